import { expect, test, vi } from 'vitest'
import { inTurn } from './give-way.ts'

const crowdOf = (count: number, gone: string[]) =>
  Promise.all(Array.from({ length: count }, (_, n) => inTurn(true, async () => gone.push(`crowd ${n}`))))

test('QUA-10 a crowd goes on together, in order of coming, after the calls that are being answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const gone: string[] = []
  let answer!: () => void
  const answered = new Promise<void>((done) => (answer = done))
  const other = inTurn(false, () => answered.then(() => gone.push('the shop')))
  const crowd = crowdOf(40, gone)
  setTimeout(answer, 15)
  await vi.advanceTimersByTimeAsync(30)
  vi.useRealTimers()
  await Promise.all([other, crowd])
  expect(gone).toEqual(['the shop', ...Array.from({ length: 40 }, (_, n) => `crowd ${n}`)])
})

test('QUA-10 a call that takes long, or fails, does not hold the crowd up', async () => {
  const gone: string[] = []
  let answer!: () => void
  const slow = inTurn(false, () => new Promise<void>((done) => (answer = done)))
  await crowdOf(3, gone)
  expect(gone).toEqual(['crowd 0', 'crowd 1', 'crowd 2'])
  answer()
  await slow
  await expect(inTurn(false, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  await crowdOf(1, gone)
  expect(gone).toHaveLength(4)
})

test('QUA-10 a crowd of any size is answered, the first first', async () => {
  const gone: string[] = []
  await crowdOf(250, gone)
  expect(gone).toEqual(Array.from({ length: 250 }, (_, n) => `crowd ${n}`))
})
