import * as z from 'zod/mini'
import { PricedLine, Totals, TraceEntry, Warehouse } from './cart.ts'
import { Picture } from './catalogue.ts'
import { JudgedCoupon, LongcoinOffer } from './coupon.ts'
import { Count, Day, Flag, Id, Integer, Money, OptionalText, Pattern, Quantity, Rows, Text, Timestamp } from './fields.ts'
import { MemberAddress } from './member.ts'

export const orderStates = ['unpaid', 'paid', 'shipping', 'completed', 'cancelled', 'reserved', 'deposit_paid', 'payment_failed'] as const
export const OrderState = z.enum(orderStates)
export type OrderState = z.output<typeof OrderState>
export const orderTypes = ['standard', 'entity', 'start_up', 'pledge', 'deposit', 'virtual'] as const
export const OrderType = z.enum(orderTypes)
export type OrderType = z.output<typeof OrderType>
export const deliveryPlans = ['mail', 'pickup', 'local', 'hosting'] as const
export const DeliveryPlan = z.enum(deliveryPlans)
export type DeliveryPlan = z.output<typeof DeliveryPlan>
export const tabs = ['all', 'to_pay', 'to_ship', 'to_receive', 'to_review', 'after_sale'] as const

/** What a member can do with an order, as the state machine has it. */
export const orderActions = [
  'pay',
  'cancel',
  'remind',
  'extend',
  'confirm_receipt',
  'logistics',
  'pickup_code',
  'review',
  'append_review',
  'after_sale',
  'invoice',
  'buy_again',
  'delete',
] as const
const Actions = Rows(z.enum(orderActions))

/** What is to be bought: the selected lines of the cart, or pieces of one SKU. */
export const Source = { from_cart: z.optional(Flag), sku_id: z.optional(Id), quantity: z.optional(Quantity) }
/** How it is to come and what is to be taken off; the best coupon, where neither one is named nor `no_coupon` said. */
export const Choices = {
  delivery_plan: z.optional(DeliveryPlan),
  member_coupon_id: z.optional(Id),
  no_coupon: z.optional(Flag),
  /** Coins to offset with, as many as may be at most. */
  longcoin: z.optional(Integer(0, 1_000_000_000)),
}
export const SignedQuote = Pattern(/^[\w.-]{1,400}$/, 400)

const QuoteLine = z.object({
  ...PricedLine.shape,
  goods_id: Id,
  goods_name: Text(200),
  sku_name: OptionalText(200),
  picture: z.nullable(Picture),
})

const Choice = z.object({ key: Text(40), name: Text(120) })
/** A store where orders are fetched. */
export const PickupPlace = z.object({
  key: Text(40),
  name: Text(120),
  address: Text(200),
  hours: OptionalText(120),
  mobile: OptionalText(40),
})
export type PickupPlace = z.output<typeof PickupPlace>
const missed = z.enum(['keep', 'return'])

export const Quote = z.object({
  order_type: OrderType,
  groups: Rows(z.object({ warehouse: Warehouse, lines: Rows(QuoteLine), freight: Money, deliverable: Flag, total: Money })),
  totals: Totals,
  trace: Rows(TraceEntry),
  address: z.nullable(MemberAddress),
  delivery_plan: DeliveryPlan,
  /** `reason`: why not, in the caller’s language. */
  delivery_plans: Rows(z.object({ plan: DeliveryPlan, is_usable: Flag, reason: z.nullable(Text(120)) })),
  pickup_places: Rows(PickupPlace),
  /** Goes to an address; else nothing is sent, or it is fetched. */
  needs_address: Flag,
  /** What the goods ask of who orders them. */
  asks: z.object({ service_modes: Rows(Choice), car_models: Rows(Choice), referrer: Flag, phone: Flag, plan_months: z.nullable(Count) }),
  /** The coupon that is counted in, and what each of the caller’s would save or lacks, the best first. */
  member_coupon_id: z.nullable(Id),
  coupons: Rows(JudgedCoupon),
  longcoin: LongcoinOffer,
  /** Of a reservation: what is paid now, what is later, and what becomes of the deposit when that is missed. */
  deposit: z.nullable(z.object({ amount: Money, balance: Money, balance_after_days: Count, balance_days: Count, missed })),
  /** Signed: facts version, input hash, total, expiry. The order carries it back. */
  quote: SignedQuote,
  expires_at: Timestamp,
})
export type Quote = z.output<typeof Quote>

export const Invoice = z.object({ title: Text(120), tax_number: OptionalText(40), email_address: z.optional(Text(254)) })
export const Remark = z.object({ warehouse: Warehouse, words: OptionalText(200) })
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
      after_sale_state: z.nullable(z.enum(['open', 'refunded', 'closed'])),
    }),
  ),
  piece_count: Count,
  total: Money,
  payment_id: Id,
  created_at: Timestamp,
  /** Until when an order that waits for money may be paid. */
  valid_until: z.nullable(Timestamp),
  delivery_plan: DeliveryPlan,
  actions: Actions,
})
export type OrderSummary = z.output<typeof OrderSummary>

/** Every field of §3. */
export const Order = z.object({
  order_id: Id,
  order_no: Text(40),
  order_type: OrderType,
  state: OrderState,
  warehouse: Warehouse,
  lines: Rows(OrderLine),
  totals: Totals,
  trace: Rows(TraceEntry),
  /** Goods at their unit prices. */
  goods_amount: Money,
  /** What this order costs, freight and reductions counted. */
  actual_amount: Money,
  /** What is paid at once, for all orders of the payment. */
  payment_amount: Money,
  deposit_amount: z.nullable(Money),
  /** Of a reservation: the second payment and its window. */
  balance: z.nullable(z.object({ amount: Money, from: z.nullable(Timestamp), until: z.nullable(Timestamp), missed })),
  /** The payment that is due, or was the last one. */
  payment_id: Id,
  /** The orders under the same payment, this one too; they are paid and cancelled together. */
  paid_together: Rows(Id),
  payment_method: z.nullable(Text(40)),
  paid_at: z.nullable(Timestamp),
  delivery_plan: DeliveryPlan,
  contact: z.nullable(Contact),
  address: z.nullable(MemberAddress),
  pickup_place: z.nullable(PickupPlace),
  /** What the type asked. */
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
  receive_by: z.nullable(Timestamp),
  received_at: z.nullable(Timestamp),
  /** Until when after-sale may be asked, once it is received. */
  after_sale_until: z.nullable(Timestamp),
  events: Rows(OrderEvent),
  actions: Actions,
})
export type Order = z.output<typeof Order>

/** An order as it is told to whoever holds its phone: nothing of whom it goes to. */
export const QueriedOrder = z.object({
  order_id: Id,
  /** The caller’s own, with all that can be done. */
  is_mine: Flag,
  order_no: Text(40),
  order_type: OrderType,
  state: OrderState,
  lines: OrderSummary.shape.lines,
  piece_count: Count,
  total: Money,
  created_at: Timestamp,
  shipped_at: z.nullable(Timestamp),
  received_at: z.nullable(Timestamp),
})

/** An order as an operator sees it in a list. */
export const StaffOrderRow = z.object({
  order_id: Id,
  order_no: Text(40),
  order_type: OrderType,
  state: OrderState,
  warehouse: Warehouse,
  delivery_plan: DeliveryPlan,
  member_id: Id,
  account: OptionalText(16),
  /** The middle masked. */
  contact_mobile: z.nullable(Text(40)),
  goods: OptionalText(400),
  piece_count: Count,
  total: Money,
  created_at: Timestamp,
  paid_at: z.nullable(Timestamp),
  operator_remark: OptionalText(500),
  version: Integer(1, 1_000_000),
})
/** The same whole: all that the member sees, and what operators keep. */
export const StaffOrder = z.object({
  ...Order.shape,
  member_id: Id,
  account: OptionalText(16),
  operator_remark: OptionalText(500),
  version: Integer(1, 1_000_000),
  settled_at: z.nullable(Timestamp),
})
export type StaffOrder = z.output<typeof StaffOrder>

/** An order and its version as it was shown. */
export const Edited = { order_id: Id, version: Integer(1, 1_000_000) }
export const cancelReasons = ['changed_mind', 'wrong_address', 'wrong_goods', 'too_expensive', 'other'] as const
/** Filters of the operators’ list and of an export; days are the store’s. */
export const Filters = {
  /** An order’s number, a member’s ID or account, or the phone of its contact. */
  keyword: z.optional(Text(60)),
  state: z.optional(OrderState),
  order_type: z.optional(OrderType),
  warehouse: z.optional(Warehouse),
  from_day: z.optional(Day),
  until_day: z.optional(Day),
}
