import * as z from 'zod/mini'
import { Picture } from './catalogue.ts'
import { Address, Count, Flag, Id, Integer, Money, OptionalText, PageInput, PageOf, Rows, Sorted, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'

export const groupStates = ['forming', 'completed', 'failed'] as const
export const GroupState = z.enum(groupStates)
export type GroupState = z.output<typeof GroupState>

/** A member as others see them: the name masked; the leader first, then as they came. */
export const TeamBuyMember = z.object({ nickname: Text(60), avatar: z.nullable(Address), is_leader: Flag })
export type TeamBuyMember = z.output<typeof TeamBuyMember>

/** A group as everybody may see it; `joined` of `size` places are paid. */
export const TeamBuyGroup = z.object({
  group_id: Id,
  state: GroupState,
  size: Count,
  joined: Count,
  started_at: Timestamp,
  ends_at: Timestamp,
  members: Rows(TeamBuyMember),
  /** The caller has a place in it. */
  is_mine: Flag,
})
export type TeamBuyGroup = z.output<typeof TeamBuyGroup>

/** A variant and what a piece costs in the group, for its leader and for who joins. */
const GroupItem = z.object({
  sku_id: Id,
  sku_name: OptionalText(200),
  picture: z.nullable(Picture),
  list_price: Money,
  price: Money,
  leader_price: Money,
  is_sold_out: Flag,
})

const GroupSummary = {
  promotion_id: Id,
  goods_id: Id,
  name: Text(80),
  goods_name: Text(200),
  picture: z.nullable(Picture),
}
const GroupOutcome = {
  /** By its members, or by the shop with places left. */
  completed_by: z.nullable(z.enum(['members', 'shop'])),
  /** Its time was over, an operator ended it, or nobody was left in it. */
  failure_reason: z.nullable(z.enum(['time', 'operator', 'empty'])),
}

/** A group on its own page. */
export const SharedGroup = z.object({
  ...TeamBuyGroup.shape,
  ...GroupSummary,
  ...GroupOutcome,
  virtual_completion: Flag,
  items: Rows(GroupItem),
})
export type SharedGroup = z.output<typeof SharedGroup>

/** A group of the caller's, with the caller's order in it. */
export const OwnGroup = z.object({
  ...TeamBuyGroup.shape,
  ...GroupSummary,
  ...GroupOutcome,
  order_id: Id,
  sku_name: OptionalText(200),
  /** What the caller paid a piece. */
  price: Money,
  list_price: Money,
  is_leader: Flag,
})
export type OwnGroup = z.output<typeof OwnGroup>

const Seat = z.object({
  member_id: Id,
  account: Text(40),
  order_id: Id,
  sku_id: Id,
  is_leader: Flag,
  joined_at: Timestamp,
  left_at: z.nullable(Timestamp),
})
const Version = Integer(1, 1_000_000)
/** A group as operators see it. */
export const StaffGroup = z.object({
  group_id: Id,
  version: Version,
  ...GroupSummary,
  state: GroupState,
  size: Count,
  joined: Count,
  started_at: Timestamp,
  ends_at: Timestamp,
  decided_at: z.nullable(Timestamp),
  ...GroupOutcome,
  members: Rows(Seat),
})
export type StaffGroup = z.output<typeof StaffGroup>

const OneGroup = z.object({ group_id: Id })
const OneGroupVersion = z.object({ group_id: Id, version: Version })
const view = { who: 'staff', permission: 'promotion.view' } as const
const change = { who: 'staff', permission: 'promotion.change' } as const
const changeRefusals = ['team_buy.not_found', 'team_buy.changed', 'team_buy.decided'] as const

export const teamBuy = {
  groups: operation({
    path: 'team_buy/groups',
    kind: 'query',
    access: { who: 'optional' },
    summary: 'Forming groups of a promotion, the caller’s own first, then by their end, and their number',
    refusals: ['call.feature_off'],
    input: z.object({ promotion_id: Id, page_size: z.optional(Integer(1, 50)) }),
    output: z.object({ list: Rows(TeamBuyGroup), total: Count }),
  }),
  group: operation({
    path: 'team_buy/group',
    kind: 'query',
    access: { who: 'optional' },
    summary: 'A shared group: masked members, remaining places, and the price',
    refusals: ['team_buy.not_found', 'call.feature_off'],
    input: OneGroup,
    output: SharedGroup,
  }),
  of_order: operation({
    path: 'team_buy/of_order',
    kind: 'query',
    access: { who: 'member', owns: 'order' },
    summary: 'The group of the caller’s order',
    refusals: ['team_buy.not_found'],
    input: z.object({ order_id: Id }),
    output: OneGroup,
  }),
  mine: operation({
    path: 'team_buy/mine',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s groups of a state, the last one first',
    input: z.object({ state: z.optional(GroupState), ...PageInput }),
    output: PageOf(OwnGroup),
  }),
  staff_groups: operation({
    path: 'team_buy/staff_groups',
    kind: 'query',
    access: view,
    summary: 'Groups with their seats, the newest first',
    input: z.object({
      promotion_id: z.optional(Id),
      goods_id: z.optional(Id),
      /** Who has or had a place in it. */
      member_id: z.optional(Id),
      state: z.optional(GroupState),
      sort: Sorted('started_at', 'ends_at'),
      ...PageInput,
    }),
    output: PageOf(StaffGroup),
  }),
  complete: operation({
    path: 'team_buy/complete',
    kind: 'command',
    access: change,
    summary: 'Completes a forming group by the shop, which its page shows',
    refusals: changeRefusals,
    input: OneGroupVersion,
    output: StaffGroup,
  }),
  fail: operation({
    path: 'team_buy/fail',
    kind: 'command',
    access: change,
    summary: 'Ends a forming group and refunds all members',
    refusals: changeRefusals,
    input: OneGroupVersion,
    output: StaffGroup,
  }),
  remove: operation({
    path: 'team_buy/remove',
    kind: 'command',
    access: change,
    summary: 'Removes a member from a forming group with a refund; the next member becomes the leader if needed',
    refusals: [...changeRefusals, 'team_buy.not_a_member'],
    input: z.object({ ...OneGroupVersion.shape, member_id: Id }),
    output: StaffGroup,
  }),
}
