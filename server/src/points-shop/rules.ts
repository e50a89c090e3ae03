import type { PointsShopItem } from '@longmall/contract/points-shop.ts'
import type { RefusalCode } from '@longmall/contract/errors.ts'
import type { Timestamp } from '../kernel/time/clock.ts'

/** Conditions of an item for a member: its window includes its start and excludes its end. */
export interface ItemAvailability {
  is_on: boolean
  starts_at: Timestamp
  ends_at: Timestamp
  available: number | null
  per_member: number | null
  /** Units that the member has had. */
  member_quantity: number
}

/** Why nobody gets it at this instant; null when it is open. */
export function closedReason({ is_on, starts_at, ends_at }: ItemAvailability, now: Timestamp): RefusalCode | null {
  if (!is_on) return 'points_shop.not_found'
  if (ends_at <= now) return 'points_shop.ended'
  return starts_at <= now ? null : 'points_shop.not_started'
}

/** Units that the member may have now, by stock and limit; null where nothing limits them. */
export function remainingFor({ available, per_member, member_quantity }: ItemAvailability): number | null {
  const own = per_member === null ? null : Math.max(0, per_member - member_quantity)
  if (own === null || available === null) return own ?? available
  return Math.min(own, available)
}

/** State of an item in the points shop. */
export function itemState(item: ItemAvailability, now: Timestamp): PointsShopItem['state'] {
  const closed = closedReason(item, now)
  if (closed) return closed === 'points_shop.not_started' ? 'upcoming' : 'ended'
  if (item.per_member !== null && item.member_quantity >= item.per_member) return 'limit_reached'
  return item.available === 0 ? 'sold_out' : 'running'
}
