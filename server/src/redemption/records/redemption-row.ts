import type { RedemptionKind } from '@longmall/contract/redemption.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'

/** A hand-over as stored; amounts in the coin's smallest part, the worth in cents. */
export interface RedemptionRow {
  redemption_id: number
  kind: RedemptionKind
  order_id: number | null
  virtual_code_id: number | null
  subject_no: string
  member_id: number
  clerk_id: number
  store_id: number
  quantity: number
  unit: PricedUnit | null
  net: bigint | null
  worth: bigint | null
  redeemed_at: Timestamp
  undone_at: Timestamp | null
  undo_reason: string | null
  lines: { order_goods_id: number; quantity: number }[]
}

export const redemptionColumns = sql`r.id as redemption_id, r.kind, r.order_id, r.virtual_code_id, r.subject_no, r.member_id, r.clerk_id, r.store_id,
  r.quantity, r.unit, r.net, r.worth, r.redeemed_at, r.undone_at, r.undo_reason,
  (select coalesce(jsonb_agg(jsonb_build_object('order_goods_id', l.order_line_id, 'quantity', l.quantity) order by l.order_line_id), '[]')
    from redemption_line l where l.redemption_id = r.id) as lines`
