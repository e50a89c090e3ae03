import type { GroupState } from '@longmall/contract/team-buy.ts'
import { sql } from 'kysely'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { OfferSnapshot } from './rules.ts'

export interface GroupRow {
  group_id: number
  promotion_id: number
  goods_id: number
  size: number
  hours: number
  virtual_completion: boolean
  offer: OfferSnapshot
  state: GroupState
  joined: number
  leader_id: number | null
  started_at: Timestamp
  ends_at: Timestamp
  version: number
}

export const groupColumns = sql.raw(
  'g.id as group_id, g.promotion_id, g.goods_id, g.size, g.hours, g.virtual_completion, g.offer, g.state, g.joined, g.leader_id, g.started_at, g.ends_at, g.version',
)

/** A group as it stands; undefined for none. */
export async function findGroup({ db }: Context, group_id: number): Promise<GroupRow | undefined> {
  return (await sql<GroupRow>`select ${groupColumns} from team_buy_team g where g.id = ${group_id}`.execute(db)).rows[0]
}

/** The same with its row locked until the transaction ends; joining and deciding a group lock it first. */
export async function lockGroup({ db }: Context, group_id: number): Promise<GroupRow | undefined> {
  return (await sql<GroupRow>`select ${groupColumns} from team_buy_team g where g.id = ${group_id} for update`.execute(db)).rows[0]
}

/** A forming group that an operator has before them. Refuses `team_buy.not_found`, `team_buy.decided`, `team_buy.changed`. */
export async function lockFormingGroup(context: Context, { group_id, version }: { group_id: number; version: number }): Promise<GroupRow> {
  const group = await lockGroup(context, group_id)
  if (!group) throw new Refusal('team_buy.not_found')
  if (group.state !== 'forming') throw new Refusal('team_buy.decided')
  if (group.version !== version) throw new Refusal('team_buy.changed')
  return group
}

export interface Seat {
  member_id: number
  order_id: number
  sku_id: number
}

/** The taken places of a group, as they came. */
export async function seatsOf({ db }: Context, group_id: number): Promise<Seat[]> {
  const { rows } = await sql<Seat>`
    select member_id, order_id, sku_id from team_buy_member where group_id = ${group_id} and left_at is null order by joined_at, order_id`.execute(
    db,
  )
  return rows
}
