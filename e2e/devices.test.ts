import { box as boxEn } from '@longmall/translations/en-us/server/box.ts'
import { sandbox as sandboxEn } from '@longmall/translations/en-us/server/sandbox.ts'
import { box as boxZh } from '@longmall/translations/zh-cn/server/box.ts'
import { sandbox as sandboxZh } from '@longmall/translations/zh-cn/server/sandbox.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, visitors } from './account-steps.ts'
import { BoxCaller, type EnrolledBox } from './box-caller.ts'
import { shopUrl, useBrowser, visitOwnShop } from './browser.ts'
import { isCameraOn, photograph, pointCamera } from './camera.ts'
import { asOperator, logInOperator, type Operator } from './console-session.ts'
import { confirm, expectMessage, press, rowOf } from './console-shop.ts'
import { getConsoleShellTranslations, getConsoleTranslations } from './console-translations.ts'
import { eventually } from './eventually.ts'
import { startOwnShop } from './own-shop.ts'
import { settle } from './screen.ts'
import { addAddress, call, registerMember, type Shopper } from './shopper.ts'
import { advanceDays, payAtBank } from './start-up.ts'
import type { StartedShop } from './start-shop.ts'
import { getTranslations } from './translations.ts'

/** The SKU of the demo store's device (tools/demo-store/content/goods/services/services.ts). */
const deviceSku = 172
const termDays = 7
const banks = { 'en-us': sandboxEn, 'zh-cn': sandboxZh }
const refusals = { 'en-us': boxEn, 'zh-cn': boxZh }
type Visitor = (typeof visitors)[number]

const { visit } = useBrowser()
// Its clock is moved by days, which would end the offers of the other journeys.
let shop: StartedShop
let operator: Operator & { query: Operator['call'] }

beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  operator = await logInOperator()
  const { skus } = await call('catalogue/detail', { sku_id: deviceSku })
  await operator.call('box/save_plan', {
    names: [
      { language: 'en-us', name: 'Week' },
      { language: 'zh-cn', name: '一周' },
    ],
    term_days: termDays,
    daily_rate: '1.500',
    is_active: true,
    is_default: false,
    position: 1,
    sku_ids: skus.map(({ sku_id }) => sku_id),
  })
  const { list } = (await operator.query('setting/list')) as { list: { key: string; version: number }[] }
  const { version } = list.find(({ key }) => key === 'box.minutes_needed')!
  await operator.call('setting/change', { list: [{ key: 'box.minutes_needed', version, value: '1' }] })
})
afterAll(() => shop.stop())

async function enrol(): Promise<BoxCaller> {
  const { list } = (await operator.call('box/enrol_hardware', { count: 1 })) as { list: EnrolledBox[] }
  return new BoxCaller(list[0]!)
}

const addressOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')

/** Pays at the bank of the demo, from the order that is open; the result says what is next, and leads to the device or to all of them. */
async function payOnScreens(page: Page, { language }: Visitor, textKey: 'home_device_text' | 'hosted_device_text') {
  const tPayment = getTranslations('payment', language)
  await page.waitForURL('**/v1/order/payment/payment?**')
  await page.getByRole('radio', { name: tPayment('sandbox') }).check()
  await page.getByRole('button', { name: tPayment('confirm') }).click()
  await page.waitForURL('**/sandbox-bank/**')
  await page.getByRole('button', { name: banks[language]['sandbox.succeed'], exact: true }).click()
  await page.getByText(new RegExp(tPayment(textKey, { day: '|' }).split('|').map(RegExp.escape).join('.+'))).waitFor()
  const label = textKey === 'home_device_text' ? 'view_devices' : 'view_device'
  await page.getByRole('link', { name: tPayment(label), exact: true }).click()
}

/** From the list of devices to the paid order of the first one, which is delivered home. */
async function buyFirst(page: Page, visitor: Visitor) {
  const [t, tOrder, tArea] = [
    getTranslations('box', visitor.language),
    getTranslations('order', visitor.language),
    getTranslations('assetarea', visitor.language),
  ]
  await page.getByText(t('empty'), { exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: t('buy'), exact: true }).click()
  await page.getByText(t('shop_first'), { exact: true }).waitFor()
  await page
    .getByText(t('per_day', { amount: '1.500 ACC' }))
    .first()
    .waitFor()
  await expectAccessible(page)
  await page
    .getByRole('link', { name: t('buy_now'), exact: true })
    .first()
    .click()
  await page.getByText(t('shop_first'), { exact: true }).waitFor()
  expect(await page.getByRole('radio', { name: tOrder('delivery_hosting') }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: tOrder('submit'), exact: true }).click()
  const terms = page.getByRole('dialog')
  await terms.getByRole('checkbox').check()
  await terms.getByRole('button', { name: tArea('agree'), exact: true }).click()
  await terms.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: tOrder('submit'), exact: true }).click()
  await payOnScreens(page, visitor, 'home_device_text')
}

/** From the list of devices to the paid order of a further one, which is hosted. */
async function buyHosted(page: Page, visitor: Visitor) {
  const [t, tOrder] = [getTranslations('box', visitor.language), getTranslations('order', visitor.language)]
  await settle(page, '/v2/assets/device_shop')
  await page.getByText(t('shop_hosting'), { exact: true }).waitFor()
  await page
    .getByRole('link', { name: t('buy_now'), exact: true })
    .first()
    .click()
  await page.getByText(tOrder('delivery_hosting'), { exact: true }).click()
  await page.getByText(tOrder('hosting_note')).waitFor()
  await page.getByRole('button', { name: tOrder('submit'), exact: true }).click()
  await payOnScreens(page, visitor, 'hosted_device_text')
}

/** Binds the box by a picture of its code, where there is no camera. */
async function bindByPicture(page: Page, box: BoxCaller, { language }: Visitor) {
  const [t, tScan] = [getTranslations('box', language), getTranslations('scan', language)]
  await settle(page, '/v2/assets/scan')
  await page
    .getByRole('alert')
    .getByRole('button', { name: tScan('try_again') })
    .waitFor()
  await expectAccessible(page)
  const choose = page.getByLabel(tScan('choose_picture'))
  await choose.setInputFiles({ name: 'other.png', mimeType: 'image/png', buffer: await photograph(page, 'https://other.example/') })
  await page.getByText(t('not_a_box'), { exact: true }).waitFor()
  await choose.setInputFiles({ name: 'box.png', mimeType: 'image/png', buffer: await photograph(page, await box.shownCode()) })
  await page.getByText(box.box.device_id, { exact: true }).waitFor()
  await page.getByRole('timer').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('bind'), exact: true }).click()
  await page.getByText(t('bound'), { exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: t('see_device'), exact: true }).click()
  await page.getByText(t('days_done', { done: 1, all: termDays })).waitFor()
}

/** Each day the box reports once, which is enough here, and the daily run pays it. */
async function mineForAWeek(member: Shopper, box: BoxCaller, box_id: number) {
  // The minute in which its code was shown has been counted, when it was bound to no device.
  await call('site/advance_clock', { minutes: 1 })
  for (let day = 1; day <= termDays; day++) {
    await box.call('POST', 'heartbeat')
    // Written each second.
    await eventually(async () => (await call('box/days', { box_id, page_size: 1 }, member)).list[0]?.minutes ?? 0).toBeGreaterThan(0)
    await advanceDays(1)
    await eventually(async () => (await call('box/view', { box_id }, member)).mined).toBe((1.5 * day).toFixed(3))
  }
}

test.each(visitors)(
  'AST-11 AST-12 AST-16 QUA-08 in $language on a $width: a device is bought, bound by the code of its box, named, mines for a week beside a hosted one, and expires',
  async (visitor) => {
    const { language, width } = visitor
    const t = getTranslations('box', language)
    const member = await registerMember()
    await addAddress(member)
    const page = await visit('/v2/assets/devices', { language, width, member })
    await buyFirst(page, visitor)
    await page.getByRole('link', { name: t('activate'), exact: true }).waitFor()
    await expectAccessible(page)

    const box = await enrol()
    await bindByPicture(page, box, visitor)
    const first = (await call('box/list', {}, member)).list[0]!
    expect([first.device_id, first.state, first.delivery]).toEqual([box.box.device_id, 'activated', 'home'])
    await page.getByRole('button', { name: t('rename'), exact: true }).click()
    await page.getByRole('dialog').getByLabel(t('remark'), { exact: true }).fill('Attic')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('save'), exact: true })
      .click()
    await page.getByRole('heading', { name: 'Attic' }).waitFor()
    await expectAccessible(page)

    await buyHosted(page, visitor)
    await page.getByText(t('delivery_hosted'), { exact: true }).waitFor()
    const hosted = (await call('box/list', {}, member)).list[0]!
    expect([hosted.state, hosted.delivery]).toEqual(['activated', 'hosted'])
    await settle(page, `/v1/order/detail/detail?order_id=${hosted.order_id}`)
    await page.getByText(t('order_title'), { exact: true }).waitFor()

    await mineForAWeek(member, box, first.box_id)
    await settle(page, '/v2/assets/devices?state=expired')
    await page.getByText('21.000 ACC').waitFor()
    await page.getByRole('link', { name: /Attic/ }).click()
    await page.getByText(t('days_over', { count: termDays })).waitFor()
    await page.getByText(t('expired_text'), { exact: true }).waitFor()
    await eventually(() => page.getByText('+1.500 ACC', { exact: true }).count()).toBe(termDays)
    await expectAccessible(page)
  },
)

test.each(visitors)(
  'AST-11 AST-12 QUA-08 in $language on a $width: the code of a bound box logs its owner in, once, and nobody else',
  async ({ language, width }) => {
    const t = getTranslations('box', language)
    const member = await registerMember()
    await buyByCall(member)
    const { box_id } = (await call('box/list', {}, member)).list[0]!
    const box = await enrol()
    await call('box/bind', { code: new URL(await box.shownCode()).searchParams.get('code')!, box_id }, member)

    const url = addressOf(await box.shownCode())
    const stranger = await visit(url, { language, width, member: await registerMember() })
    await stranger.getByText(refusals[language]['box.owned_by_another']).waitFor()
    await expectAccessible(stranger)
    const page = await visit(url, { language, width, member })
    await page.getByRole('button', { name: t('log_in'), exact: true }).click()
    await page.getByText(t('logged_in'), { exact: true }).waitFor()
    await page.reload()
    await page.getByText(refusals[language]['box.code_used']).waitFor()
    await pointCamera(page, await photograph(page, await box.shownCode()))
    await page.getByRole('button', { name: t('scan_again'), exact: true }).click()
    await page.getByRole('button', { name: t('log_in'), exact: true }).waitFor()
    await eventually(() => isCameraOn(page)).toBe(false)
    await page.goto(shopUrl() + '/v2/assets/scan')
    await page.getByRole('button', { name: t('enter_code'), exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox').fill('172')
    await sheet.getByRole('button', { name: t('next'), exact: true }).click()
    await sheet.getByText(t('not_a_box'), { exact: true }).waitFor()
    await sheet.getByRole('textbox').fill(await box.shownCode())
    await sheet.getByRole('button', { name: t('next'), exact: true }).click()
    await page.getByRole('button', { name: t('log_in'), exact: true }).click()
    await page.getByRole('link', { name: t('see_device'), exact: true }).click()
    await page.getByRole('button', { name: t('log_out'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('log_out'), exact: true })
      .click()
    await page.getByText(t('not_logged_in'), { exact: true }).waitFor()
  },
)

test('AST-11 AST-12 AST-15 QUA-08 an operator enrols boxes, whose keys are shown once, and handles the alert of a replayed call', async () => {
  const [t, tConsole] = [getConsoleTranslations('box'), getConsoleShellTranslations()]
  const page = await visit('/console/boxes/hardware', asOperator(operator, 'en-us'))
  await press(page, t('enrol'))
  const drawer = page.getByRole('dialog')
  const device_id = `E2E-${Date.now()}`
  await drawer.getByLabel(t('enrol_ids'), { exact: true }).fill(device_id.toLowerCase())
  await drawer.getByRole('button', { name: tConsole('save'), exact: true }).click()
  const keys = page.locator('.ant-modal-confirm')
  await keys.getByText(t('keys_once')).waitFor()
  const line = (await keys.locator('code').textContent())!.trim()
  await keys.getByRole('button', { name: t('keys_saved'), exact: true }).click()
  await keys.waitFor({ state: 'hidden' })
  const [printed, version, key = ''] = line.split(',')
  expect([printed, version, key.length]).toEqual([device_id, '1', 43])
  await rowOf(page, device_id).getByText(t('hardware_free'), { exact: true }).waitFor()
  await expectAccessible(page)

  expect(await new BoxCaller({ device_id, key }).replay()).toBe(409)
  await eventually(async () => ((await operator.query('box/alerts', { device_id })) as { list: unknown[] }).list.length).toBe(1)
  await page.goto(new URL(`/console/boxes/alerts?device_id=${device_id}`, page.url()).href)
  const alert = rowOf(page, device_id)
  await alert.getByText(t('alert_replay'), { exact: true }).waitFor()
  await expectAccessible(page)
  await press(alert, t('handle'))
  await confirm(page, t('handle'))
  await expectMessage(page, tConsole('done'))
  await alert.getByText('·').waitFor()
})

/** A device that is delivered home, bought by calls. */
async function buyByCall(member: Shopper) {
  const { version } = await call('asset_area/view', {}, member)
  await call('asset_area/agree', { version }, member)
  const { address_id } = await addAddress(member)
  const source = { sku_id: deviceSku, quantity: 1, address_id, no_coupon: true }
  const { quote } = await call('order/quote', source, member)
  const { payment_id } = await call('order/create', { ...source, quote }, member)
  await payAtBank(member, payment_id)
}
