import type { Language } from '@longmall/contract/fields.ts'
import { listGoods } from '@longmall/tools/demo-store/content/store.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktopVisitors, phoneVisitors, expectAccessible } from './account-steps.ts'
import { useBrowser, visitOwnShop } from './browser.ts'
import { settle } from './screen.ts'
import { addAddress, call, registerMember } from './shopper.ts'
import { startOwnShop } from './own-shop.ts'
import type { StartedShop } from './start-shop.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const goods = listGoods()
const nameOf = (key: string, language: Language) => goods.find((one) => one.key === key)!.name[language]
const zone = '/promotionpages/seckill/list/list'
const detail = (promotion_id: number, sku_id: number) => `/promotionpages/seckill/detail/detail?id=${promotion_id}&sku_id=${sku_id}`

// This file moves the store clock to start and end sessions, so it has a shop of its own.
let shop: StartedShop
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
})
afterAll(() => shop.stop())

/** Moves the shop's clock to some minutes after an instant; before it, when they are negative. */
async function advanceTo(instant: string, minutes: number) {
  const { server_time } = await call('site/time', {})
  const left = Math.ceil((Date.parse(instant) - Date.parse(server_time)) / 60_000) + minutes
  for (let rest = left; rest > 0; rest -= 1440) await call('site/advance_clock', { minutes: Math.min(rest, 1440) })
}

/** The tab of the session that sells these goods, and its state: what is about to start when the shop is filled may run by now. */
async function tabOf(page: Page, key: string) {
  const { list } = await call('flash_sale/sessions', {})
  for (const { promotion_id, state } of list.toReversed()) {
    const items = await call('flash_sale/items', { promotion_id })
    if (items.list.some(({ goods_name }) => goods_name === nameOf(key, 'en-us')))
      return { tab: page.locator(`[role=tab][id$="-${promotion_id}"]`), state }
  }
  throw new Error(`no session has ${key}`)
}

const expectState = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first().waitFor()

test.each(phoneVisitors)(
  'PRM-03 CAT-01 in $language on a $width: the flash sale is found on the home page, its zone shows the remaining stock, and sold-out goods cannot be ordered',
  async ({ language, width }) => {
    const [t, tPromotion] = [getTranslations('flashsale', language), getTranslations('promotion', language)]
    const page = await visit('/', { language, width })
    const strip = page.getByRole('region', { name: t('title') })
    await strip.getByRole('timer').waitFor()
    await strip.getByRole('link', { name: t('see_all') }).click()
    await page.waitForURL(`**${zone}`)
    await page.getByRole('tab', { selected: true }).getByText(tPromotion('state_running')).waitFor()
    const gone = page.getByRole('link').filter({ hasText: nameOf('silk-pyjamas', language) })
    await gone.getByText(tPromotion('sold_out')).waitFor()
    await expectAccessible(page)
    await gone.click()
    await page.getByRole('button', { name: tPromotion('sold_out') }).waitFor()
    expect(await page.getByRole('button', { name: tPromotion('sold_out') }).isDisabled()).toBe(true)
    await expectAccessible(page)
    await settle(page, zone)
    const next = await tabOf(page, 'cabin-suitcase')
    await next.tab.getByText(tPromotion(`state_${next.state}`)).click()
    await page
      .getByRole('link')
      .filter({ hasText: nameOf('cabin-suitcase', language) })
      .waitFor()
    const over = await tabOf(page, 'waffle-towels')
    await over.tab.getByText(tPromotion('state_ended')).click()
    await page
      .getByRole('link')
      .filter({ hasText: nameOf('waffle-towels', language) })
      .waitFor()
  },
)

test.each(desktopVisitors)(
  'PRM-03 R-18 in $language on a $width: a session goes through its four states, and a quantity of one is ordered through its queue at the flash price',
  async ({ language, width }) => {
    const [t, tPromotion, tOrder] = [
      getTranslations('flashsale', language),
      getTranslations('promotion', language),
      getTranslations('order', language),
    ]
    const member = await registerMember()
    await addAddress(member)
    const { list } = await call('flash_sale/sessions', {})
    const { server_time } = await call('site/time', {})
    // Not one that is about to start by the time that the page is there.
    const inAnHour = Date.parse(server_time) + 3_600_000
    const { promotion_id, starts_at, ends_at } = list.find(({ starts_at: at }) => Date.parse(at) > inAnHour)!
    const { sku_id, price } = (await call('flash_sale/items', { promotion_id })).list[0]!
    await advanceTo(starts_at, -50)
    const page = await visit(detail(promotion_id, sku_id), { language, width, member })
    await expectState(page, tPromotion('state_upcoming'))
    await advanceTo(starts_at, -20)
    await page.reload()
    await expectState(page, tPromotion('state_starting_soon'))
    expect(await page.getByRole('button', { name: t('buy') }).count()).toBe(0)
    await advanceTo(starts_at, 1)
    await page.reload()
    await expectState(page, tPromotion('state_running'))
    await page.getByRole('button', { name: t('buy') }).click()
    const sheet = page.getByRole('dialog', { name: getTranslations('catalogue', language)('choose_options') })
    await sheet.waitFor()
    for (const group of await sheet.locator('fieldset').all())
      if ((await group.getByRole('checkbox', { checked: true }).count()) === 0) await group.locator('label:has(:enabled)').first().click()
    await sheet.getByRole('button', { name: t('buy'), exact: true }).click()
    await page.waitForURL('**/v2/order/confirm/confirm**')
    await page.getByText(t('turn_ready')).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: tOrder('submit') }).click()
    await page.waitForURL('**/v1/order/payment/payment**')
    const made = (await call('order/list', {}, member)).list[0]!
    expect([made.promotion?.kind, made.lines[0]!.unit_price, made.lines[0]!.quantity]).toEqual(['flash_sale', price, 1])
    await advanceTo(ends_at, 1)
    await page.goto(detail(promotion_id, sku_id))
    await expectState(page, tPromotion('state_ended'))
    await page.getByRole('link', { name: tPromotion('view_goods') }).waitFor()
  },
)
