import * as z from 'zod/mini'
import { TraceEntry } from './cart.ts'
import { Picture } from './catalogue.ts'
import { Amount, Count, Id, Integer, Money, OptionalText, Quantity, Rows, Text, Timestamp } from './fields.ts'
import { Unit } from './wallet.ts'

/** `refund_only`: nothing is sent back, as before shipping; `return_refund`: the goods are returned first. */
export const afterSaleKinds = ['refund_only', 'return_refund'] as const
export const AfterSaleKind = z.enum(afterSaleKinds)
export type AfterSaleKind = z.output<typeof AfterSaleKind>

export const afterSaleReasons = [
  'changed_mind',
  'ordered_wrong',
  'too_slow',
  'not_received',
  'damaged',
  'faulty',
  'not_as_described',
  'wrong_goods',
  'missing_parts',
  'other',
] as const
export const AfterSaleReason = z.enum(afterSaleReasons)
export type AfterSaleReason = z.output<typeof AfterSaleReason>

/** 1 applied, 2 refused, 3 approved, 4 awaiting the parcel, 5 parcel sent, 6 refunded, 7 closed. */
export const AfterSaleStatus = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(7)])
export type AfterSaleStatus = z.output<typeof AfterSaleStatus>

/** The refund to one source; `amount` in the unit's own decimals, `worth` in money. */
export const RefundShare = z.object({
  /** `balance`, `coin:USDS`, `coin:USDP` or `provider:<name>`. */
  source: Text(60),
  bucket: z.nullable(z.enum(['withdrawable', 'non_withdrawable'])),
  unit: Unit,
  amount: Amount('ACC'),
  worth: Money,
})
export type RefundShare = z.output<typeof RefundShare>

/** Whether freight is refunded, and why: with the last unshipped unit, if nothing was shipped. */
export const FreightRefundReason = z.enum(['last_unshipped', 'others_remain', 'something_shipped', 'no_freight'])

/** The refund of a quantity of a line, to the last cent and coin. */
export const RefundAmounts = z.object({
  quantity: Quantity,
  /** For the goods and for freight, and both. */
  goods_amount: Money,
  freight_amount: Money,
  amount: Money,
  freight: FreightRefundReason,
  longcoin: Count,
  /** `returned`: with the whole order; `not_returned`: it remains used; `none`: no coupon was used. */
  coupon: z.enum(['returned', 'not_returned', 'none']),
  /** In the order in which the money goes. */
  parts: Rows(RefundShare),
})
export type RefundAmounts = z.output<typeof RefundAmounts>

/** A line that can be returned or refunded. */
export const RefundableLine = z.object({
  order_goods_id: Id,
  order_id: Id,
  order_no: Text(40),
  goods_id: Id,
  sku_id: Id,
  goods_name: Text(200),
  sku_name: OptionalText(200),
  picture: z.nullable(Picture),
  unit_price: Money,
  quantity: Quantity,
  /** The maximum quantity of each kind; 0 where the kind does not apply. */
  refund_only: Count,
  return_refund: Count,
  /** Of `refund_only`, those that have not gone out. */
  unshipped: Count,
  /** Until when it can be requested; null as long as the goods are not received. */
  request_until: z.nullable(Timestamp),
})
export type RefundableLine = z.output<typeof RefundableLine>

export const afterSaleActions = ['reapply', 'cancel', 'send_parcel'] as const

const Goods = {
  order_goods_id: Id,
  order_id: Id,
  order_no: Text(40),
  sku_id: Id,
  goods_name: Text(200),
  sku_name: OptionalText(200),
  picture: z.nullable(Picture),
  unit_price: Money,
}
export const AfterSaleSummary = z.object({
  refund_id: Id,
  refund_no: Text(40),
  ...Goods,
  kind: AfterSaleKind,
  quantity: Quantity,
  status: AfterSaleStatus,
  /** The refund in money, freight included once it is decided. */
  amount: Money,
  longcoin: Count,
  /** Until when the shop, and until when the buyer, must act; what happens then by itself is the status's consequence. */
  merchant_deadline: z.nullable(Timestamp),
  buyer_deadline: z.nullable(Timestamp),
  created_at: Timestamp,
})
export type AfterSaleSummary = z.output<typeof AfterSaleSummary>

export const AfterSaleEvent = z.object({
  event: Text(40),
  status: AfterSaleStatus,
  actor: z.enum(['member', 'operator', 'system']),
  details: z.record(Text(40), Text(500)),
  created_at: Timestamp,
})
export type AfterSaleEvent = z.output<typeof AfterSaleEvent>

export const AfterSaleRequest = z.object({
  ...AfterSaleSummary.shape,
  reason: AfterSaleReason,
  note: OptionalText(500),
  pic_paths: Rows(Text(200)),
  /** Went back, or would go back if it were approved now. */
  refund_amounts: RefundAmounts,
  reply: z.nullable(Text(500)),
  /** Where the goods are to be sent. */
  return_address: z.nullable(Text(500)),
  carrier: z.nullable(Text(60)),
  tracking_number: z.nullable(Text(60)),
  refunded_at: z.nullable(Timestamp),
  events: Rows(AfterSaleEvent),
  actions: Rows(z.enum(afterSaleActions)),
})
export type AfterSaleRequest = z.output<typeof AfterSaleRequest>

export const AfterSaleVersion = Integer(1, 1_000_000)
export const staffAfterSaleActions = ['approve', 'refuse', 'confirm_receipt', 'refuse_receipt'] as const
/** The same as an operator handles it. */
export const StaffAfterSaleRequest = z.object({
  ...AfterSaleRequest.shape,
  member_id: Id,
  account: OptionalText(16),
  version: AfterSaleVersion,
  actions: Rows(z.enum(staffAfterSaleActions)),
})

/** One price rule as it was tried on one line; `saved` is this line's own part. */
export const AppliedRule = z.omit(TraceEntry, { line_ids: true })
export type AppliedRule = z.output<typeof AppliedRule>

/** An order's price line by line, with the current refund of each. */
export const Receipt = z.object({
  order_id: Id,
  order_no: Text(40),
  lines: Rows(
    z.object({
      order_goods_id: Id,
      goods_name: Text(200),
      sku_name: OptionalText(200),
      picture: z.nullable(Picture),
      quantity: Quantity,
      refunded_quantity: Count,
      refunded_total: Money,
      list_price: Money,
      unit_price: Money,
      goods_total: Money,
      longcoin: Count,
      total: Money,
      rules: Rows(AppliedRule),
      /** Null when nothing of the line can go back. */
      refund_of_one: z.nullable(RefundAmounts),
      refund_of_all: z.nullable(RefundAmounts),
    }),
  ),
  freight_total: Money,
  freight_rules: Rows(AppliedRule),
  total: Money,
})
export type Receipt = z.output<typeof Receipt>
