import type { InvitationOccasion } from '@longmall/contract/invitation.ts'
import * as z from 'zod/mini'
import type { Context } from '../kernel/context.ts'
import { settings } from '../kernel/settings.ts'

const Coins = z.int().check(z.minimum(0), z.maximum(1_000_000))
const Cents = z.int().check(z.minimum(0), z.maximum(10_000_000))
const CouponId = z.nullable(z.int().check(z.minimum(1)))
const Limit = z.int().check(z.minimum(0), z.maximum(1_000_000))

export const invitationSettings = settings('invitation', {
  registered_longcoin: { schema: Coins, default: 0, unit: 'LONGCOIN', effect: 'What the inviter gets when an invited member registers.' },
  registered_cents: {
    schema: Cents,
    default: 0,
    unit: 'cents',
    effect: 'Money that the inviter gets when an invited member registers, to the balance that cannot be withdrawn.',
  },
  registered_coupon_id: {
    schema: CouponId,
    default: null,
    effect: 'The coupon that the inviter gets when an invited member registers; none without it.',
  },
  registered_limit: {
    schema: Limit,
    default: 0,
    unit: 'invitations',
    effect: 'Registrations that one inviter is rewarded for at most; 0: no limit.',
  },
  first_order_longcoin: {
    schema: Coins,
    default: 0,
    unit: 'LONGCOIN',
    effect: 'What the inviter gets when the first order of an invited member is settled, after which nothing of it can be refunded.',
  },
  first_order_cents: {
    schema: Cents,
    default: 0,
    unit: 'cents',
    effect: 'Money that the inviter gets when the first order of an invited member is settled, to the balance that cannot be withdrawn.',
  },
  first_order_coupon_id: {
    schema: CouponId,
    default: null,
    effect: 'The coupon that the inviter gets when the first order of an invited member is settled; none without it.',
  },
  first_order_limit: {
    schema: Limit,
    default: 0,
    unit: 'invitations',
    effect: 'First orders that one inviter is rewarded for at most; 0: no limit.',
  },
})

/** What an invitation pays on an occasion; money in cents. */
export interface RewardTerms {
  longcoin: number
  cents: number
  coupon_id: number | null
  limit: number
}

/** The reward of an occasion as it is set; null where nothing is. */
export function rewardTerms({ setting }: Pick<Context, 'setting'>, occasion: InvitationOccasion): RewardTerms | null {
  const terms: RewardTerms = {
    longcoin: setting(invitationSettings[`${occasion}_longcoin`]),
    cents: setting(invitationSettings[`${occasion}_cents`]),
    coupon_id: setting(invitationSettings[`${occasion}_coupon_id`]),
    limit: setting(invitationSettings[`${occasion}_limit`]),
  }
  return terms.longcoin === 0 && terms.cents === 0 && terms.coupon_id === null ? null : terms
}
