import type { CentreCoupon, CouponOffer, MemberCoupon } from '@longmall/contract/coupon.ts'
import type { RefusalCode } from '@longmall/contract/errors.ts'
import { cents } from '@longmall/pricing/cents.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import type { CouponEffect, CouponFact } from '@longmall/pricing/types.ts'
import { dayIn, plus, type Timestamp } from '../kernel/time/clock.ts'
import { windowOfDays } from '../kernel/time/store-zone.ts'

type Window = Pick<CouponOffer, 'starts_at' | 'ends_at' | 'use_until'> & { is_on: boolean }

/** Why the coupon cannot be claimed at an instant: its window includes its start and excludes its end; null when it can. */
export function closedReason({ is_on, starts_at, ends_at, use_until }: Window, now: Timestamp): RefusalCode | null {
  if (!is_on || ends_at <= now || (use_until !== null && use_until <= now)) return 'coupon.ended'
  return starts_at <= now ? null : 'coupon.not_started'
}

interface Count {
  total: number | null
  claimed: number
  per_member: number
  member_claimed: number
}

/** State of a current or upcoming coupon in the claiming centre. */
export function centreState(coupon: Count & Window, now: Timestamp): CentreCoupon['state'] {
  if (coupon.member_claimed >= coupon.per_member) return 'claimed'
  if (coupon.total !== null && coupon.claimed >= coupon.total) return 'fully_claimed'
  return closedReason(coupon, now) === 'coupon.not_started' ? 'upcoming' : 'claimable'
}

/** Hundredths that are gone: 100 only when none is left. */
export const claimedPercent = ({ total, claimed }: Pick<Count, 'total' | 'claimed'>): number | null =>
  total === null ? null : total === 0 ? 100 : Math.floor((claimed * 100) / total)

/**
 * When a coupon claimed now may be used: between its two instants, or from now to the end of the so-manieth day after this
 * one in the store's zone.
 */
export function validityWindow(
  { use_from, use_until, valid_days }: Pick<CouponOffer, 'use_from' | 'use_until' | 'valid_days'>,
  now: Timestamp,
  zone: string,
): { valid_from: Timestamp; valid_until: Timestamp } {
  if (use_from !== null && use_until !== null) return { valid_from: use_from, valid_until: use_until }
  const today = dayIn(zone, now)
  const last = plus(`${today}T00:00:00.000Z`, { days: valid_days ?? 0 }).slice(0, 10)
  return { valid_from: now, valid_until: windowOfDays(zone, today, last).ends_at }
}

/** Codes are stored in capitals; blanks around them do not count. */
export const normalizeCode = (typed: string) => typed.trim().toUpperCase()

function effectOf({ kind, money_off, permille_off, max_off }: MemberCoupon): CouponEffect {
  if (kind === 'money') return { kind, amount: centsOf(money_off ?? '0') }
  if (kind === 'percentage') return { kind, permille_off: permille_off ?? 0, max_off: max_off === null ? null : centsOf(max_off) }
  return { kind }
}

/** A member's coupon as the price engine takes it. */
export const toCouponFact = (coupon: MemberCoupon): CouponFact => ({
  member_coupon_id: coupon.member_coupon_id,
  effect: effectOf(coupon),
  threshold: cents(centsOf(coupon.threshold)),
  scope: { goods_ids: coupon.goods_ids, category_ids: coupon.category_ids },
  ends_at: coupon.valid_until,
})

/** May it be used at this instant? */
export const isUsableAt = ({ state, valid_from, valid_until }: MemberCoupon, now: Timestamp) =>
  state === 'unused' && valid_from <= now && now < valid_until
