import { Pricing } from '@longmall/contract/pricing-facts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestDeal } from '../deal/best-deal.ts'
import { anyCoupons, anyFacts, anyLines, anyLongcoin } from '../test/any-basket.ts'
import { readPricing } from './read-pricing.ts'
import { writePricing } from './write-pricing.ts'

test('ORD-03 QUA-05 the browser’s answer is the server’s on every basket, through the wire and back', () => {
  fc.assert(
    fc.property(anyLines, anyFacts, anyCoupons(3), fc.option(anyLongcoin), (lines, facts, coupons, longcoin) => {
      const serialized = JSON.stringify(writePricing(lines, { ...facts, longcoin }, coupons))
      const parsed = readPricing(Pricing.parse(JSON.parse(serialized)))
      const inBrowser = { ...parsed.facts, longcoin: parsed.longcoin && { ...parsed.longcoin, wanted: longcoin!.wanted } }
      const server = bestDeal(lines, { ...facts, longcoin }, coupons)
      const browser = bestDeal(parsed.lines, inBrowser, parsed.coupons)
      expect(browser.basket).toEqual(server.basket)
      expect(browser.declined).toEqual(server.declined)
      expect(browser.coupon?.member_coupon_id).toBe(server.coupon?.member_coupon_id)
      expect(browser.evaluated.map(({ saved, reason }) => [saved, reason])).toEqual(
        server.evaluated.map(({ saved, reason }) => [saved, reason]),
      )
    }),
    { numRuns: 400 },
  )
})
