import { beforeAll, expect, test } from 'vitest'
import { changeResponse, isCall } from './api-responses.ts'
import { useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { go, headingOf, returnToApp, responseHandled } from './screen.ts'
import { registerMember, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
let member: Shopper
beforeAll(async () => {
  member = await registerMember()
})

test('SHL-26 on return the state of the shop and the cart count are requested once each, unchanged state is a 304, and nothing is redrawn', async () => {
  const page = await visit('/v2/member/index/index', { member, prepare: (fresh) => fresh.clock.install() })
  await page.getByText(member.nickname).first().waitFor()
  // The page was rendered with the state; the first return stores its ETag.
  const first = (['site/state', 'cart/count'] as const).map((path) => page.waitForResponse((answer) => isCall(answer.url(), path)))
  await returnToApp(page)
  for (const answer of await Promise.all(first)) await answer.finished()

  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const requests = new Map<string, string>()
  const statuses = new Map<string, number>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => requests.set(requestId, new URL(request.url).pathname))
  devtools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => statuses.set(requestId, statusCode))
  await page.evaluate(() => {
    const drawn: string[] = []
    Object.assign(window, { drawn })
    new MutationObserver((records) =>
      drawn.push(...records.map(({ type, target }) => `${type} of ${(target as Element).outerHTML ?? target.textContent}`)),
    ).observe(document.getElementById('app')!, { childList: true, subtree: true, characterData: true, attributes: true })
  })
  const counted = page.waitForResponse((answer) => isCall(answer.url(), 'cart/count'))
  const stated = page.waitForResponse((answer) => isCall(answer.url(), 'site/state'))
  await returnToApp(page)
  await Promise.all([(await counted).finished(), (await stated).finished()])

  await eventually(() => Object.fromEntries([...requests].map(([id, path]) => [path, statuses.get(id)]))).toMatchObject({
    '/api/site/state': 304,
    '/api/cart/count': expect.any(Number),
  })
  expect([...requests.values()].toSorted()).toEqual(['/api/cart/count', '/api/site/state'])
  expect(await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn)).toEqual([])
})

test('SHL-26 a feature, a tab and a theme that the operator changed meanwhile follow on return, without a reload', async () => {
  const tCatalogue = getTranslations('catalogue')
  const page = await visit('/v2/goods/list/list', { prepare: (fresh) => fresh.clock.install() })
  await headingOf(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const openFilters = () => page.getByRole('button', { name: tCatalogue('filter') }).click()
  const offers = page.getByRole('dialog').getByText(tCatalogue('promotion_manjian'))
  await openFilters()
  await offers.waitFor()
  await page.keyboard.press('Escape')
  await changeResponse(page, 'site/state', (site) => ({
    ...site,
    theme_style: 'blue',
    addons: { ...site.addons, manjian: false },
    tab_bar: site.tab_bar.slice(0, 3),
  }))
  await returnToApp(page)
  await eventually(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('blue')
  await openFilters()
  await page
    .getByRole('dialog')
    .getByRole('switch', { name: tCatalogue('in_stock') })
    .waitFor()
  expect(await offers.count()).toBe(0)
  await page.keyboard.press('Escape')
  await go(page, '/')
  const tabs = page.getByRole('navigation', { name: getTranslations('shell')('main_navigation') }).getByRole('link')
  await eventually(() => tabs.count()).toBe(3)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('SHL-26 R-06 the reopening time is shown in the shop’s own time zone, wherever the shopper is', async () => {
  const page = await visit('/v2/goods/list/list', {
    options: { timezoneId: 'Pacific/Honolulu' },
    prepare: (fresh) => fresh.clock.install(),
  })
  await headingOf(page)
  const closeIn = async (time_zone: string) => {
    await changeResponse(page, 'site/state', (site) => ({ ...site, site_state: -3, closed_until: '2026-12-01T18:30:00.000Z', time_zone }))
    const response = page.waitForResponse((answer) => isCall(answer.url(), 'site/state'))
    await returnToApp(page)
    await responseHandled(page, await response)
  }
  const seeTime = (time: string) => page.getByText(getTranslations('shell')('closed_until', { time })).waitFor()
  await closeIn('Asia/Shanghai')
  await go(page, '/v2/goods/category/category')
  await seeTime('Dec 2, 2026, 2:30 AM')
  await closeIn('America/New_York')
  await seeTime('Dec 1, 2026, 1:30 PM')
})
