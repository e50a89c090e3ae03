import * as z from 'zod/mini'
import { TraceEntry } from './cart.ts'
import { Picture } from './catalogue.ts'
import { Count, Day, Flag, Id, Integer, Language, Many, Money, OptionalText, Rows, SignedMoney, Text, Timestamp } from './fields.ts'
import { CampaignItemRules, CampaignRules, PromotionKind, PromotionState, ReductionFacts, RemainingQuantity } from './promotion-shapes.ts'

export const zoneStates = ['running', 'upcoming', 'ended'] as const
export const ZoneState = z.enum(zoneStates)

const Window = { starts_at: Timestamp, ends_at: Timestamp }

/** One SKU that a promotion sells, with the SKU's own price beside it. */
const Item = {
  sku_id: Id,
  goods_id: Id,
  goods_name: Text(200),
  sku_name: OptionalText(300),
  picture: z.nullable(Picture),
  list_price: Money,
  /** A member’s level lowers the list price, and counts where that is below the price here. */
  level_discount: Flag,
  /** A piece of it here; of a part of a combo, its own price. */
  price: Money,
  /** Pieces of one set of a combo; else 1. */
  quantity: Count,
  item_rules: CampaignItemRules,
}

/** A goods in a promotion as a zone lists it; of a combo one row for the whole set, its parts in `parts`. */
export const CampaignCard = z.object({
  promotion_id: Id,
  kind: PromotionKind,
  name: Text(80),
  ...Window,
  /** `about` begins within minutes: whoever shows it counts by `site/time`, not by the phone’s clock. */
  state: PromotionState,
  per_member: z.nullable(Count),
  rules: CampaignRules,
  ...Item,
  /** Of a combo: what one set costs, and what its parts cost alone. */
  has_price_range: Flag,
  ...RemainingQuantity,
  parts: Rows(z.object(Item)),
})
export type CampaignCard = z.output<typeof CampaignCard>
export type CampaignItem = Pick<CampaignCard, keyof typeof Item>

/** A promotion whole, as its page shows it. */
export const CampaignDetail = z.object({
  promotion_id: Id,
  kind: PromotionKind,
  name: Text(80),
  note: OptionalText(2000),
  picture: z.nullable(Picture),
  ...Window,
  state: PromotionState,
  per_member: z.nullable(Count),
  rules: CampaignRules,
  /** What still lowers its prices, and what does not. */
  stacks: z.object({ level_discount: Flag, combo: Flag, reduction: Flag, coupon: Flag }),
  /** Of a combo: what its parts cost alone. */
  list_total: z.nullable(Money),
  items: Rows(z.object({ ...Item, is_on_sale: Flag, ...RemainingQuantity })),
})
export type CampaignDetail = z.output<typeof CampaignDetail>

/** A promotion of one goods: what it costs there, for every SKU of the goods that is in it. */
export const GoodsCampaign = z.object({
  promotion_id: Id,
  kind: PromotionKind,
  name: Text(80),
  ...Window,
  state: PromotionState,
  per_member: z.nullable(Count),
  is_exclusive: Flag,
  allows_coupon: Flag,
  rules: CampaignRules,
  skus: Rows(z.object({ sku_id: Id, price: Money, item_rules: CampaignItemRules, ...RemainingQuantity })),
})
export type GoodsCampaign = z.output<typeof GoodsCampaign>

export const ComboOffer = z.object({
  promotion_id: Id,
  name: Text(80),
  ends_at: Timestamp,
  per_member: z.nullable(Count),
  price: Money,
  list_total: Money,
  parts: Rows(z.object(Item)),
})
export type ComboOffer = z.output<typeof ComboOffer>

export const TopicCard = z.object({
  promotion_id: Id,
  name: Text(80),
  note: OptionalText(2000),
  picture: z.nullable(Picture),
  ...Window,
  state: PromotionState,
  goods_count: Count,
  /** Of its first goods. */
  pictures: Rows(Picture),
})
export type TopicCard = z.output<typeof TopicCard>

/** A full reduction that runs, comes or ended: its steps, its period, whether it counts for everything, and pictures of its first goods. */
export const ReductionCard = z.object({
  ...ReductionFacts.shape,
  starts_at: Timestamp,
  state: PromotionState,
  applies_to_all: Flag,
  pictures: Rows(Picture),
})
export type ReductionCard = z.output<typeof ReductionCard>

// What operators set up.

export const Version = Integer(1, 1_000_000)
const CampaignText = z.object({ language: Language, name: Text(80), note: OptionalText(2000) })
/** Switched off before it began it is a draft, later it is `off`. */
export const StaffState = z.enum(['draft', 'upcoming', 'running', 'off', 'ended'])
export type StaffState = z.output<typeof StaffState>

/** One SKU, or with `goods_id` all that the goods offers. A price, or so much off each one’s own. */
const ItemForm = z.object({
  sku_id: z.optional(Id),
  goods_id: z.optional(Id),
  price: z.optional(Money),
  permille_off: z.optional(Integer(0, 1000)),
  quantity: z.optional(Integer(1, 99)),
  /** Pieces set apart; as many as there are when left out. */
  stock: z.optional(Integer(0, 10_000_000)),
  rules: z.optional(CampaignItemRules),
})
export type ItemForm = z.output<typeof ItemForm>

export const CampaignForm = {
  kind: PromotionKind,
  per_member: z.optional(Integer(1, 10_000)),
  allows_coupon: Flag,
  rules: CampaignRules,
  picture: z.optional(Picture),
  is_on: Flag,
  position: Integer(0, 10_000),
  texts: Many(CampaignText, 5),
  items: Many(ItemForm, 500),
}

/** Either days of the store’s zone, the last to its end, or two instants. */
export const WindowForm = {
  first_day: z.optional(Day),
  last_day: z.optional(Day),
  starts_at: z.optional(Timestamp),
  ends_at: z.optional(Timestamp),
}

export const StaffCampaign = z.object({
  promotion_id: Id,
  version: Version,
  kind: PromotionKind,
  ...Window,
  state: StaffState,
  is_on: Flag,
  ended_at: z.nullable(Timestamp),
  per_member: z.nullable(Count),
  allows_coupon: Flag,
  rules: CampaignRules,
  picture: z.nullable(Picture),
  position: Count,
  texts: Rows(CampaignText),
  items: Rows(
    z.object({
      sku_id: Id,
      goods_id: Id,
      price: Money,
      quantity: Count,
      stock: z.nullable(Count),
      reserved: Count,
      rules: CampaignItemRules,
    }),
  ),
})
export type StaffCampaign = z.output<typeof StaffCampaign>

/** Buyers: members, each on the day of the first order. Amounts: what orders with it came to, and what was paid less than the list price. */
export const Figures = { views: Count, buyers: Count, orders: Count, quantity: Count, sales: Money, cost: SignedMoney }
export const CampaignRow = z.object({
  promotion_id: Id,
  version: Version,
  kind: PromotionKind,
  name: Text(80),
  ...Window,
  state: StaffState,
  goods_count: Count,
  sku_count: Count,
  /** Pieces set apart; null where some SKU has no number of its own. */
  stock: z.nullable(Count),
  reserved: Count,
  ...Figures,
})
export type CampaignRow = z.output<typeof CampaignRow>

const ReductionStepForm = z.object({
  /** From an amount or from a quantity on: one of the two. */
  amount: z.optional(Money),
  quantity: z.optional(Integer(1, 9999)),
  effect: z.enum(['money', 'percentage', 'free_freight', 'gift']),
  money_off: z.optional(Money),
  permille_off: z.optional(Integer(1, 1000)),
  gift_sku_id: z.optional(Id),
  gift_quantity: z.optional(Integer(1, 99)),
})
export const ReductionForm = {
  by: z.enum(['amount', 'quantity']),
  steps: Many(ReductionStepForm, 10),
  goods_ids: z.array(Id).check(z.maxLength(500)),
  category_ids: z.array(Id).check(z.maxLength(100)),
  first_day: Day,
  last_day: Day,
  is_on: Flag,
  texts: Many(z.object({ language: Language, name: Text(80) }), 5),
}
export const StaffReduction = z.object({
  reduction_id: Id,
  version: Version,
  ...ReductionForm,
  state: StaffState,
  /** When an operator ended it before its last day. */
  ended_at: z.nullable(Timestamp),
})
export type StaffReduction = z.output<typeof StaffReduction>
/** With the goods that it gives as gifts. */
export const StaffReductionRow = z.extend(StaffReduction, {
  gifts: Rows(z.object({ sku_id: Id, goods_name: Text(200), sku_name: OptionalText(300) })),
})
export type StaffReductionRow = z.output<typeof StaffReductionRow>

/** Which baskets a dry run prices. */
export const DryRunForm = {
  baskets: z.enum(['past', 'generated']),
  /** Past: orders of so many days. */
  days: z.optional(Integer(1, 365)),
  max_baskets: z.optional(Integer(1, 5000)),
  /** Generated: the same seed, the same baskets. */
  seed: z.optional(Integer(0, 2_147_483_647)),
  /** Share of the list prices that no basket should fall below, in thousandths. */
  floor_permille: z.optional(Integer(0, 1000)),
}

export const dryRunExclusions = ['freight', 'coupon', 'longcoin'] as const

/** What a promotion would do to baskets, compared with the shop as it is. */
export const DryRun = z.object({
  /** What the dry run leaves out, before and after alike. */
  excluded: Rows(z.enum(dryRunExclusions)),
  baskets: Count,
  /** Baskets that would cost another amount. */
  affected: Count,
  revenue_before: Money,
  revenue_after: Money,
  /** What shoppers would pay less. */
  cost: SignedMoney,
  /** Baskets that would come to less than the floor’s share of their list prices. */
  below_floor: Count,
  /** Pieces at its prices, and those of them that its own stock has no room for. */
  quantity: Count,
  quantity_short: Count,
  /** Its SKUs that are in other promotions at that time; `is_refused` where both are exclusive. */
  conflicts: Rows(z.object({ sku_id: Id, promotion_id: Id, kind: PromotionKind, name: Text(80), ...Window, is_refused: Flag })),
  /** The basket that would lose most. */
  worst: z.nullable(
    z.object({
      order_id: z.nullable(Id),
      lines: Rows(z.object({ sku_id: Id, quantity: Count, list_price: Money })),
      before: Money,
      after: Money,
      trace: Rows(TraceEntry),
    }),
  ),
})
export type DryRun = z.output<typeof DryRun>
