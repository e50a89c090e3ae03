import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import {
  fillRegistration,
  logIn,
  mailOf,
  newAccount,
  desktopVisitors,
  phoneVisitors,
  ownAddress,
  passCaptcha,
  password,
  visitors,
  expectAccessible,
} from './account-steps.ts'
import { addressOf, go, headingOf } from './screen.ts'
import { call, readCode, registerMember } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const nobody = '2147000000'

test.each(visitors)(
  'IDN-01 IDN-02 IDN-03 in $language on a $width: a newcomer without the referrer that was named gets an account and an ID',
  async ({ language, width }) => {
    const [t, tCode, tForm] = [getTranslations('identity', language), getTranslations('code', language), getTranslations('form', language)]
    const account = newAccount()
    const page = await visit('/v1/login?redirect=/v2/goods/cart/cart', { language, width, options: ownAddress() })
    await page.getByRole('link', { name: t('register') }).click()
    // The levels are shown to members alone.
    await page.getByText(t('benefit_wallet')).waitFor()
    expect(await page.getByText(/RM[1-4]/).count()).toBe(0)
    await page.getByRole('link', { name: t('start') }).click()
    await page.waitForURL('**/v1/login/register/register?**')

    // Account, e-mail and password are visible; the introducer field is collapsed.
    await page.locator('[name=account]').waitFor()
    for (const name of ['country', 'referrer_id', 'regional_code', 'dealer_code'])
      expect(await page.locator(`[name=${name}]`).isVisible()).toBe(false)
    await page.getByText(t('section_referrer')).click()

    // Each rule is shown while one types.
    await page.locator('[name=account]').fill('ab')
    await page.locator('[name=email_address]').fill('nobody@')
    await page.locator('[name=password]').fill('abcdefgh')
    await page.locator('[name=password_again]').fill('abcdefg')
    await page.locator('[name=referrer_id]').fill('me')
    await page.locator('[name=dealer_code]').fill('?')
    await page.locator('[name=regional_code]').focus()
    for (const text of [
      t('wrong_account'),
      t('wrong_email'),
      tForm('password_mix'),
      t('passwords_differ'),
      t('wrong_referrer'),
      t('wrong_agent_code'),
    ])
      await page.getByRole('alert').filter({ hasText: text }).first().waitFor()
    await page.locator('[name=password]').fill(password)
    await page.getByText(t('strength', { level: t('strength_3') })).waitFor()
    await expectAccessible(page)

    // The documents open over the form, whose input is preserved; consent is required.
    await page.locator('[name=dealer_code]').fill('')
    await page.getByRole('button', { name: getTranslations('content', language)('terms') }).click()
    await page.getByRole('dialog', { name: getTranslations('content', language)('terms') }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t('next'), exact: true }).click()
    await page.getByText(t('agreement_needed')).waitFor()
    await expectAccessible(page)
    expect(await page.locator('[name=password]').inputValue()).toBe(password)

    // No member has this ID: correct it, or continue without.
    await fillRegistration(page, account)
    await page.locator('[name=referrer_id]').fill(nobody)
    await passCaptcha(page, language)
    await page.getByRole('button', { name: t('next'), exact: true }).click()
    const question = page.getByRole('dialog', { name: t('unknown_title') })
    await question.getByRole('button', { name: t('unknown_edit') }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: t('unknown_field') })
      .waitFor()
    await eventually(() => page.locator('[name=referrer_id]').evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: t('next'), exact: true }).click()
    await question.getByRole('button', { name: t('unknown_continue') }).click()

    // The code, after a reload and a wrong one.
    await page.waitForURL('**/v1/login/register/register2**')
    await page.reload()
    await page.getByLabel(tCode('code')).fill('000000')
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
    await expectAccessible(page)
    await page.getByLabel(tCode('code')).fill(await readCode(mailOf(account)))
    await page.waitForURL('**/v1/login/register/register3**')
    await page.locator('main').getByText(account).waitFor()
    await page.getByText((await stored(page, 'customer_id'))!, { exact: true }).waitFor()
    await page.reload()
    await page.locator('main').getByText(account).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: t('continue') }).click()
    await page.waitForURL('**/v2/goods/cart/cart')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(password)
  },
)

test('IDN-01 another code can be requested after a minute; an expired registration restarts with what was typed', async () => {
  const [t, tCode] = [getTranslations('identity'), getTranslations('code')]
  const account = newAccount()
  const page = await visit('/v1/login/register/register', { options: ownAddress() })
  await headingOf(page)
  await fillRegistration(page, account)
  await passCaptcha(page, 'en-us')
  await page.getByRole('button', { name: t('next'), exact: true }).click()
  await page.getByRole('heading', { name: t('confirm_email_title') }).waitFor()
  const first = await readCode(mailOf(account))
  await page.getByRole('button', { name: /\d+ s$/ }).waitFor()
  await call('site/advance_clock', { minutes: 2 })
  await page.reload()
  await page.getByRole('button', { name: tCode('resend'), exact: true }).click()
  await page.getByRole('button', { name: /\d+ s$/ }).waitFor()
  expect(await readCode(mailOf(account))).not.toBe(first)
  await page.getByLabel(tCode('code')).fill(first)
  await eventually(() => page.getByLabel(tCode('code')).getAttribute('aria-invalid')).toBe('true')
  await call('site/advance_clock', { minutes: 31 })
  await page.getByLabel(tCode('code')).fill('123456')
  await page.getByText(t('passwords_not_saved')).waitFor()
  expect(await page.locator('[name=account]').inputValue()).toBe(account)
})

test('IDN-05 a name in use is an error at its field, and the captcha stays solved', async () => {
  const t = getTranslations('identity')
  const member = await registerMember()
  const page = await visit('/v1/login/register/register', { options: ownAddress() })
  await headingOf(page)
  await fillRegistration(page, member.account)
  await passCaptcha(page, 'en-us')
  await page.getByRole('button', { name: t('next'), exact: true }).click()
  await eventually(() => page.locator('[name=account]').getAttribute('aria-invalid')).toBe('true')
  const account = newAccount()
  await fillRegistration(page, account)
  await page.getByRole('button', { name: t('next'), exact: true }).click()
  await page.waitForURL('**/register2**')
})

test.each(visitors)(
  'IDN-05 in $language on a $width: wrong passwords count down to a lock of half an hour, and out of it',
  async ({ language, width }) => {
    const member = await registerMember()
    const page = await visit('/v1/login?redirect=/v2/member/index/index', { language, width, options: ownAddress() })
    await headingOf(page)
    const alert = page.getByRole('alert').filter({ hasText: /\S/ })
    const toasts: string[] = []
    for (const attempt of ['one', 'two', 'three', 'four', 'five'].map((word) => `wrong-${word}-1`)) {
      const answered = page.waitForResponse(/identity\/log_in/)
      await logIn(page, language, member.account, attempt)
      await answered
      await alert.first().waitFor()
      toasts.push((await alert.allInnerTexts()).join(' '))
    }
    expect(toasts[2]).toContain('2')
    expect(toasts[3]).toContain('1')
    expect(toasts[4]).toContain('30')
    const answered = page.waitForResponse(/identity\/log_in/)
    await logIn(page, language, member.account, member.password)
    await answered
    await eventually(async () => (await alert.allInnerTexts()).join(' ')).toContain('30')
    expect(await addressOf(page)).toContain('/v1/login')
    await call('site/advance_clock', { minutes: 31 })
    await logIn(page, language, member.account, member.password)
    await page.waitForURL(({ pathname }) => pathname === '/v2/member/index/index')
    await page.locator('main').getByText(member.nickname).first().waitFor()
  },
)

test.each(phoneVisitors)(
  'IDN-06 in $language on a $width: a forgotten password is replaced by an e-mail code',
  async ({ language, width }) => {
    const [t, tCode] = [getTranslations('identity', language), getTranslations('code', language)]
    const member = await registerMember()
    const page = await visit('/v1/login', { language, width, options: ownAddress() })
    await headingOf(page)
    await page.getByLabel(t('account_or_email')).fill(member.account)
    await page.getByRole('link', { name: t('forgot') }).click()
    await page.getByRole('heading', { name: t('recover_lead') }).waitFor()
    expect(await page.getByLabel(t('account_or_email')).inputValue()).toBe(member.account)
    await passCaptcha(page, language)
    await page.getByRole('button', { name: t('next'), exact: true }).click()
    await page.waitForURL('**/findpw2')
    await page.reload()
    await page.getByText(t('recover_sent_email', { account: member.account })).waitFor()
    await expectAccessible(page)
    await page.getByLabel(tCode('code')).fill(await readCode(member.email))
    await page.waitForURL('**/findpw3')
    await page.goto('/v1/login/findpw/findpw2')
    await page.waitForURL('**/findpw3')
    await page.getByLabel(t('new_password'), { exact: false }).first().fill('Lantern-905')
    await page.getByLabel(t('new_password_again')).fill('Lantern-906')
    await page.getByRole('button', { name: t('confirm_change') }).click()
    await page.getByText(t('passwords_differ')).waitFor()
    await expectAccessible(page)
    await page.getByLabel(t('new_password_again')).fill('Lantern-905')
    await page.getByRole('button', { name: t('confirm_change') }).click()
    await page.waitForURL('**/findpw4')
    await page.goto('/v1/login/findpw/findpw3')
    await page.waitForURL('**/findpw4')
    await page.getByText(t('recovered_title')).waitFor()
    await expectAccessible(page)
    await expect(call('member/view', {}, member)).rejects.toThrow('410000')
    await page.getByRole('link', { name: t('log_in') }).click()
    await logIn(page, language, member.account, 'Lantern-905')
    await page.waitForURL(({ pathname }) => pathname === '/v2/member/index/index')
  },
)

test('IDN-05 IDN-06 recovery responds the same for an unknown account', async () => {
  const t = getTranslations('identity')
  const page = await visit('/v1/login/findpw/findpw', { options: ownAddress() })
  await headingOf(page)
  await page.getByLabel(t('account_or_email')).fill('nobody_has_this')
  await passCaptcha(page, 'en-us')
  await page.getByRole('button', { name: t('next'), exact: true }).click()
  await page.getByText(t('recover_sent_email', { account: 'nobody_has_this' })).waitFor()
})

test.each(desktopVisitors)('IDN-04 in $language on a $width: log-in by the code sent to a bound mobile', async ({ language, width }) => {
  const [t, tCode] = [getTranslations('identity', language), getTranslations('code', language)]
  const member = await registerMember()
  const mobile = `139${String(randomInt(1e8)).padStart(8, '0')}`
  const { proof } = await call('identity/confirm_owner', { password: member.password }, member)
  await call('member/send_mobile_code', { mobile: `+86${mobile}`, proof }, member)
  await call('member/change_mobile', { mobile: `+86${mobile}`, code: await codeOfMobile(mobile), proof }, member)
  const page = await visit('/v1/login', { language, width, options: ownAddress() })
  await headingOf(page)
  await page.getByRole('tab', { name: t('by_mobile') }).click()
  await page.getByLabel(t('mobile')).fill('12345')
  await page.getByRole('button', { name: tCode('send') }).click()
  await page.getByText(t('wrong_mobile')).waitFor()
  await page.getByLabel(t('mobile')).fill(mobile)
  await page.getByRole('button', { name: tCode('send') }).click()
  await page.getByRole('dialog', { name: t('check_title') }).waitFor()
  await passCaptcha(page, language)
  await expectAccessible(page)
  await call('site/advance_clock', { minutes: 2 })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('send_code') })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByLabel(tCode('code')).fill(await codeOfMobile(mobile))
  await page.getByRole('button', { name: t('log_in'), exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname === '/v2/member/index/index')
  await page.getByText(member.nickname).first().waitFor()
})

const codeOfMobile = (mobile: string) => readCode(`+86${mobile}`)

test('IDN-07 a log-in on a second device ends the first, which shows the reason', async () => {
  const member = await registerMember()
  const first = await visit('/v2/member/index/index', { member })
  await first.getByText(member.nickname).first().waitFor()
  const second = await visit('/v1/login', { width: 'desk', options: ownAddress() })
  await headingOf(second)
  await logIn(second, 'en-us', member.account, member.password)
  await second.waitForURL(({ pathname }) => pathname === '/v2/member/index/index')
  await go(first, '/v1/member/address/address')
  await first
    .getByRole('alert')
    .filter({ hasText: getTranslations('shell')('logged_in_elsewhere') })
    .waitFor()
  await first.waitForURL('**/v1/login?*')
  expect(await stored(first, 'token')).toBeNull()
  expect(await stored(second, 'token')).not.toBeNull()
})
