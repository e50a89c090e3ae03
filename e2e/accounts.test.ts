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
  onDesk,
  onPhone,
  ownAddress,
  passCaptcha,
  password,
  people,
  seeNoBarriers,
} from './account-steps.ts'
import { addressOf, go, headingOf } from './screen.ts'
import { call, readCode, registerMember } from './shopper.ts'
import { words } from './words.ts'

const { visit } = useBrowser()
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const nobody = '2147000000'

test.each(people)(
  'IDN-01 IDN-02 IDN-03 in $language on a $width: a newcomer without the referrer that was named gets an account and an ID',
  async ({ language, width }) => {
    const [say, code, form] = [words('identity', language), words('code', language), words('form', language)]
    const account = newAccount()
    const page = await visit('/v1/login?redirect=/v2/goods/cart/cart', { language, width, options: ownAddress() })
    await page.getByRole('link', { name: say('register') }).click()
    // The levels are folded: a newcomer needs none of them.
    const ladder = page.locator('details', { hasText: say('levels_title') })
    await ladder.waitFor()
    expect(await ladder.evaluate((fold: HTMLDetailsElement) => fold.open)).toBe(false)
    await page.getByRole('link', { name: say('start') }).click()
    await page.waitForURL('**/v1/login/register/register?**')

    // Account, e-mail and password stand there; who introduced one is folded.
    await page.locator('[name=account]').waitFor()
    for (const name of ['country', 'referrer_id', 'regional_code', 'dealer_code'])
      expect(await page.locator(`[name=${name}]`).isVisible()).toBe(false)
    await page.getByText(say('section_introducer')).click()

    // Each rule is said as one types.
    await page.locator('[name=account]').fill('ab')
    await page.locator('[name=email_address]').fill('nobody@')
    await page.locator('[name=password]').fill('abcdefgh')
    await page.locator('[name=password_again]').fill('abcdefg')
    await page.locator('[name=referrer_id]').fill('me')
    await page.locator('[name=dealer_code]').fill('?')
    await page.locator('[name=regional_code]').focus()
    for (const text of [
      say('wrong_account'),
      say('wrong_email'),
      form('password_mix'),
      say('differ'),
      say('wrong_referrer'),
      say('wrong_agent_code'),
    ])
      await page.getByRole('alert').filter({ hasText: text }).first().waitFor()
    await page.locator('[name=password]').fill(password)
    await page.getByText(say('strength', { level: say('strength_3') })).waitFor()
    await seeNoBarriers(page)

    // The documents open over what was typed, and the tick is needed.
    await page.locator('[name=dealer_code]').fill('')
    await page.getByRole('button', { name: words('content', language)('terms') }).click()
    await page.getByRole('dialog', { name: words('content', language)('terms') }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: say('next'), exact: true }).click()
    await page.getByText(say('agreement_needed')).waitFor()
    await seeNoBarriers(page)
    expect(await page.locator('[name=password]').inputValue()).toBe(password)

    // Nobody has this ID: correct it, or go on without.
    await fillRegistration(page, account)
    await page.locator('[name=referrer_id]').fill(nobody)
    await passCaptcha(page, language)
    await page.getByRole('button', { name: say('next'), exact: true }).click()
    const question = page.getByRole('dialog', { name: say('unknown_title') })
    await question.getByRole('button', { name: say('unknown_correct') }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: say('unknown_field') })
      .waitFor()
    await eventually(() => page.locator('[name=referrer_id]').evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: say('next'), exact: true }).click()
    await question.getByRole('button', { name: say('unknown_go_on') }).click()

    // The code, after a reload and a wrong one.
    await page.waitForURL('**/v1/login/register/register2**')
    await page.reload()
    await page.getByLabel(code('code')).fill('000000')
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
    await seeNoBarriers(page)
    await page.getByLabel(code('code')).fill(await readCode(mailOf(account)))
    await page.waitForURL('**/v1/login/register/register3**')
    await page.locator('main').getByText(account).waitFor()
    await page.getByText((await stored(page, 'customer_id'))!, { exact: true }).waitFor()
    await page.reload()
    await page.locator('main').getByText(account).waitFor()
    await seeNoBarriers(page)
    await page.getByRole('link', { name: say('go_on') }).click()
    await page.waitForURL('**/v2/goods/cart/cart')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(password)
  },
)

test('IDN-01 another code can be asked for after a minute; a registration that is over begins again with what was typed', async () => {
  const [say, code] = [words('identity'), words('code')]
  const account = newAccount()
  const page = await visit('/v1/login/register/register', { options: ownAddress() })
  await headingOf(page)
  await fillRegistration(page, account)
  await passCaptcha(page, 'en-us')
  await page.getByRole('button', { name: say('next'), exact: true }).click()
  await page.getByRole('heading', { name: say('confirm_email_title') }).waitFor()
  const first = await readCode(mailOf(account))
  await page.getByRole('button', { name: /\d+ s$/ }).waitFor()
  await call('site/advance_clock', { minutes: 2 })
  await page.reload()
  await page.getByRole('button', { name: code('resend'), exact: true }).click()
  await page.getByRole('button', { name: /\d+ s$/ }).waitFor()
  expect(await readCode(mailOf(account))).not.toBe(first)
  await page.getByLabel(code('code')).fill(first)
  await eventually(() => page.getByLabel(code('code')).getAttribute('aria-invalid')).toBe('true')
  await call('site/advance_clock', { minutes: 31 })
  await page.getByLabel(code('code')).fill('123456')
  await page.getByText(say('passwords_gone')).waitFor()
  expect(await page.locator('[name=account]').inputValue()).toBe(account)
})

test('IDN-05 a name that is taken is told on its field, and the captcha stays as it was answered', async () => {
  const say = words('identity')
  const member = await registerMember()
  const page = await visit('/v1/login/register/register', { options: ownAddress() })
  await headingOf(page)
  await fillRegistration(page, member.account)
  await passCaptcha(page, 'en-us')
  await page.getByRole('button', { name: say('next'), exact: true }).click()
  await eventually(() => page.locator('[name=account]').getAttribute('aria-invalid')).toBe('true')
  const account = newAccount()
  await fillRegistration(page, account)
  await page.getByRole('button', { name: say('next'), exact: true }).click()
  await page.waitForURL('**/register2**')
})

test.each(people)(
  'IDN-05 in $language on a $width: wrong passwords count down to a lock of half an hour, and out of it',
  async ({ language, width }) => {
    const member = await registerMember()
    const page = await visit('/v1/login?redirect=/v2/member/index/index', { language, width, options: ownAddress() })
    await headingOf(page)
    const alert = page.getByRole('alert').filter({ hasText: /\S/ })
    const said: string[] = []
    for (const attempt of ['one', 'two', 'three', 'four', 'five'].map((word) => `wrong-${word}-1`)) {
      const answered = page.waitForResponse(/identity\/log_in/)
      await logIn(page, language, member.account, attempt)
      await answered
      await alert.first().waitFor()
      said.push((await alert.allInnerTexts()).join(' '))
    }
    expect(said[2]).toContain('2')
    expect(said[3]).toContain('1')
    expect(said[4]).toContain('30')
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

test.each(onPhone)('IDN-06 in $language on a $width: a forgotten password is replaced by an e-mail code', async ({ language, width }) => {
  const [say, code] = [words('identity', language), words('code', language)]
  const member = await registerMember()
  const page = await visit('/v1/login', { language, width, options: ownAddress() })
  await headingOf(page)
  await page.getByLabel(say('account_or_email')).fill(member.account)
  await page.getByRole('link', { name: say('forgot') }).click()
  await page.getByRole('heading', { name: say('recover_lead') }).waitFor()
  expect(await page.getByLabel(say('account_or_email')).inputValue()).toBe(member.account)
  await passCaptcha(page, language)
  await page.getByRole('button', { name: say('next'), exact: true }).click()
  await page.waitForURL('**/findpw2')
  await page.reload()
  await page.getByText(say('recover_sent_email', { account: member.account })).waitFor()
  await seeNoBarriers(page)
  await page.getByLabel(code('code')).fill(await readCode(member.email))
  await page.waitForURL('**/findpw3')
  await page.goto('/v1/login/findpw/findpw2')
  await page.waitForURL('**/findpw3')
  await page.getByLabel(say('new_password'), { exact: false }).first().fill('Lantern-905')
  await page.getByLabel(say('new_password_again')).fill('Lantern-906')
  await page.getByRole('button', { name: say('confirm_change') }).click()
  await page.getByText(say('differ')).waitFor()
  await seeNoBarriers(page)
  await page.getByLabel(say('new_password_again')).fill('Lantern-905')
  await page.getByRole('button', { name: say('confirm_change') }).click()
  await page.waitForURL('**/findpw4')
  await page.goto('/v1/login/findpw/findpw3')
  await page.waitForURL('**/findpw4')
  await page.getByText(say('recovered_title')).waitFor()
  await seeNoBarriers(page)
  await expect(call('member/view', {}, member)).rejects.toThrow('410000')
  await page.getByRole('link', { name: say('log_in') }).click()
  await logIn(page, language, member.account, 'Lantern-905')
  await page.waitForURL(({ pathname }) => pathname === '/v2/member/index/index')
})

test('IDN-05 IDN-06 recovery says the same of an account that nobody has', async () => {
  const say = words('identity')
  const page = await visit('/v1/login/findpw/findpw', { options: ownAddress() })
  await headingOf(page)
  await page.getByLabel(say('account_or_email')).fill('nobody_has_this')
  await passCaptcha(page, 'en-us')
  await page.getByRole('button', { name: say('next'), exact: true }).click()
  await page.getByText(say('recover_sent_email', { account: 'nobody_has_this' })).waitFor()
})

test.each(onDesk)('IDN-04 in $language on a $width: log-in by the code sent to a bound mobile', async ({ language, width }) => {
  const [say, code] = [words('identity', language), words('code', language)]
  const member = await registerMember()
  const mobile = `139${String(randomInt(1e8)).padStart(8, '0')}`
  const { proof } = await call('identity/confirm_owner', { password: member.password }, member)
  await call('member/send_mobile_code', { mobile: `+86${mobile}`, proof }, member)
  await call('member/change_mobile', { mobile: `+86${mobile}`, code: await codeOfMobile(mobile), proof }, member)
  const page = await visit('/v1/login', { language, width, options: ownAddress() })
  await headingOf(page)
  await page.getByRole('tab', { name: say('by_mobile') }).click()
  await page.getByLabel(say('mobile')).fill('12345')
  await page.getByRole('button', { name: code('send') }).click()
  await page.getByText(say('wrong_mobile')).waitFor()
  await page.getByLabel(say('mobile')).fill(mobile)
  await page.getByRole('button', { name: code('send') }).click()
  await page.getByRole('dialog', { name: say('check_title') }).waitFor()
  await passCaptcha(page, language)
  await seeNoBarriers(page)
  await call('site/advance_clock', { minutes: 2 })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('send_code') })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByLabel(code('code')).fill(await codeOfMobile(mobile))
  await page.getByRole('button', { name: say('log_in'), exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname === '/v2/member/index/index')
  await page.getByText(member.nickname).first().waitFor()
})

const codeOfMobile = (mobile: string) => readCode(`+86${mobile}`)

test('IDN-07 a log-in on a second device ends the first, which is told why', async () => {
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
    .filter({ hasText: words('shell')('logged_in_elsewhere') })
    .waitFor()
  await first.waitForURL('**/v1/login?*')
  expect(await stored(first, 'token')).toBeNull()
  expect(await stored(second, 'token')).not.toBeNull()
})
