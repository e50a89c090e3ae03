import type { Language } from '@longmall/contract/fields.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBarriers } from './axe.ts'
import { shopUrl, useBrowser, visitOwnShop, type Visit } from './browser.ts'
import { asOperator, choose, logInOperator } from './console-session.ts'
import { consoleWords, frameWords } from './console-words.ts'
import { startOwnShop } from './own-shop.ts'
import { addAddress, call, findGoods, registerMember, type Shopper } from './shopper.ts'
import { consoleMoney } from './shown-price.ts'
import type { StartedShop } from './start-shop.ts'
import { words } from './words.ts'

const { visit } = useBrowser()
// Its clock is moved by days, which would end the offers of the other journeys.
let shop: StartedShop
let operator: Awaited<ReturnType<typeof logInOperator>>
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  operator = await logInOperator()
}, 300_000)
afterAll(() => shop.stop())

const people = [
  { language: 'en-us', width: 'desk' },
  { language: 'zh-cn', width: 'phone' },
] as const satisfies { language: Language; width: Visit['width'] }[]

/** An order of a new member, of two pieces, that waits for its money. */
async function unpaidOrder() {
  const member = await registerMember()
  const { address_id } = await addAddress(member)
  const goods = (await findGoods()).find(({ price }) => Number(price) > 20)!
  const wanted = { sku_id: goods.sku_id, quantity: 2, address_id, no_coupon: true }
  const { quote } = await call('order/quote', wanted, member)
  const { order_ids, payment_id } = await call('order/create', { ...wanted, quote }, member)
  return { member, payment_id, order_id: order_ids[0]!, goods_id: goods.goods_id }
}

async function pay(member: Shopper, payment_id: number) {
  const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, member)
  await fetch(`${shopUrl()}${redirect_url!.split('?')[0]}/succeed`, { method: 'POST', redirect: 'manual' })
}

async function paidOrder() {
  const made = await unpaidOrder()
  await pay(made.member, made.payment_id)
  return { ...made, order: await call('order/view', { order_id: made.order_id }, made.member) }
}

const open = (path: string, language: Language, width: Visit['width']) => visit(path, asOperator(operator, language, width))
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()
const inDialog = (page: Page) => page.getByRole('dialog').last()
/** Says yes to what an action asks, by its own name. */
const agree = (page: Page, name: string) => inDialog(page).getByRole('button', { name, exact: true }).last().click()
const isOver = (page: Page, text: string) => page.locator('.ant-message').getByText(text, { exact: true }).first().waitFor()

test.each(people)(
  'CON-03 ORD-10 QUA-08 in $language on a $width: a paid order is shipped in two parcels, and its buyer sees both',
  async ({ language, width }) => {
    const [say, frame] = [consoleWords('order', language), frameWords(language)]
    const { member, order_id, order } = await paidOrder()
    const page = await open(`/console/to_ship?order_no=%22${order.order_no}%22`, language, width)
    await page.getByRole('link', { name: order.order_no }).click()
    await page.getByRole('heading', { level: 1 }).getByText(order.order_no).waitFor()
    await page.getByText(say('waiting_pieces', { count: 2 })).waitFor()
    expect(await findBarriers(page)).toEqual([])

    const sendOne = async (tracking_no: string, pieces?: number) => {
      await press(page, say('ship'))
      await choose(page, say('carrier'), /Harbour|海|항|ハーバー/)
      await inDialog(page).getByLabel(say('tracking_no')).fill(tracking_no)
      if (pieces !== undefined) await inDialog(page).getByRole('spinbutton').first().fill(String(pieces))
      await agree(page, say('ship_do'))
      await isOver(page, frame('saved'))
      await page.getByText(tracking_no).first().waitFor()
    }
    await sendOne(`HB-A${order_id}`, 1)
    await page.getByText(say('waiting_pieces', { count: 1 })).waitFor()
    await page.locator('.ant-message-notice').first().waitFor({ state: 'detached' })
    await sendOne(`HB-B${order_id}`)
    await page.getByText(say('parcel', { number: 2 })).waitFor()
    expect(await findBarriers(page)).toEqual([])

    const shopper = await visit(`/v2/order/logistics/logistics?order_id=${order_id}`, { language, width, member })
    await shopper.getByText(`HB-A${order_id}`).waitFor()
    await shopper.getByRole('tab', { name: words('shipping', language)('parcel', { number: 2 }) }).click()
    await shopper.getByText(`HB-B${order_id}`).waitFor()
  },
)

test.each(people)(
  'CON-03 QUA-08 in $language on a $width: the price of an unpaid order is changed, the new total said first, and paid so',
  async ({ language, width }) => {
    const [say, frame] = [consoleWords('order', language), frameWords(language)]
    const { member, order_id, payment_id } = await unpaidOrder()
    const before = await call('order/view', { order_id }, member)
    const page = await open(`/console/orders/order?order_id=${order_id}`, language, width)
    await press(page, say('change_price'))
    await inDialog(page).getByLabel(say('reduction')).fill('5.50')
    await inDialog(page).getByLabel(frame('reason')).fill('A scratch on the lid')
    const cents = Math.round(Number(before.actual_amount) * 100) - 550
    const amount = (cents / 100).toFixed(2)
    const total = consoleMoney(amount, language)
    await inDialog(page).getByText(total).first().waitFor()
    expect((await call('order/view', { order_id }, member)).actual_amount).toBe(before.actual_amount)
    expect(await findBarriers(page)).toEqual([])
    await agree(page, frame('save'))
    await isOver(page, frame('saved'))
    await page.getByText(`→ ${total}`).first().waitFor()
    await page.getByText('A scratch on the lid').first().waitFor()
    await pay(member, payment_id)
    const paid = await call('order/view', { order_id }, member)
    expect([paid.state, paid.payment_amount]).toEqual(['paid', amount])
  },
)

test.each(people)(
  'CON-03 ORD-13 R-27 QUA-08 in $language on a $width: an after-sale is refused, asked again by the member, and approved by itself',
  async ({ language, width }) => {
    const [say, frame] = [consoleWords('returns', language), frameWords(language)]
    const { member, order } = await paidOrder()
    const asked = { kind: 'refund_only', quantity: 2, reason: 'changed_mind', words: '' } as const
    const { refund_id, refund_no } = await call('returns/apply', { order_goods_id: order.lines[0]!.order_goods_id, ...asked }, member)
    const page = await open('/console/returns?sort=merchant_until&status=1', language, width)
    await page.getByRole('link', { name: refund_no }).click()
    await page.getByRole('heading', { level: 1 }).getByText(refund_no).waitFor()
    await page.getByRole('alert').getByRole('timer').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(page, say('refuse'))
    await inDialog(page).getByLabel(say('reply')).fill('It is packed already')
    await agree(page, say('refuse'))
    await isOver(page, frame('done'))
    await page.getByText(say('event_refused'), { exact: true }).last().waitFor()

    await call('returns/reapply', { refund_id, ...asked, words: 'Please' }, member)
    await page.reload()
    await page.getByText(say('event_reapplied'), { exact: true }).last().waitFor()
    await call('site/advance_clock', { minutes: 7 * 24 * 60 })
    await page.reload()
    await page.getByText(say('event_approved_by_time'), { exact: true }).last().waitFor()
    await page.getByText(say('went_back'), { exact: true }).last().waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect((await call('returns/view', { refund_id }, member)).status).toBe(6)
  },
)

test('CON-03 R-11 an operator refunds a piece that nobody asked back, after seeing what goes where', async () => {
  const [say, sayReturns, frame] = [consoleWords('order'), consoleWords('returns'), frameWords()]
  const { member, order_id, order } = await paidOrder()
  const page = await open(`/console/orders/order?order_id=${order_id}`, 'en-us', 'desk')
  await press(page, say('refund'))
  await inDialog(page).getByLabel(say('pieces')).fill('1')
  await choose(page, sayReturns('reason'), sayReturns('reason_missing_parts'))
  await inDialog(page).getByLabel(say('refund_words')).fill('We have only one left')
  await inDialog(page).getByText(consoleWords('receipt')('goes_back')).waitFor()
  await agree(page, say('refund_do'))
  await isOver(page, frame('saved'))
  const [given] = (await call('returns/list', {}, member)).list
  expect(given).toMatchObject({ order_id, quantity: 1, status: 6 })
  expect((await call('order/view', { order_id }, member)).lines[0]).toMatchObject({
    refunded_quantity: 1,
    quantity: order.lines[0]!.quantity,
  })
})

test.each(people)(
  'CON-03 CAT-08 QUA-08 in $language on a $width: a review is answered, and hidden for a reason that its writer reads',
  async ({ language, width }) => {
    const [say, frame] = [consoleWords('review', language), frameWords(language)]
    const { member, order_id, order, goods_id } = await paidOrder()
    await operator.call('shipping/ship', { order_id, carrier: 'harbour', tracking_no: `HB-C${order_id}` })
    await call('order/confirm_receipt', { order_id }, member)
    const { order_goods_id } = order.lines[0]!
    await call('review/write', { order_id, order_goods_id, stars: 2, words: `Call me at once ${order_id}` }, member)
    const page = await open(`/console/reviews?goods_id=${goods_id}&is_shown=true&is_answered=false&stars=2`, language, width)
    const row = page.getByRole('row').filter({ hasText: `Call me at once ${order_id}` })
    await row.waitFor()
    expect(await findBarriers(page)).toEqual([])
    await row.getByRole('button', { name: say('hide'), exact: true }).click()
    await agree(page, say('hide'))
    await inDialog(page).getByText(frame('required')).waitFor()
    await inDialog(page).getByLabel(say('hide_reason')).fill('A telephone number')
    await agree(page, say('hide'))
    await isOver(page, frame('done'))
    await row.waitFor({ state: 'detached' })
    const { list } = await call('review/mine', {}, member)
    expect(list[0]).toMatchObject({ is_shown: false, hidden_reason: 'A telephone number' })
  },
)
