import { sandbox as sandboxEn } from '@longmall/phrases/en-us/server/sandbox.ts'
import { sandbox as sandboxZh } from '@longmall/phrases/zh-cn/server/sandbox.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onPhone, people, seeNoBarriers } from './account-steps.ts'
import { shopUrl, useBrowser } from './browser.ts'
import { settle } from './screen.ts'
import { call, findGoods, paymentPassword, placeOrder, registerMember, setPaymentPassword, type Shopper } from './shopper.ts'
import { words } from './words.ts'

const { visit } = useBrowser()
const banks = { 'en-us': sandboxEn, 'zh-cn': sandboxZh }
const cash = '5.00'

/** A new member with some money and a payment password, and an order that costs more than that. */
async function shopperWithOrder() {
  const member = await registerMember()
  await setPaymentPassword(member)
  const { payment_id } = await call('recharge/create', { unit: 'MONEY', amount: cash }, member)
  const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, member)
  const [address] = redirect_url!.split('?')
  await fetch(`${shopUrl()}${address}/succeed`, { method: 'POST', redirect: 'manual' })
  const goods = (await findGoods()).find((one) => Number(one.price) > Number(cash))!
  const order = await placeOrder(member, goods.sku_id)
  return { member, order_id: order.order_ids[0]!, payment_id: order.payment_id, total: order.total }
}
const moneyOf = async (member: Shopper) => (await call('wallet/view', {}, member)).money.total

/** On the payment screen: what is there of the balance, the sandbox bank for the rest. */
async function payHalfAtBank(page: Page, language: 'en-us' | 'zh-cn', choice: 'sandbox.succeed' | 'sandbox.late') {
  const say = words('payment', language)
  await page.getByRole('radio', { name: say('sandbox') }).check()
  await page.getByRole('switch', { name: say('use_balance') }).click()
  await seeNoBarriers(page)
  await page.getByRole('button', { name: say('confirm') }).click()
  await page.getByLabel(say('password_for'), { exact: true }).pressSequentially(paymentPassword)
  await page.waitForURL('**/sandbox-bank/**')
  await page.getByRole('button', { name: banks[language][choice], exact: true }).click()
  await page.waitForURL('**/v2/pay/result/result**')
}

test.each(people)(
  'ORD-07 ORD-08 QUA-08 in $language on a $width: half from the balance, half at the sandbox bank; the result says what paid what',
  async ({ language, width }) => {
    const say = words('payment', language)
    const { member, order_id, payment_id, total } = await shopperWithOrder()
    const page = await visit(`/v1/order/payment/payment?order_id=${order_id}`, { language, width, member })
    await payHalfAtBank(page, language, 'sandbox.succeed')
    await page.getByText(say('success_text')).waitFor()
    await page.getByText(say('balance_non_withdrawable')).waitFor()
    await seeNoBarriers(page)
    const { paid_with } = await call('payment/view', { payment_id }, member)
    expect(paid_with.map(({ source, amount }) => [source, amount])).toEqual([
      ['balance', cash],
      ['provider:sandbox', (Number(total) - Number(cash)).toFixed(2)],
    ])
    expect(await moneyOf(member)).toBe('0.00')
    await page.getByRole('link', { name: say('view_order') }).click()
    await page.locator('[data-state=paid]').waitFor()
  },
)

test.each(onPhone)(
  'R-25 in $language on a $width: money that comes after closing goes back by itself, and the order’s history says so',
  async ({ language, width }) => {
    const [say, order] = [words('payment', language), words('order', language)]
    const { member, order_id, payment_id } = await shopperWithOrder()
    const page = await visit(`/v1/order/payment/payment?payment_id=${payment_id}`, { language, width, member })
    await payHalfAtBank(page, language, 'sandbox.late')
    await page.getByText(say('pending_text')).waitFor()
    await call('site/advance_clock', { minutes: 32 })
    await page.getByText(say('refunded_text')).waitFor()
    expect(await moneyOf(member)).toBe(cash)
    await settle(page, `/v1/order/detail/detail?order_id=${order_id}`)
    await page.locator('[data-state=cancelled]').waitFor()
    await page.getByText(order('event_money_returned')).waitFor()
  },
)

test('ORD-07 a payment that failed says so where it goes on, and is paid from there', async () => {
  const say = words('payment')
  const { member, order_id, payment_id } = await shopperWithOrder()
  const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, member)
  await fetch(`${shopUrl()}${redirect_url!.split('?')[0]}/fail`, { method: 'POST', redirect: 'manual' })
  const page = await visit(`/v1/order/payment/payment?order_id=${order_id}`, { member })
  await page.getByText(say('last_fail')).waitFor()
  await page.getByRole('radio', { name: say('sandbox') }).check()
  await page.getByRole('button', { name: say('confirm') }).click()
  await page.getByRole('button', { name: sandboxEn['sandbox.succeed'], exact: true }).click()
  await page.getByText(say('success_text')).waitFor()
})

test('ORD-07 a member without a payment password is led to set one', async () => {
  const say = words('payment')
  const member = await registerMember()
  const { order_ids } = await placeOrder(member, (await findGoods())[0]!.sku_id)
  const page = await visit(`/v1/order/payment/payment?order_id=${order_ids[0]}`, { member })
  await page.getByText('Only RM members can use this payment').waitFor()
  await page.getByRole('link', { name: say('set_payment_password') }).click()
  await page.waitForURL('**/v1/member/point_password/point_password**')
})
