import type { Pricing, PricingLine } from '@longmall/contract/pricing-facts.ts'
import { decimalOf } from '../decimal-of.ts'
import type { BasketLine, Cents, CouponFact, FreightTemplate, FullReduction, PriceFacts, ReductionStep } from '../types.ts'

/**
 * The engine's input as it is sent to the browser; `readPricing` parses it. Coupons and longcoin are separate from the facts.
 * `addable`: lines of one piece, for what could be added to the basket.
 */
export function writePricing(
  lines: readonly BasketLine[],
  facts: PriceFacts,
  coupons: readonly CouponFact[],
  addable: readonly BasketLine[] = [],
): Pricing {
  const { grade, grade_discount_permille, grade_free_freight = false, region, longcoin } = facts
  return {
    lines: lines.map(writeLine),
    addable: addable.map(writeLine),
    facts: {
      grade,
      grade_discount_permille,
      grade_free_freight,
      reductions: facts.reductions.map(writeReduction),
      freight_templates: facts.freight_templates.map(writeTemplate),
      region,
      offers: (facts.offers ?? []).map(({ price, remaining_limit = null, ...offer }) => ({
        ...offer,
        price: decimalOf(price),
        remaining_limit,
      })),
      combos: (facts.combos ?? []).map(({ price, remaining = null, ...combo }) => ({ ...combo, price: decimalOf(price), remaining })),
    },
    coupons: coupons.map(writeCoupon),
    longcoin: longcoin ? { balance: longcoin.balance, per_dollar: longcoin.per_dollar, max_permille: longcoin.max_permille } : null,
  }
}

function writeLine({ list_price, promotion, ...line }: BasketLine): PricingLine {
  return {
    ...line,
    list_price: decimalOf(list_price),
    promotion: promotion
      ? { ...promotion, price: decimalOf(promotion.price), longcoin: promotion.longcoin ?? 0, min_quantity: promotion.min_quantity ?? 1 }
      : null,
  }
}

const writeScope = ({ goods_ids = [], category_ids = [] }: FullReduction['scope']) => ({ goods_ids, category_ids })
const decimalOrNull = (amount: Cents | null | undefined) => (amount === null || amount === undefined ? null : decimalOf(amount))

function writeReduction({ id, scope, by, steps }: FullReduction): Pricing['facts']['reductions'][number] {
  return { id, scope: writeScope(scope), by, steps: steps.map((step) => writeStep(step, by)) }
}

function writeStep({ threshold, effect }: ReductionStep, by: FullReduction['by']) {
  return {
    amount: by === 'amount' ? decimalOf(threshold as Cents) : null,
    quantity: by === 'quantity' ? threshold : null,
    effect: effect.kind,
    money_off: effect.kind === 'money' ? decimalOf(effect.amount) : null,
    permille_off: effect.kind === 'percentage' ? effect.permille_off : null,
    gift: effect.kind === 'gift' ? { sku_id: effect.sku_id, quantity: effect.quantity, remaining: effect.remaining ?? null } : null,
  }
}

function writeCoupon({ member_coupon_id, effect, threshold, scope, ends_at }: CouponFact): Pricing['coupons'][number] {
  return {
    member_coupon_id,
    effect: effect.kind,
    money_off: effect.kind === 'money' ? decimalOf(effect.amount) : null,
    permille_off: effect.kind === 'percentage' ? effect.permille_off : null,
    max_off: effect.kind === 'percentage' ? decimalOrNull(effect.max_off) : null,
    threshold: decimalOf(threshold),
    scope: writeScope(scope),
    ends_at,
  }
}

function writeTemplate({ id, kind, rows }: FreightTemplate): Pricing['facts']['freight_templates'][number] {
  return {
    id,
    kind,
    rows: rows.map(({ regions, first_units, first_price, additional_units, additional_price, free_from_amount, deliverable = true }) => ({
      regions,
      first_units,
      first_price: decimalOf(first_price),
      additional_units,
      additional_price: decimalOf(additional_price),
      free_from_amount: decimalOrNull(free_from_amount),
      deliverable,
    })),
  }
}
