import type { SettingRow } from '@longmall/contract/setting.ts'
import { settingname } from '@longmall/phrases/en-us/console/settingname.ts'
import { settingname as chineseName } from '@longmall/phrases/zh-cn/console/settingname.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dialog, seeMessage, press, rowOf, seeNoBarriers, seeNothingWider, turnTo, useConsole } from './console-shop.ts'
import { consoleWords, frameWords } from './console-words.ts'
import { eventually } from './eventually.ts'
import { settle } from './screen.ts'
import { call } from './shopper.ts'
import { words } from './words.ts'

const { visit, open, ask, call: operate } = useConsole()
const [say, turned] = [frameWords(), frameWords('zh-cn')]
const [setting, site] = [consoleWords('setting'), consoleWords('site')]
/** The button of the form that was opened last. */
const save = (page: Page) => page.locator('button[type=submit]').last().click()
const answerYes = (page: Page) => page.locator('.ant-modal-footer .ant-btn-primary').click()

const settingOf = async (key: string) => (await ask<{ list: SettingRow[] }>('setting/list')).list.find((one) => one.key === key)!
const change = async (key: string, value: string) =>
  operate('setting/change', { list: [{ key, value, version: (await settingOf(key)).version }] })
const settingIs = async (key: string, value: unknown) => expect(JSON.parse((await settingOf(key)).value!)).toEqual(value)

test('CON-07 QUA-08 no setting is wider than a phone; one is found, refused out of its range, changed, and taken back from its history; of two operators the second one chooses which value stays', async () => {
  const page = await open('/console/settings', 'en-us', 'phone')
  await page.getByText(setting('in_languages'), { exact: true }).first().waitFor()
  await seeNothingWider(page)

  await turnTo(page, 'en-us', 'desk')
  const find = async (key: string) => {
    await page.getByLabel(setting('search'), { exact: true }).fill(key)
    await page.keyboard.press('Enter')
  }
  await find('cart.visitor_days')
  await page.getByLabel(settingname['cart.visitor_days'], { exact: true }).first().fill('20')
  const before = await settingOf('cart.visitor_days')
  await change(before.key, '25')
  await save(page)
  await page.getByRole('dialog', { name: say('merge_title') }).waitFor()
  await press(dialog(page), say('merge_use'))
  await save(page)
  await seeMessage(page, say('saved'))
  await settingIs('cart.visitor_days', 20)
  await change(before.key, before.value!)

  await find('order.receive_days')
  const days = page.getByLabel(settingname['order.receive_days'], { exact: true }).first()
  await days.fill('400')
  await save(page)
  await page.locator('.ant-form-item-explain-error').first().waitFor()
  expect(await page.locator('.ant-form-item-explain-error').first().innerText()).toMatch(/1.*365/)
  await days.fill('9')
  await page.getByLabel(setting('reason'), { exact: true }).fill('Longer roads')
  await save(page)
  await page.getByText(setting('changed'), { exact: true }).first().waitFor()
  await settingIs('order.receive_days', 9)

  await turnTo(page, 'zh-cn', 'phone')
  const chinese = consoleWords('setting', 'zh-cn')
  await press(page, chinese('history_of', { name: chineseName['order.receive_days'] }))
  await page.getByText('Longer roads').first().waitFor()
  await seeNoBarriers(page)
  await press(page, chinese('to_default'))
  await answerYes(page)
  await seeMessage(page, turned('done'))
  await settingIs('order.receive_days', 7)
})

test('CON-04 CON-07 SHL-03 SHL-05 QUA-08 a theme is looked at before anybody has it, then it is the shop’s; tabs are put in another order, shoppers have them so, and the order before is taken back', async () => {
  const themeSetting = async () =>
    (await ask<{ list: SettingRow[] }>('site/view_setup')).list.find(({ key }) => key === 'site.theme_style')!
  const before = await themeSetting()
  const page = await open('/console/appearance')
  const frame = page.frameLocator(`iframe[title="${site('preview')}"]`)
  await frame.locator('nav').first().waitFor()
  await page.getByText(site('theme_green'), { exact: true }).click()
  await eventually(() => frame.locator('html').getAttribute('data-theme')).toBe('green')
  await seeNoBarriers(page)
  const shopper = await visit('/')
  expect(await shopper.locator('html').getAttribute('data-theme')).not.toBe('green')
  await press(page, site('move_up', { tab: site('tab_category') }))
  await save(page)
  await seeMessage(page, say('saved'))
  const { tab_bar } = await call('site/state', {})
  expect(tab_bar.map(({ key }) => key)).toEqual(['category', 'home', 'cart', 'member'])
  const tabs = shopper.getByRole('navigation').last().getByRole('link')
  const seen = async () => {
    await shopper.reload()
    return [await shopper.locator('html').getAttribute('data-theme'), (await tabs.first().innerText()).trim().split('\n').at(-1)]
  }
  await eventually(seen).toEqual(['green', tab_bar[0]!.label])

  await turnTo(page, 'zh-cn', 'phone')
  const [chinese, chineseSite] = [consoleWords('setting', 'zh-cn'), consoleWords('site', 'zh-cn')]
  await press(page, chinese('history_of', { name: chineseName['site.tab_bar'] }))
  const usual = (['tab_home', 'tab_category', 'tab_cart', 'tab_member'] as const).map((tab) => chineseSite(tab)).join(' · ')
  await press(page.getByRole('listitem').filter({ hasText: usual }), chinese('take_back'))
  await answerYes(page)
  await seeMessage(page, turned('done'))
  await eventually(seen).toEqual(['green', site('tab_home')])
  const { key, version } = await themeSetting()
  await operate('site/change_setup', { list: [{ key, version, value: before.value! }] })
})

test('CON-04 SHL-12 SHL-15 QUA-08 the shop is closed with a warning, shoppers are told, and it opens again; an advert is edited and removed', async () => {
  const chinese = consoleWords('site', 'zh-cn')
  const page = await open('/console/opening')
  await page.getByText(site('is_open'), { exact: true }).waitFor()
  await seeNoBarriers(page)
  await press(page, site('close_now'))
  await page.getByText(site('close_now_asks'), { exact: true }).waitFor()
  await page.locator('.ant-modal-footer .ant-btn-dangerous').click()
  await page.getByRole('status').getByText(site('is_closed'), { exact: true }).waitFor()
  const shopper = await visit('/', { language: 'zh-cn' })
  await shopper.getByText(words('shell', 'zh-cn')('closed_title'), { exact: true }).first().waitFor()
  await turnTo(page, 'zh-cn', 'phone')
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
  await seeNoBarriers(page)
  await press(autumn, chinese('edit_advert'))
  await page.getByRole('tab', { name: 'English' }).click()
  await page.getByLabel(`${chinese('advert_title')} · English`, { exact: true }).fill('Winter sale')
  await save(page)
  await seeMessage(page, turned('saved'))
  await press(winter, chinese('remove_advert'))
  await page.locator('.ant-modal-footer .ant-btn-dangerous').click()
  await seeMessage(page, turned('done'))
  await winter.waitFor({ state: 'detached' })
})
