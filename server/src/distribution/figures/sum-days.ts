import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import { readSetting } from '../../kernel/settings.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'

/** Sums the commission of days that are over, and again of those whose orders were refunded since: figures read sums and not a million rows. */
export const sumCommissionDays = {
  name: 'sum-commission-days',
  cron: '7 * * * *',
  run: async ({ db, shared }: Site) => {
    await sql`select sum_commission_days(${readSetting(shared.settings, zoneSettings.time_zone)}, ${shared.now()})`.execute(db)
  },
}
