import { cents } from '@longmall/pricing/cents.ts'
import { beforeEach, expect, test } from 'vitest'
import { makeGoods, stockOf } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { goToBank, makeBuyer, refusalOf } from '../../order/test/shopping.ts'
import type { PurchaseSource } from '../../order/source/purchase-source.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { decidePayment } from '../../payment/sandbox/decide-payment.ts'
import { purchaseSources } from '../../sources/purchase-sources.ts'
import { refundOrder } from '../../refund/closed/refund-order.ts'
import { buyFromSource } from '../test/buy-from-source.ts'

/** A way to buy that no domain has: each gift is a SKU at 5.00. What it is asked to do is noted with the stock taken by then. */
const source: PurchaseSource = {
  named_by: 'gift_id',
  find: async (_, { gift_id }) => ({
    kind: 'gift',
    promotion_id: null,
    subject: gift_id!,
    names: { 'en-us': 'Loan' },
    promotion: { promotion_id: gift_id!, kind: 'gift', price: cents(500), allows_coupon: false },
    deposit: null,
    lines: [{ line_id: 1, sku_id: gift_id!, quantity: 2 }],
    is_gift: true,
    unpaid_minutes: 7,
  }),
  admit: async (_, { subject }) => {
    if (closed.has(subject!)) throw new Refusal('gift.expired')
  },
  reserve: async (_, { subject, price }) => note(`reserve ${subject} at ${price}`),
  release: async () => note('release'),
  restock: async () => note('restock'),
}
const closed = new Set<number>()
const calls: string[] = []
async function note(what: string) {
  calls.push(what)
}

const shop = await openTestShop({ purchaseSources: { ...purchaseSources, gift: source } })
const buyer = await makeBuyer(shop)
beforeEach(() => calls.splice(0))

const begin = async () => {
  const { sku_id } = await makeGoods(shop, { price: 2000, stock: 5, max_per_member: 1 })
  return { sku_id, taken: async () => (await stockOf(shop, sku_id)).reserved }
}

test('ORD-04 whatever a source describes is quoted, ordered and kept, with its price, its time to pay and without its limit', async () => {
  const { sku_id, taken } = await begin()
  const { quote, made, view } = await buyFromSource(buyer, { gift_id: sku_id })
  expect(quote.promotion).toEqual({ kind: 'gift', promotion_id: null, subject: sku_id, name: 'Loan' })
  const { state, promotion, valid_until, created_at } = await view()
  expect({ state, total: made.total, promotion }).toEqual({ state: 'unpaid', total: '10.00', promotion: quote.promotion })
  expect(Date.parse(valid_until!) - Date.parse(created_at)).toBe(7 * 60_000)
  expect([calls, await taken()]).toEqual([[`reserve ${sku_id} at 500`], 2])
})

test('R-02 what a source reserved is released with an unpaid order, reserved again where it opens again, and restocked with a refund', async () => {
  const { sku_id, taken } = await begin()
  const { made, order_id } = await buyFromSource(buyer, { gift_id: sku_id })
  const reference = await goToBank(buyer, made.payment_id)
  await buyer.call('order/cancel', { order_id })
  expect([calls, await taken()]).toEqual([[`reserve ${sku_id} at 500`, 'release'], 0])
  calls.splice(0)
  await decidePayment(shop.site, reference, 'succeed')
  expect([calls, await taken()]).toEqual([[`reserve ${sku_id} at null`], 2])
  calls.splice(0)
  const refund = () => shop.systemContext().transaction((context) => refundOrder(context, order_id, { reason: 'test', key: 'test' }))
  expect([await refund(), await refund()]).toEqual([true, false])
  expect([calls, await taken()]).toEqual([['restock'], 0])
})

test('R-18 whom a source does not admit orders nothing', async () => {
  const { sku_id, taken } = await begin()
  closed.add(sku_id)
  expect(await refusalOf(buyFromSource(buyer, { gift_id: sku_id }))).toMatchObject({ reason: 'gift.expired' })
  expect([calls, await taken()]).toEqual([[], 0])
})
