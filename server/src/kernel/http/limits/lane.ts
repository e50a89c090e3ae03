import type { Site } from '../../context.ts'

const width = 4

interface Lane {
  running: number
  waiting: (() => void)[]
}
const lanesOf = new WeakMap<Site, Map<number, Lane>>()

/** A handler that waits its turn before its transaction is opened: `lane` names the SKUs of an input that many may want at once. */
export interface Laned<Input> {
  lane?: (input: Input) => readonly number[]
}
export const withLane = <Caller, Input, Answer>(
  run: (context: Caller, input: Input) => Answer,
  lane: (input: Input) => readonly number[],
) => Object.assign(run, { lane })

/**
 * Does `work` with at most four at a time on each of these SKUs in this process: a hot SKU's row is then fought for by few
 * transactions, and the others wait here in order of coming. SKUs are entered in ascending order, as their rows are locked,
 * so that no two wait for each other. Nothing waits with a connection in its hand.
 */
export async function inLanes<T>(site: Site, sku_ids: readonly number[], work: () => Promise<T>): Promise<T> {
  const ids = [...new Set(sku_ids)].sort((a, b) => a - b)
  let lanes = lanesOf.get(site)
  if (!lanes) lanesOf.set(site, (lanes = new Map()))
  for (const id of ids) await enter(lanes, id)
  try {
    return await work()
  } finally {
    for (const id of ids) leave(lanes, id)
  }
}

async function enter(lanes: Map<number, Lane>, id: number): Promise<void> {
  let lane = lanes.get(id)
  if (!lane) lanes.set(id, (lane = { running: 0, waiting: [] }))
  if (lane.running < width) lane.running++
  else await new Promise<void>((go) => lane.waiting.push(go))
}

function leave(lanes: Map<number, Lane>, id: number): void {
  const lane = lanes.get(id)!
  const next = lane.waiting.shift()
  if (next) next()
  else if (--lane.running === 0) lanes.delete(id)
}
