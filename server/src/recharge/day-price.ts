import type { PricedUnit } from '@longmall/contract/recharge.ts'
import { sql } from 'kysely'
import { dayIn } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'

/** Cents of one whole unit on the store's day: the price that was set last up to it; money is itself. (decisions.md, Prices) */
export async function dayPrice({ db, now, setting }: Context, unit: 'MONEY' | PricedUnit): Promise<bigint> {
  if (unit === 'MONEY') return 100n
  const { rows } = await sql<{ cents: bigint }>`
    select cents from unit_price where unit = ${unit} and day <= ${dayIn(setting(zoneSettings.time_zone), now)}::date order by day desc limit 1`.execute(
    db,
  )
  return rows[0]?.cents ?? 100n
}
