import { readPricing } from '@longmall/pricing/wire/read-pricing.ts'
import { writePricing } from '@longmall/pricing/wire/write-pricing.ts'
import { wireTotals, wireTrace } from '@longmall/pricing/wire/write-priced.ts'
import { bestDeal } from '@longmall/pricing/deal/best-deal.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { anyCoupons, anyFacts, anyLines, anyLongcoin } from '@longmall/pricing/test/any-basket.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { savingsOf } from './savings-of.ts'

test('R-15 the sums by rule are what lies between the list price and what is paid, on every basket', () => {
  fc.assert(
    fc.property(anyLines, anyFacts, anyCoupons(2), fc.option(anyLongcoin), (lines, facts, coupons, longcoin) => {
      const read = readPricing(writePricing(lines, facts, coupons))
      const { basket } = bestDeal(read.lines, { ...read.facts, longcoin }, read.coupons)
      const totals = wireTotals(basket)
      const savings = savingsOf(totals, wireTrace(basket.trace))
      const saved = Object.values(savings).reduce((sum, amount) => sum + centsOf(amount), 0)
      expect(saved).toBe(basket.list_total + basket.freight_total - basket.total)
    }),
    { numRuns: 200 },
  )
})
