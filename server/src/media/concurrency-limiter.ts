import { Refusal } from '../kernel/refusal.ts'

/**
 * Runs `work` within limits: `total` at a time, and a number for each key of the caller's. Over the limit it does not wait but refuses
 * `call.too_many` or `call.unavailable`.
 */
export function createConcurrencyLimiter(total: number) {
  const active = new Map<string, number>()
  let activeTotal = 0
  return async <T>(keys: Readonly<Record<string, number>>, work: () => Promise<T>): Promise<T> => {
    const names = Object.keys(keys)
    if (names.some((key) => (active.get(key) ?? 0) >= keys[key]!)) throw new Refusal('call.too_many')
    if (activeTotal >= total) throw new Refusal('call.unavailable')
    activeTotal++
    for (const key of names) active.set(key, (active.get(key) ?? 0) + 1)
    try {
      return await work()
    } finally {
      activeTotal--
      for (const key of names) {
        const remaining = active.get(key)! - 1
        if (remaining) active.set(key, remaining)
        else active.delete(key)
      }
    }
  }
}

/** Does `work` in order of coming, `concurrency` at a time. */
export function createQueue(concurrency: number) {
  const waiting: (() => void)[] = []
  let available = concurrency
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (available > 0) available--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else available++
    }
  }
}
