import { sandbox as sandboxEn } from '@longmall/translations/en-us/server/sandbox.ts'
import { sandbox as sandboxZh } from '@longmall/translations/zh-cn/server/sandbox.ts'
import type { Session } from '@longmall/contract/identity.ts'
import { demoOperator } from '@longmall/tools/demo-store/content/members/demo-accounts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phoneVisitors, visitors, expectAccessible } from './account-steps.ts'
import { shownPrice } from './shown-price.ts'
import { shopUrl, useBrowser, visitOwnShop } from './browser.ts'
import { eventually } from './eventually.ts'
import { settle } from './screen.ts'
import { addAddress, call, findGoods, paymentPassword, registerMember, setPaymentPassword, type Shopper } from './shopper.ts'
import { startOwnShop } from './own-shop.ts'
import type { StartedShop } from './start-shop.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const banks = { 'en-us': sandboxEn, 'zh-cn': sandboxZh }
// Its clock is moved by days, which would end the offers of the other journeys.
let shop: StartedShop
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
})
afterAll(() => shop.stop())

async function operator(): Promise<Session> {
  const { email: email_address, password } = demoOperator
  const step = await call('staff/log_in', { email_address, password })
  if (step.next !== 'console') throw new Error(`the console asks for more: ${step.next}`)
  return { token: step.token, customer_id: 1, email: email_address, nickname: '', expires_at: step.expires_at }
}

const moneyOf = async (member: Shopper) => Number((await call('wallet/view', {}, member)).money.total)
const pressAtBank = (address: string, choice: string) =>
  fetch(`${shopUrl()}${address.split('?')[0]}/${choice}`, { method: 'POST', redirect: 'manual' })

/** A new member with so much in the balance. */
async function memberWith(amount: string): Promise<Shopper> {
  const member = await registerMember()
  await setPaymentPassword(member)
  const { payment_id } = await call('recharge/create', { unit: 'MONEY', amount }, member)
  const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, member)
  await pressAtBank(redirect_url!, 'succeed')
  return member
}

/** An unpaid order with a quantity of three. */
async function orderOfThree(member: Shopper) {
  const goods = (await findGoods()).find(({ price }) => Number(price) > 20)!
  const { address_id } = await addAddress(member)
  const source = { sku_id: goods.sku_id, quantity: 3, address_id, no_coupon: true }
  const { quote } = await call('order/quote', source, member)
  const { order_ids, payment_id, total } = await call('order/create', { ...source, quote }, member)
  const order_id = order_ids[0]!
  const { lines } = await call('order/view', { order_id }, member)
  return { order_id, payment_id, total: Number(total), order_goods_id: lines[0]!.order_goods_id, paid: Number(lines[0]!.total) }
}

test.each(visitors)(
  'ORD-13 R-11 QUA-08 in $language on a $width: paid from balance and bank, shipped in two parcels, one of three units is refunded to the cent',
  async ({ language, width }) => {
    const [t, tReceipt, tPayment] = [
      getTranslations('refund', language),
      getTranslations('receipt', language),
      getTranslations('payment', language),
    ]
    const member = await memberWith('25.00')
    const { order_id, payment_id, total, order_goods_id, paid } = await orderOfThree(member)
    const page = await visit(`/v1/order/payment/payment?payment_id=${payment_id}`, { language, width, member })
    await page.getByRole('radio', { name: tPayment('sandbox') }).check()
    await page.getByRole('switch', { name: tPayment('use_balance') }).click()
    await page.getByRole('button', { name: tPayment('confirm') }).click()
    await page.getByLabel(tPayment('password_for'), { exact: true }).pressSequentially(paymentPassword)
    await page.waitForURL('**/sandbox-bank/**')
    await page.getByRole('button', { name: banks[language]['sandbox.succeed'], exact: true }).click()
    await page.getByText(tPayment('success_text')).waitFor()
    expect(await moneyOf(member)).toBe(0)

    const staff = await operator()
    const { carriers } = await call('fulfilment/carriers', {}, staff)
    const carrier = carriers[0]!.carrier
    await call('fulfilment/ship', { order_id, carrier, tracking_no: `P1-${order_id}`, lines: [{ order_goods_id, quantity: 1 }] }, staff)
    await call('fulfilment/ship', { order_id, carrier, tracking_no: `P2-${order_id}` }, staff)
    await call('order/confirm_receipt', { order_id }, member)

    await settle(page, '/v2/member/index/index')
    await page
      .getByRole('link', { name: getTranslations('member', language)('after_sale') })
      .first()
      .click()
    await page.getByRole('link', { name: t('request_refund'), exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: t('request_refund'), exact: true }).click()
    await page.getByRole('radio', { name: t('kind_return_refund') }).check()
    await page.getByText(tReceipt('source_sandbox')).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('submit') }).click()
    await page.getByText(t('reason_needed')).waitFor()
    await page.getByRole('combobox').selectOption('faulty')
    await page.getByRole('button', { name: t('submit') }).click()
    await page.waitForURL('**/v2/order/refund_detail/refund_detail**')
    await page.locator('[data-status="1"]').waitFor()
    await page.getByRole('timer').waitFor()
    await expectAccessible(page)

    const [request] = (await call('refund/list', {}, member)).list
    const refund_id = request!.refund_id
    const version = async () => (await call('refund/view_return', { refund_id }, staff)).version
    const return_address = 'Longmall Returns, 8 Keyuan Road, Shenzhen'
    await call('refund/approve', { refund_id, version: await version(), return_address }, staff)
    await page.reload()
    await page.locator('[data-status="4"]').waitFor()
    await page.getByText(return_address).waitFor()
    await page.getByRole('button', { name: t('send_parcel') }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(t('carrier')).fill('Harbour Express')
    await sheet.getByLabel(t('tracking_number')).fill('HB 1')
    await sheet.getByRole('button', { name: t('send_parcel') }).click()
    await sheet
      .getByRole('alert')
      .filter({ hasText: t('wrong_number') })
      .waitFor()
    await sheet.getByLabel(t('tracking_number')).fill('HB1234567')
    await sheet.getByRole('button', { name: t('send_parcel') }).click()
    await page.locator('[data-status="5"]').waitFor()
    await expectAccessible(page)

    await call('refund/confirm_receipt', { refund_id, version: await version() }, staff)
    await page.reload()
    await page.locator('[data-status="6"]').waitFor()
    await page.getByRole('heading', { name: t('went_back') }).waitFor()
    await expectAccessible(page)
    const { refund_amounts } = await call('refund/view', { refund_id }, member)
    const third = Math.floor(Math.round(paid * 100) / 3) / 100
    expect(Number(refund_amounts.amount)).toBe(third)
    await page.getByText(t('event_refunded', { amount: shownPrice(refund_amounts.amount, language) })).waitFor()
    const fromBank = Math.min(third, Number((total - 25).toFixed(2)))
    expect(refund_amounts.parts.map(({ source, amount }) => [source, Number(amount)])).toEqual(
      [
        ['provider:sandbox', fromBank],
        ['balance', Number((third - fromBank).toFixed(2))],
      ].filter(([, amount]) => Number(amount) > 0),
    )
    await eventually(async () => Number((await moneyOf(member)).toFixed(2))).toBe(Number((third - fromBank).toFixed(2)))
  },
)

test.each(phoneVisitors)(
  'ORD-13 R-27 in $language on a $width: refused with a note, requested again, and approved automatically when the shop does not respond',
  async ({ language, width }) => {
    const t = getTranslations('refund', language)
    const member = await memberWith('2.00')
    const { payment_id, order_goods_id, total } = await orderOfThree(member)
    const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, member)
    await pressAtBank(redirect_url!, 'succeed')
    const page = await visit(`/v2/order/refund/refund?order_goods_id=${order_goods_id}`, { language, width, member })
    await page.getByText(t('kind_not_sent')).waitFor()
    const quantity = page.getByRole('textbox', { name: t('quantity'), exact: true })
    await quantity.fill('3')
    await quantity.press('Enter')
    await page.getByRole('combobox').selectOption('changed_mind')
    await page
      .getByText(shownPrice(total.toFixed(2), language))
      .first()
      .waitFor()
    await page.getByRole('button', { name: t('submit') }).click()
    await page.locator('[data-status="1"]').waitFor()

    const refund_id = (await call('refund/list', {}, member)).list[0]!.refund_id
    const reply = 'It is packed already'
    await call('refund/refuse', { refund_id, version: 1, reply }, await operator())
    await page.reload()
    await page.locator('[data-status="2"]').waitFor()
    await page.getByText(reply).first().waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: t('reapply') }).click()
    await page.getByLabel(t('note')).fill('Please')
    await page.getByRole('button', { name: t('submit') }).click()
    await page.locator('[data-status="1"]').waitFor()
    await call('site/advance_clock', { minutes: 7 * 24 * 60 })
    await page.reload()
    await page.locator('[data-status="6"]').waitFor()
    await page.getByText(t('event_approved_by_time')).waitFor()
    expect((await call('order/list', { tab: 'after_sale' }, member)).list[0]).toMatchObject({ state: 'cancelled' })
    await settle(page, '/v1/order/activist/activist?status=over')
    await page.getByText(t('status_6')).waitFor()
    await expectAccessible(page)
    await settle(page, '/v1/order/activist/activist')
    await page.getByText(t('askable_empty')).waitFor()
  },
)

test('ORD-13 a request is withdrawn after a confirmation, and an unknown one shows that', async () => {
  const t = getTranslations('refund')
  const member = await memberWith('2.00')
  const { payment_id, order_goods_id } = await orderOfThree(member)
  const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, member)
  await pressAtBank(redirect_url!, 'succeed')
  const request = { order_goods_id, kind: 'refund_only', quantity: 1, reason: 'other', note: '' } as const
  const { refund_id } = await call('refund/apply', request, member)
  const page = await visit(`/v2/order/refund_detail/refund_detail?refund_id=${refund_id}`, { member })
  await page.getByRole('button', { name: t('cancel'), exact: true }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await question.getByRole('button', { name: t('cancel'), exact: true }).click()
  await page.locator('[data-status="7"]').waitFor()
  await page.getByRole('link', { name: t('reapply') }).waitFor()
  await page.goto('/v2/order/refund_detail/refund_detail?refund_id=2147483647')
  await page.getByText('After-sale request not found').waitFor()
  await page.getByRole('link', { name: t('to_after_sales_centre') }).waitFor()
})
