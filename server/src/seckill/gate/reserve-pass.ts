import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import { inTransaction, type Database } from '../../kernel/database/database.ts'
import { readTogether } from '../../kernel/database/read-together.ts'
import { piecesTaken } from '../../promotion/pieces-taken.ts'
import { settlePasses, type Gate, type Held, type Settled } from './gate.ts'
import { holderOf, passesOut } from './passes-out.ts'

interface Place {
  promotion_id: number
  sku_id: number
}

const most = 1000
const reserversOf = new WeakMap<Gate, (member_id: number) => Promise<true | undefined>>()

/**
 * Counts a member's pass among those of all processes, before it is handed out; false when others gave the last ones, and
 * the member waits again. Who comes while one batch is under way goes into the next. (decisions/0022)
 */
export async function reservePass(site: Site, place: Place, gate: Gate, member_id: number): Promise<boolean> {
  let reserve = reserversOf.get(gate)
  if (!reserve) {
    reserve = readTogether((members: readonly number[]) => reserveBatch(site, place, gate, members), { width: 1, most })
    reserversOf.set(gate, reserve)
  }
  return (await reserve(member_id)) ?? false
}

/** Gives back a pass that is out. */
export async function releasePass({ db }: Site, { pass, isReserved }: Held): Promise<void> {
  if (isReserved) await sql`delete from seckill_pass where pass = ${pass}`.execute(db)
}

async function reserveBatch(site: Site, place: Place, gate: Gate, members: readonly number[]): Promise<ReadonlyMap<number, true>> {
  const held = new Map(members.flatMap((id) => (gate.passes.has(id) ? [[id, gate.passes.get(id)!]] : [])))
  const asked = new Map([...held].filter(([, { isReserved }]) => !isReserved))
  if (asked.size > 0) {
    const settled = await inTransaction(site.db, (db) => insertFitting(db, holderOf(site), place, [...asked.values()]))
    settlePasses(gate, asked, settled, Date.parse(site.shared.now()))
    // Given up meanwhile.
    for (const [id, one] of asked) if (gate.passes.get(id) !== one) await releasePass(site, one)
  }
  return new Map([...held].flatMap(([id, { isReserved }]) => (isReserved ? [[id, true]] : [])))
}

/** Lets one process at a time count passes of a SKU, until the transaction's end. */
export async function lockPasses(db: Database, { promotion_id, sku_id }: Place): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`seckill_pass ${promotion_id} ${sku_id}`}))`.execute(db)
}

/** Keeps as many of these passes, the first first, as there are pieces without one. */
async function insertFitting(db: Database, holder: string, { promotion_id, sku_id }: Place, asked: readonly Held[]): Promise<Settled> {
  // A statement of its own: those after it see what whoever held it before has written.
  await lockPasses(db, { promotion_id, sku_id })
  // Before the pieces: an order between the two then counts twice for a moment, and never not at all.
  const out = (await passesOut(db, promotion_id)).get(sku_id) ?? 0
  const items = await piecesTaken({ db }, promotion_id)
  const { stock, taken } = items.find((one) => one.sku_id === sku_id) ?? { stock: 0, taken: 0 }
  let left = stock === null ? Infinity : Math.max(0, stock - taken - out)
  const fitting: Held[] = []
  for (const one of asked) {
    if (one.quantity > left) break
    left -= one.quantity
    fitting.push(one)
  }
  if (fitting.length > 0)
    await sql`
      insert into seckill_pass (pass, promotion_id, sku_id, quantity, holder, until)
      select pass, ${promotion_id}, ${sku_id}, quantity, ${holder}, until
      from unnest(${fitting.map(({ pass }) => pass)}::uuid[], ${fitting.map(({ quantity }) => quantity)}::int[],
        ${fitting.map(({ until }) => new Date(until).toISOString())}::timestamptz[]) as a (pass, quantity, until)
      on conflict (pass) do nothing`.execute(db)
  return { stock, taken, reserved: new Set(fitting.map(({ pass }) => pass)), left }
}
