import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { countReferrals } from './counted-referrals.ts'
import { raiseGrade } from './raise-grade.ts'

/**
 * Raises a member by one grade when the direct referrals that count are enough for it (decisions.md, Grades); true when they were.
 * Each grade reached emits its own event, so a chain is a transaction a step.
 */
export async function raiseByReferrals(context: Context, member_id: number): Promise<boolean> {
  const { rows } = await sql<{ grade: number }>`
    select g.key as grade from member sponsor
      cross join lateral (select * from grade where key > sponsor.grade order by key limit 1) g
    where sponsor.id = ${member_id} and g.needs_count is not null
      and ${countReferrals(sql`sponsor.id`, sql`g.needs_grade`, sql`g.needs_count`)} >= g.needs_count`.execute(context.db)
  return rows[0] ? raiseGrade(context, member_id, rows[0].grade, { cause: 'referrals' }) : false
}

/**
 * Answers `member.level_reached` and `member.referral_counted` after commit: evaluates the member, who may have enough referrals from
 * before, and the referrer. Within the raising transaction neither of two referrals raised at once would see the other.
 */
export async function evaluateLadder(context: Context, { member_id }: { member_id: number }): Promise<void> {
  await raiseByReferrals(context, member_id)
  const member = await context.db.selectFrom('member').select('referrer_id').where('id', '=', member_id).executeTakeFirst()
  if (member?.referrer_id != null) await raiseByReferrals(context, member.referrer_id)
}
