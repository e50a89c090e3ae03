import pLimit, { type LimitFunction } from 'p-limit'
import type { Site } from '../../context.ts'

const concurrencyLimit = 4

/** By SKU, of each process; a SKU that nobody works on has none. */
const limitsOf = new WeakMap<Site, Map<number, LimitFunction>>()

/** A handler that waits its turn before its transaction is opened: `concurrencyKeys` names the SKUs of an input that many may want at once. */
export interface WithConcurrencyKeys<Input> {
  concurrencyKeys?: (input: Input) => readonly number[]
}
export const withConcurrencyKeys = <Caller, Input, Answer>(
  run: (context: Caller, input: Input) => Answer,
  concurrencyKeys: (input: Input) => readonly number[],
) => Object.assign(run, { concurrencyKeys })

/**
 * Runs `work` with at most four at a time for each of these SKUs in this process: few transactions compete for a hot SKU's row, and the
 * others wait here in order of arrival. SKUs are entered in ascending order, as their rows are locked, to avoid deadlocks. Nothing waits
 * while it holds a connection.
 */
export async function limitConcurrency<T>(site: Site, sku_ids: readonly number[], work: () => Promise<T>): Promise<T> {
  const ids = [...new Set(sku_ids)].sort((a, b) => b - a)
  let limits = limitsOf.get(site)
  if (!limits) limitsOf.set(site, (limits = new Map()))
  return ids.reduce((inner, id) => () => enter(limits, id, inner), work)()
}

async function enter<T>(limits: Map<number, LimitFunction>, id: number, work: () => Promise<T>): Promise<T> {
  const limit = limits.get(id) ?? pLimit(concurrencyLimit)
  limits.set(id, limit)
  try {
    return await limit(work)
  } finally {
    if (limit.activeCount + limit.pendingCount === 0) limits.delete(id)
  }
}
