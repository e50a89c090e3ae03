import type { TeamBuyMember, TeamBuyGroup } from '@longmall/contract/team-buy.ts'
import { sql } from 'kysely'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Actor } from '../kernel/context.ts'
import { maskName } from '../kernel/security/mask-name.ts'

export interface GroupViewRow {
  group_id: number
  state: TeamBuyGroup['state']
  size: number
  joined: number
  started_at: Timestamp
  ends_at: Timestamp
  members: TeamBuyMember[] | null
  member_ids: number[] | null
}

/** Columns of a group `g` as everybody may see it, beside `joinMembers`. */
export const groupViewColumns = sql.raw('g.id as group_id, g.state, g.size, g.joined, g.started_at, g.ends_at, f.members, f.member_ids')

/** Members of a group `g`: the leader first, then by time of joining. */
export const joinMembers = sql.raw(`
  cross join lateral (
    select jsonb_agg(jsonb_build_object('nickname', u.nickname, 'avatar', u.avatar, 'is_leader', u.id = g.leader_id) order by u.id = g.leader_id desc, s.joined_at, s.order_id) as members,
      array_agg(s.member_id) as member_ids
    from team_buy_member s join member u on u.id = s.member_id where s.group_id = g.id and s.left_at is null) f`)

/** A row as one caller is shown it: names masked, member IDs shown to nobody. */
export function showGroup(
  { group_id, state, size, joined, started_at, ends_at, members, member_ids }: GroupViewRow,
  actor: Actor,
): TeamBuyGroup {
  return {
    group_id,
    state,
    size,
    joined,
    started_at,
    ends_at,
    members: (members ?? []).map((one) => ({ ...one, nickname: maskName(one.nickname) })),
    is_mine: actor.kind === 'member' && (member_ids ?? []).includes(actor.member_id),
  }
}
