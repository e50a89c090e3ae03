import { wireCode } from '@longmall/contract/errors.ts'
import { sessionIdleSeconds } from '@longmall/contract/constants.ts'
import { storageKeys } from '@longmall/storefront/src/shell/session/storage.ts'
import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { isCall, refuseCall, restoreCall } from './api-responses.ts'
import { useBrowser } from './browser.ts'
import { addressOf, go, headingOf } from './screen.ts'
import { call, findGoods, registerMember, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const t = getTranslations('shell')
const tIdentity = getTranslations('identity')
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

async function logIn(page: Page, { account, password }: Shopper) {
  await page.getByLabel(tIdentity('account_or_email')).fill(account)
  await page.getByLabel(tIdentity('password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: tIdentity('log_in') }).click()
}

test('SHL-12 410001: a log-in elsewhere is reported, redirects to the log-in screen, and one returns to where one was', async () => {
  const member = await registerMember()
  const page = await visit('/v1/order/list/list?status=to_pay', { member })
  await headingOf(page)
  await call('identity/log_in', { account: member.account, password: member.password })
  await go(page, '/v1/member/address/address')
  await page
    .getByRole('alert')
    .filter({ hasText: t('logged_in_elsewhere') })
    .waitFor()
  await page.waitForURL('**/v1/login?*')
  expect(await stored(page, 'token')).toBeNull()
  expect(await stored(page, 'customer_id')).toBeNull()
  await logIn(page, member)
  await page
    .getByRole('heading', { name: getTranslations('member')('addresses') })
    .or(page.getByRole('heading', { name: getTranslations('order')('list_title') }))
    .first()
    .waitFor()
})

test('SHL-12 410000: a token that the shop no longer knows is forgotten and leads to the log-in screen', async () => {
  const member = await registerMember()
  const page = await visit('/v1/member/address/address', { member: { ...member, token: 'x'.repeat(43) } })
  await page.waitForURL('**/v1/login?*')
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/v1/member/address/address')
  expect(await stored(page, 'token')).toBeNull()
})

test('SHL-12 an hour without activity ends the session on this device', async () => {
  const member = await registerMember()
  const page = await visit('/v2/member/index/index', { member, prepare: (fresh) => fresh.clock.install() })
  await page.getByText(member.nickname).first().waitFor()
  await page.clock.fastForward((sessionIdleSeconds + 60) * 1000)
  await page.waitForURL('**/v1/login?*')
  expect(await stored(page, 'token')).toBeNull()
})

test('SHL-12 -10009 goes over to the second account when there is one, and sends the call again', async () => {
  const [first, second] = await Promise.all([registerMember(), registerMember()])
  const refuse = (fresh: Page) =>
    fresh.route('**/api/member/centre*', async (route) => {
      const isFirst = route.request().headers().token === first.token
      return isFirst
        ? route.fulfill({ status: 401, json: { code: wireCode.notLoggedIn, message: '', data: { reason: 'session.not_logged_in' } } })
        : route.fallback()
    })
  const page = await visit('/v2/member/index/index', {
    member: first,
    storage: { token2: second.token, customer_id2: String(second.customer_id) },
    prepare: refuse,
  })
  await page.getByText(second.nickname).first().waitFor()
  expect([await stored(page, 'token'), await stored(page, 'customer_id'), await stored(page, 'token2')]).toEqual([
    second.token,
    String(second.customer_id),
    null,
  ])
})

test('SHL-12 -10009 without a second account logs out, recounts the cart and opens the home page', async () => {
  const member = await registerMember()
  const page = await visit('/v2/member/language/language', { member })
  await headingOf(page)
  await refuseCall(page, 'member/list_addresses', wireCode.notLoggedIn, 'session.not_logged_in')
  const counted = page.waitForRequest((request) => isCall(request.url(), 'cart/count') && !request.headers().token)
  await go(page, '/v1/member/address/address')
  await page.waitForURL('**/v2/index/index/index')
  await counted
  expect(await stored(page, 'token')).toBeNull()
})

test('SHL-12 -10009 changes nothing while loginLock is set', async () => {
  const member = await registerMember()
  const page = await visit('/v2/member/language/language', { member, storage: { loginLock: '1' } })
  await headingOf(page)
  await refuseCall(page, 'member/list_addresses', wireCode.notLoggedIn, 'session.not_logged_in')
  await go(page, '/v1/member/address/address')
  await page.getByRole('button', { name: t('retry') }).waitFor()
  expect(await stored(page, 'token')).toBe(member.token)
  expect(await addressOf(page)).toBe('/v1/member/address/address')
})

test.each([
  [wireCode.closedByOperator, 'site.closed_by_operator', t('closed_by_operator')],
  [wireCode.closedBySchedule, 'site.closed_by_schedule', t('closed_by_schedule')],
] as const)('SHL-12 %i shows that the shop is closed, and it opens again with the next look', async (code, reason, text) => {
  const page = await visit('/v2/member/language/language')
  await headingOf(page)
  await refuseCall(page, 'catalogue/brands', code, reason)
  await page.route('**/api/site/state*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, site_state: code } } })
  })
  await go(page, '/v2/goods/brand/brand')
  await page.waitForURL('**/v2/store_closed')
  await page.getByRole('heading', { name: t('closed_title') }).waitFor()
  await page.getByText(text).waitFor()
  await restoreCall(page, 'catalogue/brands')
  await page.unroute('**/api/site/state*')
  await page.getByRole('button', { name: t('check_again') }).click()
  await page.waitForURL('**/v2/index/index/index')
})

test('SHL-12 -19999 reports that the account no longer exists, and forgets it', async () => {
  const member = await registerMember()
  const page = await visit('/v2/member/language/language', { member })
  await headingOf(page)
  await refuseCall(page, 'member/list_addresses', wireCode.accountCancelled, 'session.account_cancelled')
  await go(page, '/v1/member/address/address')
  await page.waitForURL('**/v2/account_cancelled')
  await page.getByRole('heading', { name: t('cancelled_title') }).waitFor()
  expect(await stored(page, 'token')).toBeNull()
})

test('SHL-12 logging out in one tab logs out the other', async () => {
  const member = await registerMember()
  const page = await visit('/v1/member/address/address', { member })
  await headingOf(page)
  const other = await page.context().newPage()
  await other.goto('/v1/login/login/logout')
  await page.waitForURL('**/v1/login?*')
})

test('SHL-08 a whole visit writes only the local-storage keys of the list', async () => {
  const member = await registerMember()
  const [goods] = await findGoods()
  const page = await visit('/v2/goods/search/search')
  const seen = new Set<string>()
  const see = async (address: string) => {
    await go(page, address)
    await page.waitForFunction((to) => location.pathname + location.search === to, address)
    await headingOf(page)
    for (const key of await page.evaluate(() => Object.keys(localStorage))) seen.add(key)
  }
  await headingOf(page)
  await page.getByRole('search').getByRole('textbox').fill('cup')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/v2/goods/list/list?*')
  await page.getByRole('button', { name: getTranslations('catalogue')('as_rows') }).click()
  await see('/v2/member/theme/theme')
  await page.getByRole('radio', { name: t('theme_green'), exact: true }).check()
  await see('/v1/login')
  await logIn(page, member)
  await page.waitForURL('**/v2/member/index/index')
  for (const address of [
    '/',
    '/v2/goods/list/list',
    `/v2/goods/detail/detail?sku_id=${goods!.sku_id}`,
    '/v2/goods/cart/cart',
    '/v1/member/address_edit/address_edit',
  ])
    await see(address)
  await go(page, '/v1/login/login/logout')
  await page.waitForURL('**/v1/login')
  await see('/')
  const known = new Set<string>(storageKeys)
  expect([...seen].filter((key) => !known.has(key))).toEqual([])
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'token',
      'customer_id',
      'email',
      'lastActivityTime',
      'language',
      'themeStyle',
      'lm_visitor',
      'lm_search_history',
      'lm_list_layout',
    ]),
  )
})
