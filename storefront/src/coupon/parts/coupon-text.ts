import type { CouponOffer, MemberCoupon } from '@longmall/contract/coupon.ts'
import type { coupon } from '@longmall/translations/en-us/coupon.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import { type CurrencyDisplay, displayPrice } from '@longmall/pricing/display-price.ts'
import { dayLength } from '@longmall/web/time/calendar.ts'
import type { ScreenPath } from '../../routes/table.ts'
import type { LinkSearch } from '../../shell/link.tsx'
import { useStoreTime } from '../../shell/date-time.ts'

type CouponTranslate = Translate<typeof coupon>
/** The value and scope of a coupon, independent of its owner. */
export type CouponRules = Pick<MemberCoupon, 'kind' | 'money_off' | 'permille_off' | 'max_off' | 'threshold' | 'goods_ids' | 'category_ids'>

const isNothing = (amount: string) => Number(amount) === 0

/** "On $20 or more", "No minimum". */
export const thresholdText = ({ threshold }: CouponRules, t: CouponTranslate, currency: CurrencyDisplay): string =>
  isNothing(threshold) ? t('no_threshold') : t('threshold', { amount: displayPrice(threshold, currency) })

/** "For all products", "For selected products". */
export function scopeText({ goods_ids, category_ids }: CouponRules, t: CouponTranslate): string {
  if (goods_ids.length > 0) return t('scope_goods')
  return category_ids.length > 0 ? t('scope_categories') : t('scope_all')
}

/** Formats a day of the store, for the texts below. */
export const useCouponDay = () => useStoreTime({ dateStyle: 'medium' })
type FormatDay = ReturnType<typeof useCouponDay>
const lastDay = (until: string) => Date.parse(until) - 1

/** When an offer may be used, its last day to the end: the instant that no longer counts is the first of the day after. */
export function offerPeriodText({ use_from, use_until, valid_days }: CouponOffer, t: CouponTranslate, day: FormatDay): string {
  if (use_from === null || use_until === null) return t('valid_days', { count: valid_days ?? 0 })
  return t('from_until', { from: day(use_from), until: day(lastDay(use_until)) })
}

/** When a member's coupon may be used. */
export const couponPeriodText = ({ valid_from, valid_until }: MemberCoupon, now: number, t: CouponTranslate, day: FormatDay): string =>
  Date.parse(valid_from) > now
    ? t('from_until', { from: day(valid_from), until: day(lastDay(valid_until)) })
    : t('until', { time: day(lastDay(valid_until)) })

/** A reminder for a coupon that ends within three days; null before. */
export function lastDaysText({ valid_until }: MemberCoupon, now: number, t: CouponTranslate): string | null {
  const left = Date.parse(valid_until) - now
  if (left <= 0 || left > 3 * dayLength) return null
  return left <= dayLength ? t('ends_today') : t('days_left', { count: Math.ceil(left / dayLength) })
}

/** Where a coupon is used: the list of its first category, else all goods. Goods that are named have a sheet of their own. */
export const targetOf = ({ category_ids }: CouponRules): { to: ScreenPath; search: LinkSearch } => ({
  to: '/v2/goods/list/list',
  search: category_ids.length > 0 ? { category_id: category_ids[0] } : {},
})
