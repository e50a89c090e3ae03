import type { Page } from 'playwright-core'
import { messages } from '@longmall/phrases/messages.ts'
import { beforeAll, expect, test } from 'vitest'
import { changeAnswer, loseCall } from './answers.ts'
import { useBrowser, type Visit } from './browser.ts'
import { eventually } from './eventually.ts'
import { go, headingOf, toldBy } from './screen.ts'
import { call, findGoods, placeOrder, registerMember, type Shopper } from './shopper.ts'
import { openSimulator, type Simulator, type SimulatorLanguage } from './simulator.ts'
import { tableOf } from './words.ts'

const { visit } = useBrowser()
let member: Shopper
let payment_id: number
let order_id: number
let sku_id: number
beforeAll(async () => {
  member = await registerMember()
  sku_id = (await findGoods())[0]!.sku_id
})

type Place = Required<Pick<Visit, 'width'>> & { language: SimulatorLanguage }
const open = (path: string, place: Place, more: Visit = {}) => visit(path, { ...place, ...more })

/** An order that is paid at the sandbox bank, where the payment fails. */
async function failAtBank(place: Place): Promise<Page> {
  const buyer = await registerMember()
  const placed = await placeOrder(buyer, sku_id)
  ;[payment_id, order_id] = [placed.payment_id, placed.order_ids[0]!]
  const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, buyer)
  const page = await open(`/v2/pay/result/result?order_id=${order_id}`, place, { member: buyer })
  await page.goto(redirect_url!)
  await page.locator('form[action$="/fail"] button').click()
  await page.waitForURL('**/v2/pay/result/result**')
  return page
}

async function simulate(place: Place, change: (page: Page, simulator: Simulator) => Promise<unknown>): Promise<Page> {
  const simulator = await openSimulator(visit, place)
  await change(simulator.page, simulator)
  await simulator.show('phone')
  return simulator.page
}

/** Says something to the shop as the app that frames it. */
const tell = (page: Page, message: object) =>
  page.evaluate((fields) => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[name=shop]')!
    const common = { pro_version: '1.0.0', plartform: 'android', mes_unique_id: crypto.randomUUID() }
    frame.contentWindow!.postMessage(JSON.stringify({ ...common, ...fields }), location.origin)
  }, message)

/** The situation of each message that a screen says; it stands on the page that is given back. */
const situations: Record<string, (place: Place) => Promise<Page>> = {
  'identity one_tap_failed': (place) =>
    open('/v1/login?code=unknown&state=ours', place, {
      options: { userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0' },
      prepare: async (page) => {
        await page.addInitScript(() => sessionStorage.setItem('lm_wechat_state', 'ours'))
        await changeAnswer(page, 'bridge/host', (host) => ({ ...host, wechat_app_id: 'wx-of-a-test' }))
      },
    }),
  'order list_empty': async (place) => open('/v1/order/list/list?status=all', place, { member: await registerMember() }),
  'member copy_failed': async (place) => {
    const page = await open('/v2/member/info/info', place, { member })
    await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('not allowed')) }))
    await page
      .getByRole('button', { name: tableOf('member', place.language).copy! })
      .first()
      .click()
    return page
  },
  'payment fail': failAtBank,
  'shell network_timeout': async (place) => {
    const page = await open('/v2/member/language/language', place, { member })
    await headingOf(page)
    await loseCall(page, 'member/list_addresses')
    await go(page, '/v1/member/address/address')
    return page
  },
  'shell network_offline': async (place) => {
    const page = await open('/v2/member/language/language', place, { member })
    await headingOf(page)
    // The code of the screen is there already; only its data is missing.
    await loseCall(page, 'member/list_addresses')
    await go(page, '/v1/member/address/address')
    const retry = page.getByRole('button', { name: tableOf('shell', place.language).retry! })
    await retry.waitFor()
    await page.context().setOffline(true)
    await page.getByText(tableOf('shell', place.language).offline_notice!).waitFor()
    await retry.click()
    return page
  },
  // A promotion of a newer host app than this shop knows.
  'shell feature_off': (place) => simulate(place, (page) => tell(page, { cmd: '005', promotion_type: 'auction', promotion_id: '1' })),
  'order no_address': async (place) =>
    open(`/v2/order/confirm/confirm?sku_id=${sku_id}&quantity=1`, place, { member: await registerMember() }),
  'exchange disabled': (place) => open('/v2/coin_shop_disabled', place),
  'exchange empty_goods': async (place) => {
    const page = await open('/v2/coin_shop_disabled', place)
    await headingOf(page)
    await changeAnswer(page, 'campaign/zone', () => ({ list: [], next: null }))
    await go(page, '/promotionpages/point/list/list')
    return page
  },
  'wallet no_balance_records': async (place) => open('/v2/member/balance_detail/balance_detail', place, { member: await registerMember() }),
  'withdrawal accounts_empty': async (place) => open('/v2/member/account/account', place, { member: await registerMember() }),
  'catalogue no_goods': (place) => open('/v2/goods/list/list?price_from=999999', place),
  'bridge logged_out': (place) =>
    simulate(place, async (page, { say, show, stored }) => {
      await show('app')
      await page.getByRole('textbox', { name: say('subject') }).fill(`leaver-${place.language}`)
      await page.getByRole('textbox', { name: say('email') }).fill(`leaver-${place.language}@mail.example`)
      await page.getByRole('switch', { name: say('logged_in') }).click()
      await eventually(() => stored('token')).not.toBeNull()
      await tell(page, { cmd: '007' })
    }),
}

const screens = Object.entries(messages).flatMap(([message, place]) => ('screen' in place ? [{ message, at: place.screen }] : []))
const places: Place[] = [
  { language: 'en-us', width: 'phone' },
  { language: 'zh-cn', width: 'desk' },
]

// Each in one of the two: that every language has them all, its table says.
test.each(screens.map((one, index) => ({ ...one, ...places[index % places.length]! })))(
  'SHL-24 "$message" stands in its situation, in $language on a $width',
  async ({ at, ...place }) => {
    const page = await situations[at]!(place)
    const [domain, key] = at.split(' ') as [Parameters<typeof tableOf>[0], string]
    const text = tableOf(domain, place.language)[key]!
    const shown = async () => {
      const seen = page.frames().map(async (frame) => (await toldBy(frame)).includes(text) || (await frame.getByText(text).count()) > 0)
      return (await Promise.all(seen)).includes(true)
    }
    await eventually(shown).toBe(true)
  },
)

test('SHL-24 every message of the table that a screen says has a situation', () => {
  expect(Object.keys(situations).toSorted()).toEqual([...new Set(screens.map(({ at }) => at))].toSorted())
})
