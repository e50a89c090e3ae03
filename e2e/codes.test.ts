import { serverTranslations as inEnglish } from '@longmall/translations/en-us/server/index.ts'
import { serverTranslations as inChinese } from '@longmall/translations/zh-cn/server/index.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findViolations } from './axe.ts'
import { useBrowser, type Visit } from './browser.ts'
import { eventually } from './eventually.ts'
import { newAccount, ownAddress } from './account-steps.ts'
import { headingOf } from './screen.ts'
import { call, registerMember } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
/** In two languages and two widths (QUA-08). */
const people = [
  { language: 'en-us', width: 'phone', server: inEnglish },
  { language: 'zh-cn', width: 'desk', server: inChinese },
] as const
const recovery = '/v1/login/findpw/findpw'
const picture = (page: Page) => page.locator('img[src^="data:image/webp"]')

async function openRecovery(visitor: Visit, account: string) {
  const page = await visit(recovery, { ...visitor, options: ownAddress() })
  await headingOf(page)
  await page.locator('[name=account]').fill(account)
  await picture(page).waitFor()
  return page
}

test.each([people[0]])(
  'IDN-14 in $language on a $width: who cannot read the picture passes by the keyboard, and finds the code in the outbox',
  async ({ language, width, server }) => {
    const tCode = getTranslations('code', language)
    const { email, account } = await registerMember()
    const page = await openRecovery({ language, width }, account)
    expect(await picture(page).getAttribute('alt')).toBe(tCode('captcha_picture'))
    await page.getByRole('button', { name: tCode('captcha_unreadable') }).focus()
    await page.keyboard.press('Enter')
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status')
    await page.getByText(tCode('work_done')).waitFor({ timeout: 60_000 })
    expect(await findViolations(page)).toEqual([])
    await page.getByRole('button', { name: getTranslations('identity', language)('next'), exact: true }).click()
    await page.waitForURL('**/findpw2**')

    const outbox = await visit(`/outbox?recipient=${encodeURIComponent(email)}`, { language, width })
    expect(await headingOfPlainPage(outbox)).toBe(server['outbox.title'])
    expect(await findViolations(outbox)).toEqual([])
    const digits = (await outbox.locator('output').first().textContent())!
    const field = page.getByLabel(tCode('code'))
    expect([await field.getAttribute('autocomplete'), await field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric'])
    expect(await findViolations(page)).toEqual([])
    await field.fill(` ${digits.slice(0, 3)} ${digits.slice(3)}.`)
    await page.waitForURL('**/findpw3**')
  },
)

const headingOfPlainPage = async (page: Page) => (await page.locator('h1').textContent())?.trim()

test.each([people[1]])('IDN-14 in $language on a $width: wrong digits are said to be wrong, and there is a new picture', async (person) => {
  const tCode = getTranslations('code', person.language)
  const page = await openRecovery(person, newAccount())
  const first = await picture(page).getAttribute('src')
  const field = page.getByLabel(tCode('captcha'))
  await field.fill('12 34a')
  await field.blur()
  await page.getByText(tCode('six_digits')).waitFor()
  expect(await field.inputValue()).toBe('1234')
  await field.fill('000000')
  await page.getByRole('button', { name: getTranslations('identity', person.language)('next'), exact: true }).click()
  await page.getByText(person.server['code.captcha_wrong']).waitFor()
  await eventually(() => picture(page).getAttribute('src')).not.toBe(first)
  expect(await field.inputValue()).toBe('')
})

test('IDN-14 another picture comes at a press, and the digits of the last one are gone', async () => {
  const tCode = getTranslations('code')
  const page = await openRecovery({}, newAccount())
  const first = await picture(page).getAttribute('src')
  await page.getByLabel(tCode('captcha')).fill('123456')
  await page.getByRole('button', { name: tCode('captcha_reload') }).click()
  await eventually(() => picture(page).getAttribute('src')).not.toBe(first)
  expect(await page.getByLabel(tCode('captcha')).inputValue()).toBe('')
})

test('IDN-14 a picture that fails to load shows an error, and a retry loads it', async () => {
  const tCode = getTranslations('code')
  let isDown = true
  const page = await visit(recovery, {
    options: ownAddress(),
    prepare: (one) => one.route('**/api/code/captcha', (route) => (isDown ? route.abort() : route.continue())),
  })
  await page.getByText(tCode('captcha_failed')).waitFor()
  isDown = false
  await page.getByRole('button', { name: tCode('captcha_reload') }).click()
  await picture(page).waitFor()
})

test('IDN-14 a code may be sent again by the store’s clock, and the button counts down to it', async () => {
  const tCode = getTranslations('code')
  const { email, account } = await registerMember()
  const page = await openRecovery({}, account)
  await page.getByRole('button', { name: tCode('captcha_unreadable') }).click()
  await page.getByText(tCode('work_done')).waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: getTranslations('identity')('next'), exact: true }).click()
  await page.waitForURL('**/findpw2**')
  const sent = () =>
    call('messaging/outbox', { recipient: email }).then(({ list }) => list.filter(({ template }) => template === 'code_recover'))
  const waiting = page.getByRole('button', { name: /^Resend in (?:[1-5]?\d|60) s$/ })
  await waiting.waitFor()
  let requestCount = 0
  page.on('request', (request) => (requestCount += request.url().includes('/resend_recovery_code') ? 1 : 0))
  await waiting.click({ force: true })
  await call('site/advance_clock', { minutes: 1 })
  await page.reload()
  await page.getByRole('button', { name: tCode('resend'), exact: true }).click()
  await waiting.waitFor()
  expect(requestCount).toBe(1)
  expect(await sent()).toHaveLength(2)
})
