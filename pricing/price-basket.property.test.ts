import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsLimit } from './cents.ts'
import { priceBasket } from './price-basket.ts'
import { anyDiscountedFacts, anyFacts, anyLines, anyReductions } from './test/any-basket.ts'
import type { BasketLine, PricedBasket, PriceFacts } from './types.ts'

const reducing = new Set(['combo', 'full_reduction', 'coupon', 'longcoin'])
const sum = (amounts: readonly number[]) => amounts.reduce((added, amount) => added + amount, 0)

/** Every basket with every facts gives a basket for which `holds` expects what must be true. */
function always(holds: (basket: PricedBasket, lines: BasketLine[], facts: PriceFacts) => void) {
  fc.assert(
    fc.property(anyLines, anyDiscountedFacts, (lines, facts) => holds(priceBasket(lines, facts), lines, facts)),
    { numRuns: 500 },
  )
}

describe('any basket', () => {
  test('R-09 no amount is ever negative, broken or beyond the bound', () => {
    always((basket) => {
      const { list_total, goods_total, reduction_total, freight_total, total } = basket
      const ofLines = basket.lines.flatMap((line) => [
        line.unit_price,
        line.goods_total,
        line.total,
        ...line.reductions.map(({ amount }) => amount),
      ])
      const ofTrace = basket.trace.flatMap(({ saved, missing }) => [saved, missing?.amount ?? 0, missing?.quantity ?? 0])
      const amounts = [
        list_total,
        goods_total,
        reduction_total,
        freight_total,
        total,
        ...ofLines,
        ...ofTrace,
        ...basket.freight.map(({ amount }) => amount),
      ]
      for (const amount of amounts) expect(Number.isInteger(amount) && amount >= 0 && amount < centsLimit).toBe(true)
    })
  })

  test('ORD-03 the parts of the lines add up to every total to the last cent', () => {
    always((basket) => {
      for (const line of basket.lines) {
        expect(line.goods_total).toBe(line.unit_price * line.quantity)
        expect(line.total).toBe(line.goods_total - sum(line.reductions.map(({ amount }) => amount)))
      }
      expect(basket.list_total).toBe(sum(basket.lines.map((line) => line.list_price * line.quantity)))
      expect(basket.goods_total).toBe(sum(basket.lines.map((line) => line.goods_total)))
      expect(basket.reduction_total).toBe(sum(basket.lines.flatMap((line) => line.reductions.map(({ amount }) => amount))))
      expect(basket.freight_total).toBe(sum(basket.freight.map(({ amount }) => amount)))
      expect(basket.total).toBe(sum(basket.lines.map((line) => line.total)) + basket.freight_total)
    })
  })

  test('R-08 the parts of each reduction on the lines equal its saving in the trace', () => {
    always((basket) => {
      const ofReductions = basket.trace.filter(({ stage }) => reducing.has(stage))
      for (const { rule, line_ids, saved } of ofReductions) {
        const carrying = basket.lines.filter((line) => line.reductions.some(({ source }) => source === rule))
        const shares = carrying.flatMap((line) => line.reductions.filter(({ source }) => source === rule).map(({ amount }) => amount))
        if (saved > 0) expect(sum(shares)).toBe(saved)
        for (const line of carrying) if (saved > 0) expect(line_ids).toContain(line.line_id)
      }
      expect(sum(ofReductions.map(({ saved }) => saved))).toBe(basket.reduction_total)
      expect(sum(basket.trace.filter(({ stage }) => stage === 'unit_price').map(({ saved }) => saved))).toBe(
        basket.list_total - basket.goods_total,
      )
    })
  })

  test('ORD-03 the order of lines, reductions and templates does not matter', () => {
    fc.assert(
      fc.property(anyLines, anyDiscountedFacts, fc.infiniteStream(fc.nat()), (lines, facts, dice) => {
        const shuffle = <Item>(items: readonly Item[]) =>
          items
            .map((item) => ({ item, at: dice.next().value! }))
            .sort((a, b) => a.at - b.at)
            .map(({ item }) => item)
        const shuffled = shuffle(lines)
        const given = priceBasket(lines, facts)
        const other = priceBasket(shuffled, {
          ...facts,
          reductions: shuffle(facts.reductions),
          coupons: shuffle(facts.coupons ?? []),
          offers: shuffle(facts.offers!),
          combos: shuffle(facts.combos!),
          freight_templates: shuffle(facts.freight_templates),
        })
        expect(other.lines.map((line) => line.line_id)).toEqual(shuffled.map((line) => line.line_id))
        expect({ ...other, lines: [] }).toEqual({ ...given, lines: [] })
        const byId = new Map(given.lines.map((line) => [line.line_id, line]))
        for (const line of other.lines) expect(line).toEqual(byId.get(line.line_id))
      }),
    )
  })

  test('PRM-08 a reduction never raises what is paid, nor does one more of them', () => {
    fc.assert(
      fc.property(anyLines, anyFacts, anyReductions(1), (lines, facts, [one]) => {
        const { total } = priceBasket(lines, facts)
        expect(total).toBeLessThanOrEqual(priceBasket(lines, { ...facts, reductions: [] }).total)
        fc.pre(one !== undefined && facts.reductions.every(({ id }) => id !== one.id))
        expect(priceBasket(lines, { ...facts, reductions: [...facts.reductions, one!] }).total).toBeLessThanOrEqual(total)
      }),
      { numRuns: 300 },
    )
  })

  test('PRM-13 the level price never raises a unit price, and every line takes part in one full reduction, one coupon and one offset at most', () => {
    always((basket) => {
      for (const line of basket.lines) {
        expect(line.unit_price).toBeLessThanOrEqual(line.list_price)
        const sources = line.reductions.map(({ source }) => source.split(':')[0]).filter((source) => source !== 'combo')
        expect(new Set(sources).size).toBe(sources.length)
      }
    })
  })

  test('PRM-03 to PRM-11 a line of an exclusive promotion takes no combo and no reduction, a coupon only where that is allowed, coins for its price alone', () => {
    always((basket, lines) => {
      for (const [position, { promotion, quantity, list_price }] of lines.entries()) {
        const priced = basket.lines[position]!
        if (!promotion || quantity < (promotion.min_quantity ?? 1)) {
          expect([null, 'discount', 'topic']).toContain(priced.promotion?.kind ?? null)
          continue
        }
        const { kind, promotion_id, price, allows_coupon, longcoin = 0 } = promotion
        expect(priced.promotion).toEqual({ kind, promotion_id })
        expect(priced.unit_price).toBeLessThanOrEqual(Math.min(price, list_price))
        const sources = priced.reductions.map(({ source }) => source.split(':')[0])
        expect(sources).not.toContain('combo')
        expect(sources).not.toContain('full_reduction')
        if (!allows_coupon) expect(sources).not.toContain('coupon')
        if (kind !== 'point') continue
        expect(priced.longcoin).toBe(longcoin * quantity)
        expect(sources).not.toContain('longcoin')
      }
    })
  })

  test('PRM-02 the stock of a discount, and of the whole promotion, is never sold twice', () => {
    always((basket, _, { offers = [] }) => {
      const soldBy = (of: (line: BasketLine | (typeof basket.lines)[number]) => boolean) =>
        sum(basket.lines.filter(of).map(({ quantity }) => quantity))
      for (const { promotion_id, sku_id, remaining, remaining_limit, price } of offers) {
        const own = basket.lines.filter((line) => line.promotion?.promotion_id === promotion_id)
        for (const line of own) if (line.sku_id === sku_id) expect(line.unit_price).toBe(price)
        if (remaining !== null)
          expect(soldBy((line) => line.sku_id === sku_id && own.some((one) => one === line))).toBeLessThanOrEqual(remaining)
        const most = offers.filter((one) => one.promotion_id === promotion_id).map((one) => one.remaining_limit ?? Infinity)
        if (remaining_limit !== null) expect(soldBy((line) => own.some((one) => one === line))).toBeLessThanOrEqual(Math.min(...most))
      }
    })
  })

  test('ORD-03 the lines and facts given are left as they were, and the same again gives the same', () => {
    always((basket, lines, facts) => {
      const before = structuredClone({ lines, facts })
      expect(priceBasket(lines, facts)).toEqual(basket)
      expect({ lines, facts }).toEqual(before)
    })
  })
})
