import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import { piecesTaken } from '../../promotion/pieces-taken.ts'
import { learn, openGate, type Gate } from './gate.ts'
import { holderOf, passesOut } from './passes-out.ts'

/** The gates of a session in this process, by SKU; the instant is of the real clock, in ms. */
interface Sale {
  gates: Map<number, Gate>
  readAt: number
  reading: Promise<void> | null
}

/** What a process knows of the pieces taken is never older (decisions/0022). */
const longestMs = 1000
const forgottenMs = 3_600_000

const salesOf = new WeakMap<Site, Map<number, Sale>>()

/**
 * The gates of a session, at most a second behind the database: whoever asks in a moment shares one reading, so that a
 * burst costs three statements a second. `isFresh` reads now.
 */
export async function gatesOf(site: Site, promotion_id: number, { isFresh = false } = {}): Promise<ReadonlyMap<number, Gate>> {
  const sale = saleOf(site, promotion_id)
  if (isFresh || performance.now() - sale.readAt > longestMs) {
    if (isFresh) await sale.reading
    sale.reading ??= read(site, promotion_id, sale).finally(() => (sale.reading = null))
    await sale.reading
  }
  return sale.gates
}

function saleOf(site: Site, promotion_id: number): Sale {
  let sales = salesOf.get(site)
  if (!sales) salesOf.set(site, (sales = new Map()))
  const known = sales.get(promotion_id)
  if (known) return known
  for (const [id, { readAt, reading }] of sales) if (!reading && performance.now() - readAt > forgottenMs) sales.delete(id)
  const sale = { gates: new Map(), readAt: -Infinity, reading: null }
  sales.set(promotion_id, sale)
  return sale
}

async function read(site: Site, promotion_id: number, sale: Sale): Promise<void> {
  const { db } = site
  const readAt = performance.now()
  const passes = [...sale.gates.values()].flatMap((gate) => [...gate.passes.values()].map((held) => held.pass))
  // Before the pieces: an order between the two then counts twice for a moment, and never not at all.
  const { rows } = passes.length
    ? await sql<{ pass: string }>`select pass from seckill_used_pass where pass = any (${passes}::uuid[])`.execute(db)
    : { rows: [] }
  const used = new Set(rows.map((row) => row.pass))
  const elsewhere = await passesOut(db, promotion_id, holderOf(site))
  const items = await piecesTaken({ db }, promotion_id)
  for (const { sku_id, stock, taken } of items) {
    let gate = sale.gates.get(sku_id)
    if (!gate) sale.gates.set(sku_id, (gate = openGate(stock, taken)))
    learn(gate, { stock, taken, used, elsewhere: elsewhere.get(sku_id) ?? 0 })
  }
  sale.readAt = readAt
}
