import type { Session } from '@longmall/contract/identity.ts'
import { demoOperator } from '@longmall/tools/demo-store/content/members/demo-accounts.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phoneVisitors, expectAccessible } from './account-steps.ts'
import { shopUrl, useBrowser, visitOwnShop } from './browser.ts'
import { settle } from './screen.ts'
import { addAddress, call, findGoods, registerMember, type Shopper } from './shopper.ts'
import { startOwnShop } from './own-shop.ts'
import type { StartedShop } from './start-shop.ts'
import { getTranslations } from './translations.ts'

// The clock is moved here, which would affect every other journey.
const { visit } = useBrowser()
let shop: StartedShop
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
}, 300_000)
afterAll(() => shop.stop())

async function operator(): Promise<Session> {
  const { email: email_address, password } = demoOperator
  const step = await call('staff/log_in', { email_address, password })
  if (step.next !== 'console') throw new Error(`the console asks for more: ${step.next}`)
  return { token: step.token, customer_id: 1, email: email_address, nickname: '', expires_at: step.expires_at }
}

/** A paid order with a quantity of two of one goods. */
async function paidOrder(member: Shopper) {
  const { address_id } = await addAddress(member)
  const { sku_id } = (await findGoods())[0]!
  const line = { sku_id, quantity: 2, address_id, no_coupon: true }
  const { quote } = await call('order/quote', line, member)
  const { order_ids, payment_id } = await call('order/create', { ...line, quote }, member)
  const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, member)
  const reference = /sandbox-bank\/([^?]+)/.exec(redirect_url!)![1]!
  await fetch(`${shopUrl()}/sandbox-bank/${reference}/succeed`, { method: 'POST', redirect: 'manual' })
  const order = await call('order/view', { order_id: order_ids[0]! }, member)
  expect(order.state).toBe('paid')
  return order
}

const advance = (hours: number) => call('site/advance_clock', { minutes: hours * 60 })
const waitForState = (page: Page, state: string) => page.locator(`[data-state=${state}]`).waitFor()
/** A picture as a browser draws one. */
const drawPicture = async (page: Page) => {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 240
    const pen = canvas.getContext('2d')!
    pen.fillStyle = 'teal'
    pen.fillRect(0, 0, 240, 240)
    return canvas.toDataURL('image/png').split(',')[1]!
  })
  return Buffer.from(base64, 'base64')
}

test.each(phoneVisitors)(
  'ORD-10 ORD-14 CAT-08 in $language on a $width: shipped in two parcels, tracked while the clock moves, received, reviewed with a picture, added to',
  async ({ language, width }) => {
    const [t, tReview] = [getTranslations('fulfilment', language), getTranslations('review', language)]
    const [member, staff] = [await registerMember(), await operator()]
    const { order_id, lines } = await paidOrder(member)
    const ship = (tracking_no: string) =>
      call(
        'fulfilment/ship',
        { order_id, carrier: 'harbour', tracking_no, lines: [{ order_goods_id: lines[0]!.order_goods_id, quantity: 1 }] },
        staff,
      )
    const page = await visit(`/v2/order/logistics/logistics?order_id=${order_id}`, { language, width, member })
    await page.getByText(t('none'), { exact: true }).waitFor()
    await expectAccessible(page)

    await ship('HB-88001')
    await page.reload()
    await page.getByText('HB-88001').waitFor()
    await page.getByRole('tab', { name: t('waiting') }).click()
    await page.getByText(t('waiting_text')).waitFor()
    await ship('HB-88002')
    await page.reload()
    await page.getByRole('tab', { name: t('parcel', { number: 2 }) }).click()
    await page.getByText('HB-88002').waitFor()
    await waitForState(page, 'shipped')

    await advance(20)
    await page.reload()
    await waitForState(page, 'in_transit')
    await page.getByText(t('step_departed')).waitFor()
    await expectAccessible(page)
    await advance(40)
    await page.reload()
    await waitForState(page, 'delivered')

    await call('order/confirm_receipt', { order_id }, member)
    await page.goto(`/v1/order/evaluate/evaluate?order_id=${order_id}`)
    await page.getByRole('radio', { name: tReview('star_4'), exact: true }).check()
    await page.getByLabel(tReview('text'), { exact: true }).fill('Sits well in the hand')
    const picture = { name: 'hand.png', mimeType: 'image/png', buffer: await drawPicture(page) }
    await page.locator('input[type=file]').setInputFiles(picture)
    await page.locator('[data-upload=stored]').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: tReview('post') }).click()
    await page.getByRole('heading', { name: tReview('own_review'), exact: true }).waitFor()
    await page.getByText('Sits well in the hand').waitFor()

    await advance(26)
    await page.getByRole('button', { name: tReview('append') }).click()
    await page.getByLabel(tReview('append')).fill('Still my favourite')
    await page.getByRole('button', { name: tReview('append_post'), exact: true }).click()
    await page.getByText(tReview('appended_days', { count: 1 })).waitFor()
    await expectAccessible(page)

    await settle(page, `/v2/goods/evaluate/evaluate?goods_id=${lines[0]!.goods_id}&with_pictures=true`)
    await page.getByText('Still my favourite').first().waitFor()
    const shown = page.locator('article img[src^="/media/u/"]').first()
    await shown.waitFor()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(240)
  },
)

test('ORD-12 ORD-16 QUA-08 a purchased code is in its order, and the invoice comes as a PDF', async () => {
  const session = await call('identity/log_in', { account: 'alice_rm', password: 'Longmall1' })
  const member = { ...session, account: 'alice_rm', password: 'Longmall1' }
  const { list } = await call('order/list', { page_size: 50 }, member)
  const { order_id } = list.find(({ order_type }) => order_type === 'virtual')!
  const { codes } = await call('fulfilment/virtual', { order_id }, member)
  expect(codes).toHaveLength(1)
  const { pdf } = await call('fulfilment/invoice', { order_id }, member)
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
})
