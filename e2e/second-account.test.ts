import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn, newAccount, ownAddress, visitors, registerOnScreens } from './account-steps.ts'
import { useBrowser } from './browser.ts'
import { go } from './screen.ts'
import { call, registerMember } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('IDN-07 a second account is added, stays through a log-out, and one goes on with it', async () => {
  const t = getTranslations('identity')
  const [ann, ben] = await Promise.all([registerMember(), registerMember()])
  const page = await visit('/v1/login?second=true&redirect=/v2/member/index/index', { member: ann, options: ownAddress() })
  await page.getByText(t('second_note')).waitFor()
  await logIn(page, 'en-us', ben.account, ben.password)
  await page.waitForURL('**/v2/member/index/index')
  await page.getByText(ben.nickname).first().waitFor()
  expect([await stored(page, 'customer_id'), await stored(page, 'token2'), await stored(page, 'customer_id2')]).toEqual([
    String(ben.customer_id),
    ann.token,
    String(ann.customer_id),
  ])
  await go(page, '/v1/login/login/logout')
  await page.waitForURL('**/v1/login')
  await page.getByRole('button', { name: t('continue_as', { name: ann.nickname }) }).click()
  await page.waitForURL('**/v2/member/index/index')
  await page.getByText(ann.nickname).first().waitFor()
  expect([await stored(page, 'token'), await stored(page, 'token2')]).toEqual([ann.token, null])
  await call('member/view', {}, ann)
})

test.each(visitors)(
  'IDN-07 in $language on a $width: the profile adds an account, switches there and back, and removes it',
  async (visitor) => {
    const t = getTranslations('identity', visitor.language)
    const [ann, ben] = await Promise.all([registerMember(), registerMember()])
    const page = await visit('/v2/member/info/info', { ...visitor, member: ann, options: ownAddress() })
    const other = await page.context().newPage()
    await other.goto('/v2/member/index/index')
    await other.getByText(ann.nickname).first().waitFor()
    await page.bringToFront()
    await page.getByRole('link', { name: t('second_title') }).click()
    await page.getByRole('heading', { name: t('second_title') }).waitFor()
    await logIn(page, visitor.language, ben.account, ben.password)
    await page.waitForURL('**/v2/member/info/info')
    await page.getByText(ben.account).first().waitFor()
    // The other tab follows, and does not log anybody out.
    await other.getByText(ben.nickname).first().waitFor()

    await page.getByRole('button', { name: t('switch_to', { name: ann.nickname }) }).click()
    await page.waitForURL('**/v2/member/index/index')
    await page.getByText(ann.nickname).first().waitFor()
    await other.getByText(ann.nickname).first().waitFor()
    await go(page, '/v2/member/info/info')
    await page.getByRole('button', { name: t('switch_to', { name: ben.nickname }) }).waitFor()
    await Promise.all([call('member/view', {}, ann), call('member/view', {}, { ...ben, token: (await stored(page, 'token2'))! })])

    // Its session is ended elsewhere: a message is shown, and the current account remains.
    await call('identity/log_in', { account: ben.account, password: ben.password })
    await page.reload()
    await page.getByText(t('second_expired')).waitFor()
    await page.getByRole('button', { name: t('remove_account', { name: t('account_id', { id: ben.customer_id }) }) }).click()
    await page
      .getByRole('dialog', { name: t('remove_question') })
      .getByRole('button', { name: getTranslations('shell', visitor.language)('confirm') })
      .click()
    await page.getByRole('link', { name: t('second_title') }).waitFor()
    expect([await stored(page, 'token'), await stored(page, 'token2'), await stored(page, 'customer_id2')]).toEqual([ann.token, null, null])
  },
)

test('IDN-01 registering on the way to the cart returns there, with a second account too', async () => {
  const ann = await registerMember()
  const page = await visit('/v1/login?second=true&redirect=/v2/goods/cart/cart', { member: ann, options: ownAddress() })
  await page.getByRole('link', { name: getTranslations('identity')('register') }).click()
  const account = newAccount()
  await registerOnScreens(page, 'en-us', account)
  await page.getByRole('link', { name: getTranslations('identity')('continue') }).click()
  await page.waitForURL('**/v2/goods/cart/cart')
  expect(await stored(page, 'token2')).toBe(ann.token)
})
