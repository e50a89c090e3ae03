import type { Pricing, PricingLine } from '@longmall/contract/pricing-facts.ts'
import { centsOf } from '../cents-of.ts'
import type {
  BasketLine,
  CouponEffect,
  CouponFact,
  FreightTemplate,
  FullReduction,
  LongcoinFacts,
  PriceFacts,
  ReductionStep,
} from '../types.ts'

/** The engine's input, as the server wrote it with `writePricing`. */
export interface ReadPricing {
  lines: BasketLine[]
  addable: BasketLine[]
  /** without longcoin, of which nothing is wanted yet */
  facts: PriceFacts
  coupons: CouponFact[]
  longcoin: Omit<LongcoinFacts, 'wanted'> | null
}

export function readPricing({ lines, addable, facts, coupons, longcoin }: Pricing): ReadPricing {
  return {
    lines: lines.map(readLine),
    addable: addable.map(readLine),
    facts: {
      ...facts,
      reductions: facts.reductions.map(readReduction),
      freight_templates: facts.freight_templates.map(readTemplate),
      offers: facts.offers.map((offer) => ({ ...offer, price: centsOf(offer.price) })),
      combos: facts.combos.map((combo) => ({ ...combo, price: centsOf(combo.price) })),
    },
    coupons: coupons.map(readCoupon),
    longcoin,
  }
}

function readLine({ list_price, promotion, ...line }: PricingLine): BasketLine {
  return { ...line, list_price: centsOf(list_price), promotion: promotion && { ...promotion, price: centsOf(promotion.price) } }
}

function readReduction({ id, scope, by, steps }: Pricing['facts']['reductions'][number]): FullReduction {
  return { id, scope, by, steps: steps.map(readStep) }
}

function readStep({
  amount,
  quantity,
  effect,
  money_off,
  permille_off,
  gift,
}: Pricing['facts']['reductions'][number]['steps'][number]): ReductionStep {
  const threshold = amount === null ? (quantity ?? 0) : centsOf(amount)
  if (effect === 'gift') return { threshold, effect: { kind: effect, ...gift! } }
  if (effect === 'free_freight') return { threshold, effect: { kind: effect } }
  return {
    threshold,
    effect: effect === 'money' ? { kind: effect, amount: centsOf(money_off!) } : { kind: effect, permille_off: permille_off! },
  }
}

function readCoupon({ member_coupon_id, threshold, scope, ends_at, ...coupon }: Pricing['coupons'][number]): CouponFact {
  return { member_coupon_id, effect: effectOf(coupon), threshold: centsOf(threshold), scope, ends_at }
}

function effectOf({
  effect,
  money_off,
  permille_off,
  max_off,
}: Pick<Pricing['coupons'][number], 'effect' | 'money_off' | 'permille_off' | 'max_off'>): CouponEffect {
  if (effect === 'money') return { kind: effect, amount: centsOf(money_off!) }
  if (effect === 'free_freight') return { kind: effect }
  return { kind: effect, permille_off: permille_off!, max_off: max_off === null ? null : centsOf(max_off) }
}

function readTemplate({ id, kind, rows }: Pricing['facts']['freight_templates'][number]): FreightTemplate {
  return {
    id,
    kind,
    rows: rows.map(({ first_price, additional_price, free_from_amount, ...row }) => ({
      ...row,
      first_price: centsOf(first_price),
      additional_price: centsOf(additional_price),
      ...(free_from_amount === null ? {} : { free_from_amount: centsOf(free_from_amount) }),
    })),
  }
}
