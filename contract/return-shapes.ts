import * as z from 'zod/mini'
import { TraceEntry } from './cart.ts'
import { Picture } from './catalogue.ts'
import { Amount, Count, Id, Integer, Money, OptionalText, Quantity, Rows, Text, Timestamp } from './fields.ts'
import { Unit } from './wallet.ts'

/** `refund_only`: nothing is sent back, as for pieces that have not gone out; `return_refund`: the goods come back first. */
export const returnKinds = ['refund_only', 'return_refund'] as const
export const ReturnKind = z.enum(returnKinds)
export type ReturnKind = z.output<typeof ReturnKind>

export const returnReasons = [
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
export const ReturnReason = z.enum(returnReasons)
export type ReturnReason = z.output<typeof ReturnReason>

/** 1 applied, 2 refused, 3 approved, 4 awaiting the parcel, 5 parcel sent, 6 refunded, 7 closed. */
export const ReturnStatus = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(7)])
export type ReturnStatus = z.output<typeof ReturnStatus>

/** What goes back to one source; `amount` in the unit's own decimals, `worth` in money. */
export const RefundShare = z.object({
  /** `balance`, `coin:USDS`, `coin:USDP` or `provider:<name>`. */
  source: Text(60),
  bucket: z.nullable(z.enum(['withdrawable', 'non_withdrawable'])),
  unit: Unit,
  amount: Amount('ACC'),
  worth: Money,
})
export type RefundShare = z.output<typeof RefundShare>

/** Whether freight goes back, and why: with the last piece that had not gone out, as long as nothing had. */
export const FreightBack = z.enum(['last_unshipped', 'others_remain', 'something_shipped', 'no_freight'])

/** What pieces of a line give back, to the last cent and coin. */
export const Back = z.object({
  quantity: Quantity,
  /** For the goods and for freight, and both. */
  goods_amount: Money,
  freight_amount: Money,
  amount: Money,
  freight: FreightBack,
  longcoin: Count,
  /** `back` with the whole order alone; `kept`: it stays used; `none`: there was none. */
  coupon: z.enum(['back', 'kept', 'none']),
  /** In the order in which the money goes. */
  parts: Rows(RefundShare),
})
export type Back = z.output<typeof Back>

/** A line of which something can be asked back. */
export const ReturnableLine = z.object({
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
  /** The most pieces of each kind; 0 where the kind does not fit. */
  refund_only: Count,
  return_refund: Count,
  /** Of `refund_only`, those that have not gone out. */
  unshipped: Count,
  /** Until when it can be asked; null as long as the goods are not received. */
  ask_until: z.nullable(Timestamp),
})
export type ReturnableLine = z.output<typeof ReturnableLine>

export const returnActions = ['reapply', 'cancel', 'send_parcel'] as const

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
export const ReturnSummary = z.object({
  refund_id: Id,
  refund_no: Text(40),
  ...Goods,
  kind: ReturnKind,
  quantity: Quantity,
  status: ReturnStatus,
  /** What goes or went back in money, freight too once it is decided. */
  amount: Money,
  longcoin: Count,
  /** Until when the shop, and until when the buyer, must act; what happens then by itself is the status's consequence. */
  merchant_until: z.nullable(Timestamp),
  buyer_until: z.nullable(Timestamp),
  created_at: Timestamp,
})
export type ReturnSummary = z.output<typeof ReturnSummary>

export const ReturnEvent = z.object({
  event: Text(40),
  status: ReturnStatus,
  actor: z.enum(['member', 'operator', 'system']),
  details: z.record(Text(40), Text(500)),
  created_at: Timestamp,
})
export type ReturnEvent = z.output<typeof ReturnEvent>

export const Return = z.object({
  ...ReturnSummary.shape,
  reason: ReturnReason,
  words: OptionalText(500),
  pic_paths: Rows(Text(200)),
  /** Went back, or would go back if it were approved now. */
  back: Back,
  reply: z.nullable(Text(500)),
  /** Where the goods are to be sent. */
  send_to: z.nullable(Text(500)),
  carrier: z.nullable(Text(60)),
  tracking_number: z.nullable(Text(60)),
  refunded_at: z.nullable(Timestamp),
  events: Rows(ReturnEvent),
  actions: Rows(z.enum(returnActions)),
})
export type Return = z.output<typeof Return>

export const ReturnVersion = Integer(1, 1_000_000)
export const staffReturnActions = ['approve', 'refuse', 'confirm_receipt', 'refuse_receipt'] as const
/** The same as an operator handles it. */
export const HandledReturn = z.object({
  ...Return.shape,
  member_id: Id,
  account: OptionalText(16),
  version: ReturnVersion,
  actions: Rows(z.enum(staffReturnActions)),
})

/** One price rule as it was tried on one line; `saved` is this line's own part. */
export const TriedRule = z.omit(TraceEntry, { line_ids: true })
export type TriedRule = z.output<typeof TriedRule>

/** An order's price told line by line, with what a return of each would give back now. */
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
      rules: Rows(TriedRule),
      /** Null when nothing of the line can go back. */
      back_of_one: z.nullable(Back),
      back_of_all: z.nullable(Back),
    }),
  ),
  freight_total: Money,
  freight_rules: Rows(TriedRule),
  total: Money,
})
export type Receipt = z.output<typeof Receipt>
