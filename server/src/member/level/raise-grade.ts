import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { openWindow } from '../window/open-window.ts'
import { releaseWindow } from '../window/release-window.ts'
import { entryGrade, fullGrade } from './rules.ts'
import '../events.ts'

/** Why a member was raised, as the history keeps it: the paid Start-up order, or direct referrals. */
export type RaiseCause = { cause: 'start_up'; order_id: number } | { cause: 'referrals' }

/**
 * Raises a member to a grade of the ladder (decisions.md, Grades), writes the history, opens the window of a new AM or releases that of
 * a new RM, and emits the event; false, without effect, when the member has this grade or a higher one, for grades never fall, or
 * has closed the account.
 */
export async function raiseGrade(context: Context, member_id: number, grade: number, by: RaiseCause): Promise<boolean> {
  const { rows } = await sql<{ before: number }>`
    with held as (select grade from member where id = ${member_id} and state <> 'cancelled' and grade < ${grade} for no key update)
    update member m set grade = ${grade} from held where m.id = ${member_id} returning held.grade as before`.execute(context.db)
  if (!rows[0]) return false
  const { before } = rows[0]
  const order_id = by.cause === 'start_up' ? by.order_id : null
  await context.db
    .insertInto('grade_change')
    .values({ member_id, before, grade, cause: by.cause, order_id, changed_at: context.now })
    .execute()
  if (grade === entryGrade) await openWindow(context, member_id)
  if (grade >= fullGrade) await releaseWindow(context, member_id)
  await emit(context, 'member.level_reached', { member_id, before, grade })
  return true
}
