import type { TraceEntry } from '@longmall/contract/cart.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** What an order's price was made of, as it was frozen (R-08); amounts of lines in cents. */
export interface ReceiptFacts {
  order_id: number
  order_no: string
  freight_total: bigint
  total: bigint
  trace: TraceEntry[]
  lines: Record<number, { list_price: number; goods_total: number; reductions: { source: string; amount: number }[] }>
}

/** The price of an order, of this member where one is named; its lines by their id. Refuses `order.not_found`. */
export async function receiptFacts(db: Database, order_id: number, member_id?: number): Promise<ReceiptFacts> {
  const { rows } = await sql<ReceiptFacts>`
    select o.id as order_id, o.order_no, o.freight_total, o.total, o.trace, (
      select jsonb_object_agg(l.id, jsonb_build_object('list_price', l.list_price, 'goods_total', l.goods_total, 'reductions', l.reductions))
      from order_line l where l.order_id = o.id) as lines
    from shop_order o where o.id = ${order_id} ${member_id === undefined ? sql`` : sql`and o.member_id = ${member_id} and o.deleted_at is null`}`.execute(
    db,
  )
  if (!rows[0]) throw new Refusal('order.not_found')
  return rows[0]
}
