import type { Site } from '../../context.ts'

const concurrencyLimit = 4

interface Semaphore {
  running: number
  waiting: (() => void)[]
}
const semaphoresOf = new WeakMap<Site, Map<number, Semaphore>>()

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
  const ids = [...new Set(sku_ids)].sort((a, b) => a - b)
  let semaphores = semaphoresOf.get(site)
  if (!semaphores) semaphoresOf.set(site, (semaphores = new Map()))
  for (const id of ids) await acquire(semaphores, id)
  try {
    return await work()
  } finally {
    for (const id of ids) release(semaphores, id)
  }
}

async function acquire(semaphores: Map<number, Semaphore>, id: number): Promise<void> {
  let semaphore = semaphores.get(id)
  if (!semaphore) semaphores.set(id, (semaphore = { running: 0, waiting: [] }))
  if (semaphore.running < concurrencyLimit) semaphore.running++
  else await new Promise<void>((resolve) => semaphore.waiting.push(resolve))
}

function release(semaphores: Map<number, Semaphore>, id: number): void {
  const semaphore = semaphores.get(id)!
  const next = semaphore.waiting.shift()
  if (next) next()
  else if (--semaphore.running === 0) semaphores.delete(id)
}
