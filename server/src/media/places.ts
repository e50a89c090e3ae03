import { Refusal } from '../kernel/refusal.ts'

/**
 * Does `work` when there is a place: `total` at a time, and for each key of the caller's as many as it says. Who finds none waits
 * not, but hears `call.too_many` or `call.unavailable`.
 */
export function createPlaces(total: number) {
  const taken = new Map<string, number>()
  let all = 0
  return async <T>(keys: Readonly<Record<string, number>>, work: () => Promise<T>): Promise<T> => {
    const own = Object.keys(keys)
    if (own.some((key) => (taken.get(key) ?? 0) >= keys[key]!)) throw new Refusal('call.too_many')
    if (all >= total) throw new Refusal('call.unavailable')
    all++
    for (const key of own) taken.set(key, (taken.get(key) ?? 0) + 1)
    try {
      return await work()
    } finally {
      all--
      for (const key of own) {
        const left = taken.get(key)! - 1
        if (left) taken.set(key, left)
        else taken.delete(key)
      }
    }
  }
}

/** Does `work` in order of coming, `width` at a time. */
export function createQueue(width: number) {
  const waiting: (() => void)[] = []
  let free = width
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
