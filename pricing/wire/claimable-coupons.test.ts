import type { CentreCoupon } from '@longmall/contract/coupon.ts'
import { expect, test } from 'vitest'
import { buildFacts, buildLine } from '../test/build-basket.ts'
import { claimableCoupons } from './claimable-coupons.ts'
import { writePricing } from './write-pricing.ts'

const now = Date.parse('2026-11-25T00:00:00.000Z')
const off = (coupon_id: number, money_off: string, more: Partial<CentreCoupon> = {}) =>
  ({
    coupon_id,
    kind: 'money',
    money_off,
    permille_off: null,
    max_off: null,
    threshold: '0.00',
    goods_ids: [],
    category_ids: [],
    state: 'claimable',
    longcoin_price: null,
    use_from: null,
    use_until: null,
    ends_at: '2026-12-01T00:00:00.000Z',
    ...more,
  }) as unknown as CentreCoupon
const quote = { pricing: writePricing([buildLine(1, { price: 5000 })], buildFacts(), []) }

test('PRM-01 ORD-02 at the checkout coupons that wait and would lower the order are offered, the best first', () => {
  const offers = [off(1, '3.00'), off(2, '8.00'), off(3, '5.00')]
  expect(claimableCoupons(quote, offers, now).map(({ offer, saved }) => [offer.coupon_id, saved])).toEqual([
    [2, '8.00'],
    [3, '5.00'],
    [1, '3.00'],
  ])
})

test.each([
  ['one that the member has', off(1, '3.00', { state: 'claimed' })],
  ['one that is all gone', off(1, '3.00', { state: 'fully_claimed' })],
  ['one that costs coins', off(1, '3.00', { longcoin_price: 10 })],
  ['one that may be used later only', off(1, '3.00', { use_from: '2026-11-26T00:00:00.000Z' })],
  ['one for more than is bought', off(1, '3.00', { threshold: '60.00' })],
  ['one for other goods', off(1, '3.00', { goods_ids: [9] })],
])('PRM-01 ORD-02 at the checkout %s is not offered', (_name, offer) => {
  expect(claimableCoupons(quote, [offer], now)).toEqual([])
})
