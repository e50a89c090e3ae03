import * as z from 'zod/mini'
import { PricedLine, Totals, TraceEntry, Warehouse } from './cart.ts'
import { Picture } from './catalogue.ts'
import { Count, Flag, Id, Many, Money, OptionalText, PageInput, PageOf, Pattern, Quantity, Rows, Text, Timestamp } from './fields.ts'
import { MemberAddress } from './member.ts'
import { operation } from './operation.ts'

export const orderStates = ['unpaid', 'paid', 'shipping', 'completed', 'cancelled', 'reserved', 'deposit_paid', 'payment_failed'] as const
export const OrderState = z.enum(orderStates)
export type OrderState = z.output<typeof OrderState>
export const OrderType = z.enum(['standard', 'entity', 'start_up', 'pledge', 'deposit', 'virtual'])
export const DeliveryPlan = z.enum(['mail', 'pickup', 'local', 'hosting'])
export const tabs = ['all', 'to_pay', 'to_ship', 'to_receive', 'to_review', 'after_sale'] as const

/** What is to be bought: the selected lines of the cart, or pieces of one SKU. */
const Source = { from_cart: z.optional(Flag), sku_id: z.optional(Id), quantity: z.optional(Quantity) }

const QuoteLine = z.object({
  ...PricedLine.shape,
  goods_id: Id,
  goods_name: Text(200),
  sku_name: OptionalText(200),
  picture: z.nullable(Picture),
})

export const Quote = z.object({
  groups: Rows(z.object({ warehouse: Warehouse, lines: Rows(QuoteLine), freight: Money, deliverable: Flag, total: Money })),
  totals: Totals,
  trace: Rows(TraceEntry),
  address: z.nullable(MemberAddress),
  /** Signed: facts version, input hash, total, expiry. The order carries it back. */
  quote: Pattern(/^[\w.-]{1,400}$/, 400),
  expires_at: Timestamp,
})
export type Quote = z.output<typeof Quote>

const Invoice = z.object({ title: Text(120), tax_number: OptionalText(40), email_address: z.optional(Text(254)) })
const Remark = z.object({ warehouse: Warehouse, words: OptionalText(200) })

export const OrderLine = z.object({ order_goods_id: Id, ...QuoteLine.shape })

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
    }),
  ),
  piece_count: Count,
  total: Money,
  payment_id: Id,
  created_at: Timestamp,
  /** Until when an unpaid order may be paid. */
  valid_until: z.nullable(Timestamp),
  actions: Rows(z.enum(['pay', 'cancel'])),
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
  payment_id: Id,
  /** The orders under the same payment, this one too; they are paid and cancelled together. */
  paid_together: Rows(Id),
  payment_method: z.nullable(Text(40)),
  paid_at: z.nullable(Timestamp),
  delivery_plan: DeliveryPlan,
  contact: z.object({ consignee: Text(50), mobile: Text(20) }),
  address: MemberAddress,
  remark: OptionalText(200),
  invoice: z.nullable(Invoice),
  created_at: Timestamp,
  valid_until: z.nullable(Timestamp),
  cancelled_at: z.nullable(Timestamp),
  cancel_reason: z.nullable(Text(60)),
  events: Rows(OrderEvent),
  actions: Rows(z.enum(['pay', 'cancel'])),
})
export type Order = z.output<typeof Order>

const unbuyable = [
  'cart.off_shelf',
  'cart.sold_out',
  'cart.purchase_limit',
  'order.nothing_selected',
  'order.not_purchasable_here',
] as const
const OneOrder = z.object({ order_id: Id })

export const order = {
  quote: operation({
    path: 'order/quote',
    kind: 'query',
    access: { who: 'member', owns: 'address' },
    summary: 'Prices what is to be bought, line by line, and signs the total',
    refusals: [...unbuyable, 'member.address_not_found'],
    input: z.object({ ...Source, address_id: z.optional(Id) }),
    output: Quote,
  }),
  create: operation({
    path: 'order/create',
    kind: 'command',
    access: { who: 'member', owns: 'address' },
    summary: 'Makes one order a warehouse under one payment; prices are judged again and stock is taken',
    refusals: [...unbuyable, 'order.quote_changed', 'order.quote_expired', 'order.not_deliverable', 'member.address_not_found'],
    input: z.object({
      ...Source,
      address_id: Id,
      quote: Pattern(/^[\w.-]{1,400}$/, 400),
      remarks: z.optional(Many(Remark, 2)),
      invoice: z.optional(Invoice),
      source_type: z.optional(Text(40)),
      long_mall_qr_type: z.optional(Text(40)),
      source_member: z.optional(Id),
    }),
    output: z.object({ order_ids: Rows(Id), payment_id: Id, total: Money, needs_payment: Flag }),
  }),
  list: operation({
    path: 'order/list',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The member’s orders, newest first',
    input: z.object({ tab: z.optional(z.enum(tabs)), ...PageInput }),
    output: PageOf(OrderSummary),
  }),
  counts: operation({
    path: 'order/counts',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Orders by tab, for badges',
    input: z.object({}),
    output: z.object({ to_pay: Count, to_ship: Count, to_receive: Count, to_review: Count, after_sale: Count }),
  }),
  view: operation({
    path: 'order/view',
    kind: 'query',
    access: { who: 'member', owns: 'order' },
    summary: 'One order whole, with its history',
    input: OneOrder,
    output: Order,
  }),
  cancel: operation({
    path: 'order/cancel',
    kind: 'command',
    access: { who: 'member', owns: 'order' },
    summary: 'Cancels an unpaid order and gives its stock back',
    refusals: ['order.not_cancellable'],
    input: z.object({
      order_id: Id,
      reason: z.optional(z.enum(['changed_mind', 'wrong_address', 'wrong_goods', 'too_expensive', 'other'])),
    }),
    output: Order,
  }),
}
