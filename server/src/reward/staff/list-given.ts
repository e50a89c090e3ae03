import type { GivenReward, rewardStaff as contract } from '@longmall/contract/reward-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/cursor.ts'

/** What members were given by rules, the last one first, 20 a page when not said otherwise; a rule's name in the caller's language. */
export async function listGiven(
  { db, language }: Context<StaffActor>,
  { rule_id, member_id, cursor, page_size = 20 }: InputOf<typeof contract.given>,
): Promise<OutputOf<typeof contract.given>> {
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const wanted = [
    sql`g.id < ${before}::bigint`,
    ...(rule_id === undefined ? [] : [sql`g.rule_id = ${rule_id}`]),
    ...(member_id === undefined ? [] : [sql`g.member_id = ${member_id}`]),
  ]
  const { rows } = await sql<GivenReward>`
    select g.id as given_id, g.rule_id, r.occasion, coalesce(own.name, en.name) as rule_name, g.member_id, m.nickname, g.subject, g.times, g.longcoin,
      g.taken_back, g.given_at
    from reward_given g join reward_rule r on r.id = g.rule_id join member m on m.id = g.member_id
      join reward_rule_text en on en.rule_id = r.id and en.language = 'en-us'
      left join reward_rule_text own on own.rule_id = r.id and own.language = ${language}
    where ${sql.join(wanted, sql` and `)} order by g.id desc limit ${page_size + 1}`.execute(db)
  return cutPage(rows, page_size, ({ given_id }) => [given_id])
}
