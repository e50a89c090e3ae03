import * as z from 'zod/mini'
import { Count, Flag, Id, Integer, Money, OptionalText, Rows, Text, Timestamp } from './fields.ts'

/** Promotions with goods at prices of their own (PRM-02 to PRM-10). */
export const promotionKinds = ['discount', 'topic', 'flash_sale', 'group_buy', 'team_buy', 'bargain', 'presale', 'combo', 'point'] as const
export const PromotionKind = z.enum(promotionKinds)
export type PromotionKind = z.output<typeof PromotionKind>

/** Those ordered from their own page only: no member-level price, combo or full reduction beside them, a coupon only if set up so. */
export const exclusiveKinds = ['flash_sale', 'group_buy', 'team_buy', 'bargain', 'presale', 'point'] as const satisfies PromotionKind[]
export const isExclusive = (kind: PromotionKind): boolean => (exclusiveKinds as readonly PromotionKind[]).includes(kind)

/** `about`: begins within minutes (a setting, 30). */
export const PromotionState = z.enum(['upcoming', 'starting_soon', 'running', 'ended'])
export type PromotionState = z.output<typeof PromotionState>

/** Rules of a promotion's kind beside prices; only the fields of its kind are set. */
export const CampaignRules = z.object({
  /** groupbuy: the quantity from which its price applies. */
  min_quantity: z.optional(Integer(2, 9999)),
  /** pintuan: members of a group, and hours it may take to fill. */
  size: z.optional(Integer(2, 100)),
  /** pintuan, bargain: hours from its opening. */
  hours: z.optional(Integer(1, 720)),
  /** pintuan: a group that did not fill in time is completed by the shop, and its page shows that. */
  virtual_completion: z.optional(Flag),
  /** bargain: friends that bring it to its floor. */
  helpers: z.optional(Integer(1, 100)),
  /** bargain: can be ordered at the floor price only, not before. */
  floor_only: z.optional(Flag),
  /** presale: when the balance is paid, and what becomes of the deposit when it is not. */
  balance_from: z.optional(Timestamp),
  balance_until: z.optional(Timestamp),
  missed: z.optional(z.enum(['keep', 'return'])),
  ships_at: z.optional(Timestamp),
  /** combo: what one set costs. */
  set_price: z.optional(Money),
})
export type CampaignRules = z.output<typeof CampaignRules>

/** Rules of a promotion's kind for one SKU. */
export const CampaignItemRules = z.object({
  /** pintuan: what the one who opens a group pays a piece. */
  leader_price: z.optional(Money),
  /** bargain: the least it can be cut to; the price is where it starts. */
  floor: z.optional(Money),
  /** presale: paid now for a piece, and what of the price that counts for. */
  deposit: z.optional(Money),
  deposit_value: z.optional(Money),
  /** point: coins a piece beside the price. */
  longcoin: z.optional(Integer(0, 100_000_000)),
})
export type CampaignItemRules = z.output<typeof CampaignItemRules>

/** A running promotion as a goods' card shows it: its lowest price, of a bargain the floor; no price where it is not in money. */
export const GoodsLabel = z.object({ promotion_id: Id, kind: PromotionKind, price: z.nullable(Money), ends_at: Timestamp })
export type GoodsLabel = z.output<typeof GoodsLabel>

/**
 * Remaining promotion stock: a number only when it is low. `sold_percent`: of the promotion stock of the goods, all its SKUs in the
 * promotion together; null where no number was set apart.
 */
export const RemainingQuantity = {
  stock: z.enum(['none', 'few', 'plenty']),
  available: z.nullable(Count),
  sold_percent: z.nullable(Integer(0, 100)),
}

/** The public part of a full reduction: its steps and its end. */
export const ReductionFacts = z.object({
  reduction_id: Id,
  name: Text(80),
  by: z.enum(['amount', 'quantity']),
  steps: Rows(
    z.object({
      amount: z.nullable(Money),
      quantity: z.nullable(Count),
      effect: z.enum(['money', 'percentage', 'free_freight', 'gift']),
      money_off: z.nullable(Money),
      permille_off: z.nullable(Integer(0, 1000)),
      gift: z.nullable(z.object({ sku_id: Id, goods_name: OptionalText(200), quantity: Count })),
    }),
  ),
  ends_at: Timestamp,
})
export type ReductionFacts = z.output<typeof ReductionFacts>
