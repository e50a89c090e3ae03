import type { AgreementSection } from '@longmall/contract/content.ts'
import type { SettingRow } from '@longmall/contract/setting.ts'
import { console as frame } from '@longmall/translations/en-us/console.ts'
import { settingname } from '@longmall/translations/en-us/console/settingname.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { confirm, expectMessage, expectAccessible, useConsole } from './console-shop.ts'
import { getConsoleTranslations } from './console-translations.ts'
import { eventually } from './eventually.ts'
import { settle } from './screen.ts'
import { call } from './shopper.ts'

const { open, query, call: operate, shop } = useConsole()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const saved = (page: Page) => expectMessage(page, frame.saved)
const isOff = (page: Page, name: string) => eventually(() => button(page, name).isDisabled())

/** Makes the page refetch, as when its window gets the focus, and waits until the response is rendered. */
async function refetch(page: Page, address: RegExp) {
  const answered = page.waitForResponse((response) => address.test(response.url()))
  // What is younger than ten seconds is not refetched.
  await page.evaluate(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 60_000
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await (await answered).finished()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Holds responses of this operation until released. */
async function delayResponse(page: Page, path: string) {
  const [requested, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(`**/api/${path}`, async (route) => {
    const response = await route.fetch()
    requested.resolve()
    await released.promise
    await route.fulfill({ response })
  })
  return { requested: requested.promise, release: () => released.resolve() }
}

/** A flash sale of one SKU in a month from now, not switched on. */
async function makeSale(name: string): Promise<number> {
  const now = Date.parse((await call('site/time', {})).server_time)
  const { list } = await call('catalogue/list', { page_size: 50 })
  const { promotion_id } = (await operate('campaign/save', {
    kind: 'flash_sale',
    allows_coupon: false,
    rules: {},
    is_on: false,
    position: 0,
    texts: [{ language: 'en-us', name, note: '' }],
    items: [{ goods_id: list.at(-1)!.goods_id, permille_off: 200 }],
    starts_at: new Date(now + 30 * 86_400_000).toISOString(),
    ends_at: new Date(now + 31 * 86_400_000).toISOString(),
  })) as { promotion_id: number }
  return promotion_id
}

test('CON-04 a promotion with something unsaved, typed or set for all SKUs, is neither switched on nor deleted before it is saved; nothing typed while it is saved is lost, nor when the request fails', async () => {
  const t = getConsoleTranslations('campaign')
  const page = await open(`/console/campaigns/edit?promotion_id=${await makeSale('Owls')}`)
  const name = page.getByLabel(`${t('name')} · English`)
  await page.locator('.promotion-item').nth(1).waitFor()
  await isOff(page, t('switch_on')).toBe(false)
  await page.getByLabel(t('percent_off_all')).fill('30')
  await button(page, t('set_prices')).click()
  await isOff(page, t('switch_on')).toBe(true)
  await button(page, frame.save).click()
  await isOff(page, t('switch_on')).toBe(false)

  await name.fill('Night owls')
  await isOff(page, t('switch_on')).toBe(true)
  await isOff(page, t('delete')).toBe(true)
  await page.getByText(frame.save_first, { exact: true }).waitFor()
  await expectAccessible(page)

  // The request does not reach the server.
  await page.route('**/api/campaign/save', (route) => route.abort())
  await name.press('Enter')
  await page.getByText(frame.unreachable, { exact: true }).waitFor()
  await eventually(() => name.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type('!')
  expect(await name.inputValue()).toBe('Night owls!')
  await page.unroute('**/api/campaign/save')

  // The response arrives late.
  const save = await delayResponse(page, 'campaign/save')
  await name.press('Enter')
  await save.requested
  await name.focus()
  await page.keyboard.type(' and more')
  const shown = await name.inputValue()
  save.release()
  await saved(page)
  await isOff(page, t('switch_on')).toBe(false)
  expect(await name.inputValue()).toBe(shown)
  // The field accepts input again.
  await name.press('End')
  await page.keyboard.type(', too')
  expect(await name.inputValue()).toBe(`${shown}, too`)
  await button(page, frame.save).click()
  await isOff(page, t('switch_on')).toBe(false)
  await button(page, t('switch_on')).click()
  await confirm(page, t('switch_on'))
  await page.getByText(t('state_upcoming'), { exact: true }).waitFor()
  expect(await name.inputValue()).toBe(`${shown}, too`)
})

const setup = async (key: string) => (await query<{ list: SettingRow[] }>('site/view_settings')).list.find((one) => one.key === key)!
const change = async (key: string, value: string) =>
  operate('site/change_settings', { list: [{ key, value, version: (await setup(key)).version }] })

test('CON-04 CON-07 SHL-07 a tab that is being named and an add-on that is switched off stay when the window is looked at again and when somebody else saves; a setting typed right after a save is no other operator’s change', async () => {
  const tSite = getConsoleTranslations('site')
  const before = await Promise.all(['site.theme_style', 'site.tab_bar', 'site.addons'].map(setup))
  const page = await open('/console/opening')
  const addon = page.getByLabel(tSite('addon_gift'), { exact: true })
  await addon.click()
  const addons = before[2]!
  await change(
    addons.key,
    JSON.stringify({ ...(JSON.parse(addons.default_value!) as object), ...(JSON.parse(addons.value!) as object), coupon: false }),
  )
  const was = await addon.isChecked()
  await refetch(page, /site\/view_settings\?/)
  expect(await addon.isChecked()).toBe(was)

  await page.goto('/console/appearance')
  const label = page.getByRole('region', { name: tSite('tab_cart'), exact: true }).getByLabel(`${tSite('tab_label')} · English`)
  await label.fill('Basket')
  await page
    .locator('label')
    .filter({ hasText: tSite('theme_golden') })
    .click()
  await change('site.theme_style', '"blue"')
  await refetch(page, /site\/view_settings\?/)
  expect(await label.inputValue()).toBe('Basket')
  expect(await page.getByRole('radio', { name: tSite('theme_golden') }).isChecked()).toBe(true)
  await page.locator('button[type=submit]').click()
  await page.getByRole('dialog', { name: frame.merge_title }).getByRole('button', { name: frame.merge_use }).click()
  await page.locator('button[type=submit]').click()
  await saved(page)
  await eventually(async () => (await setup('site.theme_style')).value).toBe('"golden"')
  await eventually(() => label.inputValue()).toBe('Basket')
  for (const { key, value } of before) await change(key, value!)

  const visitorDays = async () => (await query<{ list: SettingRow[] }>('setting/list')).list.find(({ key }) => key === 'cart.visitor_days')!
  const found = await visitorDays()
  await settle(page, '/console/settings?keyword=cart.visitor_days')
  const days = page.getByLabel(settingname['cart.visitor_days'], { exact: true }).first()
  await days.waitFor()
  const list = await delayResponse(page, 'setting/list?**')
  await days.fill('21')
  await page.locator('button[type=submit]').last().click()
  await list.requested
  await days.focus()
  await page.keyboard.type('9')
  const shown = await days.inputValue()
  list.release()
  await saved(page)
  expect(await days.inputValue()).toBe(shown)
  await days.click()
  await days.fill('22')
  await page.locator('button[type=submit]').last().click()
  await eventually(async () => (await visitorDays()).value).toBe('22')
  const { key, version } = await visitorDays()
  await operate('setting/change', { list: [{ key, version, value: found.value! }] })
})

test('IDN-03 CON-04 the next version of the terms begins as the last one, stays while others publish theirs, is merged, and is compared with the last one', async () => {
  const t = getConsoleTranslations('articles')
  type Written = { version: number; texts: { language: string; title: string; sections: AgreementSection[] }[] }
  const versions = async () => (await query<{ list: { version: number }[] }>('content/list_agreements', { name: 'terms' })).list
  const version = (await versions())[0]?.version ?? 1
  const page = await open('/console/agreements')
  await button(page, t('next_version')).click()
  const lines = page.getByLabel(`${t('document')} · English`, { exact: true })
  const mine = `${await lines.inputValue()}\n\n# Mine\nWritten for an hour.`
  await lines.fill(mine)
  const { texts } = await query<Written>('content/agreement_texts', { name: 'terms', version })
  const theirs = texts.map((text) => ({ ...text, title: `${text.title} 2` }))
  await operate('content/publish_agreement', { name: 'terms', version, texts: theirs })
  await refetch(page, new RegExp(`agreement_texts\\?.*version=${version + 1}`))
  expect(await lines.inputValue()).toBe(mine)
  const publish = page.getByRole('dialog').getByRole('button', { name: t('publish'), exact: true })
  await publish.click()
  await page.getByRole('dialog', { name: frame.merge_title }).getByRole('button', { name: frame.merge_use }).click()
  await publish.click()
  await saved(page)
  const { texts: now } = await query<Written>('content/agreement_texts', { name: 'terms', version: version + 2 })
  const { title, sections } = now.find(({ language }) => language === 'en-us')!
  expect(sections.at(-1)!.heading).toBe('Mine')
  await page
    .locator(`tr[data-row-key="${version + 2}"]`)
    .getByRole('button', { name: t('read') })
    .click()
  await page.locator('ins').filter({ hasText: 'Written for an hour.' }).waitFor()
  // Of their changes only the title is lost.
  expect(await page.locator('del').allInnerTexts()).toEqual([`${title} 2`])
  expect(await (await fetch(`${shop().address}/terms?language=en-us`)).text()).toContain('Written for an hour.')
})

test('CON-04 CON-06 a drawer asks for confirmation before it closes with unsaved input; an article in which something was chosen, not typed, is published when it is saved', async () => {
  const [tFinance, t] = [getConsoleTranslations('finance'), getConsoleTranslations('articles')]
  await operate('recharge/save_offer', { amount: '777.00', gift_money: '7.00', gift_longcoin: 0, is_on: true })
  const page = await open('/console/recharges/offers')
  await button(page, frame.edit).last().click()
  const gift = page.getByRole('dialog').getByLabel(tFinance('gift_money'), { exact: true })
  const was = await gift.inputValue()
  await gift.fill('3.21')
  await button(page, frame.cancel).click()
  await button(page, frame.stay).click()
  // While the question closes, Escape is still its own.
  await button(page, frame.stay).waitFor({ state: 'detached' })
  expect(await gift.inputValue()).toBe('3.21')
  // The drawer hears the key once the focus is in it again.
  await gift.press('Escape')
  await button(page, frame.leave).click()
  await gift.waitFor({ state: 'detached' })

  await button(page, frame.edit).last().click()
  expect(await gift.inputValue()).toBe(was)
  await gift.press('Escape')
  await gift.waitFor({ state: 'detached' })

  const made = (await operate('article/save', {
    kind: 'landing',
    landing_name: 'test_marquee',
    texts: [{ language: 'en-us', title: 'A page', summary: '', body: '' }],
  })) as { article_id: number }
  await settle(page, `/console/articles/edit?article_id=${made.article_id}`)
  await isOff(page, t('publish')).toBe(false)
  await button(page, t('add_point')).click()
  await isOff(page, t('publish')).toBe(true)
})
