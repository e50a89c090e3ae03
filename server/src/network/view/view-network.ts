import type { OutputOf } from '@longmall/contract/operation.ts'
import type { LegChoice, network } from '@longmall/contract/network.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { entryGrade } from '../../member/level/rules.ts'
import { nodeStateSql, shownName, type Person } from './person.ts'
import { positionOf, volumeDay } from './position-of.ts'

/** The caller's place in both trees (AST-04). */
export async function viewNetwork(context: Context<MemberActor>): Promise<OutputOf<typeof network.view>> {
  const { member_id, grade } = context.actor
  const { leg, sponsor, ...counts } = await placeOf(context, member_id)
  const node_id = await positionOf(context, member_id)
  return {
    sponsor: sponsor && { member_id: sponsor.member_id, name: shownName({ member_id }, sponsor, null) },
    placement: node_id !== null ? 'placed' : grade >= entryGrade ? 'pending' : 'none',
    node_id,
    leg,
    ...counts,
    volumes_of: await volumeDay(context),
  }
}

export interface SponsorPlace {
  sponsor: (Person & { account: string }) | null
  leg: LegChoice
  direct_count: number
  team_count: number
}

/** The sponsor in force of a member, the chosen leg and the size of the team. */
export async function placeOf({ db }: Context, member_id: number): Promise<SponsorPlace> {
  const { rows } = await sql<SponsorPlace>`
    select coalesce(n.leg, 'automatic') as leg, coalesce(c.direct_count, 0) as direct_count, coalesce(c.team_count, 0) as team_count,
      case when m.id is not null then jsonb_build_object(
        'member_id', m.id, 'name', m.nickname, 'grade', m.grade, 'state', ${nodeStateSql}, 'account', m.account) end as sponsor
    from (values (${member_id}::int)) as one (id) left join sponsor_node n on n.member_id = one.id left join member m on m.id = n.sponsor_id
      left join lateral (
        select sum(n) filter (where generation = 1)::int as direct_count, sum(n)::int as team_count
        from team_count c where c.member_id = one.id) c on true`.execute(db)
  return rows[0]!
}
