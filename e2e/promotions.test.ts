import { sandbox as sandboxEn } from '@longmall/translations/en-us/server/sandbox.ts'
import { sandbox as sandboxZh } from '@longmall/translations/zh-cn/server/sandbox.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { promotionPaths, zonePath } from '@longmall/storefront/src/addresses/promotion-address.ts'
import { promotions } from '@longmall/tools/demo-store/content/promotions/promotions.ts'
import { reductions } from '@longmall/tools/demo-store/content/shop/site.ts'
import { listGoods } from '@longmall/tools/demo-store/content/store.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktopVisitors, phoneVisitors, visitors, expectAccessible } from './account-steps.ts'
import { shownPrice } from './shown-price.ts'
import { useBrowser, visitOwnShop } from './browser.ts'
import { settle, expectToast } from './screen.ts'
import { addAddress, call, registerMember, type Shopper } from './shopper.ts'
import { startOwnShop } from './own-shop.ts'
import type { StartedShop } from './start-shop.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const banks = { 'en-us': sandboxEn, 'zh-cn': sandboxZh }
const goods = listGoods()
const goodsName = (key: string, language: Language = 'en-us') => goods.find((one) => one.key === key)!.name[language]
const promotionOf = (kind: PromotionKind, key: string) =>
  promotions.find((one) => one.kind === kind && one.items.some((item) => item.goods === key))!

// This file moves the store clock to start and end presales, so it has a shop of its own.
let shop: StartedShop
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
})
afterAll(() => shop.stop())

async function member(): Promise<Shopper> {
  const made = await registerMember()
  await addAddress(made)
  return made
}

/** From the variant sheet to an order: selects the first value of each attribute, then confirms. */
async function buy(page: Page, language: Language, way: string) {
  const [tCatalogue, tOrder] = [getTranslations('catalogue', language), getTranslations('order', language)]
  const sheet = page.getByRole('dialog', { name: tCatalogue('choose_options') })
  await sheet.getByRole('button', { name: way, exact: true }).click()
  await page.waitForURL('**/v2/order/confirm/confirm**')
  await page.getByRole('button', { name: tOrder('submit') }).click()
  await page.waitForURL('**/v1/order/payment/payment**')
}

async function chooseAll(page: Page, language: Language) {
  const sheet = page.getByRole('dialog', { name: getTranslations('catalogue', language)('choose_options') })
  await sheet.waitFor()
  for (const group of await sheet.locator('fieldset').all())
    if ((await group.getByRole('checkbox', { checked: true }).count()) === 0) await group.locator('label:has(:enabled)').first().click()
  return sheet
}

const lastOrder = async (who: Shopper) => {
  const { order_id } = (await call('order/list', {}, who)).list[0]!
  return call('order/view', { order_id }, who)
}

test.each(visitors)(
  'PRM-02 CAT-04 QUA-08 in $language on a $width: a lower price is found in its zone, charged, and restricted by the limit',
  async ({ language, width }) => {
    const [tPromotion, tCatalogue] = [getTranslations('promotion', language), getTranslations('catalogue', language)]
    const shopper = await member()
    const page = await visit('/promotionpages/discount/list/list', { language, width, member: shopper })
    await expectAccessible(page)
    await page.getByRole('link', { name: goodsName('gooseneck-kettle', language) }).click()
    await page.waitForURL('**/promotionpages/discount/detail/detail**')
    await page.getByText(tPromotion('state_running')).waitFor()
    await page.getByRole('timer').first().waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: tCatalogue('buy_now') }).click()
    const sheet = await chooseAll(page, language)
    await sheet.getByRole('spinbutton').or(sheet.getByRole('textbox')).first().fill('9')
    await sheet.getByText(tCatalogue('quantity'), { exact: false }).first().click()
    await sheet.getByText(tCatalogue('limit_reached')).waitFor()
    await expectAccessible(page)
    await buy(page, language, tCatalogue('buy_now'))
    const { lines } = await lastOrder(shopper)
    const listed = goods.find((one) => one.key === 'gooseneck-kettle')!.skus.map(({ price }) => price)
    expect(lines[0]!.quantity).toBe(3)
    expect(listed.map((price) => (Math.floor((price * 800) / 10_000) / 10).toFixed(2))).toContain(lines[0]!.unit_price)
    const { list } = await call('campaign/zone', { kind: 'discount' })
    const { promotion_id } = list.find(({ goods_name }) => goods_name === goodsName('gooseneck-kettle'))!
    expect(await call('campaign/allowance', { promotion_id }, shopper)).toEqual({ used: 3, remaining_limit: 0 })
  },
)

test('PRM-04 R-15 a group buy starts at its quantity; a smaller one shows what is missing and costs the regular price', async () => {
  const [tCampaign, tCatalogue, tShell] = [getTranslations('campaign'), getTranslations('catalogue'), getTranslations('shell')]
  const shopper = await member()
  const page = await visit('/promotionpages/groupbuy/list/list', { member: shopper })
  await page.getByRole('link', { name: goodsName('crew-socks') }).click()
  await page.getByText(tCampaign('min_quantity_text', { count: 3 })).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: tCatalogue('buy_now') }).click()
  const sheet = await chooseAll(page, 'en-us')
  await sheet.getByRole('button', { name: tShell('decrease') }).click()
  await sheet.getByText('Add 1 more item for the group price', { exact: false }).waitFor()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: tShell('increase') }).click()
  await buy(page, 'en-us', tCatalogue('buy_now'))
  const order = await lastOrder(shopper)
  expect(order.lines.map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([[3, '7.70']])
})

test('PRM-07 a set is put into the cart whole, and ordered at its price', async () => {
  const [tCampaign, tOrder] = [getTranslations('campaign'), getTranslations('order')]
  const shopper = await member()
  const set = promotionOf('combo', 'pour-over-set')
  const { list } = await call('campaign/zone', { kind: 'combo' })
  const { promotion_id } = list.find(({ name }) => name === set.name['en-us'])!
  const page = await visit(`/promotionpages/combo/detail/detail?id=${promotion_id}`, { member: shopper })
  await page.getByText(set.name['en-us']).first().waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: tCampaign('add_set') }).click()
  await expectToast(page, getTranslations('catalogue')('added'))
  const { groups } = await call('cart/view', {}, shopper)
  expect(groups.flatMap(({ lines }) => lines.map(({ quantity }) => quantity)).toSorted((a, b) => a - b)).toEqual([1, 1, 2])
  await page.getByRole('button', { name: tCampaign('buy_set') }).click()
  await page.waitForURL('**/v2/order/confirm/confirm**combo_id**')
  await page.getByRole('button', { name: tOrder('submit') }).click()
  await page.waitForURL('**/v1/order/payment/payment**')
  const { lines } = await lastOrder(shopper)
  expect(lines.reduce((sum, { total }) => sum + Math.round(Number(total) * 100), 0)).toBe(5990)
})

test.each(phoneVisitors)(
  'PRM-07 PRM-08 in $language on a $width: zones of sets and full reductions lead to them, and to their goods',
  async ({ language, width }) => {
    const [tCatalogue, tCampaign, tPromotion] = [
      getTranslations('catalogue', language),
      getTranslations('campaign', language),
      getTranslations('promotion', language),
    ]
    const set = promotionOf('combo', 'pour-over-set')
    const page = await visit('/promotionpages/combo/list/list', { language, width })
    await expectAccessible(page)
    await page.getByRole('link', { name: set.name[language] }).click()
    await page.waitForURL('**/promotionpages/combo/detail/detail**')
    const [offer] = (await call('campaign/full_reductions', {})).list
    const name = reductions.find((one) => one.name['en-us'] === offer!.name)!.name[language]
    await settle(page, '/promotionpages/manjian/list/list')
    await page.getByText(tPromotion('ends_in')).first().waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name }).first().click()
    await page.waitForURL('**/promotionpages/manjian/detail/detail**')
    const goodsOf = page.getByRole('region', { name: tCampaign('eligible_goods') })
    await goodsOf.getByRole('link').first().waitFor()
    await expectAccessible(page)
    await goodsOf.getByRole('link').first().click()
    await page.waitForURL('**/v2/goods/detail/detail**')
    await page.getByRole('button', { name: new RegExp(`^${tCatalogue('offers')} `) }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: tCatalogue('see_offer_goods') })
      .first()
      .click()
    await page.waitForURL('**/promotionpages/manjian/detail/detail**')
  },
)

test.each(phoneVisitors)(
  'PRM-02 R-06 in $language on a $width: a card of each zone shows its price and its period',
  async ({ language, width }) => {
    const { time_zone } = await call('site/state', {})
    const end = new Intl.DateTimeFormat(language, {
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: time_zone,
    })
    const page = await visit('/promotionpages/combo/list/list', { language, width })
    for (const kind of ['combo', 'discount', 'group_buy', 'team_buy', 'bargain', 'presale'] as const) {
      const { list } = await call('campaign/zone', { kind })
      const { promotion_id, price, ends_at } = list[0]!
      await settle(page, zonePath(kind))
      const card = page.locator(`a[href*="${promotionPaths[kind]}?id=${promotion_id}"]`).filter({ hasText: shownPrice(price, language) })
      await card
        .filter({ hasText: end.format(new Date(ends_at)) })
        .first()
        .waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  },
)

test('PRM-10 CAT-04 a topic is a page for visitors too; its price is shown on the goods with its reason', async () => {
  const tCatalogue = getTranslations('catalogue')
  const topic = promotionOf('topic', 'spring-longjing')
  const page = await visit('/promotionpages/topic/list/list')
  await expectAccessible(page)
  await page.getByRole('link', { name: topic.name['en-us'] }).click()
  await page.waitForURL('**/promotionpages/topic/detail/detail**')
  await page.getByRole('link', { name: goodsName('spring-longjing') }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: goodsName('spring-longjing') }).click()
  await page.waitForURL('**/v2/goods/detail/detail**')
  await page.getByText(shownPrice('22.10', 'en-us')).first().waitFor()
  await page
    .getByRole('list', { name: getTranslations('campaign')('section') })
    .getByText(tCatalogue('promotion_topic'))
    .waitFor()
  await expectAccessible(page)
})

test('CAT-04 promotion_type in the address of goods opens that promotion, and an old link shows that there is none', async () => {
  const { list } = await call('campaign/zone', { kind: 'group_buy' })
  const socks = list.find(({ goods_name }) => goods_name === goodsName('crew-socks'))!
  const page = await visit(`/v2/goods/detail/detail?sku_id=${socks.sku_id}&promotion_type=groupbuy&source_type=poster`)
  await page.waitForURL(`**/promotionpages/groupbuy/detail/detail?id=${socks.promotion_id}**source_type=poster**`)
  await page.goto('/promotionpages/presale/detail/detail?id=99999')
  await page.getByText(getTranslations('shell')('not_found_title'), { exact: true }).waitFor()
})

const presales = { 'zh-cn': 'two-person-tent', 'en-us': 'trench-coat' } as const

async function payAtBank(page: Page, language: 'en-us' | 'zh-cn') {
  const t = getTranslations('payment', language)
  await page.getByRole('radio', { name: t('sandbox') }).check()
  await page.getByRole('button', { name: t('confirm') }).click()
  await page.waitForURL('**/sandbox-bank/**')
  await page.getByRole('button', { name: banks[language]['sandbox.succeed'], exact: true }).click()
  await page.waitForURL('**/v2/pay/result/result**')
}

async function moveClockTo(instant: string) {
  const { server_time } = await call('site/time', {})
  const minutes = Math.ceil((Date.parse(instant) - Date.parse(server_time)) / 60_000) + 1
  if (minutes > 0) await call('site/advance_clock', { minutes })
}

test.each(desktopVisitors)(
  'PRM-09 R-19 in $language on a $width: a presale from its deposit to its balance',
  async ({ language, width }) => {
    const [tCampaign, tOrder] = [getTranslations('campaign', language), getTranslations('order', language)]
    const shopper = await member()
    const key = presales[language]
    const page = await visit('/promotionpages/presale/list/list', { language, width, member: shopper })
    await expectAccessible(page)
    await page.getByRole('link', { name: goodsName(key, language) }).click()
    await page.getByText(tCampaign('steps')).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: tCampaign('pay_deposit') }).click()
    await chooseAll(page, language)
    await buy(page, language, tCampaign('pay_deposit'))
    await payAtBank(page, language)

    const reserved = await lastOrder(shopper)
    expect([reserved.order_type, reserved.state]).toEqual(['deposit', 'deposit_paid'])
    await moveClockTo(reserved.balance!.from!)
    await settle(page, `/v1/order/detail/detail_deposit?order_id=${reserved.order_id}`)
    await expectAccessible(page)
    await page
      .getByRole('link', { name: tOrder('pay_balance') })
      .or(page.getByRole('button', { name: tOrder('pay_balance') }))
      .first()
      .click()
    await page.waitForURL('**/v1/order/payment/payment**')
    await payAtBank(page, language)
    expect((await lastOrder(shopper)).state).toBe('paid')
  },
)
