import type { CouponOffer, MemberCoupon } from '@longmall/contract/coupon.ts'
import type { coupon } from '@longmall/phrases/en-us/coupon.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import { type CurrencyDisplay, displayPrice } from '@longmall/pricing/display-price.ts'
import { dayLength } from '@longmall/web/time/calendar.ts'
import type { ScreenPath } from '../../routes/table.ts'
import type { LinkSearch } from '../../shell/link.tsx'
import { useStoreTime } from '../../shell/date-time.ts'

type SayCoupon = Say<typeof coupon>
/** What a coupon gives and for what, whoever holds it. */
export type CouponRules = Pick<MemberCoupon, 'kind' | 'money_off' | 'permille_off' | 'max_off' | 'threshold' | 'goods_ids' | 'category_ids'>

const isNothing = (amount: string) => Number(amount) === 0

/** "On $20 or more", "No minimum". */
export const thresholdWords = ({ threshold }: CouponRules, say: SayCoupon, currency: CurrencyDisplay): string =>
  isNothing(threshold) ? say('no_threshold') : say('threshold', { amount: displayPrice(threshold, currency) })

/** "For all products", "For selected products". */
export function scopeWords({ goods_ids, category_ids }: CouponRules, say: SayCoupon): string {
  if (goods_ids.length > 0) return say('scope_goods')
  return category_ids.length > 0 ? say('scope_categories') : say('scope_all')
}

/** Says a day of the store, for the words below. */
export const useCouponDay = () => useStoreTime({ dateStyle: 'medium' })
type SayDay = ReturnType<typeof useCouponDay>
const lastDay = (until: string) => Date.parse(until) - 1

/** When an offer may be used, its last day to the end: the instant that no longer counts is the first of the day after. */
export function offerWindowWords({ use_from, use_until, valid_days }: CouponOffer, say: SayCoupon, day: SayDay): string {
  if (use_from === null || use_until === null) return say('valid_days', { count: valid_days ?? 0 })
  return say('from_until', { from: day(use_from), until: day(lastDay(use_until)) })
}

/** When a member's coupon may be used. */
export const heldWindowWords = ({ valid_from, valid_until }: MemberCoupon, now: number, say: SayCoupon, day: SayDay): string =>
  Date.parse(valid_from) > now
    ? say('from_until', { from: day(valid_from), until: day(lastDay(valid_until)) })
    : say('until', { time: day(lastDay(valid_until)) })

/** A reminder for a coupon that ends within three days; null before. */
export function lastDaysWords({ valid_until }: MemberCoupon, now: number, say: SayCoupon): string | null {
  const left = Date.parse(valid_until) - now
  if (left <= 0 || left > 3 * dayLength) return null
  return left <= dayLength ? say('ends_today') : say('days_left', { count: Math.ceil(left / dayLength) })
}

/** Where a coupon is used: the list of its first category, else all goods. Goods that are named have a sheet of their own. */
export const targetOf = ({ category_ids }: CouponRules): { to: ScreenPath; search: LinkSearch } => ({
  to: '/v2/goods/list/list',
  search: category_ids.length > 0 ? { category_id: category_ids[0] } : {},
})
