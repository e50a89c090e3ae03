import type { recharge as contract, PricedUnit, UnitPrice } from '@longmall/contract/recharge.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { audit } from '../kernel/audit.ts'
import { dayIn } from '../kernel/clock.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { cutPage, readCursor } from '../kernel/cursor.ts'
import { Refusal, wrongField } from '../kernel/refusal.ts'
import { zoneSettings } from '../kernel/store-zone.ts'

type PriceRow = { unit: PricedUnit; day: string; cents: bigint; version: number }
type Input = InputOf<typeof contract.set_prices>

const columns = sql.raw('unit, day::text as day, cents, version')
const shown = ({ cents, ...row }: PriceRow): UnitPrice => ({ ...row, price: toDecimal(cents, 'MONEY') })

/** Prices of a coin by day, 30 a page when not said otherwise, the latest first. */
export async function listPrices(
  { db }: Context<StaffActor>,
  { unit, cursor, page_size = 30 }: InputOf<typeof contract.list_prices>,
): Promise<OutputOf<typeof contract.list_prices>> {
  // A day as a number, since a cursor of a client's own making might hold one that the calendar does not have.
  const [before] = cursor === undefined ? ['99999999'] : readCursor(cursor, [/^\d{8}$/])
  const { rows } = await sql<PriceRow>`
    select ${columns} from unit_price where unit = ${unit} and to_char(day, 'YYYYMMDD')::int < ${before}::int order by day desc limit ${page_size + 1}`.execute(
    db,
  )
  return cutPage(rows.map(shown), page_size, (row) => [row.day.replaceAll('-', '')])
}

/**
 * Sets prices of coins from a day on. Refuses `recharge.price_past` for a day that is over, since what was bought then was
 * bought at its price, and `recharge.price_stale` when somebody else set that day's price first.
 */
export async function setPrices(context: Context<StaffActor>, { list }: Input): Promise<OutputOf<typeof contract.set_prices>> {
  const today = dayIn(context.setting(zoneSettings.time_zone), context.now)
  const [before, after]: [UnitPrice[], UnitPrice[]] = [[], []]
  for (const one of list.toSorted((a, b) => (`${a.unit} ${a.day}` < `${b.unit} ${b.day}` ? -1 : 1))) {
    if (one.day < today) throw new Refusal('recharge.price_past')
    const cents = toSmallest(one.price, 'MONEY')
    if (cents === 0n) throw wrongField('list', 'recharge.above_zero')
    const kept = await setPrice(context, { ...one, cents })
    if (kept.before) before.push(kept.before)
    after.push(kept.after)
  }
  await audit(context, { subject: `unit_price ${after[0]!.unit} ${after[0]!.day}`, before, after })
  return { list: after }
}

async function setPrice({ db }: Context, { unit, day, cents, version }: PriceRow): Promise<{ before: UnitPrice | null; after: UnitPrice }> {
  const { rows: known } = await sql<PriceRow>`
    select ${columns} from unit_price where unit = ${unit} and day = ${day}::date for update`.execute(db)
  if ((known[0]?.version ?? 0) !== version) throw new Refusal('recharge.price_stale')
  const { rows } = await sql<PriceRow>`
    insert into unit_price (unit, day, cents) values (${unit}, ${day}::date, ${cents})
    on conflict (unit, day) do update set cents = excluded.cents, version = unit_price.version + 1 where unit_price.version = ${version}
    returning ${columns}`.execute(db)
  if (!rows[0]) throw new Refusal('recharge.price_stale')
  return { before: known[0] ? shown(known[0]) : null, after: shown(rows[0]) }
}
