/** Why a paid place came to nothing: the group's time was over, an operator ended it or took the place back, or it was full before. */
export type LostFor = 'time' | 'operator' | 'removed' | 'late'

export interface PintuanEvents {
  /** A paid order has its place in a group, where a piece costs so many cents; null for goods that the promotion lost. */
  'pintuan.joined': { group_id: number; order_id: number; unit_price: number | null }
  /** A group is complete: its orders go on like the rest. */
  'pintuan.completed': { group_id: number; order_ids: number[] }
  /** Orders lost their places: everything of them goes back. */
  'pintuan.failed': { group_id: number; order_ids: number[]; reason: LostFor }
}

declare module '../kernel/work/outbox.ts' {
  interface Events extends PintuanEvents {}
}
