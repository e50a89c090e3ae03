import type { Language } from '@longmall/contract/fields.ts'
import { openDatabase, type Connections } from '@longmall/server/src/kernel/database.ts'
import { startEmbedded } from '@longmall/server/src/kernel/embedded.ts'
import { codeOf } from '@longmall/server/src/staff/test/operators.ts'
import { console as english } from '@longmall/phrases/en-us/console.ts'
import { console as chinese } from '@longmall/phrases/zh-cn/console.ts'
import { menu as chineseMenu } from '@longmall/phrases/zh-cn/console/menu.ts'
import { menu as englishMenu } from '@longmall/phrases/en-us/console/menu.ts'
import { demoOperator } from '@longmall/tools/demo-store/content/members/demo-accounts.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBarriers } from './axe.ts'
import { useBrowser, visitOwnShop, type Visit } from './browser.ts'
import { startOwnShop } from './own-shop.ts'
import type { StartedShop } from './start-shop.ts'

const { visit } = useBrowser()
let shop: StartedShop
let database: Connections
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  database = openDatabase((await startEmbedded(shop.folder)).serverUrl, 2)
})
afterAll(async () => {
  await database.close()
  await shop.stop()
})

const words = { 'en-us': english, 'zh-cn': chinese }
const menus = { 'en-us': englishMenu, 'zh-cn': chineseMenu }
type Spoken = keyof typeof words & Language
const places: [Spoken, NonNullable<Visit['width']>][] = [
  ['en-us', 'desk'],
  ['zh-cn', 'phone'],
]

/** Asks every operator for a second factor, as a shop does that is no demo; nobody has one yet. */
async function requireSecondFactor() {
  const value = 'true'
  const { db } = database
  for (const table of ['staff_totp', 'staff_recovery_code', 'login_try'] as const) await db.deleteFrom(table).execute()
  await db.updateTable('setting').set({ value }).where('key', '=', 'staff.totp_required').execute()
  // Each asking is a log-in, of which an address may try sixty in a minute.
  await expect.poll(async () => (await logInByCall()).next, { interval: 500 }).toBe('enrol')
}
async function logInByCall(): Promise<{ next: string }> {
  const body = new URLSearchParams({ email_address: demoOperator.email, password: demoOperator.password })
  const response = await fetch(`${shop.address}/api/staff/log_in`, { method: 'POST', body })
  return ((await response.json()) as { data: { next: string } }).data
}

const open = (language: Spoken, width: Visit['width']) => visit('/console', { width, storage: { lm_console_language: language } })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function enterPassword(page: Page, say: (typeof words)[Spoken]) {
  await page.getByLabel(say.email, { exact: true }).fill(demoOperator.email)
  await page.getByLabel(say.password, { exact: true }).fill(demoOperator.password)
  await page.locator('button[type=submit]').first().click()
}
async function enterCode(page: Page, label: string, code: string) {
  await page.getByLabel(label, { exact: true }).fill(code)
  await page.locator('button[type=submit]').first().click()
}
const isIn = (page: Page, say: (typeof words)[Spoken]) =>
  page.getByRole('heading', { name: say.welcome.replace('{name}', demoOperator.name) }).waitFor()

/** Sets up a second factor on the way in; answers its secret and recovery codes. */
async function enrol(page: Page, say: (typeof words)[Spoken]) {
  await enterPassword(page, say)
  await page.getByRole('heading', { name: say.enrol_title }).waitFor()
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(await page.getByRole('img', { name: say.qr_label }).isVisible()).toBe(true)
  expect(await findBarriers(page)).toEqual([])
  await enterCode(page, say.code, codeOf(secret, 0))
  await page.getByRole('heading', { name: say.recovery_title }).waitFor()
  const recovery_codes = await page.locator('main li').allInnerTexts()
  expect(recovery_codes).toHaveLength(10)
  await press(page, say.recovery_kept)
  await isIn(page, say)
  return { secret, recovery_codes }
}

describe.each(places)('the console in %s on a %s', (language, width) => {
  const say = words[language]
  const home = menus[language].dashboard

  test('IDN-12 sets up a second factor on the way in, and asks for it from then on', async () => {
    await requireSecondFactor()
    const page = await open(language, width)
    const { secret, recovery_codes } = await enrol(page, say)
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: say.log_out }).click()
    await enterPassword(page, say)
    await enterCode(page, say.code, codeOf(secret, 1))
    await isIn(page, say)
    for (const place of [say.my_account, home]) {
      if (width === 'phone') await press(page, say.menu)
      await page.getByRole('link', { name: place }).click()
      await page.waitForURL(place === home ? /console\/?$/ : /console\/account$/)
    }
    await page.getByRole('button', { name: say.log_out }).click()
    await enterPassword(page, say)
    await press(page, say.use_recovery)
    await enterCode(page, say.recovery_code, recovery_codes[0]!)
    await isIn(page, say)
  })

  test('IDN-12 tells of a wrong code in its language, and begins again when asked', async () => {
    await requireSecondFactor()
    const page = await open(language, width)
    await enrol(page, say)
    await page.getByRole('button', { name: say.log_out }).click()
    await enterPassword(page, say)
    await enterCode(page, say.code, '000000')
    await page.getByRole('alert').waitFor()
    await press(page, say.start_again)
    await page.getByLabel(say.email, { exact: true }).waitFor()
  })

  test('IDN-12 shows the own account: second factor, password, sessions', async () => {
    await requireSecondFactor()
    const page = await open(language, width)
    const { secret } = await enrol(page, say)
    await page.goto('/console/account')
    await page.getByRole('heading', { level: 1, name: say.my_account }).waitFor()
    await page.getByText(say.codes_left.replace('{count}', '10')).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await press(page, say.renew_codes)
    await enterCode(page, say.code, codeOf(secret, 1))
    await page.getByRole('heading', { name: say.recovery_title }).waitFor()
    const { width: shown } = page.viewportSize()!
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(shown)
  })
})
