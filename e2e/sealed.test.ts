import { selfTestSecurity } from '@longmall/storefront/src/shell/secure/self-test.ts'
import { drawn } from '@longmall/server/src/media/test/pictures.ts'
import { createSealer } from '@longmall/storefront/src/shell/secure/sealer.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBrowser, visitOwnShop } from './browser.ts'
import { eventually } from './eventually.ts'
import { isServiceWorkerReady, savedAt } from './installed.ts'
import { go, headingOf, expectToast, toastTexts } from './screen.ts'
import { storedKeys, startSealedShop, watchCalls } from './sealed-shop.ts'
import { addAddress, call, findGoods, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
let shop: Awaited<ReturnType<typeof startSealedShop>>
let goods: Awaited<ReturnType<typeof findGoods>>
let nickname: string
const buyer = { account: 'bob_am', password: 'Longmall1', payment_password: '246810' }
beforeAll(async () => {
  shop = await startSealedShop()
  visitOwnShop(shop.address)
  goods = await findGoods()
  const member = await logInAs(buyer)
  nickname = member.nickname
  await addAddress(member)
})
afterAll(() => shop.stop())

/** A session made while calls are plain. */
async function logInAs({ account, password }: { account: string; password: string }): Promise<Shopper> {
  return { ...(await call('identity/log_in', { account, password })), account, password }
}

const drawnPicture = () => drawn().png().toBuffer()
const list = '/v2/goods/list/list'
const detail = (index: number) => `/v2/goods/detail/detail?sku_id=${goods[index]!.sku_id}`
const shows = (page: Page, index: number) => page.getByRole('heading', { name: goods[index]!.goods_name }).first().waitFor()

async function putInCart(page: Page, index: number) {
  const [tCatalogue, tSearch] = [getTranslations('catalogue'), getTranslations('search')]
  await page.goto('/v2/goods/search/search')
  await page.getByRole('textbox', { name: tSearch('placeholder') }).fill(goods[index]!.goods_name)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/v2/goods/list/list**')
  await page.locator('a[href*="/goods/detail/"]').filter({ hasText: goods[index]!.goods_name }).first().click()
  await page.waitForURL('**/v2/goods/detail/detail**')
  await page.getByRole('button', { name: tCatalogue('add_to_cart') }).click()
  const sheet = page.getByRole('dialog').getByRole('button', { name: tCatalogue('add_to_cart') })
  const isAdded = async () => (await toastTexts(page)).includes(tCatalogue('added'))
  await eventually(async () => (await sheet.isVisible()) || isAdded()).toBe(true)
  if (!(await isAdded())) await sheet.click()
  await expectToast(page, tCatalogue('added'))
}

async function logIn(page: Page) {
  const t = getTranslations('identity')
  await page.getByLabel(t('account_or_email'), { exact: true }).fill(buyer.account)
  await page.getByLabel(t('password'), { exact: true }).fill(buyer.password)
  await page.getByRole('button', { name: t('log_in'), exact: true }).click()
}

/** Chooses a picture in the profile, as it is, and waits until it is the member's. */
async function changePicture(page: Page) {
  const t = getTranslations('member')
  await page.goto('/v2/member/info/info')
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawnPicture() })
  await page.getByRole('button', { name: t('avatar_use') }).click()
  await expectToast(page, t('saved'))
}

test('SHL-11 QUA-08 option 2: search, cart, log-in, order and payment from the balance, every call of it sealed', async () => {
  await shop.setSecurityOption(2)
  const [tCart, tOrder, tPayment] = [getTranslations('cart'), getTranslations('order'), getTranslations('payment')]
  const page = await visit('/')
  // A visitor who navigates away before the key is stored opens another session.
  await eventually(async () => (await storedKeys(page)).length).toBe(1)
  const calls = watchCalls(page, 2)
  await putInCart(page, 0)
  await page.goto('/v2/goods/cart/cart')
  await page.getByRole('button', { name: tCart('settle', { count: 1 }) }).click()
  await page.waitForURL('**/v1/login**')
  await logIn(page)
  await page.waitForURL('**/v2/order/confirm/confirm**')
  await page.getByRole('button', { name: tOrder('submit') }).click()
  await page.waitForURL('**/v1/order/payment/payment**')
  await page.getByRole('radio', { name: tPayment('balance') }).check()
  await page.getByRole('button', { name: tPayment('confirm') }).click()
  await page.getByLabel(tPayment('password_for'), { exact: true }).pressSequentially(buyer.payment_password)
  await page.waitForURL('**/v2/pay/result/result**')
  await page.getByText(tPayment('success_text')).waitFor()
  await page.getByRole('link', { name: tPayment('view_order') }).click()
  await page.locator('[data-state=paid]').waitFor()
  await changePicture(page)
  expect(calls.wrong).toEqual([])
  expect(calls.count).toBeGreaterThan(12)
  // One key for the visitor, one for the member, over all those pages.
  expect(calls.opened).toBeLessThanOrEqual(2)
  const keys = await storedKeys(page)
  expect([keys.length > 0, keys.some(({ isReadable }) => isReadable)]).toEqual([true, false])

  await page.goto('/v1/login/login/logout')
  await page.waitForURL('**/v1/login')
  await eventually(async () => {
    const left = (await storedKeys(page)).map(({ kid }) => kid)
    return keys.filter(({ kid }) => left.includes(kid))
  }).toEqual([])
})

test('SHL-11 SHL-23 QUA-08 option 1: list, goods, cart, log-in, addresses, member centre and a picture, every call of it sealed', async () => {
  await shop.setSecurityOption(1)
  const page = await visit(list, { width: 'desk' })
  const calls = watchCalls(page, 1)
  await putInCart(page, 1)
  await page.goto('/v1/login?redirect=/v1/member/address/address')
  await logIn(page)
  await page.getByText('Mei Tan').waitFor()
  await page.goto('/v2/member/index/index')
  await page.getByText(nickname).first().waitFor()
  await page.goto('/v2/goods/cart/cart')
  await page.getByRole('link', { name: goods[1]!.goods_name }).first().waitFor()
  await changePicture(page)
  expect(calls.wrong).toEqual([])
  expect(calls.count).toBeGreaterThan(5)
  expect(calls.opened).toBe(0)
})

test.each([1, 2] as const)(
  'SHL-11 SHL-23 option %i: the storefront’s own code uploads a picture, and it cannot be replaced by another one',
  async (option) => {
    await shop.setSecurityOption(0)
    const { token } = await logInAs(buyer)
    await shop.setSecurityOption(option)
    const base = `${shop.address}/api`
    const tools = { fetch, language: 'en-us' as const, bases: () => ({ main: base, member_level: base, set_top_box: base }) }
    const picture = await drawnPicture()
    const sealed = () =>
      createSealer({ ...tools, persist: false }).seal(
        option,
        'upload/avatar',
        new URLSearchParams({ app_type: 'h5', app_type_name: 'H5', token }),
        { file: new Blob([picture], { type: 'image/png' }) },
      )
    const send = async (body: BodyInit) =>
      (await (await fetch(`${base}/upload/avatar`, { method: 'POST', body })).json()) as { code: number; data: object }
    expect(await send(await sealed())).toMatchObject({ code: 0, data: { pic_path: expect.stringMatching(/^\/media\/.+\.webp$/) } })
    const swapped = (await sealed()) as FormData
    swapped.set('file', new Blob([picture, new Uint8Array(1)]), 'me.png')
    expect(await send(swapped)).toMatchObject({ data: { reason: 'session.message_invalid' } })
  },
)

test('SHL-11 SHL-22 the test page finds both options in order in a browser', async () => {
  await shop.setSecurityOption(1)
  const t = getTranslations('testpage')
  const page = await visit('/v1/testfullpage')
  await page.getByRole('button', { name: t('run') }).click()
  for (const option of [t('option_1'), t('option_2')])
    await page.getByRole('listitem').filter({ hasText: option }).filter({ hasText: / ms/ }).waitFor()
})

test.each([0, 1, 2] as const)('SHL-11 SHL-22 the self-test finds both options in order while the shop asks for %i', async (option) => {
  await shop.setSecurityOption(option)
  const results = await selfTestSecurity(`${shop.address}/api`)
  expect(results).toMatchObject([
    { option: 1, ok: true, detail: { failed: null } },
    { option: 2, ok: true, detail: { failed: null } },
  ])
})

test('SHL-11 an open page follows the operator’s choice without a reload', async () => {
  await shop.setSecurityOption(0)
  const page = await visit(list)
  await headingOf(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  for (const [at, option] of [2, 1, 0, 2].entries()) {
    await shop.setSecurityOption(option as 0 | 1 | 2)
    const answered = page.waitForResponse((response) => response.url().includes('/api/catalogue/detail') && response.ok())
    await go(page, detail(at + 2))
    await shows(page, at + 2)
    await answered
  }
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('SHL-11 keys that the server has ended, and a clock three hours off, are mended unseen', async () => {
  await shop.setSecurityOption(2)
  const later = Date.now() + 3 * 3_600_000
  const page = await visit(list, { prepare: (fresh) => fresh.clock.install({ time: later }) })
  await headingOf(page)
  await go(page, detail(0))
  await shows(page, 0)
  await shop.endKeys()
  await go(page, detail(1))
  await shows(page, 1)
  await page.reload()
  await headingOf(page)
  await go(page, detail(2))
  await shows(page, 2)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test.each([1, 2] as const)(
  'SHL-11 SHL-17 option %i: without a network the catalogue as last seen opens, and comes alive again',
  async (option) => {
    await shop.setSecurityOption(option)
    const page = await visit(list, { options: { serviceWorkers: 'allow' }, prepare: (fresh) => fresh.clock.install() })
    await headingOf(page)
    const settle = async () => {
      await page.clock.runFor(8000)
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
      await page.clock.runFor(8000)
      await eventually(() => isServiceWorkerReady(page)).toBe(true)
      // The catalogue is saved too, and nothing more of it.
      let last = 0
      await eventually(async () => {
        const before = last
        await page.clock.runFor(4000)
        last = await savedAt(page)
        return last > 0 && last === before
      }).toBe(true)
    }
    await settle()
    await go(page, detail(0))
    await shows(page, 0)
    await settle()
    await page.context().setOffline(true)
    await page.goto(detail(0))
    await page.getByText(getTranslations('shell')('offline_notice')).waitFor()
    await shows(page, 0)
    await page.context().setOffline(false)
    await go(page, detail(1))
    await shows(page, 1)
  },
)

test('SHL-11 a page loaded without HTTPS shows that the shop needs it', async () => {
  await shop.setSecurityOption(2)
  const page = await visit(list, {
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })
        Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined })
      }),
  })
  await page
    .getByRole('alert')
    .filter({ hasText: getTranslations('shell')('network_insecure') })
    .first()
    .waitFor()
})
