import type { AgreementSection } from '@longmall/contract/content.ts'
import type { StaffGame } from '@longmall/contract/game-staff.ts'
import type { UnitPrice } from '@longmall/contract/recharge.ts'
import type { SettingRow } from '@longmall/contract/setting.ts'
import { console as frame } from '@longmall/phrases/en-us/console.ts'
import { settingname } from '@longmall/phrases/en-us/console/settingname.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBarriers } from './axe.ts'
import { useBrowser, visitOwnShop } from './browser.ts'
import { asOperator, consoleWords, logInOperator } from './console-session.ts'
import { eventually } from './eventually.ts'
import { startOwnShop } from './own-shop.ts'
import { call } from './shopper.ts'
import type { StartedShop } from './start-shop.ts'

const { visit } = useBrowser()
// Settings and agreements hold for everybody: the other journeys keep theirs.
let shop: StartedShop
let operator: Awaited<ReturnType<typeof logInOperator>>
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  operator = await logInOperator()
})
afterAll(() => shop.stop())

const open = (path: string) => visit(`/console/${path}`, asOperator(operator, 'en-us'))
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const saved = (page: Page) => page.locator('.ant-message').getByText(frame.saved, { exact: true }).first().waitFor()
const isOff = (page: Page, name: string) => eventually(() => button(page, name).isDisabled())

/** The page asks anew for what it shows, as when its window is looked at again, and has drawn the answer. */
async function askedAnew(page: Page, address: RegExp) {
  const answered = page.waitForResponse((response) => address.test(response.url()))
  // What is younger than ten seconds is not asked for again.
  await page.evaluate(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 60_000
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await (await answered).finished()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Answers of this operation come when the page is let go on. */
async function holdBack(page: Page, path: string) {
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(`**/api/${path}`, async (route) => {
    const response = await route.fetch()
    asked.resolve()
    await answer.promise
    await route.fulfill({ response })
  })
  return { asked: asked.promise, goOn: () => answer.resolve() }
}

/** A flash sale of one SKU in a month from now, not switched on. */
async function makeSale(name: string): Promise<number> {
  const now = Date.parse((await call('site/time', {})).server_time)
  const { list } = await call('catalogue/list', { page_size: 50 })
  const { promotion_id } = (await operator.call('campaign/save', {
    kind: 'seckill',
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

test('CON-04 a promotion with something unsaved is neither switched on nor deleted before it is saved', async () => {
  const say = consoleWords('campaign', 'en-us')
  const page = await open(`campaigns/edit?promotion_id=${await makeSale('Owls')}`)
  const name = page.getByLabel(`${say('name')} · English`)
  await isOff(page, say('switch_on')).toBe(false)
  await name.fill('Night owls')
  await isOff(page, say('switch_on')).toBe(true)
  await isOff(page, say('delete')).toBe(true)
  await page.getByText(frame.save_first, { exact: true }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await button(page, frame.save).click()
  await saved(page)
  await isOff(page, say('switch_on')).toBe(false)
  await button(page, say('switch_on')).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('switch_on') })
    .click()
  await page.getByText(say('state_soon'), { exact: true }).waitFor()
  expect(await name.inputValue()).toBe('Night owls')
})

test('CON-04 prices that are set for all SKUs at once count as unsaved', async () => {
  const say = consoleWords('campaign', 'en-us')
  const page = await open(`campaigns/edit?promotion_id=${await makeSale('Larks')}`)
  await page.locator('.promotion-item').nth(1).waitFor()
  await page.getByLabel(say('percent_off_all')).fill('30')
  await button(page, say('set_prices')).click()
  await isOff(page, say('switch_on')).toBe(true)
})

test('CON-04 PRM-14 a game with something unsaved is neither switched nor ended before it is saved', async () => {
  const say = consoleWords('game', 'en-us')
  const { list } = (await operator.ask('game/list', { page_size: 50 })) as { list: StaffGame[] }
  const game = list.find(({ state }) => state === 'running')!
  const page = await open(`games/edit?game_id=${game.game_id}`)
  const position = page.getByLabel(say('position'), { exact: true })
  await isOff(page, say('end')).toBe(false)
  await position.fill('77')
  await isOff(page, say('end')).toBe(true)
  await isOff(page, say('switch_off')).toBe(true)
  await button(page, frame.save).click()
  await saved(page)
  await isOff(page, say('end')).toBe(false)
  expect(await position.inputValue()).toBe('77')
})

test('CON-04 an article in which something was chosen, not typed, is published when it is saved', async () => {
  const say = consoleWords('articles', 'en-us')
  const made = (await operator.call('article/save', {
    kind: 'landing',
    landing_name: 'test_marquee',
    texts: [{ language: 'en-us', title: 'A page', summary: '', body: '' }],
  })) as { article_id: number }
  const page = await open(`articles/edit?article_id=${made.article_id}`)
  await isOff(page, say('publish')).toBe(false)
  await button(page, say('add_point')).click()
  await isOff(page, say('publish')).toBe(true)
})

test('CON-04 what a form shows while it is saved is what it shows afterwards: nothing typed meanwhile is lost', async () => {
  const say = consoleWords('campaign', 'en-us')
  const promotion_id = await makeSale('Swifts')
  const page = await open(`campaigns/edit?promotion_id=${promotion_id}`)
  const name = page.getByLabel(`${say('name')} · English`)
  const save = await holdBack(page, 'campaign/save')
  await name.fill('Alpine swifts')
  await name.press('Enter')
  await save.asked
  await name.focus()
  await page.keyboard.type(' and more')
  const shown = await name.inputValue()
  save.goOn()
  await saved(page)
  await isOff(page, say('switch_on')).toBe(false)
  expect(await name.inputValue()).toBe(shown)
  // It takes something in again.
  await name.press('End')
  await page.keyboard.type(', too')
  expect(await name.inputValue()).toBe(`${shown}, too`)
})

test('CON-04 who saves by Enter and is not heard is where they were, with all that was typed', async () => {
  const say = consoleWords('campaign', 'en-us')
  const page = await open(`campaigns/edit?promotion_id=${await makeSale('Rooks')}`)
  const name = page.getByLabel(`${say('name')} · English`)
  await page.route('**/api/campaign/save', (route) => route.abort())
  await name.fill('Jackdaws')
  await name.press('Enter')
  await page.getByText(frame.unreachable, { exact: true }).waitFor()
  await eventually(() => name.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type('!')
  expect(await name.inputValue()).toBe('Jackdaws!')
})

test('CON-04 CON-07 a tab that is being named stays when the window is looked at again and when somebody else saves, and is merged', async () => {
  const site = consoleWords('site', 'en-us')
  const page = await open('appearance')
  const label = page.getByRole('region', { name: site('tab_cart'), exact: true }).getByLabel(`${site('tab_label')} · English`)
  await label.fill('Basket')
  await page
    .locator('label')
    .filter({ hasText: site('theme_golden') })
    .click()
  const { list } = (await operator.ask('site/view_setup')) as { list: SettingRow[] }
  const theme = list.find(({ key }) => key === 'site.theme_style')!
  await operator.call('site/change_setup', { list: [{ key: theme.key, value: '"blue"', version: theme.version }] })
  await askedAnew(page, /site\/view_setup\?/)
  expect(await label.inputValue()).toBe('Basket')
  expect(await page.getByRole('radio', { name: site('theme_golden') }).isChecked()).toBe(true)
  await page.locator('button[type=submit]').click()
  const dialog = page.getByRole('dialog', { name: frame.merge_title })
  await dialog.getByRole('button', { name: frame.merge_use }).click()
  await page.locator('button[type=submit]').click()
  await saved(page)
  await eventually(async () => (await operator.ask('site/view_setup')) as { list: SettingRow[] }).toMatchObject({
    list: expect.arrayContaining([expect.objectContaining({ key: 'site.theme_style', value: '"golden"' })]),
  })
  await eventually(() => label.inputValue()).toBe('Basket')
})

test('CON-04 SHL-07 an add-on that is switched off stays so while the window is looked at again', async () => {
  const site = consoleWords('site', 'en-us')
  const page = await open('opening')
  const addon = page.getByLabel(site('addon_gift'), { exact: true })
  await addon.click()
  const { list } = (await operator.ask('site/view_setup')) as { list: SettingRow[] }
  const addons = list.find(({ key }) => key === 'site.addons')!
  const value = { ...(JSON.parse(addons.default_value!) as object), ...(JSON.parse(addons.value!) as object), coupon: false }
  const was = await addon.isChecked()
  await operator.call('site/change_setup', { list: [{ key: addons.key, value: JSON.stringify(value), version: addons.version }] })
  await askedAnew(page, /site\/view_setup\?/)
  expect(await addon.isChecked()).toBe(was)
})

test('CON-07 a setting that is typed right after a save is no other operator’s change', async () => {
  const page = await open('settings?words=cart.visitor_days')
  const days = page.getByLabel(settingname['cart.visitor_days'], { exact: true }).first()
  await days.waitFor()
  const list = await holdBack(page, 'setting/list?**')
  await days.fill('21')
  await page.locator('button[type=submit]').last().click()
  await list.asked
  await days.focus()
  await page.keyboard.type('9')
  const shown = await days.inputValue()
  list.goOn()
  await saved(page)
  expect(await days.inputValue()).toBe(shown)
  await days.click()
  await days.fill('22')
  await page.locator('button[type=submit]').last().click()
  await eventually(async () => {
    const asked = (await operator.ask('setting/list')) as { list: SettingRow[] }
    return asked.list.find(({ key }) => key === 'cart.visitor_days')!.value
  }).toBe('22')
})

test('IDN-03 CON-04 terms that are being written stay when others publish theirs, and are merged', async () => {
  const say = consoleWords('articles', 'en-us')
  const page = await open('agreements')
  await button(page, say('next_version')).click()
  const lines = page.getByLabel(`${say('agreement_lines')} · English`, { exact: true })
  const mine = `${await lines.inputValue()}\n\n# Mine\nWritten for an hour.`
  await lines.fill(mine)
  type Written = { texts: { language: string; title: string; sections: AgreementSection[] }[] }
  const { texts } = (await operator.ask('content/agreement_texts', { name: 'terms', version: 1 })) as Written
  const theirs = texts.map((text) => ({ ...text, title: `${text.title} 2` }))
  await operator.call('content/publish_agreement', { name: 'terms', version: 1, texts: theirs })
  await askedAnew(page, /agreement_texts\?.*version=2/)
  expect(await lines.inputValue()).toBe(mine)
  const publish = page.getByRole('dialog').getByRole('button', { name: say('publish'), exact: true })
  await publish.click()
  await page.getByRole('dialog', { name: frame.merge_title }).getByRole('button', { name: frame.merge_use }).click()
  await publish.click()
  await saved(page)
  const { texts: now } = (await operator.ask('content/agreement_texts', { name: 'terms', version: 3 })) as Written
  expect(now.find(({ language }) => language === 'en-us')!.sections.at(-1)!.heading).toBe('Mine')
})

test('CON-04 CON-06 a drawer asks before it closes over what is not saved, and a price that somebody else has set is not overwritten', async () => {
  const finance = consoleWords('finance', 'en-us')
  const prices = async () => ((await operator.ask('recharge/list_prices', { unit: 'ACC' })) as { list: UnitPrice[] }).list
  // The price of a past day is fixed.
  await operator.call('recharge/set_prices', { list: [{ unit: 'ACC', day: '2090-01-31', price: '1.11', version: 0 }] })
  const [first] = await prices()
  const page = await open('recharges/prices')
  await button(page, frame.edit).first().click()
  const drawer = page.getByRole('dialog', { name: frame.edit, exact: true })
  const price = drawer.getByLabel(finance('price'), { exact: true })
  const was = await price.inputValue()
  await price.fill('3.21')
  await button(page, frame.cancel).click()
  await button(page, frame.stay).click()
  // While the question closes, Escape is still its own.
  await button(page, frame.stay).waitFor({ state: 'detached' })
  expect(await price.inputValue()).toBe('3.21')
  await page.keyboard.press('Escape')
  await button(page, frame.leave).click()
  await drawer.waitFor({ state: 'detached' })

  await button(page, frame.edit).first().click()
  expect(await price.inputValue()).toBe(was)
  await price.fill('3.21')
  await operator.call('recharge/set_prices', { list: [{ ...first, price: '1.23' }] })
  await askedAnew(page, /recharge\/list_prices\?/)
  await drawer.getByRole('button', { name: frame.save, exact: true }).click()
  await drawer.getByRole('alert').waitFor()
  expect((await prices())[0]!.price).toBe('1.23')
})
