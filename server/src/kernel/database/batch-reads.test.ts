import { expect, test } from 'vitest'
import { batchReads } from './batch-reads.ts'

/** Readings that end when they are let, and what each was given. */
function readings(options: { concurrency: number; batchSize: number }) {
  const batches: number[][] = []
  const ends: (() => void)[] = []
  const read = batchReads<number, string>((keys) => {
    batches.push([...keys])
    return new Promise((resolve, reject) =>
      ends.push(() => (keys.includes(13) ? reject(new Error('unlucky')) : resolve(new Map(keys.map((key) => [key, `found ${key}`]))))),
    )
  }, options)
  return { batches, ends, read }
}

test('QUA-10 who asks alone is read at once, and those who come meanwhile together afterwards', async () => {
  const { batches, ends, read } = readings({ concurrency: 1, batchSize: 10 })
  const first = read(1)
  const others = [read(2), read(3), read(2)]
  expect(batches).toEqual([[1]])
  ends[0]!()
  expect(await first).toBe('found 1')
  expect(batches).toEqual([[1], [2, 3]])
  ends[1]!()
  expect(await Promise.all(others)).toEqual(['found 2', 'found 3', 'found 2'])
})

test('QUA-10 no more are read at once than are allowed, and a failure is told to those of its reading alone', async () => {
  const { batches, ends, read } = readings({ concurrency: 2, batchSize: 2 })
  const all = [1, 13, 3, 4, 5].map((key) => read(key).catch(() => 'failed'))
  expect(batches).toEqual([[1], [13]])
  ends[0]!()
  ends[1]!()
  await Promise.all(all.slice(0, 2))
  ends[2]!()
  ends[3]?.()
  await Promise.all(all.slice(2, 4))
  ends[3]?.()
  expect(await Promise.all(all)).toEqual(['found 1', 'failed', 'found 3', 'found 4', 'found 5'])
  expect(batches.slice(2).flat()).toEqual([3, 4, 5])
})
