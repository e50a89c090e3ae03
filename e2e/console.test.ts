import type { Language } from '@longmall/contract/fields.ts'
import { openDatabase, type Connections } from '@longmall/server/src/kernel/database/database.ts'
import { startEmbedded } from '@longmall/server/src/kernel/database/embedded.ts'
import { codeOf } from '@longmall/server/src/staff/test/operators.ts'
import { demoOperator } from '@longmall/tools/demo-store/content/members/demo-accounts.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Visit } from './browser.ts'
import { press, seeNoBarriers, seeNothingWider, useConsole } from './console-shop.ts'
import { consoleWords, frameWords } from './console-words.ts'

const { visit, shop } = useConsole()
let database: Connections
beforeAll(async () => {
  database = openDatabase((await startEmbedded(shop().folder)).serverUrl, 2)
})
afterAll(async () => {
  await setSecondFactor('false', 'console')
  await database.close()
})

/** Asks every operator for a second factor, as a shop does that is no demo, or none; nobody has one yet. */
async function setSecondFactor(value: 'true' | 'false', next: string) {
  const { db } = database
  for (const table of ['staff_totp', 'staff_recovery_code', 'login_try'] as const) await db.deleteFrom(table).execute()
  await db.updateTable('setting').set({ value }).where('key', '=', 'staff.totp_required').execute()
  // Each asking is a log-in, of which an address may try sixty in a minute.
  await vi.waitFor(async () => expect((await logInByCall()).next).toBe(next), { interval: 500, timeout: 40_000 })
}
async function logInByCall(): Promise<{ next: string }> {
  const body = new URLSearchParams({ email_address: demoOperator.email, password: demoOperator.password })
  const response = await fetch(`${shop().address}/api/staff/log_in`, { method: 'POST', body })
  return ((await response.json()) as { data: { next: string } }).data
}

type Say = ReturnType<typeof frameWords>
const open = (language: Language, width: Visit['width']) => visit('/console', { width, storage: { lm_console_language: language } })

async function enterPassword(page: Page, say: Say) {
  await page.getByLabel(say('email'), { exact: true }).fill(demoOperator.email)
  await page.getByLabel(say('password'), { exact: true }).fill(demoOperator.password)
  await page.locator('button[type=submit]').first().click()
}
async function enterCode(page: Page, label: string, code: string) {
  await page.getByLabel(label, { exact: true }).fill(code)
  await page.locator('button[type=submit]').first().click()
}
const isIn = (page: Page, say: Say) => page.getByRole('heading', { name: say('welcome', { name: demoOperator.name }) }).waitFor()

/** Sets up a second factor on the way in; answers its secret. */
async function enrol(page: Page, say: Say) {
  await enterPassword(page, say)
  await page.getByRole('heading', { name: say('enrol_title') }).waitFor()
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(await page.getByRole('img', { name: say('qr_label') }).isVisible()).toBe(true)
  await seeNoBarriers(page)
  await enterCode(page, say('code'), codeOf(secret, 0))
  expect(await recoveryCodes(page, say)).toHaveLength(10)
  await press(page, say('recovery_kept'))
  await isIn(page, say)
  return secret
}
async function recoveryCodes(page: Page, say: Say) {
  await page.getByRole('heading', { name: say('recovery_title') }).waitFor()
  return page.locator('main li').allInnerTexts()
}

test('IDN-12 QUA-08 in English on a desk: a second factor is set up on the way in and asked for from then on; a wrong code is told, and one begins again', async () => {
  const say = frameWords()
  await setSecondFactor('true', 'enrol')
  const page = await open('en-us', 'desk')
  const secret = await enrol(page, say)
  await seeNoBarriers(page)
  await press(page, say('log_out'))
  await enterPassword(page, say)
  await enterCode(page, say('code'), '000000')
  await page.getByRole('alert').waitFor()
  await press(page, say('start_again'))
  await enterPassword(page, say)
  await enterCode(page, say('code'), codeOf(secret, 1))
  await isIn(page, say)
})

test('IDN-12 QUA-08 in Chinese on a phone: a second factor is set up, the own account shows it, its codes are renewed, and one of them lets in', async () => {
  const say = frameWords('zh-cn')
  await setSecondFactor('true', 'enrol')
  const page = await open('zh-cn', 'phone')
  const secret = await enrol(page, say)
  for (const [place, address] of [
    [consoleWords('menu', 'zh-cn')('dashboard'), /console\/?$/],
    [say('my_account'), /console\/account$/],
  ] as const) {
    await press(page, say('menu'))
    await page.getByRole('link', { name: place }).click()
    await page.waitForURL(address)
  }
  await page.getByRole('heading', { level: 1, name: say('my_account') }).waitFor()
  await page.getByText(say('codes_left', { count: 10 })).waitFor()
  await seeNoBarriers(page)
  await press(page, say('renew_codes'))
  await enterCode(page, say('code'), codeOf(secret, 1))
  const codes = await recoveryCodes(page, say)
  await seeNothingWider(page)
  await page.goto('/console')
  await press(page, say('log_out'))
  await enterPassword(page, say)
  await press(page, say('use_recovery'))
  await enterCode(page, say('recovery_code'), codes[0]!)
  await isIn(page, say)
})
