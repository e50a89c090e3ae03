import { claimableCoupons } from '@longmall/pricing/wire/claimable-coupons.ts'
import { repriceQuote, type QuoteInput } from '@longmall/pricing/wire/reprice-quote.ts'
import { expect, test } from 'vitest'
import { makeFreightTemplate, makeGoods, makeReduction } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { makePromotion } from '../../test/make-promotion.ts'
import { giveLongcoin, makeCoupon } from '../coupon/test/coupons.ts'
import { makeBuyer } from '../order/test/shopping.ts'

const shop = await openTestShop()
const freight_template_id = await makeFreightTemplate(shop)
const cup = await makeGoods(shop, { price: 2000, stock: 500, freight_template_id })
const lamp = await makeGoods(shop, { price: 9900, stock: 500, warehouse: 'overseas', freight_template_id })
const gift = await makeGoods(shop, { price: 300, stock: 50 })
await makePromotion(shop, { kind: 'discount', items: [{ sku_id: cup.sku_id, goods_id: cup.goods_id, price: 1750 }] })
await makeReduction(shop, {
  steps: [
    { threshold: 12_000, effect: { kind: 'money', amount: 1100 } },
    { threshold: 13_000, effect: { kind: 'gift', sku_id: gift.sku_id, quantity: 1 } },
  ],
})
const buyer = await makeBuyer(shop, { grade: 5 })
const coupons: number[] = []
for (const couponFields of [{ amount: 300 }, { amount: 1500, threshold: 12_500 }, { kind: 'free_freight' as const }]) {
  const coupon_id = await makeCoupon(shop, couponFields)
  coupons.push((await buyer.call('coupon/claim', { coupon_id })).member_coupon_id)
}
await giveLongcoin(shop, buyer.member_id, 3000)
await buyer.call('cart/add', { sku_id: cup.sku_id, quantity: 2 })
await buyer.call('cart/add', { sku_id: lamp.sku_id, quantity: 1 })

const offsetRequests: QuoteInput[] = [
  {},
  { no_coupon: true },
  ...coupons.map((member_coupon_id) => ({ member_coupon_id })),
  { longcoin: 1_000_000_000 },
  { no_coupon: true, longcoin: 500 },
  { member_coupon_id: coupons[1]!, longcoin: 1_000_000_000 },
]
const source = { from_cart: true, address_id: buyer.address_id }
// What is signed, and when it ends, is the server's alone.
const shown = ({ quote: _signed, expires_at: _ends, ...rest }: Awaited<ReturnType<typeof quoteOf>>) => rest
const quoteOf = (request: QuoteInput) => buyer.call('order/quote', { ...source, ...request })

test.each(offsetRequests)(
  'ORD-02 ORD-03 the browser calculates the quote for %j as the server does, from any other quote',
  async (request) => {
    const answer = await quoteOf(request)
    for (const from of offsetRequests) {
      const calculated = repriceQuote(await quoteOf(from), request)
      expect(calculated && shown(calculated)).toEqual(shown(answer))
    }
  },
)

test('PRM-09 of a presale it waits for the server', async () => {
  const promotion_id = await makePromotion(shop, {
    kind: 'presale',
    rules: {
      balance_from: '2990-01-01T00:00:00.000Z',
      balance_until: '2990-02-01T00:00:00.000Z',
      missed: 'keep',
      ships_at: '2990-03-01T00:00:00.000Z',
    },
    items: [{ sku_id: gift.sku_id, goods_id: gift.goods_id, price: 250, rules: { deposit: 100, deposit_value: 150 } }],
  })
  const quote = await buyer.call('order/quote', { sku_id: gift.sku_id, promotion_id, address_id: buyer.address_id })
  expect(quote.deposit).toMatchObject({ amount: '1.00', deposit_value: '1.50' })
  expect(repriceQuote(quote, { no_coupon: true })).toBeNull()
})

test('ORD-02 PRM-01 coupons that wait to be claimed are shown with what the server says of them once they are', async () => {
  const other = await makeBuyer(shop, { grade: 5 })
  const own = { sku_id: lamp.sku_id, quantity: 2, address_id: other.address_id }
  const unrelated = await makeCoupon(shop, { amount: 900, goods_ids: [gift.goods_id] })
  const short = await makeCoupon(shop, { amount: 900, threshold: 9_999_900 })
  const quote = await other.call('order/quote', own)
  expect(quote.coupons).toEqual([])
  const { list } = await other.call('coupon/centre', { page_size: 50 })
  const found = claimableCoupons(quote, list, Date.parse(shop.site.shared.now()))
  expect(found.length).toBeGreaterThan(1)
  expect(found.map(({ offer }) => offer.coupon_id)).not.toContain(unrelated)
  expect(found.map(({ offer }) => offer.coupon_id)).not.toContain(short)
  const [{ offer, saved }] = found as [(typeof found)[number]]
  const { member_coupon_id } = await other.call('coupon/claim', { coupon_id: offer.coupon_id })
  const used = await other.call('order/quote', { ...own, member_coupon_id })
  expect(used.coupons.find(({ chosen }) => chosen)).toMatchObject({ member_coupon_id, saved })
})
