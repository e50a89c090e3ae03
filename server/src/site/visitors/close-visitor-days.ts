import { sql } from 'kysely'
import { dayIn, plus } from '../../kernel/time/clock.ts'
import type { Site } from '../../kernel/context.ts'
import { readSetting } from '../../kernel/settings.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'

/**
 * Keeps of each day that has been over for a day how many came, and forgets the hashes: by then no process has anything of it left to
 * write (decisions/0003).
 */
export const closeVisitorDays = {
  name: 'close-visitor-days',
  cron: '25 * * * *',
  run: async ({ db, shared }: Site) => {
    const over = dayIn(readSetting(shared.settings, zoneSettings.time_zone), plus(shared.now(), { days: -1 }))
    await sql`
      with gone as (delete from daily_visitor where day < ${over}::date returning day, is_counted)
      insert into visitor_day as d (day, visitors) select day, count(*) filter (where is_counted)::int from gone group by day order by day
      on conflict (day) do update set visitors = d.visitors + excluded.visitors`.execute(db)
  },
}
