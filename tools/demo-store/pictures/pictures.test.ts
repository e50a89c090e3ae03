import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listBrands } from '../content/brands/brands.ts'
import { listCategories } from '../content/categories/categories.ts'
import { listMembers } from '../content/members/members.ts'
import { listGoods } from '../content/store.ts'
import type { DemoPicture } from '../types.ts'
import { drawJobs } from './draw-pictures.ts'
import { listPictureJobs, type PictureJob } from './jobs.ts'

const jobs = listPictureJobs()
const names = new Set(jobs.flatMap((job) => job.files.map(([, name]) => name)))

describe('pictures of the demo store', () => {
  test('every picture that the content names is drawn, each once', () => {
    const goods = listGoods()
    const pictures: DemoPicture[] = [
      ...goods.flatMap((one) => [...one.pictures, ...one.reviews.flatMap((review) => review.pictures)]),
      ...listCategories().map((one) => one.picture),
      ...listBrands().map((one) => one.logo),
    ]
    const wanted = pictures.flatMap(({ src, widths }) => widths.map((width) => `${src}-${width}.webp`))
    expect([...wanted, ...listMembers().map((one) => one.avatar), 'placeholder.webp'].filter((name) => !names.has(name))).toEqual([])
    expect(names.size).toBe(jobs.flatMap((job) => job.files).length)
    for (const { pictures: own, skus, key } of goods)
      expect(
        skus.every((sku) => sku.picture_position === null || sku.picture_position < own.length),
        key,
      ).toBe(true)
  })

  test('no two goods look alike, and a goods looks the same each time', async () => {
    const fronts = jobs.filter((job) => /goods\/\d+-1-/.test(job.files[0]![1]))
    const drawn = await Promise.all(fronts.map((job) => job.draw()))
    expect(new Set(drawn).size).toBe(fronts.length)
    const again = listPictureJobs().filter((job) => /goods\/\d+-1-/.test(job.files[0]![1]))
    expect(await Promise.all(again.map((job) => job.draw()))).toEqual(drawn)
  })

  test('every picture can be drawn', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
    try {
      // A small one shows as well as a large one whether its drawing is whole.
      const small = jobs.map((job): PictureJob => ({ ...job, files: [[20, job.files[0]![1]]] }))
      await drawJobs(folder, small)
      const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'))
      expect(files.toSorted()).toEqual(jobs.map((job) => job.files[0]![1]).toSorted())
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('what is drawn already is left as it is', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
    try {
      const few = [
        jobs.find((job) => job.files[0]![1].startsWith('brand/'))!,
        jobs.find((job) => job.files[0]![1].startsWith('goods/1-1'))!,
      ]
      const reported: number[] = []
      await drawJobs(folder, few, (done) => reported.push(done))
      const files = few.flatMap((job) => job.files.map(([, name]) => join(folder, name)))
      const before = await Promise.all(files.map((file) => stat(file)))
      await drawJobs(folder, few, (done) => reported.push(done))
      const after = await Promise.all(files.map((file) => stat(file)))
      expect(reported).toEqual([1, 2])
      expect(after.map((one) => one.mtimeMs)).toEqual(before.map((one) => one.mtimeMs))
      expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.part'))).toEqual([])
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
