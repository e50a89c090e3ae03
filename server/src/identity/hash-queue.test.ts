import { describe, expect, test } from 'vitest'
import { Refusal } from '../kernel/refusal.ts'
import { HashQueue, known, type Caller } from './hash-queue.ts'

const tooMany = new Refusal('call.too_many')
const limits = { atOnce: 1, waiting: 2, longestMs: 10_000 }

/** A queue whose one place is taken until `open` is called, and the names of those let in since. */
function heldQueue(given = limits) {
  const queue = new HashQueue(given)
  const gate = Promise.withResolvers<void>()
  const holder = queue.run(known, () => gate.promise)
  const entered: string[] = []
  const come = (name: string, caller: Caller) => queue.run(caller, () => Promise.resolve(void entered.push(name)))
  const open = () => {
    gate.resolve()
    return holder
  }
  return { come, open, entered, queue }
}
const stranger = (tries: number): Caller => ({ isKnown: false, tries })

describe('the queue before hashing', () => {
  test('IDN-11 known callers go first, then strangers by the fewest tries, each in order of coming', async () => {
    const { come, open, entered } = heldQueue({ ...limits, waiting: 9 })
    const all = [
      come('stranger with 5 tries', stranger(5)),
      come('first stranger', stranger(0)),
      come('second stranger', stranger(0)),
      come('stranger with 1 try', stranger(1)),
      come('first member', known),
      come('second member', known),
    ]
    await open()
    await Promise.all(all)
    expect(entered).toEqual([
      'first member',
      'second member',
      'first stranger',
      'second stranger',
      'stranger with 1 try',
      'stranger with 5 tries',
    ])
  })

  test('a stranger takes the last place from one who tried more often, and from nobody else', async () => {
    const { come, open, entered } = heldQueue()
    const often = come('often', stranger(7))
    const once = come('once', stranger(1))
    await expect(come('also once, but later than both', stranger(7))).rejects.toEqual(tooMany)
    const never = come('never', stranger(0))
    await expect(often).rejects.toEqual(tooMany)
    await open()
    await Promise.all([once, never])
    expect(entered).toEqual(['never', 'once'])
  })

  test('no number of strangers keeps a member out', async () => {
    const { come, open, entered } = heldQueue()
    const strangers = Array.from({ length: 50 }, () => come('stranger', stranger(0)).catch(() => undefined))
    const member = come('member', known)
    await open()
    await Promise.all([...strangers, member])
    expect(entered).toEqual(['member', 'stranger', 'stranger'])
  })

  test('who waits too long is refused and leaves the place', async () => {
    const { come, open, entered } = heldQueue({ ...limits, longestMs: 20 })
    await expect(Promise.all([come('late', stranger(0)), come('late member', known)])).rejects.toEqual(tooMany)
    await expect.poll(() => come('another', stranger(0)).catch((error: unknown) => error)).toEqual(tooMany)
    await open()
    expect(entered).toEqual([])
  })

  test('a place is free again after work that failed', async () => {
    const { queue, open } = heldQueue()
    await open()
    await expect(queue.run(known, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queue.run(known, () => Promise.resolve('in'))).toBe('in')
  })

  test('as many as allowed are let in at once', async () => {
    const queue = new HashQueue({ ...limits, atOnce: 3, waiting: 100 })
    let [inside, most] = [0, 0]
    const work = async () => {
      most = Math.max(most, ++inside)
      await new Promise((go) => setImmediate(go))
      inside--
    }
    await Promise.all(Array.from({ length: 20 }, () => queue.run(stranger(0), work)))
    expect(most).toBe(3)
  })
})
