import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { listPictureJobs } from './jobs.ts'
import type { PictureJob } from './jobs.ts'
import { page } from './scenes/light.ts'

async function drawJob(folder: string, { files, ratio, draw }: PictureJob): Promise<void> {
  const widest = Math.max(...files.map(([width]) => width))
  const svg = Buffer.from(page(await draw(), widest, Math.round(widest * ratio)))
  const { data, info } = await sharp(svg).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (const [width, name] of files) {
    const picture = sharp(data, { raw: info })
    const bytes = await (width === widest ? picture : picture.resize(width)).webp({ quality: 82, effort: 1 }).toBuffer()
    // Under another name first: a file with its own name is always whole.
    const file = join(folder, name)
    await writeFile(`${file}.part`, bytes)
    await rename(`${file}.part`, file)
  }
}

/** Draws those of the pictures that are not in the folder yet. */
export async function drawJobs(folder: string, jobs: PictureJob[], onProgress?: (done: number, all: number) => void): Promise<void> {
  for (const kind of new Set(jobs.map((job) => dirname(job.files[0]![1])))) await mkdir(join(folder, kind), { recursive: true })
  const present = new Set(await readdir(folder, { recursive: true }))
  const missing = jobs.filter((job) => !job.files.every(([, name]) => present.has(name)))
  let done = jobs.length - missing.length
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  try {
    await pLimit(Math.min(4, availableParallelism())).map(missing, async (job) => {
      await drawJob(folder, job)
      onProgress?.(++done, jobs.length)
    })
  } finally {
    sharp.concurrency(threads)
  }
}

/**
 * Draws the pictures of the demo store into a folder, those that are not there yet; the same bytes each time.
 * `onProgress` hears how many of how many pictures are done.
 */
export const drawPictures = (folder: string, onProgress?: (done: number, all: number) => void): Promise<void> =>
  drawJobs(folder, listPictureJobs(), onProgress)
