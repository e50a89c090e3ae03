import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { memberSettings as own } from '../settings.ts'
import { windowTimes } from './rules.ts'

/**
 * Opens the window of a member who just became AM, in that transaction. Its instants are fixed by the settings of now; its timers
 * are set after commit (`scheduleWindow`), because Start-up payments of a day would otherwise wait for each other on the same timers.
 */
export async function openWindow({ db, now, setting }: Context, member_id: number): Promise<void> {
  const zone = setting(zoneSettings.time_zone)
  const { warns_at, freezes_at, forfeits_at } = windowTimes(zone, now, dayIn(zone, now), {
    days: setting(own.am_window_days),
    warning_days: setting(own.am_warning_days),
    countdown_days: setting(own.am_countdown_days),
  })
  await sql`
    insert into am_window (member_id, am_at, warns_at, freezes_at, forfeits_at, state_since)
    values (${member_id}, ${now}, ${warns_at}, ${freezes_at}, ${forfeits_at}, ${now})`.execute(db)
}
