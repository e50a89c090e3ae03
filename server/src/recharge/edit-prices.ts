import type { recharge as contract, PricedUnit, UnitPrice } from '@longmall/contract/recharge.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { audit } from '../kernel/security/audit.ts'
import { dayIn } from '../kernel/time/clock.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { readPage, type ListOrder } from '../kernel/database/list-order.ts'
import { Refusal, wrongField } from '../kernel/refusal.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'

type PriceRow = { unit: PricedUnit; day: string; cents: bigint; version: number }
type Input = InputOf<typeof contract.set_prices>

const columns = sql.raw('unit, day::text as day, cents, version')
const showPrice = ({ cents, ...row }: PriceRow): UnitPrice => ({ ...row, price: toDecimal(cents, 'MONEY') })

// A day as a number: there is one price a day.
const order: ListOrder<'day' | 'price'> = {
  id: sql`to_char(day, 'YYYYMMDD')::int`,
  defaultSort: '-day',
  sorts: { day: 'id', price: { number: sql`cents` } },
}

/** Prices of a coin by day, 30 a page by default, the latest first by default. */
export async function listPrices(
  { db }: Context<StaffActor>,
  { unit, page_size = 30, ...page }: InputOf<typeof contract.list_prices>,
): Promise<OutputOf<typeof contract.list_prices>> {
  const { list, next } = await readPage(
    db,
    order,
    { ...page, page_size },
    ({ after, by, cursorColumn, limit }) => sql<PriceRow>`
      select ${columns}${cursorColumn} from unit_price where unit = ${unit} and ${after} order by ${by} limit ${limit}`,
  )
  return { list: list.map(showPrice), next }
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
    if (cents === 0n) throw wrongField('list', 'recharge.amount_not_positive')
    const saved = await setPrice(context, { ...one, cents })
    if (saved.before) before.push(saved.before)
    after.push(saved.after)
  }
  await audit(context, { subject: `unit_price ${after[0]!.unit} ${after[0]!.day}`, before, after })
  return { list: after }
}

async function setPrice({ db }: Context, { unit, day, cents, version }: PriceRow): Promise<{ before: UnitPrice | null; after: UnitPrice }> {
  const { rows: existing } = await sql<PriceRow>`
    select ${columns} from unit_price where unit = ${unit} and day = ${day}::date for update`.execute(db)
  if ((existing[0]?.version ?? 0) !== version) throw new Refusal('recharge.price_stale')
  const { rows } = await sql<PriceRow>`
    insert into unit_price (unit, day, cents) values (${unit}, ${day}::date, ${cents})
    on conflict (unit, day) do update set cents = excluded.cents, version = unit_price.version + 1 where unit_price.version = ${version}
    returning ${columns}`.execute(db)
  if (!rows[0]) throw new Refusal('recharge.price_stale')
  return { before: existing[0] ? showPrice(existing[0]) : null, after: showPrice(rows[0]) }
}
