import { cents } from '../cents.ts'
import type { BasketLine, Cents, CouponFact, FullReduction, GoodsFacts, LongcoinFacts, PriceFacts, ReductionStep } from '../types.ts'

type LineParts = Partial<Omit<BasketLine, 'goods' | 'list_price'>> & Partial<GoodsFacts> & { price?: number }

/** A line by what matters to the test; goods id = line id, $10, one piece, domestic, no freight. */
export function buildLine(line_id: number, parts: LineParts = {}): BasketLine {
  const { price = 1000, goods_id = line_id, category_ids = [], level_discount = true, ...rest } = parts
  const goods = { goods_id, category_ids, level_discount }
  const usual = { sku_id: 100 + line_id, quantity: 1, weight_grams: 0, warehouse: 'domestic' as const, freight_template_id: null }
  return { line_id, goods, list_price: cents(price), ...usual, ...rest }
}

export function buildFacts(parts: Partial<PriceFacts> = {}): PriceFacts {
  return { grade_discount_permille: 1000, grade: 0, reductions: [], freight_templates: [], region: 'CN-440300', ...parts }
}

/** [threshold, money off in cents], [threshold, '100‰'] or [threshold, 'free freight'] */
type StepText = readonly [threshold: number, effect: number | 'free freight' | `${number}‰`]

export function buildReduction(
  id: number,
  steps: readonly StepText[],
  scope: FullReduction['scope'] = {},
  by: FullReduction['by'] = 'amount',
): FullReduction {
  return { id, scope, by, steps: steps.map(buildStep) }
}

function buildStep([threshold, effect]: StepText): ReductionStep {
  if (typeof effect === 'number') return { threshold, effect: { kind: 'money', amount: effect as Cents } }
  if (effect === 'free freight') return { threshold, effect: { kind: 'free_freight' } }
  return { threshold, effect: { kind: 'percentage', permille_off: Number.parseInt(effect, 10) } }
}

/** [threshold, money off in cents], [threshold, '100‰'] or [threshold, 'free freight'], as a coupon that ends with November. */
export function buildCoupon(
  member_coupon_id: number,
  [threshold, effect]: StepText,
  parts: Partial<Omit<CouponFact, 'effect'>> & { max_off?: number } = {},
): CouponFact {
  const { max_off, ...rest } = parts
  return {
    member_coupon_id,
    threshold: cents(threshold),
    scope: {},
    ends_at: '2026-12-01T00:00:00.000Z',
    effect:
      typeof effect === 'number'
        ? { kind: 'money', amount: cents(effect) }
        : effect === 'free freight'
          ? { kind: 'free_freight' }
          : { kind: 'percentage', permille_off: Number.parseInt(effect, 10), max_off: max_off === undefined ? null : cents(max_off) },
    ...rest,
  }
}

export const buildLongcoin = (parts: Partial<LongcoinFacts> = {}): LongcoinFacts => ({
  balance: 100_000,
  wanted: 100_000,
  per_dollar: 100,
  max_permille: 500,
  ...parts,
})
