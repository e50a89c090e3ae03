import { sql } from 'kysely'
import type { Context, SystemActor } from '../../kernel/context.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import { notifyEach, type MemberNotice } from '../../messaging/send-mail.ts'
import { moveFrozen } from '../../wallet/frozen/move-frozen.ts'
import { countReferrals } from '../level/counted-referrals.ts'
import { raiseByReferrals } from '../level/raise-by-referrals.ts'
import { fullGrade } from '../level/rules.ts'
import { setWindowTimer } from './schedule-window.ts'

/** Members of one transaction. */
const batch = 200

interface MovedWindow {
  member_id: number
  step: 'warn' | 'freeze' | 'forfeit'
  freezes_at: Timestamp
  forfeits_at: Timestamp
}

/**
 * The timer's verb at an instant at which windows warn, freeze or forfeit: for all of them that are due, a batch a transaction: the
 * timer is set again for the same instant until nothing is due. Who has the referrals of an RM already, whose event has not been
 * delivered, is raised first, in a transaction of its own, so that no window is frozen or forfeited after its condition was met.
 */
export async function runWindows(context: Context<SystemActor>, subject: string): Promise<void> {
  if ((await raiseDue(context)) > 0 || (await moveDue(context)) > 0) await setWindowTimer(context, subject)
}

const isDue = (now: string) => sql`(w.state = 'open' and w.freezes_at <= ${now} or w.state = 'frozen' and w.forfeits_at <= ${now})`

/** Of the first batch that is due, those with the referrals of an RM; what `moveDue` takes next is within that batch. */
async function raiseDue(context: Context): Promise<number> {
  const { rows } = await sql<{ member_id: number }>`
    with due as (select w.member_id from am_window w where ${isDue(context.now)} order by w.member_id limit ${batch})
    select due.member_id from due join grade g on g.key = ${fullGrade}
    where ${countReferrals(sql`due.member_id`, sql`g.needs_grade`, sql`g.needs_count`)} >= g.needs_count order by due.member_id`.execute(
    context.db,
  )
  let raised = 0
  for (const { member_id } of rows) if (await raiseByReferrals(context, member_id)) raised++
  return raised
}

/** One update decides each window: a release in another transaction makes its row match no more. */
async function moveDue(context: Context): Promise<number> {
  const { db, now } = context
  const { rows } = await sql<MovedWindow>`
    with due as (
      select w.member_id, case when w.state = 'frozen' then 'forfeit' when w.freezes_at <= ${now} then 'freeze' else 'warn' end as step
      from am_window w
      where ${isDue(now)} or w.state = 'open' and w.warned_at is null and w.warns_at <= ${now}
      order by w.member_id limit ${batch} for update
    )
    update am_window w set warned_at = case when due.step = 'warn' then ${now} else w.warned_at end,
      state = case due.step when 'freeze' then 'frozen' when 'forfeit' then 'forfeited' else w.state end,
      state_since = case when due.step = 'warn' then w.state_since else ${now} end
    from due where w.member_id = due.member_id returning w.member_id, due.step, w.freezes_at, w.forfeits_at`.execute(db)
  const forfeited = rows.filter(({ step }) => step === 'forfeit').map(({ member_id }) => member_id)
  // A member forfeits once, so the first of a batch names it.
  const [first] = forfeited
  if (first !== undefined)
    await moveFrozen(context, forfeited, ['frozen:referral', 'frozen:window'], {
      kind: 'award.window_forfeited',
      key: String(first),
      topic: 'award',
      reason: 'AM window ended',
      to: 'forfeited',
    })
  await notifyEach(context, rows.map(noticeOf))
  return rows.length
}

function noticeOf({ member_id, step, freezes_at, forfeits_at }: MovedWindow): MemberNotice {
  if (step === 'warn') return { member_id, template: 'am_window_warning', params: () => ({ until: freezes_at }) }
  if (step === 'freeze') return { member_id, template: 'am_window_frozen', params: () => ({ until: forfeits_at }) }
  return { member_id, template: 'am_window_forfeited', params: () => ({}) }
}
