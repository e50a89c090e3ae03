import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import { inTransaction, type Database } from '../../kernel/database/database.ts'
import { batchReads } from '../../kernel/database/batch-reads.ts'
import { reservedQuantities } from '../../promotion/reserved-quantities.ts'
import { applyReservations, type Gate, type IssuedPass, type ReservationResult } from './gate.ts'
import { holderOf, outstandingPasses } from './outstanding-passes.ts'

interface SaleItem {
  promotion_id: number
  sku_id: number
}

const maxBatch = 1000
const reserversOf = new WeakMap<Gate, (member_id: number) => Promise<true | undefined>>()

/**
 * Counts a member's pass among those of all processes before it is issued; false when others took the last ones, and the member queues
 * again. Calls during a batch join the next one. (decisions/0022)
 */
export async function reservePass(site: Site, item: SaleItem, gate: Gate, member_id: number): Promise<boolean> {
  let reserveMember = reserversOf.get(gate)
  if (!reserveMember) {
    reserveMember = batchReads((members: readonly number[]) => reserveBatch(site, item, gate, members), {
      concurrency: 1,
      batchSize: maxBatch,
    })
    reserversOf.set(gate, reserveMember)
  }
  return (await reserveMember(member_id)) ?? false
}

/** Releases an issued pass. */
export async function releasePass({ db }: Site, { pass, isReserved }: IssuedPass): Promise<void> {
  if (isReserved) await sql`delete from flash_sale_pass where pass = ${pass}`.execute(db)
}

async function reserveBatch(site: Site, item: SaleItem, gate: Gate, members: readonly number[]): Promise<ReadonlyMap<number, true>> {
  const issued = new Map(members.flatMap((id) => (gate.passes.has(id) ? [[id, gate.passes.get(id)!]] : [])))
  const pending = new Map([...issued].filter(([, { isReserved }]) => !isReserved))
  if (pending.size > 0) {
    const result = await inTransaction(site.db, (db) => insertWithinStock(db, holderOf(site), item, [...pending.values()]))
    applyReservations(gate, pending, result, Date.parse(site.shared.now()))
    // Given up meanwhile.
    for (const [id, one] of pending) if (gate.passes.get(id) !== one) await releasePass(site, one)
  }
  return new Map([...issued].flatMap(([id, { isReserved }]) => (isReserved ? [[id, true]] : [])))
}

/** Lets one process at a time count passes of a SKU, until the transaction's end. */
export async function lockPasses(db: Database, { promotion_id, sku_id }: SaleItem): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`flash_sale_pass ${promotion_id} ${sku_id}`}))`.execute(db)
}

/** Keeps as many of these passes, the first first, as there are units without one. */
async function insertWithinStock(
  db: Database,
  holder: string,
  { promotion_id, sku_id }: SaleItem,
  pending: readonly IssuedPass[],
): Promise<ReservationResult> {
  // A statement of its own, so that those after it see what the previous holder of the lock has written.
  await lockPasses(db, { promotion_id, sku_id })
  // Before the units: an order between the two then counts twice for a moment, and never not at all.
  const out = (await outstandingPasses(db, promotion_id)).get(sku_id) ?? 0
  const items = await reservedQuantities({ db }, promotion_id)
  const { stock, reserved } = items.find((one) => one.sku_id === sku_id) ?? { stock: 0, reserved: 0 }
  let left = stock === null ? Infinity : Math.max(0, stock - reserved - out)
  const accepted: IssuedPass[] = []
  for (const one of pending) {
    if (one.quantity > left) break
    left -= one.quantity
    accepted.push(one)
  }
  if (accepted.length > 0)
    await sql`
      insert into flash_sale_pass (pass, promotion_id, sku_id, quantity, process_id, expires_at)
      select pass, ${promotion_id}, ${sku_id}, quantity, ${holder}, expires_at
      from unnest(${accepted.map(({ pass }) => pass)}::uuid[], ${accepted.map(({ quantity }) => quantity)}::int[],
        ${accepted.map(({ until }) => new Date(until).toISOString())}::timestamptz[]) as a (pass, quantity, expires_at)
      on conflict (pass) do nothing`.execute(db)
  return { stock, reserved, reservedPasses: new Set(accepted.map(({ pass }) => pass)), left }
}
