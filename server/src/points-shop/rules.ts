import type { PointsShopItem } from '@longmall/contract/points-shop.ts'
import type { RefusalCode } from '@longmall/contract/errors.ts'
import type { Timestamp } from '../kernel/time/clock.ts'

/** What decides whether a member may have an item: its window holds its start and not its end. */
export interface ItemAvailability {
  is_on: boolean
  starts_at: Timestamp
  ends_at: Timestamp
  stock_left: number | null
  per_member: number | null
  /** Units that the member has had. */
  had: number
}

/** Why nobody gets it at this instant; null when it is open. */
export function closedReason({ is_on, starts_at, ends_at }: ItemAvailability, now: Timestamp): RefusalCode | null {
  if (!is_on) return 'exchange.not_found'
  if (ends_at <= now) return 'exchange.ended'
  return starts_at <= now ? null : 'exchange.not_started'
}

/** Units that the member may have now, by stock and limit; null where nothing limits them. */
export function remainingFor({ stock_left, per_member, had }: ItemAvailability): number | null {
  const own = per_member === null ? null : Math.max(0, per_member - had)
  if (own === null || stock_left === null) return own ?? stock_left
  return Math.min(own, stock_left)
}

/** What the centre says of it. */
export function itemState(item: ItemAvailability, now: Timestamp): PointsShopItem['state'] {
  const closed = closedReason(item, now)
  if (closed) return closed === 'exchange.not_started' ? 'soon' : 'ended'
  if (item.per_member !== null && item.had >= item.per_member) return 'had'
  return item.stock_left === 0 ? 'sold_out' : 'running'
}
