import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { NoPicture } from './fetch-picture.ts'

/** A picture as the tables keep it: address without width and ending, the widths it has. */
export interface StoredPicture {
  src: string
  widths: number[]
  avif: boolean
}

const widths = [320, 640, 1080]
const folder = 'import'

export const addressOf = (url: string) => `/media/${folder}/${createHash('sha256').update(url).digest('hex').slice(0, 24)}`
export const placeholderAddress = `/media/${folder}/placeholder`

/** Writes a picture in our widths as AVIF and WebP below `dataDir`; its content decides what it is. Refuses with `NoPicture`. */
export async function storePicture(dataDir: string, src: string, content: Buffer): Promise<StoredPicture> {
  const source = sharp(content, { failOn: 'error', animated: false }).autoOrient()
  const width = await source.metadata().then(
    (known) => known.autoOrient.width,
    () => {
      throw new NoPicture('import.picture_none')
    },
  )
  const own = widths.filter((one) => one <= width)
  const kept = own.length ? own : [width]
  const path = join(dataDir, src)
  await mkdir(join(dataDir, 'media', folder), { recursive: true })
  for (const one of kept) {
    const sized = source.clone().resize({ width: one })
    await put(`${path}-${one}.webp`, await sized.clone().webp({ quality: 78 }).toBuffer())
    await put(`${path}-${one}.avif`, await sized.avif({ quality: 52, effort: 2 }).toBuffer())
  }
  return { src, widths: kept, avif: true }
}

async function put(path: string, bytes: Buffer) {
  const part = `${path}.${randomBytes(4).toString('hex')}.part`
  await writeFile(part, bytes)
  await rename(part, path)
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 64 64">
  <rect width="64" height="64" fill="#eef0f5"/>
  <g fill="none" stroke="#b4bac8" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">
    <path d="M28.6 24.4a3.6 3.6 0 1 1 5.4 3.1c-1.2.7-2 1.5-2 3v1.2"/>
    <path d="M32 31.7 47.3 41c1.6 1 .9 3.5-1 3.5H17.7c-1.9 0-2.6-2.5-1-3.5Z"/>
  </g>
</svg>`

/** Stands for a picture that could not be had. */
export async function placeholderPicture(dataDir: string): Promise<StoredPicture> {
  const picture = { src: placeholderAddress, widths: [320, 640], avif: true }
  if (existsSync(join(dataDir, `${placeholderAddress}-640.avif`))) return picture
  return storePicture(dataDir, placeholderAddress, Buffer.from(drawing))
}
