import * as z from 'zod/mini'
import { Totals, TraceEntry, Warehouse } from './cart.ts'
import { Picture } from './catalogue.ts'
import { Count, Flag, Id, Money, OptionalText, Quantity, Rows, Text, Timestamp } from './fields.ts'
import { MemberAddress } from './member.ts'
import {
  OrderState,
  OrderType,
  DeliveryPlan,
  Actions,
  QuoteLine,
  PurchaseInfo,
  OnHoldReason,
  PickupStore,
  missedBalancePolicy,
  Invoice,
} from './order-quote.ts'

export * from './order-quote.ts'

const Contact = z.object({ consignee: Text(50), mobile: Text(20) })

export const OrderLine = z.object({
  order_goods_id: Id,
  ...QuoteLine.shape,
  /** Coins spent on it. */
  longcoin: Count,
  shipped_quantity: Count,
  refunded_quantity: Count,
  refunded_total: Money,
  review_state: z.nullable(z.enum(['written', 'default', 'appended'])),
  after_sale_state: z.nullable(z.enum(['open', 'refunded', 'closed'])),
})

export const OrderEvent = z.object({
  event: Text(40),
  actor: z.enum(['member', 'operator', 'desk', 'system', 'provider']),
  created_at: Timestamp,
  details: z.record(Text(40), Text(200)),
})

export const OrderSummary = z.object({
  order_id: Id,
  order_no: Text(40),
  order_type: OrderType,
  state: OrderState,
  promotion: z.nullable(PurchaseInfo),
  on_hold_by: z.nullable(OnHoldReason),
  warehouse: Warehouse,
  lines: Rows(
    z.object({
      order_goods_id: Id,
      goods_id: Id,
      sku_id: Id,
      goods_name: Text(200),
      sku_name: OptionalText(200),
      picture: z.nullable(Picture),
      unit_price: Money,
      quantity: Quantity,
      is_gift: Flag,
      refunded_quantity: Count,
      after_sale_state: z.nullable(z.enum(['open', 'refunded', 'closed'])),
    }),
  ),
  total_quantity: Count,
  total: Money,
  /** What of it went back so far, freight counted. */
  refunded_amount: Money,
  payment_id: Id,
  created_at: Timestamp,
  /** Until when an order that waits for money may be paid. */
  valid_until: z.nullable(Timestamp),
  delivery_plan: DeliveryPlan,
  actions: Actions,
})
export type OrderSummary = z.output<typeof OrderSummary>

/** A reservation as a list shows it: its deposit and its balance. */
export const Presale = z.object({
  ...OrderSummary.shape,
  deposit_amount: Money,
  deposit_value: Money,
  balance_amount: Money,
  balance_from: z.nullable(Timestamp),
  balance_until: z.nullable(Timestamp),
  ships_at: z.nullable(Timestamp),
})
export type Presale = z.output<typeof Presale>

/** Every field of §3. */
export const Order = z.object({
  order_id: Id,
  order_no: Text(40),
  order_type: OrderType,
  state: OrderState,
  promotion: z.nullable(PurchaseInfo),
  on_hold_by: z.nullable(OnHoldReason),
  warehouse: Warehouse,
  lines: Rows(OrderLine),
  totals: Totals,
  trace: Rows(TraceEntry),
  /** Goods at their unit prices. */
  goods_amount: Money,
  /** What this order costs, freight and reductions counted. */
  actual_amount: Money,
  /** What of that went back so far. */
  refunded_amount: Money,
  /** What is paid at once, for all orders of the payment. */
  payment_amount: Money,
  deposit_amount: z.nullable(Money),
  /** Of a reservation: the second payment and its window. */
  balance: z.nullable(
    z.object({
      amount: Money,
      from: z.nullable(Timestamp),
      until: z.nullable(Timestamp),
      missed: missedBalancePolicy,
      /** What the deposit counts for, and when a presale is sent. */
      deposit_value: Money,
      ships_at: z.nullable(Timestamp),
    }),
  ),
  /** The payment that is due, or was the last one. */
  payment_id: Id,
  /** The orders under the same payment, this one too; they are paid and cancelled together. */
  paid_together: Rows(Id),
  payment_method: z.nullable(Text(40)),
  paid_at: z.nullable(Timestamp),
  delivery_plan: DeliveryPlan,
  contact: z.nullable(Contact),
  address: z.nullable(MemberAddress),
  pickup_store: z.nullable(PickupStore),
  /** Required inputs of the type. */
  details: z.object({
    service_mode: z.nullable(Text(120)),
    car_model: z.nullable(Text(120)),
    phone: z.nullable(Text(20)),
    referrer_id: z.nullable(Id),
    plan_months: z.nullable(Count),
  }),
  member_coupon_id: z.nullable(Id),
  longcoin: Count,
  remark: OptionalText(200),
  invoice: z.nullable(Invoice),
  created_at: Timestamp,
  valid_until: z.nullable(Timestamp),
  cancelled_at: z.nullable(Timestamp),
  cancel_reason: z.nullable(Text(60)),
  shipped_at: z.nullable(Timestamp),
  /** When an order on its way is received by itself. */
  auto_receive_at: z.nullable(Timestamp),
  received_at: z.nullable(Timestamp),
  /** Until when after-sale requests are possible, once it is received. */
  after_sale_until: z.nullable(Timestamp),
  events: Rows(OrderEvent),
  actions: Actions,
})
export type Order = z.output<typeof Order>

/** An order for whoever has its phone: without the recipient. */
export const OrderLookupResult = z.object({
  order_id: Id,
  /** The caller’s own, with all that can be done. */
  is_mine: Flag,
  order_no: Text(40),
  order_type: OrderType,
  state: OrderState,
  lines: OrderSummary.shape.lines,
  total_quantity: Count,
  total: Money,
  created_at: Timestamp,
  shipped_at: z.nullable(Timestamp),
  received_at: z.nullable(Timestamp),
})

export const cancelReasons = ['changed_mind', 'wrong_address', 'wrong_goods', 'too_expensive', 'other'] as const
