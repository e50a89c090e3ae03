import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  fillRegistration,
  logIn,
  mailOf,
  newAccount,
  desktopVisitors,
  phoneVisitors,
  ownAddress,
  passCaptcha,
  visitors,
  expectAccessible,
} from './account-steps.ts'
import { changeResponse } from './api-responses.ts'
import { useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { headingOf, returnToApp, settle } from './screen.ts'
import { registerMember } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const wechat = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130 Mobile MicroMessenger/8.0.50'

/** WeChat authorises an identity that is bound to no account of the shop. */
async function vouch(page: Page) {
  const answer = (path: string, data: object) =>
    page.route(`**${path}*`, (route) => route.fulfill({ json: { code: 0, message: 'success', data } }))
  await answer('/api/bridge/host', { origins: [], own_origin: false, is_product_environment: false, wechat_app_id: 'wx1234' })
  await answer('/wechat/api/wechat/authcodetoopenid', { openid: 'o1', userinfo: null, ticket: 'a'.repeat(43) })
  await answer('/api/identity/log_in_authorised', {
    session: null,
    ticket: 'b'.repeat(43),
    suggested: { nickname: 'Mei', email_address: 'mei@mail.example' },
  })
}

/** The page as WeChat opens it after the shopper agreed. */
const visitVouched = (visitor: (typeof visitors)[number]) =>
  visit('/v1/login?code=c1&state=s1', {
    ...visitor,
    options: { ...ownAddress(), userAgent: wechat },
    prepare: async (page) => {
      await vouch(page)
      await page.addInitScript(() => sessionStorage.setItem('lm_wechat_state', 's1'))
    },
  })

test.each(phoneVisitors)(
  'IDN-04 in $language on a $width: an identity that is not bound yet waits through log-in and registration, and can be left',
  async (visitor) => {
    const t = getTranslations('identity', visitor.language)
    const page = await visitVouched(visitor)
    const banner = page.getByText(t('ticket_title', { provider: t('provider_wechat') }))
    await banner.waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: t('register') }).click()
    await page.getByText(t('benefit_wallet')).waitFor()
    await banner.waitFor()
    await page.getByRole('link', { name: t('start') }).click()
    await page.locator('[name=email_address]').waitFor()
    await banner.waitFor()
    await eventually(() => page.locator('[name=email_address]').inputValue()).toBe('mei@mail.example')
    await page.reload()
    await banner.waitFor()
    await page.getByRole('button', { name: t('ticket_cancel') }).click()
    await banner.waitFor({ state: 'detached' })
  },
)

test('IDN-04 an expired authorisation is reported, and one logs in without it', async () => {
  const [t, member] = [getTranslations('identity'), await registerMember()]
  const page = await visitVouched(visitors[1])
  const banner = page.getByText(t('ticket_title', { provider: t('provider_wechat') }))
  await banner.waitFor()
  await logIn(page, 'en-us', member.account, member.password)
  await banner.waitFor({ state: 'detached' })
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
  await logIn(page, 'en-us', member.account, member.password)
  await page.waitForURL('**/v2/member/index/index')
})

test.each(desktopVisitors)(
  'SHL-07 in $language on a $width: with registration switched off nothing links to it, and its screens show that',
  async (visitor) => {
    const t = getTranslations('identity', visitor.language)
    const page = await visit('/v1/login', { ...visitor, options: ownAddress(), prepare: (fresh) => fresh.clock.install() })
    await headingOf(page)
    await page.getByRole('link', { name: t('register') }).waitFor()
    await changeResponse(page, 'site/state', (site) => ({ ...site, addons: { ...site.addons, memberregister: false } }))
    await returnToApp(page)
    await page.getByRole('link', { name: t('register') }).waitFor({ state: 'detached' })
    for (const path of ['/v1/login/register/introduce', '/v1/login/register/register']) {
      await settle(page, path)
      await page.getByRole('heading', { name: t('closed_title') }).waitFor()
      expect(await headingOf(page)).toBe(t('register'))
      await expectAccessible(page)
    }
  },
)

test('IDN-01 the referrer of a link to a screen for members is prefilled', async () => {
  const t = getTranslations('identity')
  const page = await visit('/v1/order/list/list?source_member=7', { options: ownAddress() })
  await page.waitForURL('**/v1/login?*')
  await page.getByRole('link', { name: t('register') }).click()
  await page.getByRole('link', { name: t('start') }).click()
  await eventually(() => page.locator('[name=referrer_id]').inputValue()).toBe('7')
})

test('IDN-05 errors of the last input disappear with the next one', async () => {
  const page = await visit('/v1/login', { options: ownAddress() })
  await headingOf(page)
  await logIn(page, 'en-us', 'nobody_has_this', 'Wrong-pass-1')
  const alert = page.getByRole('alert').filter({ hasText: /\S/ })
  await alert.first().waitFor()
  await page.keyboard.type('x')
  await alert.first().waitFor({ state: 'detached' })
})

test('IDN-01 SHL-19 a registration needs no mouse', async () => {
  const t = getTranslations('identity')
  const account = newAccount()
  const page = await visit('/v1/login/register/register', { options: ownAddress() })
  await headingOf(page)
  await fillRegistration(page, account)
  await passCaptcha(page, 'en-us')
  await page.locator('[name=password_again]').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: t('confirm_email_title') }).waitFor()
  await page.getByText(t('code_sent_to', { to: `${mailOf(account).slice(0, 3)}***@mail.example` })).waitFor()
})
