import type { Language } from '@longmall/contract/fields.ts'
import { openDatabase, type Connections } from '@longmall/server/src/kernel/database/database.ts'
import { startEmbedded } from '@longmall/server/src/kernel/database/embedded.ts'
import { codeOf } from '@longmall/server/src/staff/test/operators.ts'
import { demoOperator } from '@longmall/tools/demo-store/content/members/demo-accounts.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Visit } from './browser.ts'
import { press, expectAccessible, expectNoOverflow, useConsole } from './console-shop.ts'
import { getConsoleTranslations, getConsoleShellTranslations } from './console-translations.ts'

const { visit, shop } = useConsole()
let database: Connections
beforeAll(async () => {
  database = openDatabase((await startEmbedded(shop().folder)).serverUrl, 2)
})
afterAll(async () => {
  await setSecondFactor('false', 'console')
  await database.close()
})

/** Requires a second factor of every operator, as a production shop does, or of none; no operator has one yet. */
async function setSecondFactor(value: 'true' | 'false', next: string) {
  const { db } = database
  for (const table of ['staff_totp', 'staff_recovery_code', 'login_attempt'] as const) await db.deleteFrom(table).execute()
  await db.updateTable('setting').set({ value }).where('key', '=', 'staff.totp_required').execute()
  // Each call is a log-in, of which an address may try sixty in a minute.
  await vi.waitFor(async () => expect((await logInByCall()).next).toBe(next), { interval: 500, timeout: 40_000 })
}
async function logInByCall(): Promise<{ next: string }> {
  const body = new URLSearchParams({ email_address: demoOperator.email, password: demoOperator.password })
  const response = await fetch(`${shop().address}/api/staff/log_in`, { method: 'POST', body })
  return ((await response.json()) as { data: { next: string } }).data
}

type Translate = ReturnType<typeof getConsoleShellTranslations>
const open = (language: Language, width: Visit['width']) => visit('/console', { width, storage: { lm_console_language: language } })

async function enterPassword(page: Page, t: Translate) {
  await page.getByLabel(t('email'), { exact: true }).fill(demoOperator.email)
  await page.getByLabel(t('password'), { exact: true }).fill(demoOperator.password)
  await page.locator('button[type=submit]').first().click()
}
async function enterCode(page: Page, label: string, code: string) {
  await page.getByLabel(label, { exact: true }).fill(code)
  await page.locator('button[type=submit]').first().click()
}
const isIn = (page: Page, t: Translate) => page.getByRole('heading', { name: t('welcome', { name: demoOperator.name }) }).waitFor()

/** Sets up a second factor during the log-in; returns its secret. */
async function enrol(page: Page, t: Translate) {
  await enterPassword(page, t)
  await page.getByRole('heading', { name: t('enrol_title') }).waitFor()
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(await page.getByRole('img', { name: t('qr_label') }).isVisible()).toBe(true)
  await expectAccessible(page)
  await enterCode(page, t('code'), codeOf(secret, 0))
  expect(await recoveryCodes(page, t)).toHaveLength(10)
  await press(page, t('recovery_saved'))
  await isIn(page, t)
  return secret
}
async function recoveryCodes(page: Page, t: Translate) {
  await page.getByRole('heading', { name: t('recovery_title') }).waitFor()
  return page.locator('main li').allInnerTexts()
}

test('IDN-12 QUA-08 in English on a desk: a second factor is set up on the way in and required from then on; a wrong code is refused, and the log-in restarts', async () => {
  const t = getConsoleShellTranslations()
  await setSecondFactor('true', 'enrol')
  const page = await open('en-us', 'desk')
  const secret = await enrol(page, t)
  await expectAccessible(page)
  await press(page, t('log_out'))
  await enterPassword(page, t)
  await enterCode(page, t('code'), '000000')
  await page.getByRole('alert').waitFor()
  await press(page, t('start_again'))
  await enterPassword(page, t)
  await enterCode(page, t('code'), codeOf(secret, 1))
  await isIn(page, t)
})

test('IDN-12 QUA-08 in Chinese on a phone: a second factor is set up, the own account shows it, its codes are renewed, and one of them lets in', async () => {
  const t = getConsoleShellTranslations('zh-cn')
  await setSecondFactor('true', 'enrol')
  const page = await open('zh-cn', 'phone')
  const secret = await enrol(page, t)
  for (const [path, address] of [
    [getConsoleTranslations('menu', 'zh-cn')('dashboard'), /console\/?$/],
    [t('my_account'), /console\/account$/],
  ] as const) {
    await press(page, t('menu'))
    await page.getByRole('link', { name: path }).click()
    await page.waitForURL(address)
  }
  await page.getByRole('heading', { level: 1, name: t('my_account') }).waitFor()
  await page.getByText(t('codes_left', { count: 10 })).waitFor()
  await expectAccessible(page)
  await press(page, t('renew_codes'))
  await enterCode(page, t('code'), codeOf(secret, 1))
  const codes = await recoveryCodes(page, t)
  await expectNoOverflow(page)
  await page.goto('/console')
  await press(page, t('log_out'))
  await enterPassword(page, t)
  await press(page, t('use_recovery'))
  await enterCode(page, t('recovery_code'), codes[0]!)
  await isIn(page, t)
})
