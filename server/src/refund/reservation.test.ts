import { expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { buyNow, goToBank, makeBuyer } from '../order/test/shopping.ts'
import { decidePayment } from '../payment/sandbox/decide-payment.ts'
import { openAfterSale } from './test/after-sale.ts'

const shop = await openTestShop()
const { approve, requestRefund, bankRefund, escrow } = await openAfterSale(shop)

test('R-19 R-11 a reservation gives its second payment back first, then the deposit, and nothing else', async () => {
  const escrowBefore = await escrow()
  const buyer = await makeBuyer(shop)
  const requirement = { deposit: { amount: 200, after_days: 0, window_days: 7, missed: 'keep' as const } }
  const { sku_id } = await makeGoods(shop, { goods_type: 'deposit', requirement, price: 1000 })
  const made = await buyNow(buyer, sku_id, 2)
  const order_id = made.order_ids[0]!
  const references: string[] = []
  const payNext = async (payment_id: number) => {
    const reference = await goToBank(buyer, payment_id)
    references.push(reference)
    await decidePayment(shop.site, reference, 'succeed')
  }
  await payNext(made.payment_id)
  await shop.advance({ minutes: 1 })
  await payNext((await buyer.call('order/view', { order_id })).payment_id)
  const { state, lines } = await buyer.call('order/view', { order_id })
  expect([state, (await escrow()) - escrowBefore]).toEqual(['paid', 2000n])
  const line = lines[0]!.order_goods_id
  await approve((await requestRefund(buyer, line)).refund_id)
  expect([await bankRefund(references[1]!), await bankRefund(references[0]!)]).toEqual([1000n, 0n])
  const last = await requestRefund(buyer, line)
  expect(last.refund_amounts.parts).toMatchObject([{ source: 'provider:sandbox', amount: '10.00' }])
  await approve(last.refund_id)
  expect([await bankRefund(references[1]!), await bankRefund(references[0]!), (await escrow()) - escrowBefore]).toEqual([1600n, 400n, 0n])
  expect((await buyer.call('order/view', { order_id })).state).toBe('cancelled')
})
