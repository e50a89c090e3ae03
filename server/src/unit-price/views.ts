import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { pricedUnits, type PricedUnit, type unitPrice as contract } from '@longmall/contract/unit-price.ts'
import { fromMicros } from '@longmall/contract/unit-price-scale.ts'
import { sql } from 'kysely'
import { dayIn } from '../kernel/time/clock.ts'
import type { Context, StaffActor } from '../kernel/context.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import { publicationDays } from './rules.ts'
import { unitPriceSettings } from './settings.ts'

interface CurrentRow {
  unit: PricedUnit
  micros: bigint
  since: string
  upcoming: { price: string; starts_on: string }[]
}

/** Today's price of each coin in the store's zone, those of days to come, and from when on a new one can apply. */
export async function viewCurrent({ db, now, setting }: Context<StaffActor>): Promise<OutputOf<typeof contract.current>> {
  const zone = setting(zoneSettings.time_zone)
  const today = dayIn(zone, now)
  const { rows } = await sql<CurrentRow>`
    select w.unit, unit_price_on(w.unit, ${today}::date) as micros,
      (select max(starts_on)::text from unit_price p where p.unit = w.unit and p.starts_on <= ${today}::date) as since,
      coalesce((select jsonb_agg(jsonb_build_object('price', n.micros::text, 'starts_on', n.starts_on) order by n.starts_on)
        from (select distinct on (starts_on) micros, starts_on from unit_price p where p.unit = w.unit and p.starts_on > ${today}::date
          order by starts_on, revision desc) n), '[]') as upcoming
    from unnest(${pricedUnits}::text[]) with ordinality w (unit, position) order by w.position`.execute(db)
  return {
    today,
    ...publicationDays(zone, now),
    jump_percent: setting(unitPriceSettings.jump_percent),
    list: rows.map(({ unit, micros, since, upcoming }) => ({
      unit,
      price: fromMicros(micros),
      since,
      upcoming: upcoming.map(({ price, starts_on }) => ({ price: fromMicros(BigInt(price)), starts_on })),
    })),
  }
}

/** The price on each of the last `days` days of the store's zone, today's the last. */
export const viewHistory = (context: Context<StaffActor>, input: InputOf<typeof contract.history>) => priceHistory(context, input)

/** The same for whoever may see it. */
export async function priceHistory(
  { db, now, setting }: Context,
  { unit, days }: InputOf<typeof contract.history>,
): Promise<OutputOf<typeof contract.history>> {
  const today = dayIn(setting(zoneSettings.time_zone), now)
  const { rows } = await sql<{ day: string; micros: bigint }>`
    select d.day::date::text as day, unit_price_on(${unit}, d.day::date) as micros
    from generate_series(${today}::date - (${days}::int - 1), ${today}::date, interval '1 day') d (day) order by d.day`.execute(db)
  return { list: rows.map(({ day, micros }) => ({ day, price: fromMicros(micros) })) }
}
