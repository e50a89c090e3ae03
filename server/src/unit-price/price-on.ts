import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { sql } from 'kysely'
import { dayIn } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'

/**
 * The price of one whole unit on a day of the store's zone, in millionths of the shop's currency. That of a past or the current day
 * never changes; whoever converts at it stores it nevertheless, so that a record explains itself.
 */
export async function priceOn({ db }: Pick<Context, 'db'>, unit: PricedUnit, day: string): Promise<bigint> {
  const { rows } = await sql<{ micros: bigint }>`select unit_price_on(${unit}, ${day}::date) as micros`.execute(db)
  return rows[0]!.micros
}

/** The same of the store's current day. */
export const priceToday = (context: Pick<Context, 'db' | 'now' | 'setting'>, unit: PricedUnit): Promise<bigint> =>
  priceOn(context, unit, dayIn(context.setting(zoneSettings.time_zone), context.now))
