import type { PurchaseSourceKind, OrderState } from '@longmall/contract/order.ts'
import type { Picture } from '@longmall/contract/catalogue.ts'
import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import type { ComboQuantity, ReducedBy } from '../../order/source/promotion-quantities.ts'
import { lineNameColumns, type Reader } from '../../order/line-names.ts'
import { orderSettings } from '../../order/settings.ts'
import { returnableQuantityOf, type ReturnableQuantity } from '../rules.ts'

/** A line of an order with all that an after-sale of it asks; amounts in cents. */
export interface AfterSaleLine {
  order_goods_id: number
  order_id: number
  order_no: string
  member_id: number
  order_type: string
  state: OrderState
  payment_id: number
  /** The second payment of a reservation. */
  balance_payment_id: number | null
  /** What the order costs, freight counted, and what of it went back so far. */
  order_total: bigint
  deposit_amount: bigint | null
  order_refunded: bigint
  freight_total: bigint
  member_coupon_id: number | null
  /** The ledger transfer that took the coins of all orders of the payment. */
  longcoin_transfer: string | null
  /** By what the order was bought; null of goods or a cart. */
  promotion_kind: PurchaseSourceKind | null
  paid_at: Timestamp | null
  received_at: Timestamp | null
  settled_at: Timestamp | null
  line_id: number
  goods_id: number
  sku_id: number
  goods_name: string
  sku_name: string
  picture: z.output<typeof Picture> | null
  quantity: number
  list_price: bigint
  unit_price: bigint
  total: bigint
  longcoin: number
  refunded_quantity: number
  /** Units that open requests ask for. */
  requested_quantity: number
  /** Units whose code was redeemed at a desk. */
  redeemed_quantity: number
  refunded_total: bigint
  shipped_quantity: number
  on_hold_quantity: number
  after_sale_state: 'open' | 'refunded' | 'closed' | null
  /** Given, not bought: it is never returned. */
  is_gift: boolean
  /** Something has to be decided before its order goes on. */
  on_hold_by: string | null
  line_promotion_id: number | null
  combos: ComboQuantity[]
  /** The line's reductions by rule in cents, and its savings by full reduction. */
  reductions: { source: string; amount: number }[]
  full_reductions: ReducedBy[]
  /** Of the whole order: units that ever went out, that are still to go, and that are not refunded. */
  order_shipped: number
  order_to_ship: number
  order_unrefunded_quantity: number
  /** The same of all orders of the payment. */
  payment_unrefunded_quantity: number
}

const columnsIn = (
  language: Reader['language'],
) => sql`l.id as order_goods_id, o.id as order_id, o.order_no, o.member_id, o.order_type, o.state, o.payment_id, o.balance_payment_id,
  o.total as order_total, o.deposit_amount, o.freight_total, o.member_coupon_id, o.longcoin_transfer, o.promotion_kind, o.paid_at, o.received_at, o.settled_at,
  l.line_id, l.goods_id, l.sku_id, ${lineNameColumns(language)}, l.picture, l.quantity, l.list_price, l.unit_price, l.total, l.longcoin,
  l.refunded_quantity, l.requested_quantity, l.redeemed_quantity, l.refunded_total, l.shipped_quantity, l.on_hold_quantity, l.after_sale_state, l.is_gift, o.on_hold_by, l.promotion_id as line_promotion_id, l.combos, l.reductions, l.full_reductions,
  s.refunded + o.freight_refunded as order_refunded, s.shipped as order_shipped, s.to_ship as order_to_ship, s.standing as order_unrefunded_quantity, p.standing as payment_unrefunded_quantity`

/** Lines that fit, named in the reader's language. What is said of the whole order and payment is read with them. */
export async function afterSaleLines({ db, language }: Reader, which: RawBuilder<unknown>): Promise<AfterSaleLine[]> {
  const { rows } = await sql<AfterSaleLine>`
    select ${columnsIn(language)} from order_line l join shop_order o on o.id = l.order_id
      cross join lateral (
        select sum(w.shipped_quantity)::int as shipped, sum(w.quantity - w.shipped_quantity - w.on_hold_quantity)::int as to_ship,
          coalesce(sum(w.quantity - w.refunded_quantity) filter (where not w.is_gift), 0)::int as standing, sum(w.refunded_total)::bigint as refunded
        from order_line w where w.order_id = o.id) s
      cross join lateral (
        select coalesce(sum(w.quantity - w.refunded_quantity) filter (where not w.is_gift), 0)::int as standing
        from shop_order b join order_line w on w.order_id = b.id where b.payment_id = o.payment_id) p
    where ${which}`.execute(db)
  return rows
}

/** One line, of this member where one is named. */
export async function findAfterSaleLine(reader: Reader, order_goods_id: number, member_id?: number): Promise<AfterSaleLine | undefined> {
  const ofMember = member_id === undefined ? sql`` : sql`and o.member_id = ${member_id}`
  const [line] = await afterSaleLines(reader, sql`l.id = ${order_goods_id} ${ofMember}`)
  return line
}

/** The lines of an order, of this member where one is named; none for an order that is not there or another's. */
export const afterSaleLinesOf = (reader: Reader, order_id: number, member_id?: number): Promise<AfterSaleLine[]> =>
  afterSaleLines(reader, sql`o.id = ${order_id} ${member_id === undefined ? sql`` : sql`and o.member_id = ${member_id}`} order by l.id`)

/** The units of a line that its member can return now; none of a pledge, a gift, or while its order is held. */
export const returnableNow = ({ now, setting }: Context, line: AfterSaleLine): ReturnableQuantity =>
  line.order_type === 'pledge' || line.is_gift || line.on_hold_by !== null
    ? { refund_only: 0, return_refund: 0, unshipped: 0 }
    : returnableQuantityOf(line, now, setting(orderSettings.after_sale_days))

/**
 * Adds units to those in open requests of a line (below 0: removes them), and to those on hold from shipping; under the order's lock.
 * Updates the line's after-sale state for lists and badges.
 */
export async function requestQuantity(
  { db }: Context,
  order_goods_id: number,
  { quantity, unshipped }: { quantity: number; unshipped: number },
): Promise<void> {
  await sql`
    update order_line set requested_quantity = requested_quantity + ${quantity}::int, on_hold_quantity = on_hold_quantity + ${unshipped}::int,
      after_sale_state = case when requested_quantity + ${quantity}::int > 0 then 'open' when refunded_quantity > 0 then 'refunded' else 'closed' end
    where id = ${order_goods_id}`.execute(db)
}
