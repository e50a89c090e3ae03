import type { PurchaseSourceKind } from '@longmall/contract/order.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { LinePromotion } from '@longmall/pricing/types.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import type { Offer } from '../../promotion/rules.ts'

/** What a client sends of what it wants: selected lines of the cart, a SKU, or what the page of a promotion, a bargain or a gift names. */
export interface PurchaseRequest {
  from_cart?: boolean | undefined
  sku_id?: number | undefined
  /** 1 when left out. */
  quantity?: number | undefined
  promotion_id?: number | undefined
  group_id?: number | undefined
  bargain_id?: number | undefined
  gift_id?: number | undefined
  combo_id?: number | undefined
  flash_sale_pass?: string | undefined
}

export interface PurchaseLine {
  line_id: number
  sku_id: number
  quantity: number
}

/** Of a presale, per unit in cents, as its promotion says now. */
export interface PresaleDeposit {
  amount: number
  deposit_value: number
  from: Timestamp
  until: Timestamp
  missed: 'keep' | 'return'
  ships_at: Timestamp
}

/** What is to be bought, as its source describes and prices it. */
export interface Purchase {
  /** Null of goods or a cart alone. */
  kind: PurchaseSourceKind | null
  /** Null of a gift, and of goods or a cart. */
  promotion_id: number | null
  /** The group, bargain or gift. */
  subject: number | null
  names: Partial<Record<Language, string>>
  /** The price engine's input for its line; null for a combo, goods or a cart. */
  promotion: LinePromotion | null
  deposit: PresaleDeposit | null
  lines: PurchaseLine[]
  /** Lines that cannot be bought are left out while others can. */
  skips_unavailable?: boolean
  /** Only goods that may be in a cart. */
  standard_only?: boolean
  /** Coupon and coins lower it, whatever the type of its order. */
  allows_offset?: boolean
  /** Given, not sold: it counts against no limit and has no freight. */
  is_gift?: boolean
  /** When its order must be paid in less time than others. */
  unpaid_minutes?: number
}

/** Under which payment something is reserved, for whom. */
export interface Reservation {
  payment_id: number
  member_id: number
  /** The group, bargain or gift. */
  subject: number | null
  /** Cents per unit that it was priced at; null where that does not matter any more. */
  price: number | null
}

/**
 * A way to buy: one for each kind, in the domain of that kind. Checkout, orders and refunds know this port and no kind
 * (decisions/0056). What every kind takes alike, units of promotions and stock, is reserved after the source's own (`reserve.ts`).
 */
export interface PurchaseSource {
  /** The field that names it; where it has none, a promotion of its kind is named by `promotion_id`. */
  named_by?: 'group_id' | 'bargain_id' | 'gift_id' | 'combo_id'
  /**
   * Describes, prices and limits what the request names, checked now. `offer`: the promotion that runs, where the request names one.
   * `lock` keeps what is read until the transaction ends.
   */
  find: (context: Context<MemberActor>, request: PurchaseRequest, options: { offer: Offer | null; lock: boolean }) => Promise<Purchase>
  /** Lets whoever orders through, before anything else is done. */
  admit?: (context: Context<MemberActor>, purchase: Purchase, request: PurchaseRequest) => Promise<void>
  /** Takes what is its own under a payment, before promotions and stock; again when a closed order opens again. */
  reserve?: (context: Context, reservation: Reservation) => Promise<void>
  /** Releases what `reserve` reserved, of an order that closed unpaid. */
  release?: (context: Context, payment_id: number) => Promise<void>
  /** The same of a paid order that goes back whole. */
  restock?: (context: Context, payment_id: number) => Promise<void>
  /** Paid orders wait for what its domain decides: refund, delivery and pickup wait with them. */
  holds_paid?: boolean
}

export type PurchaseSources = Readonly<Record<PurchaseSourceKind | 'plain', PurchaseSource>>

declare module '../../kernel/context.ts' {
  interface Site {
    /** The ways to buy, by kind. */
    purchaseSources: PurchaseSources
  }
}
