import type { Language } from '@longmall/contract/fields.ts'
import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findViolations } from './axe.ts'
import type { Visit } from './browser.ts'
import { readCode } from './shopper.ts'
import { getTranslations } from './translations.ts'

/** In two languages and two widths (QUA-08). */
export const visitors = [
  { language: 'zh-cn', width: 'phone' },
  { language: 'en-us', width: 'desk' },
] as const satisfies Visit[]
/** Main journeys are for both; variants, refusals and side paths for one of them. */
export const phoneVisitors = [visitors[0]] as const
export const desktopVisitors = [visitors[1]] as const

export const newAccount = () => `e2e_${randomInt(36 ** 7).toString(36)}_${randomInt(1000)}`.slice(0, 16)
export const password = 'Orchid-482'
export const mailOf = (account: string) => `${account}@mail.example`

/** A person behind an address of their own, so that the limits of one journey are not those of the next. */
export const ownAddress = () => ({
  reducedMotion: 'reduce' as const,
  extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
})

/** Chooses the captcha alternative for people who cannot read the picture. */
export async function passCaptcha(page: Page, language: Language) {
  const tCode = getTranslations('code', language)
  await page.getByRole('button', { name: tCode('captcha_unreadable') }).click()
  await page.getByText(tCode('work_done')).first().waitFor({ timeout: 60_000 })
}

/** What is shown now has no accessibility violations (SHL-19). */
export const expectAccessible = async (page: Page) => expect(await findViolations(page)).toEqual([])

/** Fills the form of a registration, all but the captcha. */
export async function fillRegistration(page: Page, account: string) {
  await page.locator('[name=account]').fill(account)
  await page.locator('[name=email_address]').fill(mailOf(account))
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=password_again]').fill(password)
  await page.getByRole('checkbox').check()
}

/** From the first screen of registration to the last one. */
export async function registerOnScreens(page: Page, language: Language, account: string) {
  const t = getTranslations('identity', language)
  await page.waitForURL('**/v1/login/register/introduce**')
  await page.getByRole('link', { name: t('start') }).click()
  await page.waitForURL('**/v1/login/register/register?**')
  await fillRegistration(page, account)
  await passCaptcha(page, language)
  await page.getByRole('button', { name: t('next'), exact: true }).click()
  await page.waitForURL('**/v1/login/register/register2**')
  await page.getByLabel(getTranslations('code', language)('code')).fill(await readCode(mailOf(account)))
  await page.waitForURL('**/v1/login/register/register3**')
}

/** Fills in the account form of the log-in screen and sends it. */
export async function logIn(page: Page, language: Language, account: string, secret: string) {
  const t = getTranslations('identity', language)
  await page.getByLabel(t('account_or_email')).fill(account)
  await page.getByLabel(t('password'), { exact: true }).fill(secret)
  await page.getByRole('button', { name: t('log_in'), exact: true }).click()
}
