import type { Language } from '@longmall/contract/fields.ts'
import { console as english } from '@longmall/phrases/en-us/console.ts'
import { setting as englishSetting } from '@longmall/phrases/en-us/console/setting.ts'
import { settingname as englishName } from '@longmall/phrases/en-us/console/settingname.ts'
import { site as englishSite } from '@longmall/phrases/en-us/console/site.ts'
import { console as chinese } from '@longmall/phrases/zh-cn/console.ts'
import { setting as chineseSetting } from '@longmall/phrases/zh-cn/console/setting.ts'
import { settingname as chineseName } from '@longmall/phrases/zh-cn/console/settingname.ts'
import { site as chineseSite } from '@longmall/phrases/zh-cn/console/site.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBarriers } from './axe.ts'
import { useBrowser, visitOwnShop, type Visit } from './browser.ts'
import { eventually } from './eventually.ts'
import { asOperator, logInOperator } from './console-session.ts'
import { startOwnShop } from './own-shop.ts'
import type { StartedShop } from './start-shop.ts'
import { words } from './words.ts'

const { visit } = useBrowser()
// Settings hold for everybody: the other journeys keep theirs.
let shop: StartedShop
let operator: Awaited<ReturnType<typeof logInOperator>>
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  operator = await logInOperator()
})
afterAll(() => shop.stop())

const spoken = {
  'en-us': { say: english, setting: englishSetting, names: englishName, site: englishSite },
  'zh-cn': { say: chinese, setting: chineseSetting, names: chineseName, site: chineseSite },
}
type Spoken = keyof typeof spoken & Language
const people: [Spoken, NonNullable<Visit['width']>][] = [
  ['en-us', 'desk'],
  ['zh-cn', 'phone'],
]
const open = (path: string, language: Spoken, width: Visit['width'] = 'desk') => visit(path, asOperator(operator, language, width))
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** The button of the form that was opened last. */
const save = (page: Page) => page.locator('button[type=submit]').last().click()
const saved = (page: Page, text: string) => page.locator('.ant-message').getByText(text, { exact: true }).first().waitFor()
const fill = (text: string, values: Record<string, string>) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!)

async function settingIs(key: string, value: unknown) {
  const { list } = (await operator.ask('setting/list')) as { list: { key: string; value: string | null }[] }
  expect(JSON.parse(list.find((one) => one.key === key)!.value!)).toEqual(value)
}

test.each(people)(
  'CON-07 in %s on a %s: a setting is found, refused out of its range, changed, and taken back from its history',
  async (language, width) => {
    const { say, setting, names } = spoken[language]
    const page = await open('/console/settings', language, width)
    await page.getByRole('heading', { name: setting.title, exact: true }).waitFor()
    await page.getByLabel(setting.search, { exact: true }).fill('order.receive_days')
    await page.keyboard.press('Enter')
    const days = page.getByLabel(names['order.receive_days'], { exact: true }).first()
    await days.fill('400')
    await save(page)
    await page.locator('.ant-form-item-explain-error').first().waitFor()
    expect(await page.locator('.ant-form-item-explain-error').first().innerText()).toMatch(/1.*365/)
    await days.fill('9')
    await page.getByLabel(setting.reason, { exact: true }).fill('Longer roads')
    await save(page)
    await saved(page, say.saved)
    await settingIs('order.receive_days', 9)
    await page.getByText(setting.changed, { exact: true }).first().waitFor()
    await press(page, fill(setting.history_of, { name: names['order.receive_days'] }))
    await page.getByText('Longer roads').first().waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(page, setting.to_default)
    await page.locator('.ant-modal-footer .ant-btn-primary').click()
    await saved(page, say.done)
    await settingIs('order.receive_days', 7)
  },
)

test('CON-07 QUA-08 no setting is wider than a phone', async () => {
  const page = await open('/console/settings', 'en-us', 'phone')
  await page.getByText(englishSetting.in_languages, { exact: true }).first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})

test('CON-07 two operators change the same setting: the second one chooses which value stays', async () => {
  const { say, names } = spoken['en-us']
  const page = await open('/console/settings?words=cart.visitor_days', 'en-us')
  await page.getByLabel(names['cart.visitor_days'], { exact: true }).first().fill('20')
  await operator.call('setting/change', { list: [{ key: 'cart.visitor_days', value: '25', version: 0 }] })
  await save(page)
  const dialog = page.getByRole('dialog', { name: say.merge_title })
  await dialog.waitFor()
  await dialog.getByRole('button', { name: say.merge_use }).click()
  await save(page)
  await saved(page, say.saved)
  await settingIs('cart.visitor_days', 20)
})

test.each(people)(
  'CON-04 SHL-05 in %s on a %s: a theme is looked at before anybody has it, then it is the shop’s',
  async (language, width) => {
    const { say, site } = spoken[language]
    const theme = language === 'en-us' ? 'green' : 'golden'
    const page = await open('/console/appearance', language, width)
    const frame = page.frameLocator(`iframe[title="${site.preview}"]`)
    await frame.locator('nav').first().waitFor()
    await page.getByText(site[`theme_${theme}`], { exact: true }).click()
    await eventually(() => frame.locator('html').getAttribute('data-theme')).toBe(theme)
    expect(await findBarriers(page)).toEqual([])
    const before = await visit('/')
    expect(await before.locator('html').getAttribute('data-theme')).not.toBe(theme)
    await save(page)
    await saved(page, say.saved)
    const after = await visit('/')
    const themeAnew = async () => {
      await after.reload()
      return after.locator('html').getAttribute('data-theme')
    }
    await eventually(themeAnew).toBe(theme)
  },
)

test('CON-04 CON-07 SHL-03 tabs are put in another order, shoppers have them so, and the order before is taken back', async () => {
  const { say, setting, names, site } = spoken['en-us']
  const page = await open('/console/appearance', 'en-us')
  await press(page, fill(site.move_up, { tab: site.tab_category }))
  await save(page)
  await saved(page, say.saved)
  const answer = (await (await fetch(`${shop.address}/api/site/state`)).json()) as { data: { tab_bar: { key: string; label: string }[] } }
  expect(answer.data.tab_bar.map(({ key }) => key)).toEqual(['category', 'home', 'cart', 'member'])
  const shopper = await visit('/')
  const tabs = shopper.getByRole('navigation').last().getByRole('link')
  const firstTab = async () => {
    await shopper.reload()
    return (await tabs.first().innerText()).trim()
  }
  await eventually(firstTab).toContain(answer.data.tab_bar[0]!.label)
  await press(page, fill(setting.history_of, { name: names['site.tab_bar'] }))
  const usual = [site.tab_home, site.tab_category, site.tab_cart, site.tab_member].join(' · ')
  await page.getByRole('listitem').filter({ hasText: usual }).getByRole('button', { name: setting.take_back, exact: true }).first().click()
  await page.locator('.ant-modal-footer .ant-btn-primary').click()
  await saved(page, say.done)
  await eventually(firstTab).toBe(site.tab_home)
})

test.each(people)(
  'CON-04 SHL-12 in %s on a %s: the shop is closed with a warning, shoppers are told, and it opens again',
  async (language, width) => {
    const { site, say } = spoken[language]
    const page = await open('/console/opening', language, width)
    await page.getByText(site.is_open, { exact: true }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(page, site.close_now)
    await page.getByText(site.close_now_asks, { exact: true }).waitFor()
    await page.locator('.ant-modal-footer .ant-btn-dangerous').click()
    await page.getByRole('status').getByText(site.is_closed, { exact: true }).waitFor()
    const shopper = await visit('/', { language })
    await shopper.getByText(words('shell', language)('closed_title'), { exact: true }).first().waitFor()
    await press(page, site.open_now)
    await page.locator('.ant-modal-footer .ant-btn-primary').click()
    await saved(page, say.done)
    await page.getByRole('status').getByText(site.is_open, { exact: true }).waitFor()
    await shopper.goto('/')
    await shopper.locator('nav').first().waitFor()
  },
)

test('CON-04 SHL-15 an advert is added, and opens over the shop', async () => {
  const { say, site } = spoken['en-us']
  const now = Date.now()
  const window = { starts_at: new Date(now - 3_600_000).toISOString(), ends_at: new Date(now + 86_400_000).toISOString() }
  await operator.call('site/save_advert', {
    ...window,
    code: 'start_up',
    position: 0,
    picture: null,
    seconds: 5,
    is_on: true,
    texts: [{ language: 'en-us', title: 'Autumn sale' }],
  })
  const page = await open('/console/adverts', 'en-us')
  await page.getByText('Autumn sale', { exact: true }).first().waitFor()
  const row = (title: string) => page.getByRole('row').filter({ hasText: title })
  await row('Autumn sale').getByText(site.state_running, { exact: true }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await row('Autumn sale').getByRole('button', { name: site.edit_advert, exact: true }).click()
  await page.getByLabel(`${site.advert_title} · English`, { exact: true }).fill('Winter sale')
  await save(page)
  await saved(page, say.saved)
  await row('Winter sale').getByRole('button', { name: site.remove_advert, exact: true }).click()
  await page.locator('.ant-modal-footer .ant-btn-dangerous').click()
  await saved(page, say.done)
  await row('Winter sale').waitFor({ state: 'detached' })
})
