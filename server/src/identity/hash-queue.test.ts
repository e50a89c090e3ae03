import { describe, expect, test } from 'vitest'
import { Refusal } from '../kernel/refusal.ts'
import { HashQueue, knownCaller, type Caller } from './hash-queue.ts'

const tooMany = new Refusal('call.too_many')
const limits = { atOnce: 1, waiting: 2, longestMs: 10_000 }

/** A queue whose one place is taken until `open` is called, and the names of those let in since. */
function busyQueue(queueLimits = limits) {
  const queue = new HashQueue(queueLimits)
  const gate = Promise.withResolvers<void>()
  const holder = queue.run(knownCaller, () => gate.promise)
  const entered: string[] = []
  const come = (name: string, caller: Caller) => queue.run(caller, () => Promise.resolve(void entered.push(name)))
  const open = () => {
    gate.resolve()
    return holder
  }
  return { come, open, entered, queue }
}
const callerWith = (attempts: number): Caller => ({ isKnown: false, attempts })

describe('the queue before hashing', () => {
  test('IDN-11 known callers go first, then strangers by the fewest attempts, each in order of coming', async () => {
    const { come, open, entered } = busyQueue({ ...limits, waiting: 9 })
    const all = [
      come('stranger with 5 attempts', callerWith(5)),
      come('first stranger', callerWith(0)),
      come('second stranger', callerWith(0)),
      come('stranger with 1 try', callerWith(1)),
      come('first member', knownCaller),
      come('second member', knownCaller),
    ]
    await open()
    await Promise.all(all)
    expect(entered).toEqual([
      'first member',
      'second member',
      'first stranger',
      'second stranger',
      'stranger with 1 try',
      'stranger with 5 attempts',
    ])
  })

  test('a stranger takes the last place from one who tried more often, and from nobody else', async () => {
    const { come, open, entered } = busyQueue()
    const often = come('often', callerWith(7))
    const once = come('once', callerWith(1))
    await expect(come('also once, but later than both', callerWith(7))).rejects.toEqual(tooMany)
    const never = come('never', callerWith(0))
    await expect(often).rejects.toEqual(tooMany)
    await open()
    await Promise.all([once, never])
    expect(entered).toEqual(['never', 'once'])
  })

  test('no number of strangers keeps a member out', async () => {
    const { come, open, entered } = busyQueue()
    const unknownCallers = Array.from({ length: 50 }, () => come('stranger', callerWith(0)).catch(() => undefined))
    const member = come('member', knownCaller)
    await open()
    await Promise.all([...unknownCallers, member])
    expect(entered).toEqual(['member', 'stranger', 'stranger'])
  })

  test('who waits too long is refused and leaves the place', async () => {
    const { come, open, entered } = busyQueue({ ...limits, longestMs: 20 })
    await expect(Promise.all([come('late', callerWith(0)), come('late member', knownCaller)])).rejects.toEqual(tooMany)
    await expect.poll(() => come('another', callerWith(0)).catch((error: unknown) => error)).toEqual(tooMany)
    await open()
    expect(entered).toEqual([])
  })

  test('a place is free again after work that failed', async () => {
    const { queue, open } = busyQueue()
    await open()
    await expect(queue.run(knownCaller, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queue.run(knownCaller, () => Promise.resolve('in'))).toBe('in')
  })

  test('as many as allowed are let in at once', async () => {
    const queue = new HashQueue({ ...limits, atOnce: 3, waiting: 100 })
    let [inside, most] = [0, 0]
    const work = async () => {
      most = Math.max(most, ++inside)
      await new Promise((go) => setImmediate(go))
      inside--
    }
    await Promise.all(Array.from({ length: 20 }, () => queue.run(callerWith(0), work)))
    expect(most).toBe(3)
  })
})
