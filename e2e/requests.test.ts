import type { Page, Request } from 'playwright-core'
import { networkTimeoutMs } from '@longmall/contract/constants.ts'
import { beforeAll, expect, test } from 'vitest'
import { changeResponse, delayCall, isCall, abortCall, restoreCall } from './api-responses.ts'
import { useBrowser } from './browser.ts'
import { go, headingOf, returnToApp, responseHandled, expectToast } from './screen.ts'
import { addAddress, findGoods, registerMember, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const t = getTranslations('shell')
let member: Shopper
let sku_id: number
beforeAll(async () => {
  member = await registerMember()
  await addAddress(member, 'Farah Aziz')
  sku_id = (await findGoods())[0]!.sku_id
})

const fieldsOf = (request: Request) => Object.fromEntries(new URLSearchParams(request.postData() ?? ''))
const queryOf = (request: Request) => Object.fromEntries(new URL(request.url()).searchParams)
const waitForCall = (page: Page, path: Parameters<typeof isCall>[1]) => page.waitForRequest((request) => isCall(request.url(), path))

test('SHL-10 without a payload a call is a GET: common fields in the address, what is secret in headers', async () => {
  const page = await visit('/v2/member/language/language', { member, language: 'zh-cn', storage: { savedStore: '{"store_id":3}' } })
  await headingOf(page)
  const request = waitForCall(page, 'member/list_addresses')
  await go(page, '/v1/member/address/address')
  expect((await request).method()).toBe('GET')
  expect(queryOf(await request)).toEqual({ app_type: 'h5', app_type_name: 'H5', store_id: '3', language: 'zh-cn' })
  expect((await request).headers()).toMatchObject({ token: member.token, customer_id: String(member.customer_id), email: member.email })
})

test('SHL-10 with a payload a call is a form-encoded POST that carries the common fields', async () => {
  const page = await visit('/v2/member/language/language', { member })
  await headingOf(page)
  const request = waitForCall(page, 'catalogue/record_visit')
  await go(page, `/v2/goods/detail/detail?sku_id=${sku_id}&source_type=poster`)
  expect((await request).method()).toBe('POST')
  expect((await request).headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
  expect(queryOf(await request)).toEqual({})
  const { token, customer_id, email } = member
  expect(fieldsOf(await request)).toMatchObject({
    app_type: 'h5',
    app_type_name: 'H5',
    language: 'en-us',
    token,
    customer_id: String(customer_id),
    email,
    sku_id: String(sku_id),
    source_type: 'poster',
  })
})

test('SHL-10 what is not stored is not sent, and WeChat is identified', async () => {
  const first = async (page: Page) => waitForCall(page, 'cart/count')
  let counted!: Promise<Request>
  const prepare = async (page: Page) => void (counted = first(page))
  await visit('/', { options: { userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0' }, prepare })
  const request = await counted
  expect(queryOf(request)).toEqual({ app_type: 'wechat', app_type_name: 'WeChat', language: 'en-us' })
  expect(Object.keys(request.headers()).filter((name) => ['token', 'customer_id', 'email'].includes(name))).toEqual([])
})

test('SHL-10 calls go to the base address that the server names', async () => {
  const page = await visit('/v2/member/language/language', { member, prepare: (fresh) => fresh.clock.install() })
  await headingOf(page)
  await changeResponse(page, 'site/state', (site) => ({ ...site, base_urls: { ...site.base_urls, main: '/other-base/' } }))
  await page.route('**/other-base/**', (route) => route.continue({ url: route.request().url().replace('/other-base/', '/api/') }))
  const counted = page.waitForRequest((request) => isCall(request.url(), 'site/state'))
  await returnToApp(page)
  await responseHandled(page, await (await counted).response())
  const request = page.waitForRequest('**/other-base/member/list_addresses?*')
  await go(page, '/v1/member/address/address')
  await request
  await page.getByText('Farah Aziz').waitFor()
})

test('SHL-10 a call without a response times out after 60000 ms with a toast, and a retry shows the screen', async () => {
  const page = await visit('/v2/member/language/language', { member, prepare: (fresh) => fresh.clock.install() })
  await headingOf(page)
  await delayCall(page, 'member/list_addresses')
  const request = waitForCall(page, 'member/list_addresses')
  await go(page, '/v1/member/address/address')
  await request
  await page.clock.runFor(networkTimeoutMs - 5000)
  expect(
    await page
      .getByRole('alert')
      .filter({ hasText: t('network_timeout') })
      .count(),
  ).toBe(0)
  await page.clock.runFor(5000)
  await expectToast(page, t('network_timeout'))
  await restoreCall(page, 'member/list_addresses')
  await page.getByRole('button', { name: t('retry') }).click()
  await page.getByText('Farah Aziz').waitFor()
})

test('SHL-10 without a network a call shows an error, a notice is above the screen, and everything recovers with the network', async () => {
  const page = await visit('/v2/member/language/language', { member })
  await headingOf(page)
  // The code of the screen is there already; only its data is missing.
  await abortCall(page, 'member/list_addresses')
  await go(page, '/v1/member/address/address')
  await page.getByRole('button', { name: t('retry') }).waitFor()
  await restoreCall(page, 'member/list_addresses')
  await page.context().setOffline(true)
  await page.getByText(t('offline_notice')).waitFor()
  await page.getByRole('button', { name: t('retry') }).click()
  await expectToast(page, t('network_offline'))
  await page.context().setOffline(false)
  await page.getByText('Farah Aziz').waitFor()
  await page.getByText(t('offline_notice')).waitFor({ state: 'hidden' })
})
