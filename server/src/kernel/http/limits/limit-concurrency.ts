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
 * Does `work` with at most four at a time on each of these SKUs in this process: a hot SKU's row is then fought for by few
 * transactions, and the others wait here in order of coming. SKUs are entered in ascending order, as their rows are locked,
 * so that no two wait for each other. Nothing waits with a connection in its hand.
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
