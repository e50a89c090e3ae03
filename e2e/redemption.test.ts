import type { Language } from '@longmall/contract/fields.ts'
import { redemption as serverEn } from '@longmall/translations/en-us/server/redemption.ts'
import { redemption as serverZh } from '@longmall/translations/zh-cn/server/redemption.ts'
import { typedCode } from '@longmall/web/format/group-code.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, phoneVisitors, visitors } from './account-steps.ts'
import { useBrowser, visitOwnShop } from './browser.ts'
import { isCameraOn, photograph, pointCamera } from './camera.ts'
import { asOperator, logInOperator } from './console-session.ts'
import { confirm, expectMessage, press, rowOf } from './console-shop.ts'
import { getConsoleShellTranslations, getConsoleTranslations } from './console-translations.ts'
import { eventually } from './eventually.ts'
import { startOwnShop } from './own-shop.ts'
import { expectToast, settle } from './screen.ts'
import { call, findGoods, registerMember, type Shopper } from './shopper.ts'
import { payAtBank } from './start-up.ts'
import type { StartedShop } from './start-shop.ts'
import { getTranslations } from './translations.ts'

const refusals = { 'en-us': serverEn, 'zh-cn': serverZh }
const branch_id = 1

const { visit } = useBrowser()
// Its orders are prepared by staff, and its clock is moved.
let shop: StartedShop
let operator: Awaited<ReturnType<typeof logInOperator>>
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  operator = await logInOperator()
  const { list } = (await operator.query('setting/list')) as { list: { key: string; version: number }[] }
  const { version } = list.find(({ key }) => key === 'redemption.ready_by')!
  await operator.call('setting/change', { list: [{ key: 'redemption.ready_by', version, value: JSON.stringify('staff') }] })
})
afterAll(() => shop.stop())

/** A clerk of the store. */
async function newClerk(): Promise<Shopper> {
  const clerk = await registerMember()
  await operator.call('store/add_clerks', { branch_id, member_ids: [clerk.customer_id] })
  return clerk
}

/** A paid order of a quantity of one goods, to be fetched at the store. */
async function orderPickup(buyer: Shopper, quantity: number) {
  const { sku_id } = (await findGoods()).find(({ is_overseas }) => !is_overseas)!
  const source = { sku_id, quantity, delivery_plan: 'pickup', no_coupon: true } as const
  const { quote } = await call('order/quote', source, buyer)
  const contact = { consignee: 'Mei Tan', mobile: '+65 8123 4567', country: 'SG' } as const
  const { order_ids, payment_id } = await call('order/create', { ...source, quote, pickup_store: branch_id, contact }, buyer)
  await payAtBank(buyer, payment_id)
  const order_id = order_ids[0]!
  const { order_no } = await call('fulfilment/pickup', { order_id }, buyer)
  return { order_id, order_no, address: `/v1/order/detail/detail?order_id=${order_id}` }
}

/** The code that the buyer's screen shows, other than the last one, which was used up. */
async function shownCode(page: Page, last?: string): Promise<string> {
  const shown = () => page.locator('[data-pickup-code]').getAttribute('data-pickup-code')
  await eventually(shown).not.toBe(last ?? null)
  return (await shown())!
}

/** Types a code at the desk. */
async function enter(page: Page, language: Language, code: string) {
  const t = getTranslations('redemption', language)
  await settle(page, '/v2/verification/index')
  await page.getByLabel(t('typed_label')).fill(code)
  await page.getByRole('button', { name: t('check'), exact: true }).click()
}

/** Confirms what is shown, in the sheet that asks for it. */
async function handOver(page: Page, language: Language, count: number) {
  const t = getTranslations('redemption', language)
  const name = t('redeem', { count })
  await page.getByRole('button', { name, exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText(t('confirm_undo')).waitFor()
  await expectAccessible(page)
  await sheet.getByRole('button', { name, exact: true }).click()
  await page.locator('[data-redemption=done]').waitFor()
}

/** The clerk marks the order as ready on the desk's list. */
async function markReadyAtDesk(page: Page, language: Language, order_no: string) {
  const t = getTranslations('redemption', language)
  await settle(page, '/v2/verification/list?tab=preparing')
  await expectAccessible(page)
  const card = page.getByRole('article', { name: t('order_no', { number: order_no }) })
  await card.getByRole('button', { name: t('mark_ready'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('mark_ready'), exact: true })
    .click()
  await expectToast(page, t('marked_ready'))
  await card.waitFor({ state: 'detached' })
}

/** An operator marks the order as ready in the console. */
async function markReadyInConsole(language: Language, order_no: string) {
  const t = getConsoleTranslations('redemption', language)
  const page = await visit('/console/pickups?state=preparing', asOperator(operator, language))
  await expectAccessible(page)
  await rowOf(page, order_no).getByRole('checkbox').check()
  const bulk = page.getByRole('toolbar')
  await press(bulk, t('set_ready'))
  await confirm(page, t('set_ready'))
  await expectMessage(page, getConsoleShellTranslations(language)('done'))
  await rowOf(page, order_no).waitFor({ state: 'detached' })
}

test.each(visitors)(
  'DSK-01 DSK-02 DSK-03 DSK-04 ORD-11 R-28 QUA-08 in $language on a $width: an order is made ready, and two clerks redeem it in two parts, by a typed and by a scanned code',
  async ({ language, width }) => {
    const [t, tFulfilment] = [getTranslations('redemption', language), getTranslations('fulfilment', language)]
    const [buyer, first, second] = [await registerMember(), await newClerk(), await newClerk()]
    const { order_id, order_no, address } = await orderPickup(buyer, 3)
    const buyerPage = await visit(address, { language, width, member: buyer })
    await buyerPage.getByText(tFulfilment('pickup_preparing'), { exact: true }).waitFor()
    const page = await visit('/v2/verification/index', { language, width, member: first })
    await page.getByText(t('today'), { exact: true }).waitFor()
    await expectAccessible(page)

    await enter(page, language, typedCode(order_no, await shownCode(buyerPage)))
    await page.getByText(refusals[language]['redemption.not_ready'], { exact: true }).waitFor()
    await expectAccessible(page)
    await (language === 'en-us' ? markReadyAtDesk(page, language, order_no) : markReadyInConsole(language, order_no))
    await buyerPage.reload()
    await buyerPage.getByText(tFulfilment('pickup_ready', { at: '' }).trim()).waitFor()

    await enter(page, language, '000000000000')
    await page.getByText(refusals[language]['redemption.code_unknown'], { exact: true }).waitFor()
    const used = await shownCode(buyerPage)
    await enter(page, language, typedCode(order_no, used))
    await page.getByText(t('left', { count: 3 }), { exact: true }).waitFor()
    await expectAccessible(page)
    const quantity = page.getByRole('group').getByRole('textbox')
    await quantity.fill('1')
    await quantity.press('Enter')
    await handOver(page, language, 1)
    await page.getByRole('timer').waitFor()
    await expectAccessible(page)

    await enter(page, language, typedCode(order_no, used))
    await page.getByText(refusals[language]['redemption.code_used'], { exact: true }).waitFor()
    await buyerPage.reload()
    await buyerPage.getByText(tFulfilment('pickup_left', { count: 2 })).waitFor()
    const code = await shownCode(buyerPage, used)
    const other = await visit('/v2/verification/index', { language, width, member: second })
    await pointCamera(other, await photograph(other, `longmall:pickup:${order_no}:${code}`))
    await other.getByRole('button', { name: t('scan'), exact: true }).click()
    await other.getByText(t('already', { count: 1 })).waitFor()
    await eventually(() => isCameraOn(other)).toBe(false)
    await handOver(other, language, 2)
    // The buyer's screen notices by itself.
    await buyerPage.getByText(tFulfilment('pickup_done'), { exact: true }).waitFor()
    await expectAccessible(buyerPage)
    // The record itself is what a reload and Back find, never the code.
    await other.reload()
    await other.locator('[data-redemption=done]').waitFor()
    await other.goBack()
    await other.getByText(t('today'), { exact: true }).waitFor()

    await settle(page, '/v2/verification/list?tab=done')
    await eventually(() => page.getByRole('link', { name: new RegExp(order_no) }).count()).toBe(2)
    await page.getByRole('checkbox', { name: t('only_own') }).click()
    await eventually(() => page.getByRole('link', { name: new RegExp(order_no) }).count()).toBe(1)
    await expectAccessible(page)

    await call('site/advance_clock', { minutes: 5 })
    await eventually(async () => (await call('order/view', { order_id }, buyer)).state).toBe('completed')
    await settle(buyerPage, '/v2/member/verification/verification')
    await eventually(() => buyerPage.getByText(order_no, { exact: true }).count()).toBe(2)
    await expectAccessible(buyerPage)
    const consolePage = await visit(`/console/pickups/redemptions?subject_no=${order_no}`, asOperator(operator, language))
    await rowOf(consolePage, second.account).waitFor()
    await rowOf(consolePage, first.account).waitFor()
    await expectAccessible(consolePage)
  },
)

test.each(phoneVisitors)(
  'DSK-01 ORD-11 R-28 in $language on a $width: without a network the desk hands nothing over and asks for a new scan, and a clerk undoes with a reason',
  async ({ language, width }) => {
    const t = getTranslations('redemption', language)
    const [buyer, clerk] = [await registerMember(), await newClerk()]
    const { order_id, order_no, address } = await orderPickup(buyer, 2)
    await operator.call('redemption/set_ready', { order_ids: [order_id] })
    const shipped = async () => (await call('order/view', { order_id }, buyer)).lines[0]!.shipped_quantity
    const buyerPage = await visit(address, { language, width, member: buyer })
    const page = await visit('/v2/verification/index', { language, width, member: clerk })
    const fresh = async () => typedCode(order_no, await shownCode(buyerPage))

    await enter(page, language, await fresh())
    await page.getByText(t('left', { count: 2 }), { exact: true }).waitFor()
    await page.context().setOffline(true)
    await page.getByText(t('lost_title'), { exact: true }).waitFor()
    await expectAccessible(page)
    await page.context().setOffline(false)
    // It is not taken up again by itself.
    await page.getByRole('link', { name: t('scan_again'), exact: true }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: t('scan_again'), exact: true }).click()
    await page.getByText(t('offline_title'), { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: t('check'), exact: true }).count()).toBe(0)
    await page.context().setOffline(false)

    // The reply is lost on the way: whether it was done is not known, so nothing is handed over.
    await page.route('**/api/redemption/redeem', (route) => route.abort())
    await enter(page, language, await fresh())
    await page.getByRole('button', { name: t('redeem', { count: 2 }), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('redeem', { count: 2 }), exact: true })
      .click()
    await page.getByText(t('unknown_title'), { exact: true }).waitFor()
    await expectAccessible(page)
    expect(await shipped()).toBe(0)
    await page.unroute('**/api/redemption/redeem')

    await enter(page, language, await fresh())
    await handOver(page, language, 2)
    expect(await shipped()).toBe(2)
    await page.getByRole('button', { name: t('undo'), exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: t('undo'), exact: true }).click()
    await sheet.getByText(t('undo_reason_missing'), { exact: true }).waitFor()
    await expectAccessible(page)
    await sheet.getByText(t('reason_wrong_item'), { exact: true }).click()
    await sheet.getByRole('button', { name: t('undo'), exact: true }).click()
    await page.locator('[data-redemption=undone]').waitFor()
    expect(await shipped()).toBe(0)
  },
)

test('DSK-02 who is no clerk reads why there is no desk, and a screen without a code says what to do', async () => {
  const t = getTranslations('redemption')
  const page = await visit('/v2/verification/index', { member: await registerMember() })
  await page.getByText(t('not_clerk_title'), { exact: true }).waitFor()
  await expectAccessible(page)
  await settle(page, '/v2/verification/detail')
  await page.getByText(t('no_code'), { exact: true }).waitFor()
  await settle(page, '/v2/member/verification/verification')
  await page.getByText(t('mine_empty'), { exact: true }).waitFor()
  await expectAccessible(page)
})
