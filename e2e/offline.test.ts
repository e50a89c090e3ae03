import type { Page, Response } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { shopUrl, useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { isServiceWorkerReady, savedAt } from './installed.ts'
import { go, headingOf, toastTexts } from './screen.ts'
import { addAddress, call, findGoods, placeOrder, registerMember, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const t = getTranslations('shell')
let member: Shopper
let goods: Awaited<ReturnType<typeof findGoods>>
beforeAll(async () => {
  member = await registerMember()
  goods = await findGoods()
})

const detail = (index: number) => `/v2/goods/detail/detail?sku_id=${goods[index]!.sku_id}`

/** The shop once its service worker is there and catalogue and code were saved, all of which it does when the page is quiet. */
async function visitInstalled(path: string, who?: Shopper): Promise<Page> {
  const page = await visit(path, {
    ...(who && { member: who }),
    options: { serviceWorkers: 'allow' },
    prepare: (fresh) => fresh.clock.install(),
  })
  await headingOf(page)
  await settle(page)
  await eventually(() => isServiceWorkerReady(page)).toBe(true)
  return page
}

async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(4000)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.clock.runFor(4000)
  // Saved, nothing more to be saved, and nothing on its way.
  let last = 0
  await eventually(async () => {
    const before = last
    const isBusy = (await page.locator('[aria-busy=true]').count()) > 0
    await page.clock.runFor(4000)
    last = await savedAt(page)
    return !isBusy && last > 0 && last === before
  }).toBe(true)
}

test('SHL-17 the manifest lets a browser install the shop, and its icons are there', async () => {
  const page = await visit('/')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await page.request.get(href!)).json()) as {
    name: string
    start_url: string
    display: string
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Longmall', start_url: '/', display: 'standalone' })
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src } of manifest.icons) expect((await page.request.get(src)).headers()['content-type']).toMatch(/^image\//)
  const devtools = await page.context().newCDPSession(page)
  const { errors } = await devtools.send('Page.getAppManifest')
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // Test browsers are private windows, in which nothing can be installed.
  expect([...errors, ...installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')]).toEqual([])
})

test('SHL-17 SHL-29 without a network the shop opens with the catalogue as last seen and shows a notice', async () => {
  const page = await visitInstalled('/v2/goods/list/list')
  const [first] = (await call('catalogue/list', {})).list
  await go(page, detail(0))
  await page.getByRole('heading', { name: goods[0]!.goods_name }).first().waitFor()
  await settle(page)
  await page.context().setOffline(true)

  const lost: string[] = []
  page.on('requestfailed', (request) => lost.push(request.url()))
  await page.goto('/v2/goods/list/list')
  await page.getByText(t('offline_notice')).waitFor()
  // A file that fails to load is requested at most three times: by its link, by its import and once more to be cached.
  await page.clock.runFor(20_000)
  await settle(page)
  expect([...Map.groupBy(lost, (url) => url)].filter(([, times]) => times.length > 3).map(([url]) => url)).toEqual([])
  await page.getByText(first!.goods_name).first().waitFor()
  await page.goto(detail(0))
  await page.getByText(t('offline_notice')).waitFor()
  await page.getByRole('heading', { name: goods[0]!.goods_name }).first().waitFor()

  await page.context().setOffline(false)
  await page.getByText(t('offline_notice')).waitFor({ state: 'hidden' })
})

test('SHL-17 SHL-29 without a network what was never seen has the frame, the notice and a retry that works later', async () => {
  const page = await visitInstalled(detail(0))
  await page.context().setOffline(true)
  await page.goto(detail(1))
  await page.getByText(t('offline_notice')).waitFor()
  await page.getByRole('button', { name: t('retry') }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: goods[1]!.goods_name }).first().waitFor()
})

test('SHL-17 SHL-29 without a network the home page of the installed shop opens', async () => {
  const page = await visitInstalled('/')
  await page.context().setOffline(true)
  const code: Response[] = []
  page.on('response', (response) => /\/assets\/.*\.(?:js|css)$/.test(response.url()) && code.push(response))
  await page.goto('/')
  await page.getByText(t('offline_notice')).waitFor()
  await page.getByRole('navigation', { name: t('main_navigation') }).waitFor()
  // A toast may report the failed call (SHL-10); the page itself remains.
  expect(await page.locator('main').getByRole('alert').allInnerTexts()).toEqual([])
  // Not by chance from the browser's own cache, which may drop it.
  await eventually(() => code.length).toBeGreaterThan(3)
  expect(code.filter((response) => !response.fromServiceWorker()).map((response) => response.url())).toEqual([])
})

test('SHL-17 SHL-29 ORD-01 without a network the cart opens as it was, nothing is laid over it, and it is refetched with the network', async () => {
  const shopper = await registerMember()
  await call('cart/add', { sku_id: goods[0]!.sku_id, quantity: 1 }, shopper)
  const cart = '/v2/goods/cart/cart'
  const page = await visitInstalled(cart, shopper)
  const line = () => page.getByText(goods[0]!.goods_name).first()
  await line().waitFor()
  await settle(page)
  await page.context().setOffline(true)
  await page.goto(cart)
  await page.getByText(t('offline_notice')).waitFor()
  await line().waitFor()
  expect(await toastTexts(page)).toBe('')
  expect(await page.getByRole('button', { name: t('retry') }).count()).toBe(0)
  // What was ordered meanwhile on another device is there as soon as the network is.
  await call('cart/add', { sku_id: goods[1]!.sku_id, quantity: 1 }, shopper)
  await page.context().setOffline(false)
  await page.getByText(goods[1]!.goods_name).first().waitFor()
})

/** All that a browser stores of a site, as one text. */
const readAllStored = (page: Page) =>
  page.evaluate(async () => {
    const stored: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) stored.push(request.url, await (await cache.match(request))!.text())
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name!)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of database.objectStoreNames) {
        stored.push(
          await new Promise((resolve, reject) => {
            const reading = database.transaction(store).objectStore(store).getAll()
            reading.onsuccess = () => resolve(reading.result)
            reading.onerror = () => reject(reading.error)
          }),
        )
      }
    }
    return JSON.stringify(stored)
  })

test('SHL-17 after logging out no data of the member is stored on the device', async () => {
  const order = await placeOrder(member, goods[0]!.sku_id)
  await addAddress(member, 'Nur Aisyah')
  await call('cart/add', { sku_id: goods[1]!.sku_id, quantity: 1 }, member)
  const page = await visitInstalled('/v2/member/index/index', member)
  await page.reload()
  const { order_no } = await call('order/view', { order_id: order.order_ids[0]! }, member)
  const walk: [string, string][] = [
    ['/v1/member/address/address', 'Nur Aisyah'],
    [`/v1/order/detail/detail?order_id=${order.order_ids[0]}`, order_no],
    ['/v2/goods/cart/cart', goods[1]!.goods_name],
    ['/v2/member/index/index', member.nickname],
  ]
  for (const [address, shown] of walk) {
    await page.goto(address)
    await page.getByText(shown).first().waitFor()
    await settle(page)
  }
  expect(await readAllStored(page)).toContain(member.token)
  await page.goto('/v1/login/login/logout')
  await page.waitForURL('**/v1/login')
  await settle(page)
  const stored = await readAllStored(page)
  const own = [
    member.token,
    member.email,
    member.nickname,
    'Nur Aisyah',
    order_no,
    `"customer_id":${member.customer_id},`,
    `["customer_id"`,
  ]
  expect(own.filter((text) => stored.includes(text) || stored.includes(JSON.stringify(text).slice(1, -1)))).toEqual([])

  await page.context().setOffline(true)
  for (const [address, shown] of walk) {
    await page.goto(address)
    await page.getByText(t('offline_notice')).waitFor()
    await headingOf(page)
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    expect(await page.getByText(shown).count()).toBe(0)
  }
})

test('SHL-17 the service worker leaves calls, pictures and other apps of the host alone', async () => {
  const page = await visitInstalled('/')
  await page.reload()
  await eventually(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${shopUrl()}/sw.js`)
  const byWorker: string[] = []
  page.on('response', (response) => response.fromServiceWorker() && byWorker.push(new URL(response.url()).pathname))
  const left = ['/api/site/time', '/healthz', '/console']
  await page.evaluate((paths) => Promise.all(paths.map((path) => fetch(path).catch(() => null))), left)
  expect(byWorker.filter((path) => left.includes(path))).toEqual([])
})
