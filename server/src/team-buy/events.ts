/** Why a paid place came to nothing: the group's time was over, an operator ended it or took the place back, or it was full before. */
export type SeatLossReason = 'time' | 'operator' | 'removed' | 'late'

export interface TeamBuyEvents {
  /** A paid order has its place in a group, where a unit costs so many cents; null for goods that the promotion lost. */
  'team_buy.joined': { group_id: number; order_id: number; unit_price: number | null }
  /** A group is complete: its orders go on like the rest. */
  'team_buy.completed': { group_id: number; order_ids: number[] }
  /** Orders lost their places: everything of them goes back. */
  'team_buy.failed': { group_id: number; order_ids: number[]; reason: SeatLossReason }
}

declare module '../kernel/work/outbox.ts' {
  interface Events extends TeamBuyEvents {}
}
