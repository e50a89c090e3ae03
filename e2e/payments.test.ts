import { sandbox as sandboxEn } from '@longmall/translations/en-us/server/sandbox.ts'
import { sandbox as sandboxZh } from '@longmall/translations/zh-cn/server/sandbox.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { phoneVisitors, visitors, expectAccessible } from './account-steps.ts'
import { shopUrl, useBrowser } from './browser.ts'
import { settle } from './screen.ts'
import { call, findGoods, paymentPassword, placeOrder, registerMember, setPaymentPassword, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

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

/** On the payment screen: pays from the balance first, the rest by the sandbox bank. */
async function payHalfAtBank(page: Page, language: 'en-us' | 'zh-cn', choice: 'sandbox.succeed' | 'sandbox.late') {
  const t = getTranslations('payment', language)
  await page.getByRole('radio', { name: t('sandbox') }).check()
  await page.getByRole('switch', { name: t('use_balance') }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('confirm') }).click()
  await page.getByLabel(t('password_for'), { exact: true }).pressSequentially(paymentPassword)
  await page.waitForURL('**/sandbox-bank/**')
  await page.getByRole('button', { name: banks[language][choice], exact: true }).click()
  await page.waitForURL('**/v2/pay/result/result**')
}

test.each(visitors)(
  'ORD-07 ORD-08 QUA-08 in $language on a $width: half from the balance, half at the sandbox bank; the result shows the parts',
  async ({ language, width }) => {
    const t = getTranslations('payment', language)
    const { member, order_id, payment_id, total } = await shopperWithOrder()
    const page = await visit(`/v1/order/payment/payment?order_id=${order_id}`, { language, width, member })
    await payHalfAtBank(page, language, 'sandbox.succeed')
    await page.getByText(t('success_text')).waitFor()
    await page.getByText(t('balance_non_withdrawable')).waitFor()
    await expectAccessible(page)
    const { paid_with } = await call('payment/view', { payment_id }, member)
    expect(paid_with.map(({ source, amount }) => [source, amount])).toEqual([
      ['balance', cash],
      ['provider:sandbox', (Number(total) - Number(cash)).toFixed(2)],
    ])
    expect(await moneyOf(member)).toBe('0.00')
    await page.getByRole('link', { name: t('view_order') }).click()
    await page.locator('[data-state=paid]').waitFor()
  },
)

test.each(phoneVisitors)(
  'R-25 in $language on a $width: money received after closing is refunded automatically, and the order’s history shows it',
  async ({ language, width }) => {
    const [t, tOrder] = [getTranslations('payment', language), getTranslations('order', language)]
    const { member, order_id, payment_id } = await shopperWithOrder()
    const page = await visit(`/v1/order/payment/payment?payment_id=${payment_id}`, { language, width, member })
    await payHalfAtBank(page, language, 'sandbox.late')
    await page.getByText(t('pending_text')).waitFor()
    await call('site/advance_clock', { minutes: 32 })
    await page.getByText(t('refunded_text')).waitFor()
    expect(await moneyOf(member)).toBe(cash)
    await settle(page, `/v1/order/detail/detail?order_id=${order_id}`)
    await page.locator('[data-state=cancelled]').waitFor()
    await page.getByText(tOrder('event_money_returned')).waitFor()
  },
)

test('ORD-07 a payment that failed shows the failure where it can be retried, and is paid from there', async () => {
  const t = getTranslations('payment')
  const { member, order_id, payment_id } = await shopperWithOrder()
  const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, member)
  await fetch(`${shopUrl()}${redirect_url!.split('?')[0]}/fail`, { method: 'POST', redirect: 'manual' })
  const page = await visit(`/v1/order/payment/payment?order_id=${order_id}`, { member })
  await page.getByText(t('last_fail')).waitFor()
  await page.getByRole('radio', { name: t('sandbox') }).check()
  await page.getByRole('button', { name: t('confirm') }).click()
  await page.getByRole('button', { name: sandboxEn['sandbox.succeed'], exact: true }).click()
  await page.getByText(t('success_text')).waitFor()
})

test('ORD-07 a member without a payment password is led to set one', async () => {
  const t = getTranslations('payment')
  const member = await registerMember()
  const { order_ids } = await placeOrder(member, (await findGoods())[0]!.sku_id)
  const page = await visit(`/v1/order/payment/payment?order_id=${order_ids[0]}`, { member })
  await page.getByText('Only RM members can use this payment').waitFor()
  await page.getByRole('link', { name: t('set_payment_password') }).click()
  await page.waitForURL('**/v1/member/point_password/point_password**')
})
