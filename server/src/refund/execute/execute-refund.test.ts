import { beforeEach, expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { buyNow, goToBank, makeBuyer } from '../../order/test/shopping.ts'
import { decidePayment } from '../../payment/sandbox/decide-payment.ts'
import { reversals } from '../../reversals.ts'
import { refundOrder } from '../closed/refund-order.ts'
import type { RefundPlan } from '../plan/refund-plan.ts'
import { openAfterSale } from '../test/after-sale.ts'
import { toRefundAmounts } from '../views.ts'
import { reversed, type Reversals } from './execute-refund.ts'

/** The reversals of a shop, each noted with its plan before it is carried out. */
const calls: { part: string; plan: RefundPlan }[] = []
const noted = Object.fromEntries(
  reversed.map((part): [string, Reversals['stock']] => [
    part,
    async (context, plan, about) => {
      calls.push({ part, plan })
      await reversals[part](context, plan, about)
    },
  ]),
) as Reversals

const shop = await openTestShop({ reversals: noted })
const { approve, requestRefund, makeRichBuyer, paid, taken } = await openAfterSale(shop)
beforeEach(() => calls.splice(0))
/** What was carried out since: by one plan, every part in the order of locks. */
function executed(): RefundPlan {
  expect(calls.map(({ part }) => part)).toEqual(reversed)
  expect(new Set(calls.map(({ plan }) => plan)).size).toBe(1)
  return calls[0]!.plan
}

test('R-02 the order of locks: limits and coupon, promotions, stock by SKU, then the accounts', () => {
  expect(reversed).toEqual(['limits', 'coupon', 'source', 'promotions', 'stock', 'money', 'coins'])
})

test('R-11 R-12 a request is refunded by the very plan that its preview shows', async () => {
  const buyer = await makeRichBuyer(300n, 500n)
  const { lines, goods } = await paid([{ price: 700, quantity: 3 }], buyer)
  const { refund_amounts } = await buyer.call('refund/preview', { order_goods_id: lines[0]!, kind: 'refund_only', quantity: 2 })
  await approve((await requestRefund(buyer, lines[0]!, { quantity: 2 })).refund_id)
  const plan = executed()
  expect(toRefundAmounts(plan, plan.parts)).toEqual(refund_amounts)
  expect([plan.stock, await taken(goods[0]!.sku_id)]).toEqual([[{ sku_id: goods[0]!.sku_id, quantity: 2 }], 1])
})

test('R-11 R-16 a whole paid order goes back by one plan, once', async () => {
  const { order_id, goods } = await paid([{ price: 700, quantity: 3 }], await makeRichBuyer(0n, 500n))
  const refund = () => shop.systemContext().transaction((context) => refundOrder(context, order_id, { reason: 'test', key: 'test' }))
  expect([await refund(), await refund()]).toEqual([true, false])
  const { goods: cents, parts } = executed()
  expect([cents, parts.map(({ source, worth }) => [source, worth])]).toEqual([
    2100n,
    [
      ['provider:sandbox', 1600n],
      ['balance', 500n],
    ],
  ])
  expect(await taken(goods[0]!.sku_id)).toBe(0)
})

test('R-02 R-25 an order that closes unpaid, and the money that comes after its goods went elsewhere', async () => {
  const { sku_id } = await makeGoods(shop, { price: 700, stock: 3 })
  const buyer = await makeBuyer(shop)
  const { order_ids, payment_id } = await buyNow(buyer, sku_id, 3)
  const reference = await goToBank(buyer, payment_id)
  await buyer.call('order/cancel', { order_id: order_ids[0]! })
  expect([executed().money, await taken(sku_id)]).toEqual([[], 0])
  await buyNow(await makeBuyer(shop), sku_id, 1)
  calls.splice(0)
  await decidePayment(shop.site, reference, 'succeed')
  expect(executed().money).toEqual([{ payment_id, cents: 2100n, is_remainder: true }])
  expect(await taken(sku_id)).toBe(1)
  const { events } = await buyer.call('order/view', { order_id: order_ids[0]! })
  expect(events.map(({ event }) => event)).toEqual(['created', 'cancelled', 'refunded'])
})
