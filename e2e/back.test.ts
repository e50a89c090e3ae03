import type { AnyRouter } from '@tanstack/react-router'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { go, headingOf } from './screen.ts'
import { findGoods, registerMember, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const [tShell, tCatalogue, tMember] = [getTranslations('shell'), getTranslations('catalogue'), getTranslations('member')]
let shopper: Shopper
let goods: Awaited<ReturnType<typeof findGoods>>
beforeAll(async () => {
  shopper = await registerMember()
  goods = await findGoods()
})

const dialog = (page: Page) => page.locator('dialog[open]')
const detail = () => `/v2/goods/detail/detail?sku_id=${goods[0]!.sku_id}`
const list = '/v2/goods/list/list'

/** Goods, opened from a list, with the sheet of delivery addresses. */
async function openSheet(page: Page) {
  await page.getByRole('button', { name: tCatalogue('deliver_to') }).click()
  await dialog(page).waitFor()
}

async function visitGoods() {
  const page = await visit(list)
  await headingOf(page)
  // Navigates by the router, whose history entries survive a reload.
  await page.evaluate((href) => (window as unknown as { __TSR_ROUTER__: AnyRouter }).__TSR_ROUTER__.navigate({ href }), detail())
  await page.getByRole('heading', { name: goods[0]!.goods_name }).first().waitFor()
  return page
}
const atList = (page: Page) => page.waitForURL(`**${list}`)

test('SHL-29 back closes the sheet that is open, and only then leaves the screen', async () => {
  const page = await visitGoods()
  await openSheet(page)
  await page.goBack()
  await dialog(page).waitFor({ state: 'detached' })
  expect(page.url()).toContain(detail())
  await page.goBack()
  await atList(page)
  await headingOf(page)
})

test.each(['by its cross', 'by Escape', 'by a choice'])('SHL-29 a sheet closed %s leaves no step of the history behind', async (way) => {
  const page = await visitGoods()
  for (const _ of [1, 2]) {
    await openSheet(page)
    if (way === 'by its cross')
      await dialog(page)
        .getByRole('button', { name: tShell('close') })
        .click()
    if (way === 'by Escape') await page.keyboard.press('Escape')
    if (way === 'by a choice') await dialog(page).getByRole('listitem').last().getByRole('button').click()
    await dialog(page).waitFor({ state: 'detached' })
  }
  await page.waitForFunction(() => !(history.state as { lm_layer?: true }).lm_layer)
  await page.goBack()
  await atList(page)
})

test('SHL-29 a page reloaded with an open sheet is shown without it, and back leaves it at once', async () => {
  const page = await visitGoods()
  await openSheet(page)
  await page.reload()
  await page.getByRole('heading', { name: goods[0]!.goods_name }).first().waitFor()
  await page.waitForFunction(() => !(history.state as { lm_layer?: true }).lm_layer)
  expect(await dialog(page).count()).toBe(0)
  await page.goBack()
  await atList(page)
})

test('SHL-29 a sheet that opens on a screen of another site’s link is closed by back as well', async () => {
  const page = await visit(detail())
  await headingOf(page)
  await openSheet(page)
  await page.goBack()
  await dialog(page).waitFor({ state: 'detached' })
  expect(page.url()).toContain(detail())
})

test('SHL-29 a question over a screen is answered with no by back, and the way on from a dialog is one step', async () => {
  const page = await visit('/v2/member/info/info', { member: shopper })
  await headingOf(page)
  await go(page, '/v1/member/address_edit/address_edit')
  await page.getByLabel(tMember('consignee')).waitFor()
  await page.getByLabel(tMember('country')).selectOption('CN')
  await page.getByRole('button', { name: tMember('region') }).click()
  await dialog(page).waitFor()
  await page.goBack()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: tShell('back'), exact: true }).click()
  await page.waitForURL('**/v2/member/info/info')
})

test('SHL-21 IDN-10 the form of an address takes a place from the map; back and the cross lose nothing typed', async () => {
  const t = getTranslations('location')
  const page = await visit('/v1/member/address_edit/address_edit', { member: shopper })
  await page.getByLabel(tMember('consignee')).fill('Kim')
  await page.getByLabel(tMember('detailed_address')).fill('1 Sejong-daero')
  const openMap = async () => {
    await page.getByRole('button', { name: tMember('choose_on_map') }).click()
    await page.getByRole('application', { name: t('map_label') }).waitFor()
  }
  const choose = async (city: string) => {
    await openMap()
    await page.getByRole('combobox', { name: t('search_city') }).fill(city)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: t('confirm_location') }).click()
  }
  await openMap()
  await page.goBack()
  await page.getByRole('application').waitFor({ state: 'detached' })
  await choose('seoul')
  const state = page.getByLabel(tMember('state'))
  await eventually(() => state.inputValue()).toBe('11')
  expect(await page.getByLabel(tMember('country')).inputValue()).toBe('KR')
  expect(await page.getByLabel(tMember('consignee')).inputValue()).toBe('Kim')
  expect(await page.getByLabel(tMember('detailed_address')).inputValue()).toBe('1 Sejong-daero')
  await choose('shenz')
  await page
    .getByRole('dialog', { name: tMember('region') })
    .getByRole('button', { name: /南山区/ })
    .click()
  await page
    .getByRole('button', { name: tMember('region') })
    .getByText('广东省 深圳市 南山区')
    .waitFor()
  expect(await page.getByLabel(tMember('consignee')).inputValue()).toBe('Kim')
})
