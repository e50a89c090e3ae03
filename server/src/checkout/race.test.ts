import { expect, test } from 'vitest'
import { makeGoods, stockOf } from '../../test/fixtures.ts'
import { openTestShop, Refused } from '../../test/harness.ts'
import { makePromotion, readReserved } from '../../test/make-promotion.ts'
import { decidePayment } from '../payment/sandbox/decide-payment.ts'
import { goToBank, makeBuyer } from '../order/test/shopping.ts'
import { buyFromSource } from './test/buy-from-source.ts'

const shop = await openTestShop()
const many = <Item>(count: number, make: (n: number) => Item) => Array.from({ length: count }, (_, n) => make(n))

/** Those that were done; anything but a refusal is thrown. */
async function doneOf<Done>(calls: Promise<Done>[]): Promise<[Done[], string[]]> {
  const settled = await Promise.allSettled(calls)
  const reasons = settled.flatMap((one) => {
    if (one.status === 'fulfilled') return []
    if (one.reason instanceof Refused) return [one.reason.reason]
    throw one.reason
  })
  return [settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])), [...new Set(reasons)]]
}

test('R-02 R-03 of 50 members at the last unit of a promotion one gets it', async () => {
  const { sku_id, goods_id } = await makeGoods(shop, { stock: 500 })
  const promotion_id = await makePromotion(shop, {
    kind: 'group_buy',
    rules: { min_quantity: 1 },
    items: [{ sku_id, goods_id, price: 100, stock: 1 }],
  })
  const buyers = await Promise.all(many(50, () => makeBuyer(shop)))
  const purchaseInput = { promotion_id, sku_id, quantity: 1 }
  const quotes = await Promise.all(
    buyers.map(async (buyer) => ({
      buyer,
      source: { ...purchaseInput, address_id: buyer.address_id },
      quote: (await buyer.call('order/quote', purchaseInput)).quote,
    })),
  )
  const [made, reasons] = await doneOf(quotes.map(({ buyer, source, quote }) => buyer.call('order/create', { ...source, quote })))
  expect([made.length, reasons]).toEqual([1, ['promotion.sold_out']])
  expect([(await readReserved(shop, promotion_id, sku_id)).reserved, (await stockOf(shop, sku_id)).reserved]).toEqual([1, 1])
})

test('R-04 one member who orders 20 times at once gets as many units as the limit allows', async () => {
  const { sku_id, goods_id } = await makeGoods(shop, { stock: 500 })
  const items = [{ sku_id, goods_id, price: 100 }]
  const promotion_id = await makePromotion(shop, { kind: 'group_buy', rules: { min_quantity: 1 }, per_member: 3, items })
  const buyer = await makeBuyer(shop)
  const source = { promotion_id, sku_id, quantity: 1, address_id: buyer.address_id }
  const { quote } = await buyer.call('order/quote', source)
  const [made, reasons] = await doneOf(many(20, () => buyer.call('order/create', { ...source, quote })))
  expect([made.length, reasons]).toEqual([3, ['promotion.limit_reached']])
  expect(await readReserved(shop, promotion_id, sku_id, buyer.member_id)).toEqual({ reserved: 3, used: 3 })
})

test('R-02 R-25 cancel, time-out and payment at once: units of the promotion are held by the paid order, or all come back once', async () => {
  for (let n = 0; n < 8; n++) {
    const { sku_id, goods_id } = await makeGoods(shop)
    const items = [{ sku_id, goods_id, price: 100, stock: 5 }]
    const promotion_id = await makePromotion(shop, { kind: 'group_buy', rules: { min_quantity: 2 }, per_member: 2, items })
    const buyer = await makeBuyer(shop)
    const { made, order_id, view } = await buyFromSource(buyer, { promotion_id, sku_id, quantity: 2 })
    const reference = await goToBank(buyer, made.payment_id)
    await Promise.allSettled([
      buyer.call('order/cancel', { order_id }),
      decidePayment(shop.site, reference, 'succeed'),
      buyer.call('order/cancel', { order_id }),
    ])
    await shop.advance({ minutes: 31 })
    const { state } = await view()
    const expectedReserved = state === 'paid' ? 2 : 0
    expect(await readReserved(shop, promotion_id, sku_id, buyer.member_id)).toEqual({ reserved: expectedReserved, used: expectedReserved })
    expect((await stockOf(shop, sku_id)).reserved).toBe(expectedReserved)
  }
})
