import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { plus } from '../../kernel/time/clock.ts'
import { startOfDay, zoneSettings } from '../../kernel/time/store-zone.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { today } from '../plan/today.ts'

export const settlementTimer = 'settlement.run'

/** The day after `2026-11-21`. */
export const dayAfter = (day: string): string => plus(`${day}T00:00:00.000Z`, { days: 1 }).slice(0, 10)

/** The instant at which a day of the store's zone is over. */
export const cutoffOf = ({ setting }: Pick<Context, 'setting'>, day: string): string =>
  startOfDay(setting(zoneSettings.time_zone), dayAfter(day))

/** Schedules the run of today where none is scheduled or open: the first sale starts the chain, and each run continues it. */
export async function ensureSettlement(context: Context): Promise<void> {
  const day = today(context)
  const { rows } = await sql`
    select from timer where kind = ${settlementTimer}
    union all select from settlement_run where day >= ${day}::date or closed_at is null limit 1`.execute(context.db)
  if (rows.length === 0) await setTimer(context.db, settlementTimer, day, cutoffOf(context, day))
}
