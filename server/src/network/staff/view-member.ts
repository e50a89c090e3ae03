import type { network } from '@longmall/contract/network.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { positionOf } from '../view/position-of.ts'
import { placeOf } from '../view/view-network.ts'

type Output = OutputOf<typeof network.member>

/** A member's place in both trees with every sponsor that the member has had, the newest first. Refuses `member.not_found`. */
export async function viewMember(context: Context<StaffActor>, { member_id }: InputOf<typeof network.member>): Promise<Output> {
  const { db } = context
  const existing = await sql`select from member where id = ${member_id}`.execute(db)
  if (existing.rows.length === 0) throw new Refusal('member.not_found')
  const { sponsor, leg, direct_count, team_count } = await placeOf(context, member_id)
  const { rows: history } = await sql<Output['history'][number]>`
    select case when m.id is not null then jsonb_build_object('member_id', m.id, 'account', m.account) end as sponsor, b.bound_at, b.cause,
      b.request_id
    from sponsor_binding b left join member m on m.id = b.sponsor_id where b.member_id = ${member_id} order by b.id desc`.execute(db)
  return {
    sponsor: sponsor && { member_id: sponsor.member_id, account: sponsor.account },
    leg,
    node_id: await positionOf(context, member_id),
    direct_count,
    team_count,
    history,
  }
}
