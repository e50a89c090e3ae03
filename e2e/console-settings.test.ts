import type { SettingRow } from '@longmall/contract/setting.ts'
import { settingname } from '@longmall/translations/en-us/console/settingname.ts'
import { settingname as chineseName } from '@longmall/translations/zh-cn/console/settingname.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dialog, expectMessage, press, rowOf, expectAccessible, expectNoOverflow, switchTo, useConsole } from './console-shop.ts'
import { getConsoleTranslations, getConsoleShellTranslations } from './console-translations.ts'
import { eventually } from './eventually.ts'
import { settle } from './screen.ts'
import { call } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit, open, query, call: operate } = useConsole()
const [t, turned] = [getConsoleShellTranslations(), getConsoleShellTranslations('zh-cn')]
const [tSetting, tSite] = [getConsoleTranslations('setting'), getConsoleTranslations('site')]
/** The button of the form that was opened last. */
const save = (page: Page) => page.locator('button[type=submit]').last().click()
const answerYes = (page: Page) => page.locator('.ant-modal-footer .ant-btn-primary').click()

const settingOf = async (key: string) => (await query<{ list: SettingRow[] }>('setting/list')).list.find((one) => one.key === key)!
const change = async (key: string, value: string) =>
  operate('setting/change', { list: [{ key, value, version: (await settingOf(key)).version }] })
const settingIs = async (key: string, value: unknown) => expect(JSON.parse((await settingOf(key)).value!)).toEqual(value)

test('CON-07 QUA-08 no setting is wider than a phone; one is found, refused out of its range, changed, and restored from its history; of two operators the second one chooses which value stays', async () => {
  const page = await open('/console/settings', 'en-us', 'phone')
  await page.getByText(tSetting('text_per_language'), { exact: true }).first().waitFor()
  await expectNoOverflow(page)

  await switchTo(page, 'en-us', 'desk')
  const find = async (key: string) => {
    await page.getByLabel(tSetting('search'), { exact: true }).fill(key)
    await page.keyboard.press('Enter')
  }
  await find('cart.visitor_days')
  await page.getByLabel(settingname['cart.visitor_days'], { exact: true }).first().fill('20')
  const before = await settingOf('cart.visitor_days')
  await change(before.key, '25')
  await save(page)
  await page.getByRole('dialog', { name: t('merge_title') }).waitFor()
  await press(dialog(page), t('merge_use'))
  await save(page)
  await expectMessage(page, t('saved'))
  await settingIs('cart.visitor_days', 20)
  await change(before.key, before.value!)

  await find('order.receive_days')
  const days = page.getByLabel(settingname['order.receive_days'], { exact: true }).first()
  await days.fill('400')
  await save(page)
  await page.locator('.ant-form-item-explain-error').first().waitFor()
  expect(await page.locator('.ant-form-item-explain-error').first().innerText()).toMatch(/1.*365/)
  await days.fill('9')
  await page.getByLabel(tSetting('reason'), { exact: true }).fill('Longer roads')
  await save(page)
  await page.getByText(tSetting('changed'), { exact: true }).first().waitFor()
  await settingIs('order.receive_days', 9)

  await switchTo(page, 'zh-cn', 'phone')
  const chinese = getConsoleTranslations('setting', 'zh-cn')
  await press(page, chinese('history_of', { name: chineseName['order.receive_days'] }))
  await page.getByText('Longer roads').first().waitFor()
  await expectAccessible(page)
  await press(page, chinese('to_default'))
  await answerYes(page)
  await expectMessage(page, turned('done'))
  await settingIs('order.receive_days', 7)
})

test('CON-04 CON-07 SHL-03 SHL-05 QUA-08 a theme is previewed before it is published, then it is the shop’s; tabs are reordered, shoppers see the new order, and the previous order is restored', async () => {
  const themeSetting = async () =>
    (await query<{ list: SettingRow[] }>('site/view_settings')).list.find(({ key }) => key === 'site.theme_style')!
  const before = await themeSetting()
  const page = await open('/console/appearance')
  const frame = page.frameLocator(`iframe[title="${tSite('preview')}"]`)
  await frame.locator('nav').first().waitFor()
  await page.getByText(tSite('theme_green'), { exact: true }).click()
  await eventually(() => frame.locator('html').getAttribute('data-theme')).toBe('green')
  await expectAccessible(page)
  const shopper = await visit('/')
  expect(await shopper.locator('html').getAttribute('data-theme')).not.toBe('green')
  await press(page, tSite('move_up', { tab: tSite('tab_category') }))
  await save(page)
  await expectMessage(page, t('saved'))
  const { tab_bar } = await call('site/state', {})
  expect(tab_bar.map(({ key }) => key)).toEqual(['category', 'home', 'cart', 'member'])
  const tabs = shopper.getByRole('navigation').last().getByRole('link')
  const seen = async () => {
    await shopper.reload()
    return [await shopper.locator('html').getAttribute('data-theme'), (await tabs.first().innerText()).trim().split('\n').at(-1)]
  }
  await eventually(seen).toEqual(['green', tab_bar[0]!.label])

  await switchTo(page, 'zh-cn', 'phone')
  const [chinese, chineseSite] = [getConsoleTranslations('setting', 'zh-cn'), getConsoleTranslations('site', 'zh-cn')]
  await press(page, chinese('history_of', { name: chineseName['site.tab_bar'] }))
  const usual = (['tab_home', 'tab_category', 'tab_cart', 'tab_member'] as const).map((tab) => chineseSite(tab)).join(' · ')
  await press(page.getByRole('listitem').filter({ hasText: usual }), chinese('restore'))
  await answerYes(page)
  await expectMessage(page, turned('done'))
  await eventually(seen).toEqual(['green', tSite('tab_home')])
  const { key, version } = await themeSetting()
  await operate('site/change_settings', { list: [{ key, version, value: before.value! }] })
})

test('CON-04 SHL-12 SHL-15 QUA-08 the shop is closed with a warning, shoppers see it, and it opens again; an advert is edited and removed', async () => {
  const chinese = getConsoleTranslations('site', 'zh-cn')
  const page = await open('/console/opening')
  await page.getByText(tSite('is_open'), { exact: true }).waitFor()
  await expectAccessible(page)
  await press(page, tSite('close_now'))
  await page.getByText(tSite('close_now_confirm'), { exact: true }).waitFor()
  await page.locator('.ant-modal-footer .ant-btn-dangerous').click()
  await page.getByRole('status').getByText(tSite('is_closed'), { exact: true }).waitFor()
  const shopper = await visit('/', { language: 'zh-cn' })
  await shopper.getByText(getTranslations('shell', 'zh-cn')('closed_title'), { exact: true }).first().waitFor()
  await switchTo(page, 'zh-cn', 'phone')
  await press(page, chinese('open_now'))
  await answerYes(page)
  await page.getByRole('status').getByText(chinese('is_open'), { exact: true }).waitFor()
  await shopper.goto('/')
  await shopper.locator('nav').first().waitFor()

  const now = Date.parse((await call('site/time', {})).server_time)
  await operate('site/save_advert', {
    starts_at: new Date(now - 3_600_000).toISOString(),
    ends_at: new Date(now + 86_400_000).toISOString(),
    code: 'start_up',
    position: 0,
    picture: null,
    seconds: 5,
    is_on: true,
    texts: [{ language: 'en-us', title: 'Autumn sale' }],
  })
  await settle(page, '/console/adverts')
  const [autumn, winter] = [rowOf(page, 'Autumn sale'), rowOf(page, 'Winter sale')]
  await autumn.getByText(chinese('state_running'), { exact: true }).waitFor()
  await expectAccessible(page)
  await press(autumn, chinese('edit_advert'))
  await page.getByRole('tab', { name: 'English' }).click()
  await page.getByLabel(`${chinese('advert_title')} · English`, { exact: true }).fill('Winter sale')
  await save(page)
  await expectMessage(page, turned('saved'))
  await press(winter, chinese('remove_advert'))
  await page.locator('.ant-modal-footer .ant-btn-dangerous').click()
  await expectMessage(page, turned('done'))
  await winter.waitFor({ state: 'detached' })
})
