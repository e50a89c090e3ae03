import { beforeAll, expect, test } from 'vitest'
import { shopUrl } from './browser.ts'
import { choose } from './console-session.ts'
import { confirm, dialog, expectMessage, press, rowOf, expectAccessible, switchTo, useConsole } from './console-shop.ts'
import { getConsoleTranslations, getConsoleShellTranslations } from './console-translations.ts'
import { addAddress, call, findGoods, registerMember, type Shopper } from './shopper.ts'
import { consoleMoney } from './shown-price.ts'
import { getTranslations } from './translations.ts'

const { visit, open, call: operate } = useConsole()
let member: Shopper
let address_id: number
beforeAll(async () => {
  member = await registerMember()
  address_id = (await addAddress(member)).address_id
})

/** An unpaid order with a quantity of two. */
async function unpaidOrder() {
  const goods = (await findGoods()).find(({ price }) => Number(price) > 20)!
  const line = { sku_id: goods.sku_id, quantity: 2, address_id, no_coupon: true }
  const { quote } = await call('order/quote', line, member)
  const { order_ids, payment_id } = await call('order/create', { ...line, quote }, member)
  return { payment_id, order_id: order_ids[0]!, goods_id: goods.goods_id }
}

async function pay(payment_id: number) {
  const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, member)
  await fetch(`${shopUrl()}${redirect_url!.split('?')[0]}/succeed`, { method: 'POST', redirect: 'manual' })
}

const view = (order_id: number) => call('order/view', { order_id }, member)
async function paidOrder() {
  const made = await unpaidOrder()
  await pay(made.payment_id)
  return { ...made, order: await view(made.order_id) }
}

test('CON-03 ORD-10 QUA-08 the price of an unpaid order is changed, the new total shown first; paid so, it is shipped in two parcels, and its buyer sees both', async () => {
  const [english, chinese] = [getConsoleTranslations('order'), getConsoleTranslations('order', 'zh-cn')]
  const { order_id, payment_id } = await unpaidOrder()
  const { order_no, actual_amount } = await view(order_id)
  const page = await open(`/console/orders/order?order_id=${order_id}`)
  await press(page, english('change_price'))
  await dialog(page).getByLabel(english('reduction')).fill('5.50')
  await dialog(page).getByLabel(getConsoleShellTranslations()('reason')).fill('A scratch on the lid')
  const amount = ((Math.round(Number(actual_amount) * 100) - 550) / 100).toFixed(2)
  const total = consoleMoney(amount, 'en-us')
  await dialog(page).getByText(total).first().waitFor()
  expect((await view(order_id)).actual_amount).toBe(actual_amount)
  await expectAccessible(page)
  await confirm(page, getConsoleShellTranslations()('save'))
  await expectMessage(page, getConsoleShellTranslations()('saved'))
  await page.getByText(`→ ${total}`).first().waitFor()
  await page.getByText('A scratch on the lid').first().waitFor()
  await pay(payment_id)
  const paid = await view(order_id)
  expect([paid.state, paid.payment_amount]).toEqual(['paid', amount])

  await page.goto(`/console/to_ship?order_no=%22${order_no}%22`)
  await page.getByRole('link', { name: order_no }).click()
  await page.getByRole('heading', { level: 1 }).getByText(order_no).waitFor()
  await page.getByText(english('unshipped_quantity', { count: 2 })).waitFor()
  const sendOne = async (language: 'en-us' | 'zh-cn', tracking_no: string, quantity?: number) => {
    const t = getConsoleTranslations('order', language)
    await press(page, t('ship'))
    await choose(page, t('carrier'), /Harbour|海|항|ハーバー/)
    await dialog(page).getByLabel(t('tracking_no')).fill(tracking_no)
    if (quantity !== undefined) await dialog(page).getByRole('spinbutton').first().fill(String(quantity))
    await confirm(page, t('ship_do'))
    await expectMessage(page, getConsoleShellTranslations(language)('saved'))
    await page.getByText(tracking_no).first().waitFor()
  }
  await sendOne('en-us', `HB-A${order_id}`, 1)
  await page.getByText(english('unshipped_quantity', { count: 1 })).waitFor()
  await switchTo(page, 'zh-cn', 'phone')
  await page.getByText(chinese('unshipped_quantity', { count: 1 })).waitFor()
  await sendOne('zh-cn', `HB-B${order_id}`)
  await page.getByText(chinese('parcel', { number: 2 })).waitFor()
  await expectAccessible(page)

  const shopper = await visit(`/v2/order/logistics/logistics?order_id=${order_id}`, { language: 'zh-cn', member })
  await shopper.getByText(`HB-A${order_id}`).waitFor()
  await shopper.getByRole('tab', { name: getTranslations('fulfilment', 'zh-cn')('parcel', { number: 2 }) }).click()
  await shopper.getByText(`HB-B${order_id}`).waitFor()
})

test('CON-03 ORD-13 R-11 QUA-08 a quantity of one is refunded without a request, after its breakdown was shown; another is requested, refused, requested again and approved', async () => {
  const [t, english, chinese] = [
    getConsoleTranslations('order'),
    getConsoleTranslations('refund'),
    getConsoleTranslations('refund', 'zh-cn'),
  ]
  const { order_id, order } = await paidOrder()
  const page = await open(`/console/orders/order?order_id=${order_id}`)
  await press(page, t('refund'))
  await dialog(page).getByLabel(t('quantity')).fill('1')
  await choose(page, english('reason'), english('reason_missing_parts'))
  await dialog(page).getByLabel(t('refund_note')).fill('We have only one left')
  await dialog(page).getByText(getConsoleTranslations('receipt')('refund_amount'), { exact: true }).waitFor()
  await confirm(page, t('refund_do'))
  await expectMessage(page, getConsoleShellTranslations()('saved'))
  const [refundRequest] = (await call('refund/list', {}, member)).list
  expect(refundRequest).toMatchObject({ order_id, quantity: 1, status: 6 })
  expect((await view(order_id)).lines[0]).toMatchObject({ refunded_quantity: 1, quantity: order.lines[0]!.quantity })

  const request = { kind: 'refund_only', quantity: 1, reason: 'changed_mind', note: '' } as const
  const { refund_id, refund_no } = await call('refund/apply', { order_goods_id: order.lines[0]!.order_goods_id, ...request }, member)
  await page.goto('/console/returns?sort=merchant_deadline&status=1')
  await page.getByRole('link', { name: refund_no }).click()
  await page.getByRole('heading', { level: 1 }).getByText(refund_no).waitFor()
  await page.getByRole('alert').getByRole('timer').waitFor()
  await expectAccessible(page)
  await press(page, english('refuse'))
  await dialog(page).getByLabel(english('reply')).fill('It is packed already')
  await confirm(page, english('refuse'))
  await expectMessage(page, getConsoleShellTranslations()('done'))
  await page.getByText(english('event_refused'), { exact: true }).last().waitFor()

  await call('refund/reapply', { refund_id, ...request, note: 'Please' }, member)
  await page.reload()
  await switchTo(page, 'zh-cn', 'phone')
  await page.getByText(chinese('event_reapplied'), { exact: true }).last().waitFor()
  await press(page, chinese('approve'))
  await dialog(page).getByText(chinese('approve_confirm_refund')).waitFor()
  await confirm(page, chinese('approve'))
  await page.getByText(chinese('event_approved'), { exact: true }).last().waitFor()
  await page.getByText(chinese('went_back'), { exact: true }).last().waitFor()
  await expectAccessible(page)
  expect((await call('refund/view', { refund_id }, member)).status).toBe(6)
})

test('CON-03 CAT-08 QUA-08 a review is found by what it lacks, and hidden for a reason that its writer reads', async () => {
  const t = getConsoleTranslations('review', 'zh-cn')
  const { order_id, order, goods_id } = await paidOrder()
  await operate('fulfilment/ship', { order_id, carrier: 'harbour', tracking_no: `HB-C${order_id}` })
  await call('order/confirm_receipt', { order_id }, member)
  const { order_goods_id } = order.lines[0]!
  await call('review/write', { order_id, order_goods_id, stars: 2, text: `Call me at once ${order_id}` }, member)
  const page = await open(`/console/reviews?goods_id=${goods_id}&is_shown=true&is_answered=false&stars=2`, 'zh-cn', 'phone')
  const row = rowOf(page, `Call me at once ${order_id}`)
  await row.waitFor()
  await expectAccessible(page)
  await row.getByRole('button', { name: t('hide'), exact: true }).click()
  await confirm(page, t('hide'))
  await dialog(page).getByText(getConsoleShellTranslations('zh-cn')('required')).waitFor()
  await dialog(page).getByLabel(t('hide_reason')).fill('A telephone number')
  await confirm(page, t('hide'))
  await expectMessage(page, getConsoleShellTranslations('zh-cn')('done'))
  await row.waitFor({ state: 'detached' })
  const { list } = await call('review/mine', {}, member)
  expect(list[0]).toMatchObject({ is_shown: false, hidden_reason: 'A telephone number' })
})
