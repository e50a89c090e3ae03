import * as z from 'zod/mini'
import { Warehouse } from './cart.ts'
import { Mobile } from './code.ts'
import { Count, Day, Id, Integer, Money, OptionalText, PageInput, PageOf, Rows, Sorted, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { PurchaseSourceKind, DeliveryPlan, OnHoldReason, Order, OrderState, OrderType } from './order-shapes.ts'
import { PaidPart, PaymentState } from './payment.ts'

/** An order as an operator sees it in a list. */
export const StaffOrderRow = z.object({
  order_id: Id,
  order_no: Text(40),
  order_type: OrderType,
  promotion_kind: z.nullable(PurchaseSourceKind),
  promotion_id: z.nullable(Id),
  on_hold_by: z.nullable(OnHoldReason),
  state: OrderState,
  warehouse: Warehouse,
  delivery_plan: DeliveryPlan,
  member_id: Id,
  account: OptionalText(16),
  /** The middle masked. */
  contact_mobile: z.nullable(Text(40)),
  goods: OptionalText(400),
  total_quantity: Count,
  total: Money,
  created_at: Timestamp,
  paid_at: z.nullable(Timestamp),
  operator_remark: OptionalText(500),
  version: Integer(1, 1_000_000),
})

/** A payment of an order: what it was paid with, and what of each part went back. */
export const OrderPayment = z.object({
  payment_id: Id,
  payment_no: Text(40),
  /** `order`, or `order_balance` of a reservation’s second one. */
  purpose: Text(40),
  state: PaymentState,
  amount: Money,
  method: z.nullable(Text(20)),
  paid_at: z.nullable(Timestamp),
  paid_with: Rows(PaidPart),
})

/** The whole order: all that the member sees, and the operators' fields. */
export const StaffOrder = z.object({
  ...Order.shape,
  member_id: Id,
  account: OptionalText(16),
  operator_remark: OptionalText(500),
  version: Integer(1, 1_000_000),
  settled_at: z.nullable(Timestamp),
  payments: Rows(OrderPayment),
})
export type StaffOrder = z.output<typeof StaffOrder>

/** An order and its version as it was shown. */
const Edited = { order_id: Id, version: Integer(1, 1_000_000) }
/** Filters of the operators’ list and of an export; days are the store’s. */
export const OrderFilters = {
  /** An order’s number, a member’s ID or account, or the phone of its contact. */
  keyword: z.optional(Text(60)),
  /** A name of goods, of now or of when it was ordered, in any language; or a SKU number. */
  goods: z.optional(Text(60)),
  member_id: z.optional(Id),
  state: z.optional(OrderState),
  order_type: z.optional(OrderType),
  warehouse: z.optional(Warehouse),
  promotion_kind: z.optional(PurchaseSourceKind),
  promotion_id: z.optional(Id),
  from_day: z.optional(Day),
  until_day: z.optional(Day),
  /** Of orders that money came for on these days: all of it, a deposit, or a balance. */
  paid_from_day: z.optional(Day),
  paid_until_day: z.optional(Day),
  /** Of orders that something of was refunded on these days. */
  refunded_from_day: z.optional(Day),
  refunded_until_day: z.optional(Day),
}
export const OrderSort = Sorted('created_at', 'amount', 'paid_at')
const NewPrice = { reduction: z.optional(Money), freight_total: z.optional(Money) }

const view = { who: 'staff', permission: 'order.view' } as const
const change = { who: 'staff', permission: 'order.change' } as const
const priced = ['order.not_found', 'order.changed', 'order.action_unavailable', 'order.price_below_zero'] as const

export const orderStaff = {
  search: operation({
    path: 'order/search',
    kind: 'query',
    access: view,
    summary: 'Orders by filters, the newest first or by what they come to',
    input: z.object({ ...OrderFilters, sort: OrderSort, ...PageInput }),
    output: PageOf(StaffOrderRow),
  }),
  staff_view: operation({
    path: 'order/staff_view',
    kind: 'query',
    access: view,
    summary: 'One order whole with its history and payments, as an operator sees it',
    refusals: ['order.not_found'],
    input: z.object({ order_id: Id }),
    output: StaffOrder,
  }),
  preview_price: operation({
    path: 'order/preview_price',
    kind: 'query',
    access: change,
    summary: 'What an unpaid order would come to if its price were changed so; changes nothing',
    refusals: priced,
    input: z.object({ ...Edited, ...NewPrice }),
    output: z.object({
      goods_total: Money,
      /** By an operator, in place of what was taken off before. */
      reduction: Money,
      freight_total: Money,
      total: Money,
      /** As it is now. */
      total_before: Money,
      /** What is then paid at once, for all orders of the payment. */
      payment_amount: Money,
    }),
  }),
  change_price: operation({
    path: 'order/change_price',
    kind: 'command',
    access: change,
    summary: 'Takes an amount off an order that is not paid yet, or sets its freight',
    refusals: priced,
    input: z.object({ ...Edited, ...NewPrice, reason: Text(200) }),
    output: StaffOrder,
  }),
  change_address: operation({
    path: 'order/change_address',
    kind: 'command',
    access: change,
    summary: 'Corrects where an order goes, until it is shipped; its freight stays',
    refusals: ['order.not_found', 'order.changed', 'order.action_unavailable'],
    input: z.object({
      ...Edited,
      consignee: Text(50),
      mobile: Mobile,
      telephone: OptionalText(20),
      postcode: OptionalText(12),
      detailed_address: Text(200),
    }),
    output: StaffOrder,
  }),
  staff_cancel: operation({
    path: 'order/staff_cancel',
    kind: 'command',
    access: change,
    summary: 'Closes an unpaid order, and those paid together with it',
    refusals: ['order.not_found', 'order.changed', 'order.not_cancellable'],
    input: z.object({ ...Edited, reason: Text(60) }),
    output: StaffOrder,
  }),
  remark: operation({
    path: 'order/remark',
    kind: 'command',
    access: change,
    summary: 'Sets what operators note about an order among themselves',
    refusals: ['order.not_found', 'order.changed'],
    input: z.object({ ...Edited, note: OptionalText(500) }),
    output: StaffOrder,
  }),
}
