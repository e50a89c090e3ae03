import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import '../events.ts'

/**
 * Raises a member to a grade of the ladder (decisions.md, Grades) and emits the event; false, without effect, when the member has this
 * grade or a higher one, for grades never fall, or has closed the account.
 */
export async function raiseGrade(context: Context, member_id: number, grade: number): Promise<boolean> {
  const { rows } = await sql<{ before: number }>`
    with held as (select grade from member where id = ${member_id} and state <> 'cancelled' and grade < ${grade} for no key update)
    update member m set grade = ${grade} from held where m.id = ${member_id} returning held.grade as before`.execute(context.db)
  if (!rows[0]) return false
  await emit(context, 'member.level_reached', { member_id, before: rows[0].before, grade })
  return true
}
