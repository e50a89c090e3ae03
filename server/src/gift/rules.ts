import { dayIn, plus, type Timestamp } from '../kernel/time/clock.ts'
import { windowOfDays } from '../kernel/time/store-zone.ts'

/** Until when a gift given now can be claimed: to the end of the so-manieth day after this one in the store's zone. */
export function claimableUntil(zone: string, now: Timestamp, days: number): Timestamp {
  const today = dayIn(zone, now)
  return windowOfDays(zone, today, plus(`${today}T00:00:00.000Z`, { days }).slice(0, 10)).ends_at
}

/** The state of a gift: claimed, else over from its end on. */
export function giftState({ claimed_at, valid_until }: { claimed_at: Timestamp | null; valid_until: Timestamp }, now: Timestamp) {
  if (claimed_at !== null) return 'claimed'
  return valid_until <= now ? 'expired' : 'claimable'
}

/** Conditions of a purchase gift: the order's total in cents, and goods of which it contains one. */
export interface PurchaseRule {
  min_amount: bigint | null
  goods_ids: readonly number[]
}

/** Does an order of this unrefunded total with these goods earn the gift? Never with a total of 0. */
export function earnsGift({ min_amount, goods_ids }: PurchaseRule, order: { total: bigint; goods_ids: readonly number[] }): boolean {
  if (order.total <= 0n || order.total < (min_amount ?? 0n)) return false
  return goods_ids.length === 0 || goods_ids.some((id) => order.goods_ids.includes(id))
}

/** Is the day, `2026-02-28`, the one on which a birthday is celebrated? For 29 February it is the last day of that month in other years. */
export function birthdaysOn(day: string): string[] {
  const [year, month] = [Number(day.slice(0, 4)), day.slice(5)]
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return month === '02-28' && !isLeap ? ['02-28', '02-29'] : [month]
}
