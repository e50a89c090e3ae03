import type { Cart } from '@longmall/contract/cart.ts'
import type { EvaluatedCoupon } from '@longmall/contract/coupon.ts'
import type * as pricing from '@longmall/pricing/types.ts'
import type { Context } from '../kernel/context.ts'

/** Which coupon is wanted: the named one, none, or (neither said) the best for the shopper. */
export interface CouponChoice {
  member_coupon_id?: number | undefined
  no_coupon?: boolean | undefined
}
export interface ChosenCoupon {
  /** For the price engine: `priceBasket(lines, { ...facts, declined, coupon, coupons })`. */
  coupon: pricing.CouponFact | null
  /** One of each terms: of those that take off the same, the chosen one, else the one that ends first. */
  coupons: pricing.CouponFact[]
  /** What is left out so that the whole, with this coupon, costs the least. */
  declined: pricing.Declined[]
  /** Every coupon that the member holds, the best first, as the picker shows them. */
  evaluated: EvaluatedCoupon[]
}

type ById<Fact> = (context: Context, ids: readonly number[]) => Promise<Fact[]>

/** Carts, quotes and orders do not depend on the domains that supply price facts: each domain registers its own (decisions/0056). */
export interface PriceSources {
  /** A step of the members' ladder. */
  grade: (context: Context, grade: number) => Promise<{ grade: number; discount_permille: number; free_freight: boolean }>
  /** Full reductions that run now. */
  reductions: (context: Context) => Promise<pricing.FullReduction[]>
  /** Discounts and topics of these SKUs, and combos that have any of them. */
  offers: ById<pricing.PriceOffer>
  combos: ById<pricing.Combo>
  /** Names and ends of the rules in the facts, in the caller's language. */
  namedRules: (context: Context, facts: pricing.PriceFacts) => Promise<Cart['rules']>
  /** Of an order alone: freight by template, its coupon, coins. */
  freightTemplates: (context: Context, ids: readonly (number | null)[]) => Promise<pricing.FreightTemplate[]>
  /** Refuses `coupon.not_usable`. */
  coupon: (
    context: Context,
    member_id: number,
    lines: pricing.BasketLine[],
    facts: pricing.PriceFacts,
    choice: CouponChoice,
  ) => Promise<ChosenCoupon>
  longcoin: (context: Context, member_id: number, requested: number) => Promise<pricing.LongcoinFacts>
}

declare module '../kernel/context.ts' {
  interface Site {
    /** Suppliers of price facts. */
    priceSources: PriceSources
  }
}
