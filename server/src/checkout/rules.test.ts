import { cents } from '@longmall/pricing/cents.ts'
import { priceBasket } from '@longmall/pricing/price-basket.ts'
import { describe, expect, test } from 'vitest'
import type { SkuForSale } from '../catalogue/skus-for-sale.ts'
import { calculateDeposit } from './calculate-deposit.ts'
import type { Purchase } from '../order/source/purchase-source.ts'
import { quantitiesAtPrice, promotionQuantities } from '../order/source/promotion-quantities.ts'

const goods = { goods_id: 1, category_ids: [], level_discount: true }
const facts = { grade: 0, grade_discount_permille: 1000, reductions: [], freight_templates: [], region: null }
const presale = { promotion_id: 9, kind: 'presale' as const, price: cents(10_000), allows_coupon: false }
const line = {
  line_id: 1,
  sku_id: 1,
  goods,
  list_price: cents(12_000),
  weight_grams: 0,
  warehouse: 'domestic' as const,
  freight_template_id: null,
}

function counted(quantity: number, amount: number, deposit_value: number) {
  const basket = priceBasket([{ ...line, quantity, promotion: presale }], facts)
  const rule = { amount, deposit_value, from: '', until: '', missed: 'keep' as const, ships_at: '' }
  const purchase = { kind: 'presale', promotion_id: 9, deposit: rule } as Purchase
  const sku = { goods_type: 'standard', requirement: {} } as SkuForSale
  return calculateDeposit(basket, [{ sku, quantity }], purchase)
}

describe('PRM-09 a deposit of a presale', () => {
  test.each([
    ['counts for what it costs', 1, 1000, 1000, [1000, 1000, 10_000, 0]],
    ['counts for more than it costs, and the difference is taken off', 1, 1000, 2500, [1000, 2500, 8500, 1500]],
    ['is so much a piece', 3, 1000, 2500, [3000, 7500, 25_500, 4500]],
    ['is never more than the price', 1, 20_000, 30_000, [10_000, 10_000, 10_000, 0]],
    ['never counts for more than the price', 1, 9000, 30_000, [9000, 10_000, 9000, 1000]],
  ])('%s', (_, quantity, amount, deposit_value, [deposit, counts, total, reduction = 0]) => {
    const done = counted(quantity, amount, deposit_value)
    expect([done.deposit, done.deposit_value, done.basket.total, done.basket.reduction_total]).toEqual([deposit, counts, total, reduction])
    const [priced] = done.basket.lines
    // The parts add up to the whole.
    expect(priced!.goods_total - priced!.reductions.reduce((sum, one) => sum + one.amount, 0)).toBe(priced!.total)
    expect(done.basket.trace.some(({ reason }) => reason === 'deposit_counts')).toBe(reduction > 0)
  })
})

test('R-02 a line takes units at its promotion’s price and in sets of combos; gifts and plain lines take none', () => {
  const reservedLine = { sku_id: 5, quantity: 3, line_promotion_id: 7, combos: [{ promotion_id: 8, quantity: 2 }] }
  expect(promotionQuantities([reservedLine, { ...reservedLine, line_promotion_id: null, combos: [] }])).toEqual([
    { promotion_id: 7, sku_id: 5, quantity: 3 },
    { promotion_id: 8, sku_id: 5, quantity: 2 },
  ])
  expect([quantitiesAtPrice(reservedLine, 2), quantitiesAtPrice(reservedLine, 0)]).toEqual([
    [{ promotion_id: 7, sku_id: 5, quantity: 2 }],
    [],
  ])
})
