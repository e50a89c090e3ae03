import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import { reservedQuantities } from '../../promotion/reserved-quantities.ts'
import { updateGate, createGate, type Gate } from './gate.ts'
import { holderOf, outstandingPasses } from './outstanding-passes.ts'

/** The gates of a session in this process, by SKU; the instant is of the real clock, in ms. */
interface Sale {
  gates: Map<number, Gate>
  readAt: number
  reading: Promise<void> | null
}

/** The maximum age of a process's count of reserved units (decisions/0022). */
const maxAgeMs = 1000
const evictAfterMs = 3_600_000

const salesOf = new WeakMap<Site, Map<number, Sale>>()

/**
 * The gates of a session, at most a second behind the database: concurrent calls share one read, so that a burst costs three statements
 * a second. `isFresh` reads now.
 */
export async function gatesOf(site: Site, promotion_id: number, { isFresh = false } = {}): Promise<ReadonlyMap<number, Gate>> {
  const sale = saleOf(site, promotion_id)
  if (isFresh || performance.now() - sale.readAt > maxAgeMs) {
    if (isFresh) await sale.reading
    sale.reading ??= read(site, promotion_id, sale).finally(() => (sale.reading = null))
    await sale.reading
  }
  return sale.gates
}

function saleOf(site: Site, promotion_id: number): Sale {
  let sales = salesOf.get(site)
  if (!sales) salesOf.set(site, (sales = new Map()))
  const existing = sales.get(promotion_id)
  if (existing) return existing
  for (const [id, { readAt, reading }] of sales) if (!reading && performance.now() - readAt > evictAfterMs) sales.delete(id)
  const sale = { gates: new Map(), readAt: -Infinity, reading: null }
  sales.set(promotion_id, sale)
  return sale
}

async function read(site: Site, promotion_id: number, sale: Sale): Promise<void> {
  const { db } = site
  const readAt = performance.now()
  const passes = [...sale.gates.values()].flatMap((gate) => [...gate.passes.values()].map((issued) => issued.pass))
  // Before the units: an order between the two then counts twice for a moment, and never not at all.
  const { rows } = passes.length
    ? await sql<{ pass: string }>`select pass from flash_sale_used_pass where pass = any (${passes}::uuid[])`.execute(db)
    : { rows: [] }
  const used = new Set(rows.map((row) => row.pass))
  const remoteQuantities = await outstandingPasses(db, promotion_id, holderOf(site))
  const items = await reservedQuantities({ db }, promotion_id)
  for (const { sku_id, stock, reserved } of items) {
    let gate = sale.gates.get(sku_id)
    if (!gate) sale.gates.set(sku_id, (gate = createGate(stock, reserved)))
    updateGate(gate, { stock, reserved, used, remoteQuantity: remoteQuantities.get(sku_id) ?? 0 })
  }
  sale.readAt = readAt
}
