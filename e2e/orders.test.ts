import { expect, test } from 'vitest'
import { desktopVisitors, visitors, expectAccessible } from './account-steps.ts'
import { shopUrl, useBrowser } from './browser.ts'
import { settle } from './screen.ts'
import { addAddress, call, findGoods, placeOrder, registerMember, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()

async function payAtBank(member: Shopper, payment_id: number) {
  const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, member)
  const reference = /sandbox-bank\/([^?]+)/.exec(redirect_url!)![1]!
  await fetch(`${shopUrl()}/sandbox-bank/${reference}/succeed`, { method: 'POST', redirect: 'manual' })
}
const lastOrder = async (member: Shopper) => (await call('order/list', {}, member)).list[0]!
const standardGoods = async () => {
  for (const { sku_id } of await findGoods()) {
    const detail = await call('catalogue/detail', { sku_id })
    if (detail.goods_type === 'standard') return detail
  }
  throw new Error('there are no goods of the cart')
}

test.each(visitors)(
  'ORD-06 QUA-08 in $language on a $width: an order that waits for payment is cancelled with a reason, and ordered again',
  async ({ language, width }) => {
    const [tOrder, tCart] = [getTranslations('order', language), getTranslations('cart', language)]
    const member = await registerMember()
    const { sku_id } = await standardGoods()
    await placeOrder(member, sku_id)
    const page = await visit('/v2/order/pending/pending', { language, width, member })
    await page.getByRole('timer').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: tOrder('cancel') }).click()
    const sheet = page.getByRole('dialog', { name: tOrder('cancel_question') })
    await sheet.getByText(tOrder('reason_wrong_goods')).click()
    await sheet.getByRole('button', { name: tOrder('cancel') }).click()
    await page.getByText(tOrder('pending_empty')).waitFor()
    const { order_id } = await lastOrder(member)
    await settle(page, `/v1/order/detail/detail?order_id=${order_id}`)
    await page.locator('[data-state=cancelled]').getByText(tOrder('reason_wrong_goods')).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: tOrder('buy_again') }).click()
    await page.waitForURL('**/v2/goods/cart/cart')
    await page.getByRole('heading', { name: tCart('title') }).waitFor()
    expect((await call('cart/view', {}, member)).selected_count).toBe(1)
    await settle(page, `/v1/order/detail/detail?order_id=${order_id}`)
    await page.getByRole('button', { name: tOrder('delete') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: tOrder('delete') })
      .click()
    await page.waitForURL('**/v1/order/list/list')
    await page.getByText(tOrder('list_empty')).waitFor()
  },
)

test.each(desktopVisitors)(
  'ORD-12 in $language on a $width: a phone is recharged; the number is entered twice and nothing is sent',
  async ({ language, width }) => {
    const [tOrder, tPayment] = [getTranslations('order', language), getTranslations('payment', language)]
    const member = await registerMember()
    const page = await visit('/v1/order/payment/payment_virtually?sku_id=204', { language, width, member })
    const number = page.getByRole('textbox', { name: tOrder('phone') })
    const again = page.getByRole('textbox', { name: tOrder('phone_again') })
    await number.fill('+86 138 0013 8000')
    await again.fill('+86 138 0013 8001')
    await page.getByRole('button', { name: tOrder('submit') }).click()
    await page.getByText(tOrder('phone_differ')).first().waitFor()
    await again.fill('+8613800138000')
    await expectAccessible(page)
    await page.getByRole('button', { name: tOrder('submit') }).click()
    await page.waitForURL('**/v1/order/payment/payment**')
    await page.getByText(tPayment('amount')).first().waitFor()
    const { order_id, payment_id } = await lastOrder(member)
    await payAtBank(member, payment_id)
    await settle(page, `/v1/order/detail_virtual/detail_virtual?order_id=${order_id}`)
    await page.getByText('+8613800138000').first().waitFor()
    await page.getByText(tOrder('delivery_none')).first().waitFor()
  },
)

test('ORD-02 §8 a first device is ordered home, and hosting is not offered', async () => {
  const tOrder = getTranslations('order')
  const member = await registerMember()
  await addAddress(member)
  const { version } = await call('asset_area/view', {}, member)
  await call('asset_area/agree', { version }, member)
  const page = await visit('/v1/order/payment/payment_entity?sku_id=172', { member })
  await page.getByRole('button', { name: tOrder('submit') }).waitFor()
  expect(await page.getByRole('radio', { name: tOrder('delivery_hosting') }).isDisabled()).toBe(true)
  await expectAccessible(page)
  await page.getByRole('button', { name: tOrder('submit') }).click()
  await page.waitForURL('**/v1/order/payment/payment**')
  await page.getByRole('radio', { name: getTranslations('payment')('sandbox') }).waitFor()
  const made = await lastOrder(member)
  expect([made.order_type, made.delivery_plan, made.state]).toEqual(['entity', 'mail', 'unpaid'])
})

test('ORD-05 R-19 a reservation requires mode and model, shows its two payments, and its balance is paid in its window', async () => {
  const tOrder = getTranslations('order')
  const member = await registerMember()
  await addAddress(member)
  const { list } = await call('search/goods', { keyword: 'seat covers' })
  const { sku_id } = list[0]!
  const page = await visit(`/v2/order/confirm/confirm?sku_id=${sku_id}`, { member })
  await page.getByText(tOrder('missed_keep'), { exact: false }).waitFor()
  await page.getByRole('button', { name: tOrder('submit') }).click()
  await page.getByText(tOrder('choose_needed')).first().waitFor()
  await page.getByText('Fitted at our store').click()
  await page.getByText('Hatchback').click()
  await page.getByRole('button', { name: tOrder('submit') }).click()
  await page.waitForURL('**/v1/order/payment/payment**')
  const made = await lastOrder(member)
  await payAtBank(member, made.payment_id)
  await settle(page, `/v1/order/detail/detail_deposit?order_id=${made.order_id}`)
  await page.locator('[data-state=deposit_paid]').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: tOrder('pay_balance') }).click()
  await page.waitForURL('**/v1/order/payment/payment**')
  await payAtBank(member, (await lastOrder(member)).payment_id)
  await page.goto(`/v1/order/detail/detail_deposit?order_id=${made.order_id}`)
  await page.locator('[data-state=paid]').waitFor()
})

test('ORD-15 an order is looked up: one’s own at once, of another member only with the code', async () => {
  const tOrder = getTranslations('order')
  const member = await registerMember()
  const { sku_id } = await standardGoods()
  await placeOrder(member, sku_id)
  const { order_no } = await lastOrder(member)
  const page = await visit('/v2/order/query/query', { member })
  await page.getByRole('textbox', { name: tOrder('query_keyword') }).fill(order_no)
  await page.getByRole('button', { name: tOrder('query_search') }).click()
  await page.locator(`[data-order="${order_no}"]`).waitFor()
  const stranger = await visit('/v2/order/query/query')
  await expectAccessible(stranger)
  await stranger.getByRole('textbox', { name: tOrder('query_keyword') }).fill(order_no)
  await stranger.getByRole('button', { name: tOrder('query_search') }).click()
  await stranger.getByRole('button', { name: tOrder('query_send') }).waitFor()
  expect(await stranger.locator(`[data-order="${order_no}"]`).count()).toBe(0)
})
