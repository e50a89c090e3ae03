import { expect, test } from 'vitest'
import { readTogether } from './read-together.ts'

/** Readings that end when they are let, and what each was asked. */
function readings(options: { width: number; most: number }) {
  const asked: number[][] = []
  const ends: (() => void)[] = []
  const ask = readTogether<number, string>((keys) => {
    asked.push([...keys])
    return new Promise((resolve, reject) =>
      ends.push(() => (keys.includes(13) ? reject(new Error('unlucky')) : resolve(new Map(keys.map((key) => [key, `found ${key}`]))))),
    )
  }, options)
  return { asked, ends, ask }
}

test('QUA-10 who asks alone is read at once, and those who come meanwhile together afterwards', async () => {
  const { asked, ends, ask } = readings({ width: 1, most: 10 })
  const first = ask(1)
  const others = [ask(2), ask(3), ask(2)]
  expect(asked).toEqual([[1]])
  ends[0]!()
  expect(await first).toBe('found 1')
  expect(asked).toEqual([[1], [2, 3]])
  ends[1]!()
  expect(await Promise.all(others)).toEqual(['found 2', 'found 3', 'found 2'])
})

test('QUA-10 no more are read at once than are allowed, and a failure is told to those of its reading alone', async () => {
  const { asked, ends, ask } = readings({ width: 2, most: 2 })
  const all = [1, 13, 3, 4, 5].map((key) => ask(key).catch(() => 'failed'))
  expect(asked).toEqual([[1], [13]])
  ends[0]!()
  ends[1]!()
  await Promise.all(all.slice(0, 2))
  ends[2]!()
  ends[3]?.()
  await Promise.all(all.slice(2, 4))
  ends[3]?.()
  expect(await Promise.all(all)).toEqual(['found 1', 'failed', 'found 3', 'found 4', 'found 5'])
  expect(asked.slice(2).flat()).toEqual([3, 4, 5])
})
