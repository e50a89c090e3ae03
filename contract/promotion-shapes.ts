import * as z from 'zod/mini'
import { Count, Flag, Id, Integer, Money, Timestamp } from './fields.ts'

/** Promotions with goods at prices of their own (PRM-02 to PRM-10). */
export const promotionKinds = ['discount', 'topic', 'seckill', 'groupbuy', 'pintuan', 'bargain', 'presale', 'combo', 'point'] as const
export const PromotionKind = z.enum(promotionKinds)
export type PromotionKind = z.output<typeof PromotionKind>

/** Those bought on their own page alone: no member-level price, combo or full reduction beside them, a coupon only if set up so. */
export const exclusiveKinds = ['seckill', 'groupbuy', 'pintuan', 'bargain', 'presale', 'point'] as const satisfies PromotionKind[]
export const isExclusive = (kind: PromotionKind): boolean => (exclusiveKinds as readonly PromotionKind[]).includes(kind)

/** `about`: begins within minutes (a setting, 30). */
export const PromotionState = z.enum(['soon', 'about', 'running', 'ended'])
export type PromotionState = z.output<typeof PromotionState>

/** What a promotion's kind asks beside prices; only the fields of its kind are there. */
export const CampaignRules = z.object({
  /** groupbuy: its price holds from so many pieces on. */
  min_pieces: z.optional(Integer(2, 9999)),
  /** pintuan: members of a group, and hours it may take to fill. */
  size: z.optional(Integer(2, 100)),
  /** pintuan, bargain: hours from its opening. */
  hours: z.optional(Integer(1, 720)),
  /** pintuan: a group that did not fill in time is completed by the shop, and says so. */
  virtual_completion: z.optional(Flag),
  /** bargain: friends that bring it to its floor. */
  helpers: z.optional(Integer(1, 100)),
  /** bargain: to be bought at the floor alone, not before. */
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

/** What a promotion's kind asks of one SKU. */
export const CampaignItemRules = z.object({
  /** pintuan: what the one who opens a group pays a piece. */
  leader_price: z.optional(Money),
  /** bargain: the least it can be cut to; the price is where it starts. */
  floor: z.optional(Money),
  /** presale: paid now for a piece, and what of the price that counts for. */
  deposit: z.optional(Money),
  counts_as: z.optional(Money),
  /** point: coins a piece beside the price. */
  longcoin: z.optional(Integer(0, 100_000_000)),
})
export type CampaignItemRules = z.output<typeof CampaignItemRules>

/** A running promotion as a goods' card tells it: its lowest price, of a bargain the floor; no price where there is none of money. */
export const GoodsLabel = z.object({ promotion_id: Id, kind: PromotionKind, price: z.nullable(Money), ends_at: Timestamp })
export type GoodsLabel = z.output<typeof GoodsLabel>

/**
 * What is left of pieces set apart: a number only when few are. `sold_percent`: of the pieces of the goods, all its SKUs in the
 * promotion together; null where no number was set apart.
 */
export const PiecesLeft = {
  stock: z.enum(['none', 'few', 'plenty']),
  stock_left: z.nullable(Count),
  sold_percent: z.nullable(Integer(0, 100)),
}
