import * as z from 'zod/mini'
import { Address, Count, Day, Flag, Id, Integer, Money, PageInput, PageOf, Rows, Sorted, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'

const Coins = Integer(0, 1_000_000)
/** When an invitation pays: as the invited member registers, or pays the first order. */
export const invitationOccasions = ['registered', 'first_order'] as const
export const InvitationOccasion = z.enum(invitationOccasions)
export type InvitationOccasion = z.output<typeof InvitationOccasion>

/** Null for none; money goes to the balance that cannot be withdrawn. */
export const InvitationReward = z.object({
  occasion: InvitationOccasion,
  longcoin: Coins,
  money: Money,
  coupon_name: z.nullable(Text(80)),
  /** Rewards of this kind that one inviter gets at most; 0: no limit. */
  limit: Count,
})
export type InvitationReward = z.output<typeof InvitationReward>

export const invitation = {
  view: operation({
    path: 'invitation/view',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s code and link, what an invitation pays, and what invitations have paid',
    input: z.object({}),
    output: z.object({
      invitation_code: Text(16),
      address: Address,
      rewards: Rows(InvitationReward),
      invitees: Count,
      /** Invitees who have paid an order. */
      buyers: Count,
      earned: z.object({ longcoin: Count, money: Money, coupons: Count }),
    }),
  }),
  invitees: operation({
    path: 'invitation/invitees',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Members whom the caller invited, the newest first, with what each brought',
    input: z.object({ ...PageInput }),
    output: PageOf(
      z.object({
        invitee_id: Id,
        /** Masked. */
        name: Text(64),
        avatar: z.nullable(Address),
        registered_at: Timestamp,
        has_ordered: Flag,
        longcoin: Count,
        money: Money,
        coupons: Count,
      }),
    ),
  }),
  list_rewards: operation({
    path: 'invitation/list_rewards',
    kind: 'query',
    access: { who: 'staff', permission: 'invitation.view' },
    summary: 'Rewards that invitations have paid, the newest first',
    input: z.object({
      member_id: z.optional(Id),
      occasion: z.optional(InvitationOccasion),
      from: z.optional(Day),
      until: z.optional(Day),
      sort: Sorted('rewarded_at'),
      ...PageInput,
    }),
    output: PageOf(
      z.object({
        reward_id: Id,
        inviter_id: Id,
        inviter_account: Text(16),
        invitee_id: Id,
        invitee_account: Text(16),
        occasion: InvitationOccasion,
        longcoin: Count,
        money: Money,
        coupon_name: z.nullable(Text(80)),
        rewarded_at: Timestamp,
      }),
    ),
  }),
}
