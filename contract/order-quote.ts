import * as z from 'zod/mini'
import { NamedRule, PricedLine, Totals, TraceEntry, Warehouse } from './cart.ts'
import { OrderRequirements, Picture } from './catalogue.ts'
import { EvaluatedCoupon, LongcoinOffer } from './coupon.ts'
import { Count, Flag, Id, Integer, Money, OptionalText, Pattern, Quantity, Rows, Text, Timestamp } from './fields.ts'
import { MemberAddress } from './member.ts'
import { Pricing } from './pricing-facts.ts'

export const orderStates = ['unpaid', 'paid', 'shipping', 'completed', 'cancelled', 'reserved', 'deposit_paid', 'payment_failed'] as const
export const OrderState = z.enum(orderStates)
export type OrderState = z.output<typeof OrderState>
export const orderTypes = ['standard', 'entity', 'start_up', 'pledge', 'deposit', 'virtual'] as const
export const OrderType = z.enum(orderTypes)
export type OrderType = z.output<typeof OrderType>
export const deliveryPlans = ['mail', 'pickup', 'local', 'hosting'] as const
export const DeliveryPlan = z.enum(deliveryPlans)
export type DeliveryPlan = z.output<typeof DeliveryPlan>
/** The purchase source of an order from a page of its own; `gift`: a gift to the member. */
export const purchaseSourceKinds = ['flash_sale', 'group_buy', 'team_buy', 'bargain', 'presale', 'point', 'combo', 'gift'] as const
export const PurchaseSourceKind = z.enum(purchaseSourceKinds)
export type PurchaseSourceKind = z.output<typeof PurchaseSourceKind>
export const presaleTabs = ['deposit_due', 'booked', 'balance_due', 'done'] as const
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
export const Actions = Rows(z.enum(orderActions))

/**
 * The lines of a checkout: the selected lines of the cart, a quantity of one SKU, or sets of a combo; and the source, where the page of
 * a promotion, a bargain or a gift sends it here.
 */
export const Source = {
  from_cart: z.optional(Flag),
  sku_id: z.optional(Id),
  /** Pieces; of a combo, sets. */
  quantity: z.optional(Quantity),
  /** Of an exclusive kind: flash sale, group buy, pintuan, presale, exchange. */
  promotion_id: z.optional(Id),
  /** The pintuan group to join; a new one is opened when left out. */
  group_id: z.optional(Id),
  bargain_id: z.optional(Id),
  gift_id: z.optional(Id),
  combo_id: z.optional(Id),
}
/** Delivery and reductions; the best coupon, unless one is named or `no_coupon` is set. */
export const Choices = {
  delivery_plan: z.optional(DeliveryPlan),
  member_coupon_id: z.optional(Id),
  no_coupon: z.optional(Flag),
  /** Coins to offset with, as many as may be at most. */
  longcoin: z.optional(Integer(0, 1_000_000_000)),
}
export const SignedQuote = Pattern(/^[\w.-]{1,400}$/, 400)

export const QuoteLine = z.object({
  ...PricedLine.shape,
  goods_id: Id,
  goods_name: Text(200),
  sku_name: OptionalText(200),
  picture: z.nullable(Picture),
  /** Given by a full reduction or as a gift: costs nothing. */
  is_gift: Flag,
})

/** The purchase source of an order: a promotion, and the group, bargain or gift of it. */
export const PurchaseInfo = z.object({
  kind: PurchaseSourceKind,
  promotion_id: z.nullable(Id),
  subject: z.nullable(Id),
  name: OptionalText(200),
})
export type PurchaseInfo = z.output<typeof PurchaseInfo>
/** What has to be decided before an order is sent, fetched or refunded. */
export const OnHoldReason = z.enum(['team_buy'])

/** A store where orders are fetched. */
export const PickupStore = z.object({
  branch_id: Id,
  name: Text(120),
  address: Text(200),
  /** Its hours as text, and other notes. */
  hours: OptionalText(400),
  mobile: OptionalText(40),
})
export type PickupStore = z.output<typeof PickupStore>
export const missedBalancePolicy = z.enum(['keep', 'return'])

export const Quote = z.object({
  order_type: OrderType,
  groups: Rows(z.object({ warehouse: Warehouse, lines: Rows(QuoteLine), freight: Money, deliverable: Flag, total: Money })),
  totals: Totals,
  trace: Rows(TraceEntry),
  address: z.nullable(MemberAddress),
  delivery_plan: DeliveryPlan,
  /** `reason`: why not, in the caller’s language. */
  delivery_plans: Rows(z.object({ plan: DeliveryPlan, is_usable: Flag, reason: z.nullable(Text(120)) })),
  /** `is_open_now`: by its hours; null where it has none. */
  pickup_stores: Rows(z.object({ ...PickupStore.shape, is_open_now: z.nullable(Flag) })),
  /** Goes to an address; else nothing is sent, or it is fetched. */
  needs_address: Flag,
  /** Required inputs of the goods. */
  requirement: z.object({ ...OrderRequirements.shape, plan_months: z.nullable(Count) }),
  /** The coupon that is counted in, and what each of the caller’s would save or lacks, the best first. */
  member_coupon_id: z.nullable(Id),
  coupons: Rows(EvaluatedCoupon),
  longcoin: LongcoinOffer,
  /**
   * Of a reservation: what is paid now, what is later, and what becomes of the deposit when that is missed. The balance is due
   * from so many days after the deposit, or, of a presale, from one set instant to another.
   */
  deposit: z.nullable(
    z.object({
      amount: Money,
      /** What the deposit counts for; a presale may set more than it costs. */
      deposit_value: Money,
      balance: Money,
      balance_after_days: Count,
      balance_days: Count,
      balance_from: z.nullable(Timestamp),
      balance_until: z.nullable(Timestamp),
      ships_at: z.nullable(Timestamp),
      missed: missedBalancePolicy,
    }),
  ),
  /** Its purchase source. */
  promotion: z.nullable(PurchaseInfo),
  /** Presents that a full reduction promises and the shop has none left of. */
  unavailable_gifts: Rows(z.object({ goods_name: Text(200), sku_name: OptionalText(200), quantity: Quantity })),
  /** What the price depends on: enough to calculate it in the browser for another coupon or other coins. */
  pricing: Pricing,
  rules: Rows(NamedRule),
  /** Signed: facts version, input hash, total, expiry. The order carries it back. */
  quote: SignedQuote,
  expires_at: Timestamp,
})
export type Quote = z.output<typeof Quote>

export const Invoice = z.object({ title: Text(120), tax_number: OptionalText(40), email_address: z.optional(Text(254)) })
export const Remark = z.object({ warehouse: Warehouse, note: OptionalText(200) })
