import type { Page } from 'playwright-core'
import { layoutWidthCap } from '@longmall/contract/constants.ts'
import { beforeAll, expect, test } from 'vitest'
import { changeResponse } from './api-responses.ts'
import { useBrowser, widths } from './browser.ts'
import { eventually } from './eventually.ts'
import { go, headingOf, returnToApp, settle } from './screen.ts'
import { call, findGoods, registerMember, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const t = getTranslations('shell')
let member: Shopper
let sku_ids: number[]
beforeAll(async () => {
  member = await registerMember()
  sku_ids = (await findGoods()).map(({ sku_id }) => sku_id)
  for (const sku_id of sku_ids.slice(0, 2)) await call('cart/add', { sku_id, quantity: 1 }, member)
})

const tabBar = (page: Page) => page.getByRole('navigation', { name: t('main_navigation') })
const readTabs = (page: Page) =>
  tabBar(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        path: link.getAttribute('href'),
        label: link.lastChild?.textContent,
        icon: link.querySelector('svg')?.innerHTML,
      })),
    )
const cartTab = (page: Page, count: number) => tabBar(page).getByRole('link', { name: t('cart_badge', { count }) })

test('SHL-03 the tab bar has the names, order and paths that the server sends, and shows where one is', async () => {
  const { tab_bar } = await call('site/state', {})
  const page = await visit('/')
  expect(await readTabs(page)).toMatchObject(tab_bar.map(({ path, label }) => ({ path, label })))
  for (const { label } of tab_bar) {
    await tabBar(page).getByRole('link', { name: label, exact: true }).click()
    await eventually(() => tabBar(page).locator('[aria-current=page]').textContent()).toBe(label)
  }
})

test('SHL-03 tabs that the operator renames, reorders and restyles follow without a reload', async () => {
  const page = await visit('/', { prepare: (fresh) => fresh.clock.install() })
  await headingOf(page)
  const before = await readTabs(page)
  await changeResponse(page, 'site/state', (site) => ({
    ...site,
    tab_bar: site.tab_bar.toReversed().map((tab) => ({ ...tab, label: `My ${tab.key}`, icon: 'gift' })),
  }))
  await returnToApp(page)
  await eventually(async () => (await readTabs(page)).map(({ label }) => label)).toEqual(['My member', 'My cart', 'My category', 'My home'])
  const after = await readTabs(page)
  expect(after.map(({ path }) => path)).toEqual(before.toReversed().map(({ path }) => path))
  const icons = new Set(after.map(({ icon }) => icon))
  expect(icons.size).toBe(1)
  expect(before.filter(({ icon }) => icons.has(icon))).toEqual([])
})

test('SHL-03 the cart tab carries the number of goods in the cart and follows it', async () => {
  const page = await visit('/', { member, prepare: (fresh) => fresh.clock.install() })
  await cartTab(page, 2).waitFor()
  await call('cart/add', { sku_id: sku_ids[2]!, quantity: 1 }, member)
  await returnToApp(page)
  await cartTab(page, 3).waitFor()
})

const screens = [
  '/',
  '/v2/goods/category/category',
  '/v2/goods/list/list',
  '/v2/goods/cart/cart',
  '/v2/member/index/index',
  '/v1/order/list/list',
  '/v1/member/address/address',
]

test('SHL-04 the layout is 500 px wide and in the middle of a wide window, bars and sheets too', async () => {
  const page = await visit('/', { member, width: 'desk' })
  const left = (widths.desk.width - layoutWidthCap) / 2
  const outside: unknown[] = []
  for (const path of screens) {
    await settle(page, path)
    const [main, ...boxes] = await page.evaluate(() =>
      [document.querySelector('main')!, ...document.querySelectorAll('main *, nav')]
        .filter((element) => element.checkVisibility() && !element.closest('.no-scrollbar, .sr-only'))
        .map((element) => ({
          element: `${element.tagName} ${element.className}`,
          left: element.getBoundingClientRect().left,
          right: element.getBoundingClientRect().right,
        })),
    )
    const tooWide = boxes.filter((box) => box.left < main!.left - 1 || box.right > main!.left + layoutWidthCap + 1)
    // A scroll bar may occupy a few pixels of the viewport's width.
    if (main!.right - main!.left !== layoutWidthCap || Math.abs(main!.left - left) > 10 || tooWide.length > 0)
      outside.push({ path, main, tooWide })
  }
  expect(outside).toEqual([])
  await go(page, '/v2/member/index/index')
  await page.getByRole('button', { name: getTranslations('member')('log_out') }).click()
  const dialog = await page.getByRole('dialog').boundingBox()
  expect(dialog!.x).toBeGreaterThanOrEqual(left - 10)
  expect(dialog!.x + dialog!.width).toBeLessThanOrEqual(left + layoutWidthCap + 10)
})

test('SHL-04 nothing is wider than a small phone', async () => {
  const page = await visit('/', { member })
  await page.setViewportSize({ width: 320, height: 640 })
  const wide: string[] = []
  for (const path of screens) {
    await settle(page, path)
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(path)
  }
  expect(wide).toEqual([])
})

test('SHL-04 the bars do not overlap the notch and of the home line', async () => {
  const page = await visit('/v2/goods/cart/cart', { member })
  const devtools = await page.context().newCDPSession(page)
  const gaps = () =>
    page.evaluate(() => ({
      top: document.querySelector('main header')!.firstElementChild!.getBoundingClientRect().top,
      bottom: innerHeight - document.querySelector('nav ul')!.getBoundingClientRect().bottom,
    }))
  await headingOf(page)
  expect(await gaps()).toEqual({ top: 0, bottom: 0 })
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } })
  await eventually(gaps).toEqual({ top: 47, bottom: 34 })
})

test('SHL-04 the selected tab of a row that is wider than the window is in view', async () => {
  const page = await visit('/v2/order/presale/presale?status=done', { member, language: 'en-us', width: 'phone' })
  const tab = page.getByRole('tab', { selected: true })
  await tab.waitFor()
  await eventually(() => tab.evaluate((one) => one.getBoundingClientRect().right <= innerWidth)).toBe(true)
})
