import { type RawSearch, readChoice } from '../shell/search.ts'

export const couponTabs = ['unused', 'used', 'expired'] as const
export type CouponTab = (typeof couponTabs)[number]

/** The tab of the member's coupons; those that can be used without one. */
export const readTab = ({ tab }: RawSearch): { tab: CouponTab } => ({ tab: readChoice(tab, couponTabs) ?? 'unused' })
