import { expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { decidePayment } from '../../payment/sandbox/decide-payment.ts'
import { buyNow, goToBank, makeBuyer, payAtBank } from '../test/shopping.ts'

const shop = await openTestShop()
const operator = await staffClient(shop)

/** The mails that a member was sent, the last one first. */
async function mailsOf({ member_id }: Client) {
  const { email } = await shop.db.selectFrom('member').select('email').where('id', '=', member_id).executeTakeFirstOrThrow()
  return shop.db
    .selectFrom('message')
    .select(['template', 'subject', 'body'])
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .execute()
}
const setLanguage = (language: string, { member_id }: Client) =>
  shop.db.updateTable('member').set({ language }).where('id', '=', member_id).execute()

/** An order that is closed while its payment is on its way at the bank. */
async function closeDuringPayment(stock: number) {
  const buyer = await makeBuyer(shop)
  const { sku_id } = await makeGoods(shop, { stock })
  const { order_ids, payment_id } = await buyNow(buyer, sku_id)
  const reference = await goToBank(buyer, payment_id)
  await buyer.call('order/cancel', { order_id: order_ids[0]! })
  const view = () => buyer.call('order/view', { order_id: order_ids[0]! })
  return { buyer, sku_id, view, pay: () => decidePayment(shop.site, reference, 'succeed') }
}

test('ORD-10 the buyer is notified by mail, in their own language, when a parcel leaves', async () => {
  const buyer = await makeBuyer(shop)
  await setLanguage('zh-cn', buyer)
  const { order_ids, payment_id } = await buyNow(buyer, (await makeGoods(shop)).sku_id)
  await payAtBank(shop, buyer, payment_id)
  const order_id = order_ids[0]!
  await operator.call('fulfilment/ship', { order_id, carrier: 'crane', tracking_no: 'CP-7001' })
  const { order_no } = await buyer.call('order/view', { order_id })
  const [mail] = await mailsOf(buyer)
  expect(mail).toMatchObject({ template: 'parcel_sent', subject: `您的订单 ${order_no} 已发货` })
  expect(mail!.body).toContain('CP-7001')
})

test('R-25 money that comes after closing opens the order again, and the member is notified', async () => {
  const { buyer, view, pay } = await closeDuringPayment(5)
  await pay()
  const { state, order_no } = await view()
  const mails = await mailsOf(buyer)
  expect([state, mails.map(({ template }) => template)]).toEqual(['paid', ['late_payment_reopened']])
  expect(mails[0]!.subject).toBe(`Your order ${order_no} was reopened`)
})

test('R-25 money for what is gone goes back, and the member is notified once', async () => {
  const { buyer, sku_id, view, pay } = await closeDuringPayment(1)
  await setLanguage('ko-kr', buyer)
  await buyNow(await makeBuyer(shop), sku_id)
  await pay()
  await pay()
  expect((await view()).state).toBe('cancelled')
  expect((await mailsOf(buyer)).map(({ template, subject }) => [template, subject])).toEqual([
    ['late_payment_refunded', '결제가 늦게 도착해 환불됩니다'],
  ])
})
