import { sql } from 'kysely'
import { dayIn, plus } from '../../kernel/time/clock.ts'
import type { Context, SystemActor } from '../../kernel/context.ts'
import { startOfDay, zoneSettings } from '../../kernel/time/store-zone.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { birthdaysOn } from '../rules.ts'
import { giveByRule } from './give-by-rule.ts'
import { activeRules } from './active-rules.ts'

const kind = 'gift.birthdays'

/**
 * The timer's verb, each day at its beginning in the store's zone: gives to whose birthday it is, once a year and rule, however
 * often the date of birth is changed meanwhile. It sets itself for the next day as long as there is a rule that may still begin.
 */
export async function giveForBirthdays(context: Context<SystemActor>): Promise<void> {
  const day = dayIn(context.setting(zoneSettings.time_zone), context.now)
  for (const rule of await activeRules(context, 'birthday')) {
    const { rows } = await sql<{ member_id: number }>`
      select id as member_id from member
      where to_char(birthday, 'MM-DD') = any (${birthdaysOn(day)}) and state <> 'cancelled' and grade >= ${rule.grade} order by id`.execute(
      context.db,
    )
    const year = day.slice(0, 4)
    await giveByRule(
      context,
      rule,
      rows.map(({ member_id }) => ({ member_id, key: `birthday:${rule.rule_id}:${member_id}:${year}` })),
    )
  }
  await scheduleBirthdays(context)
}

/** Sets the timer for the beginning of the next day, where a rule of birthdays is on that has not ended. */
export async function scheduleBirthdays({ db, now, setting }: Context): Promise<void> {
  const { rows } = await sql`select from gift_rule where is_on and trigger = 'birthday' and ends_at > ${now} limit 1`.execute(db)
  if (rows.length === 0) return
  const zone = setting(zoneSettings.time_zone)
  const tomorrow = plus(`${dayIn(zone, now)}T00:00:00.000Z`, { days: 1 }).slice(0, 10)
  await setTimer(db, kind, 'day', startOfDay(zone, tomorrow))
}
