import type { GivenReward, rewardStaff as contract } from '@longmall/contract/reward-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'

const order: ListOrder<'granted_at' | 'longcoin'> = {
  id: sql`g.id`,
  defaultSort: '-granted_at',
  sorts: { granted_at: 'id', longcoin: { number: sql`g.longcoin` } },
}

/** Grants of rules to members, the last one first, 20 a page by default; names of rules in the caller's language. */
export async function listGiven(
  { db, language }: Context<StaffActor>,
  { rule_id, member_id, ...page }: InputOf<typeof contract.grants>,
): Promise<OutputOf<typeof contract.grants>> {
  const conditions = [
    sql`true`,
    ...(rule_id === undefined ? [] : [sql`g.rule_id = ${rule_id}`]),
    ...(member_id === undefined ? [] : [sql`g.member_id = ${member_id}`]),
  ]
  // Many were given the same: the page is found before names are joined to it, else PostgreSQL would sort all of these.
  return readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<GivenReward>`
    select g.id as grant_id, g.rule_id, r.occasion, coalesce(own.name, en.name) as rule_name, g.member_id, m.nickname, g.subject, g.times, g.longcoin,
      g.clawed_back, g.granted_at, g.mark
    from (select g.*${cursorColumn} from reward_grant g where ${after} and ${sql.join(conditions, sql` and `)} order by ${by} limit ${limit}) g
      join reward_rule r on r.id = g.rule_id join member m on m.id = g.member_id
      join reward_rule_text en on en.rule_id = r.id and en.language = 'en-us'
      left join reward_rule_text own on own.rule_id = r.id and own.language = ${language}
    order by ${by}`,
  )
}
