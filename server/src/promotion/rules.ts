import type { Language } from '@longmall/contract/fields.ts'
import type { PromotionKind, PromotionState } from '@longmall/contract/promotion-shapes.ts'
import type { Addon } from '@longmall/contract/addons.ts'
import type { Cents } from '@longmall/pricing/types.ts'
import { plus, type Timestamp } from '../kernel/time/clock.ts'

type NoRules = Record<string, unknown>

/** `promotion.rules` by kind, as the database keeps them: amounts in cents, instants in ISO 8601. */
export interface RulesOfKind {
  discount: NoRules
  topic: NoRules
  /** One row is one session; a series is many rows. */
  flash_sale: NoRules
  /** The price holds from `min_quantity` on. */
  group_buy: { min_quantity: number }
  /** A group of `size` members, to be filled within `hours`; with `virtual_completion` the shop completes what did not fill. */
  team_buy: { size: number; hours: number; virtual_completion: boolean }
  /** Exactly `helpers` friends bring it to its floor, within `hours`; `floor_only`: it is bought there or not at all. */
  bargain: { helpers: number; hours: number; floor_only: boolean }
  /** The balance is paid from `balance_from` to before `balance_until`; `missed` is what becomes of the deposit. */
  presale: { balance_from: Timestamp; balance_until: Timestamp; missed: 'keep' | 'return'; ships_at: Timestamp }
  /** What one set costs: of each item its `quantity`. */
  combo: { price: number }
  point: NoRules
}

/** `promotion_item.rules` by kind: amounts in cents per unit. */
export interface ItemRulesOfKind {
  discount: NoRules
  topic: NoRules
  flash_sale: NoRules
  group_buy: NoRules
  /** The joiners pay the item's price. */
  team_buy: { leader_price: number }
  /** The item's price is where the bargain starts. */
  bargain: { floor: number }
  /** What is paid now, and what of the price it counts for: at least as much. */
  presale: { deposit: number; deposit_value: number }
  combo: NoRules
  /** Coins beside the item's price. */
  point: { longcoin: number }
}

interface OfferOfKind<Kind extends PromotionKind> {
  promotion_id: number
  kind: Kind
  sku_id: number
  goods_id: number
  /** Cents per unit. */
  price: Cents
  starts_at: Timestamp
  /** The first instant that no longer counts. */
  ends_at: Timestamp
  allows_coupon: boolean
  /** Units that a member may have of all its items, of a combo sets; null for no limit. */
  per_member: number | null
  /** Units that the caller may still have, by the promotion's stock and the member's limit; null for no end. */
  remaining: number | null
  /** Of these, by the member's limit alone. */
  remaining_limit?: number | null
  rules: RulesOfKind[Kind]
  item_rules: ItemRulesOfKind[Kind]
  names: Partial<Record<Language, string>>
}

/** One SKU in one promotion, as whoever buys it there needs it. */
export type Offer<Kind extends PromotionKind = PromotionKind> = { [Each in Kind]: OfferOfKind<Each> }[Kind]

/** The flag that switches a kind off (SHL-07). */
export const addonOfKind: Record<PromotionKind, Addon> = {
  discount: 'discount',
  topic: 'topic',
  flash_sale: 'seckill',
  group_buy: 'groupbuy',
  team_buy: 'pintuan',
  bargain: 'bargain',
  presale: 'presale',
  combo: 'bundling',
  point: 'pointexchange',
}

export interface Window {
  starts_at: Timestamp
  ends_at: Timestamp
}

/** Does a window hold this instant? Its start does, its end does not. */
export const isWithin = ({ starts_at, ends_at }: Window, now: Timestamp): boolean => starts_at <= now && now < ends_at

/** Where an instant lies relative to a window; `about` in the last minutes before its start. */
export function stateOf({ starts_at, ends_at }: Window, now: Timestamp, starting_soon_minutes = 30): PromotionState {
  if (ends_at <= now) return 'ended'
  if (starts_at <= now) return 'running'
  return starts_at <= plus(now, { minutes: starting_soon_minutes }) ? 'starting_soon' : 'upcoming'
}

/** The smaller of two numbers of units, where null is no end. */
export const minLimit = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other)

/** What is left of a number of units, never below zero; null where no number is set. */
export const leftOf = (whole: number | null, used: number): number | null => (whole === null ? null : Math.max(0, whole - used))
