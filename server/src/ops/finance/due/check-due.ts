import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { createContext, type Context, type Site } from '../../../kernel/context.ts'
import { inTransaction } from '../../../kernel/database/database.ts'
import { dayIn } from '../../../kernel/time/clock.ts'
import { zoneSettings } from '../../../kernel/time/store-zone.ts'
import type { Job } from '../../../kernel/work/jobs.ts'
import { queueMail } from '../../../messaging/send-mail.ts'
import { holdersOf } from '../../../staff/people/holders-of.ts'
import { dayPlus } from '../../rules.ts'
import { readDue } from './due-sources.ts'
import { lastDayOf } from './periods.ts'
import { dueSettings } from './settings.ts'
import { compareUnits, type ComparedUnit } from './view-due.ts'

const language = 'en-us'

/** Tells operators once of each unit of which more falls due than is held and expected, before members would wait (CON-06). */
export const checkDueJob: Job = { name: 'check-due', cron: '5 * * * *', run: (site) => checkDue(site) }

/** Raises an alert of each unit that is not covered, and ends those that are covered again. */
export const checkDue = (site: Site): Promise<void> =>
  inTransaction(site.db, async (db) => {
    const context = createContext(site, { kind: 'system' }, { db, action: 'check_due' })
    const today = dayIn(context.setting(zoneSettings.time_zone), context.now)
    const days = context.setting(dueSettings.due_days)
    const soon = await readDue(context, { today, until: lastDayOf('day', today, days) })
    for (const one of await compareUnits(context, soon, { today, days })) await record(context, one, dayPlus(today, days - 1))
  })

async function record(context: Context, { unit, due, missing }: ComparedUnit, until: string): Promise<void> {
  const { db, now } = context
  if (missing === 0n) {
    await sql`update treasury_alert set ended_at = ${now} where unit = ${unit} and ended_at is null`.execute(db)
    return
  }
  const { rows } = await sql`
    insert into treasury_alert (unit, until_day, due, covered, raised_at) values (${unit}, ${until}::date, ${due}, ${due - missing}, ${now})
    on conflict (unit) where ended_at is null do nothing returning id`.execute(db)
  if (!rows[0]) return
  const params = { unit, day: until, due: toDecimal(due, unit), missing: toDecimal(missing, unit) }
  for (const { email } of await holdersOf(db, ['finance.view']))
    await queueMail(context, { to: email, language, template: 'treasury_shortfall', params })
}
