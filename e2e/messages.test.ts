import type { Page } from 'playwright-core'
import { errorCatalogue } from '@longmall/translations/error-catalogue.ts'
import { beforeAll, expect, test } from 'vitest'
import { changeResponse, abortCall } from './api-responses.ts'
import { useBrowser, type Visit } from './browser.ts'
import { eventually } from './eventually.ts'
import { go, headingOf, toastTexts } from './screen.ts'
import { call, findGoods, placeOrder, registerMember, type Shopper } from './shopper.ts'
import { openSimulator, type Simulator, type SimulatorLanguage } from './simulator.ts'
import { tableOf } from './translations.ts'

const { visit } = useBrowser()
let member: Shopper
let payment_id: number
let order_id: number
let sku_id: number
beforeAll(async () => {
  member = await registerMember()
  sku_id = (await findGoods())[0]!.sku_id
})

type Viewer = Required<Pick<Visit, 'width'>> & { language: SimulatorLanguage }
const open = (path: string, viewer: Viewer, more: Visit = {}) => visit(path, { ...viewer, ...more })

/** An order that is paid at the sandbox bank, where the payment fails. */
async function failAtBank(viewer: Viewer): Promise<Page> {
  const buyer = await registerMember()
  const placed = await placeOrder(buyer, sku_id)
  ;[payment_id, order_id] = [placed.payment_id, placed.order_ids[0]!]
  const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, buyer)
  const page = await open(`/v2/pay/result/result?order_id=${order_id}`, viewer, { member: buyer })
  await page.goto(redirect_url!)
  await page.locator('form[action$="/fail"] button').click()
  await page.waitForURL('**/v2/pay/result/result**')
  return page
}

async function simulate(viewer: Viewer, change: (page: Page, simulator: Simulator) => Promise<unknown>): Promise<Page> {
  const simulator = await openSimulator(visit, viewer)
  await change(simulator.page, simulator)
  await simulator.show('phone')
  return simulator.page
}

/** Sends a message to the shop as the app that frames it. */
const sendMessage = (page: Page, message: object) =>
  page.evaluate((fields) => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[name=shop]')!
    const common = { pro_version: '1.0.0', plartform: 'android', mes_unique_id: crypto.randomUUID() }
    frame.contentWindow!.postMessage(JSON.stringify({ ...common, ...fields }), location.origin)
  }, message)

/** The situation of each message of a screen; the returned page shows it. */
const situations: Record<string, (viewer: Viewer) => Promise<Page>> = {
  'identity one_tap_failed': (viewer) =>
    open('/v1/login?code=unknown&state=ours', viewer, {
      options: { userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0' },
      prepare: async (page) => {
        await page.addInitScript(() => sessionStorage.setItem('lm_wechat_state', 'ours'))
        await changeResponse(page, 'bridge/host', (host) => ({ ...host, wechat_app_id: 'wx-of-a-test' }))
      },
    }),
  'order list_empty': async (viewer) => open('/v1/order/list/list?status=all', viewer, { member: await registerMember() }),
  'member copy_failed': async (viewer) => {
    const page = await open('/v2/member/info/info', viewer, { member })
    await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('not allowed')) }))
    await page
      .getByRole('button', { name: tableOf('member', viewer.language).copy! })
      .first()
      .click()
    return page
  },
  'payment fail': failAtBank,
  'shell network_timeout': async (viewer) => {
    const page = await open('/v2/member/language/language', viewer, { member })
    await headingOf(page)
    await abortCall(page, 'member/list_addresses')
    await go(page, '/v1/member/address/address')
    return page
  },
  'shell network_offline': async (viewer) => {
    const page = await open('/v2/member/language/language', viewer, { member })
    await headingOf(page)
    // The code of the screen is there already; only its data is missing.
    await abortCall(page, 'member/list_addresses')
    await go(page, '/v1/member/address/address')
    const retry = page.getByRole('button', { name: tableOf('shell', viewer.language).retry! })
    await retry.waitFor()
    await page.context().setOffline(true)
    await page.getByText(tableOf('shell', viewer.language).offline_notice!).waitFor()
    await retry.click()
    return page
  },
  // A kind of promotion from a newer host app, unknown to this shop.
  'shell feature_off': (viewer) =>
    simulate(viewer, (page) => sendMessage(page, { cmd: '005', promotion_type: 'auction', promotion_id: '1' })),
  'order no_address': async (viewer) =>
    open(`/v2/order/confirm/confirm?sku_id=${sku_id}&quantity=1`, viewer, { member: await registerMember() }),
  'pointsshop disabled': (viewer) => open('/v2/coin_shop_disabled', viewer),
  'pointsshop empty_goods': async (viewer) => {
    const page = await open('/v2/coin_shop_disabled', viewer)
    await headingOf(page)
    await changeResponse(page, 'campaign/zone', () => ({ list: [], next: null }))
    await go(page, '/promotionpages/point/list/list')
    return page
  },
  'wallet no_balance_records': async (viewer) =>
    open('/v2/member/balance_detail/balance_detail', viewer, { member: await registerMember() }),
  'withdrawal accounts_empty': async (viewer) => open('/v2/member/account/account', viewer, { member: await registerMember() }),
  'catalogue no_goods': (viewer) => open('/v2/goods/list/list?price_from=999999', viewer),
  'bridge logged_out': (viewer) =>
    simulate(viewer, async (page, { t, show, stored }) => {
      await show('app')
      await page.getByRole('textbox', { name: t('subject') }).fill(`leaver-${viewer.language}`)
      await page.getByRole('textbox', { name: t('email') }).fill(`leaver-${viewer.language}@mail.example`)
      await page.getByRole('switch', { name: t('logged_in') }).click()
      await eventually(() => stored('token')).not.toBeNull()
      await sendMessage(page, { cmd: '007' })
    }),
}

const screens = Object.entries(errorCatalogue).flatMap(([message, viewer]) => ('screen' in viewer ? [{ message, at: viewer.screen }] : []))
const viewers: Viewer[] = [
  { language: 'en-us', width: 'phone' },
  { language: 'zh-cn', width: 'desk' },
]

// Each in one of the two languages: the test of the tables checks that every language has them all.
test.each(screens.map((one, index) => ({ ...one, ...viewers[index % viewers.length]! })))(
  'SHL-24 "$message" is shown in its situation, in $language on a $width',
  async ({ at, ...viewer }) => {
    const page = await situations[at]!(viewer)
    const [domain, key] = at.split(' ') as [Parameters<typeof tableOf>[0], string]
    const text = tableOf(domain, viewer.language)[key]!
    const shown = async () => {
      const seen = page.frames().map(async (frame) => (await toastTexts(frame)).includes(text) || (await frame.getByText(text).count()) > 0)
      return (await Promise.all(seen)).includes(true)
    }
    await eventually(shown).toBe(true)
  },
)

test('SHL-24 every message of the table of a screen has a situation', () => {
  expect(Object.keys(situations).toSorted()).toEqual([...new Set(screens.map(({ at }) => at))].toSorted())
})
