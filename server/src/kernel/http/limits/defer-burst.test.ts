import { expect, test, vi } from 'vitest'
import { deferBurst } from './defer-burst.ts'

const burstOf = (count: number, finished: string[]) =>
  Promise.all(Array.from({ length: count }, (_, n) => deferBurst(true, async () => finished.push(`crowd ${n}`))))

test('QUA-10 a crowd goes on together, in order of coming, after the calls that are being answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const finished: string[] = []
  let answer!: () => void
  const answered = new Promise<void>((done) => (answer = done))
  const other = deferBurst(false, () => answered.then(() => finished.push('the shop')))
  const burst = burstOf(40, finished)
  setTimeout(answer, 15)
  await vi.advanceTimersByTimeAsync(30)
  vi.useRealTimers()
  await Promise.all([other, burst])
  expect(finished).toEqual(['the shop', ...Array.from({ length: 40 }, (_, n) => `crowd ${n}`)])
})

test('QUA-10 a call that takes long, or fails, does not hold the crowd up', async () => {
  const finished: string[] = []
  let answer!: () => void
  const slow = deferBurst(false, () => new Promise<void>((done) => (answer = done)))
  await burstOf(3, finished)
  expect(finished).toEqual(['crowd 0', 'crowd 1', 'crowd 2'])
  answer()
  await slow
  await expect(deferBurst(false, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  await burstOf(1, finished)
  expect(finished).toHaveLength(4)
})

test('QUA-10 a crowd of any size is answered, the first first', async () => {
  const finished: string[] = []
  await burstOf(250, finished)
  expect(finished).toEqual(Array.from({ length: 250 }, (_, n) => `crowd ${n}`))
})
