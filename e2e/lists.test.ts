import type { Page } from 'playwright-core'
import { backToTopAtScroll, listPageSize, noMoreDataBelowItems, pullDownResetMs } from '@longmall/contract/constants.ts'
import { expect, test } from 'vitest'
import { changeResponse, delayCall, isCall, abortCall, restoreCall } from './api-responses.ts'
import { useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { go, headingOf } from './screen.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const t = getTranslations('shell')
const tCatalogue = getTranslations('catalogue')

const list = '/v2/goods/list/list?sort=newest'
const cards = (page: Page) => page.locator('main a[href*="/v2/goods/detail/detail"]')
const hrefs = (page: Page) => cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

/** Opens the list from another screen, so that the browser requests it itself. */
async function openList(prepare: (page: Page) => Promise<unknown>, options = {}): Promise<Page> {
  const page = await visit('/v2/member/language/language', options)
  await headingOf(page)
  await prepare(page)
  await go(page, list)
  return page
}

const scrollDown = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))

test('SHL-14 a list goes on by pages of 10 to a quiet end mark, and draws only what is near', async () => {
  const sizes: number[] = []
  const page = await openList((fresh) =>
    changeResponse(fresh, 'catalogue/list', (answer) => {
      sizes.push(answer.list.length)
      return sizes.length < 5 ? answer : { ...answer, next: null }
    }),
  )
  await cards(page).first().waitFor()
  await eventually(async () => {
    await scrollDown(page)
    return page.getByRole('img', { name: t('list_end') }).count()
  }).toBe(1)
  expect(sizes).toEqual(Array.from({ length: 5 }, () => listPageSize))
  const seen = new Set<string | null>()
  let most = 0
  for (let top = await page.evaluate(() => scrollY); top >= 0; top -= 400) {
    await page.evaluate((y) => new Promise((done) => (scrollTo(0, y), requestAnimationFrame(() => requestAnimationFrame(done)))), top)
    const drawn = await hrefs(page)
    most = Math.max(most, drawn.length)
    for (const href of drawn) seen.add(href)
  }
  expect(seen.size).toBe(5 * listPageSize)
  expect(most).toBeLessThan(5 * listPageSize)
})

test('SHL-14 a list goes on in a busy browser, which reports several scroll moves at once', async () => {
  const page = await openList((fresh) =>
    fresh.evaluate(() => {
      const Native = IntersectionObserver
      window.IntersectionObserver = class extends Native {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          let entries: IntersectionObserverEntry[] = []
          super((changes, observer) => {
            if (entries.length === 0) setTimeout(() => callback(entries.splice(0), observer), 300)
            entries.push(...changes)
          }, options)
        }
      }
    }),
  )
  await cards(page).first().waitFor()
  await eventually(async () => {
    await scrollDown(page)
    return page.evaluate(() => document.documentElement.scrollHeight)
  }).toBeGreaterThan(8000)
})

test('SHL-14 a list of fewer than 5 shows that there is no more data', async () => {
  const page = await openList((fresh) =>
    changeResponse(fresh, 'catalogue/list', (answer) => ({ list: answer.list.slice(0, noMoreDataBelowItems - 1), next: null })),
  )
  await page.getByText(t('no_more')).waitFor()
  expect(await cards(page).count()).toBe(noMoreDataBelowItems - 1)
})

test('SHL-14 a list of 5 ends with the quiet mark', async () => {
  const page = await openList((fresh) =>
    changeResponse(fresh, 'catalogue/list', (answer) => ({ list: answer.list.slice(0, noMoreDataBelowItems), next: null })),
  )
  await page.getByRole('img', { name: t('list_end') }).waitFor()
  expect(await page.getByText(t('no_more')).count()).toBe(0)
})

test('SHL-14 an empty list has a drawing, a sentence and an action', async () => {
  const page = await openList((fresh) => changeResponse(fresh, 'catalogue/list', () => ({ list: [], next: null })))
  await page.getByRole('heading', { name: tCatalogue('no_goods') }).waitFor()
  expect(await page.locator('main svg').first().isVisible()).toBe(true)
  await page.getByRole('link', { name: tCatalogue('browse') }).click()
  await page.waitForURL('**/v2/goods/category/category')
})

test('SHL-14 a list that fails shows an error, and a retry loads it', async () => {
  const page = await openList((fresh) => abortCall(fresh, 'catalogue/list'))
  await page.getByRole('alert').getByText(t('error_title')).waitFor()
  await restoreCall(page, 'catalogue/list')
  await page.getByRole('button', { name: t('retry') }).click()
  await cards(page).first().waitFor()
})

test('SHL-14 a next page that fails leaves the list standing, and a retry goes on', async () => {
  const page = await openList(async () => undefined)
  await cards(page).first().waitFor()
  await abortCall(page, 'catalogue/list')
  const failed = page.getByRole('alert').filter({ hasText: t('load_more_failed') })
  await eventually(async () => {
    await scrollDown(page)
    return failed.count()
  }).toBe(1)
  expect(await cards(page).count()).toBeGreaterThan(0)
  await restoreCall(page, 'catalogue/list')
  const answered = page.waitForResponse((answer) => isCall(answer.url(), 'catalogue/list') && answer.ok())
  await failed.getByRole('button', { name: t('retry') }).click()
  await answered
  await failed.waitFor({ state: 'hidden' })
})

test('SHL-14 skeletons reserve the space while a list loads', async () => {
  let release!: () => void
  const page = await openList(async (fresh) => (release = await delayCall(fresh, 'catalogue/list')))
  await page.locator('main [aria-busy=true] .skeleton').first().waitFor()
  release()
  await cards(page).first().waitFor()
  // The next page may be loading below.
  await eventually(() => page.locator('main .skeleton').count()).toBe(0)
})

test('SHL-14 the way back to the top appears from a scroll of 1000 px and leads there', async () => {
  const page = await openList(async () => undefined)
  await cards(page).first().waitFor()
  const button = page.getByRole('button', { name: t('back_to_top') })
  // The list must have grown long enough first.
  const scrollTo = (target: number) =>
    eventually(() =>
      page.evaluate((y) => {
        window.scrollTo(0, y)
        return scrollY
      }, target),
    ).toBe(target)
  await scrollTo(backToTopAtScroll - 1)
  expect(await button.count()).toBe(0)
  await scrollTo(backToTopAtScroll)
  await button.click()
  await page.waitForFunction(() => scrollY === 0)
  await button.waitFor({ state: 'hidden' })
})

const isFurther = (url: string) => url.includes('cursor=')

test('SHL-14 pulling down goes through its five states and reloads; a short pull does not', async () => {
  const page = await openList(async () => undefined, { options: { hasTouch: true }, prepare: (fresh: Page) => fresh.clock.install() })
  await cards(page).first().waitFor()
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 200, y }] })
  const state = () => page.evaluate(() => document.querySelector<HTMLElement>('[data-pull]')?.dataset.pull ?? 'idle')
  const seen = [await state()]
  const requests: string[] = []
  // Meanwhile the list loads further pages.
  page.on('request', (request) => isCall(request.url(), 'catalogue/list') && !isFurther(request.url()) && requests.push(request.url()))

  // The gesture is handled once its code is loaded. Until then the browser scrolls, so no move may go up.
  await eventually(async () => {
    await touch('touchStart', 200)
    for (const y of [250, 260]) await touch('touchMove', y)
    const isFollowed = await page.getByText(t('pull_further')).isVisible()
    await touch('touchEnd', 260)
    return isFollowed
  }).toBe(true)
  await eventually(state).toBe('idle')
  expect(requests).toEqual([])

  const release = await delayCall(page, 'catalogue/list')
  await touch('touchStart', 200)
  for (const y of [230, 300]) await touch('touchMove', y)
  await page.getByText(t('pull_further')).waitFor()
  seen.push(await state())
  for (const y of [360, 420, 480]) await touch('touchMove', y)
  await page.getByText(t('pull_release')).waitFor()
  seen.push(await state())
  await touch('touchEnd', 480)
  await page.getByText(t('pull_loading')).waitFor()
  seen.push(await state())
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  release()
  await eventually(async () => {
    await page.clock.runFor(1)
    return state()
  }).toBe('ended')
  seen.push(await state())
  await page.getByText(t('pull_ended')).waitFor()
  await page.clock.runFor(pullDownResetMs + 10)
  await eventually(state).toBe('idle')
  expect(seen).toEqual(['idle', 'within', 'beyond', 'loading', 'ended'])
  expect(requests.length).toBeGreaterThan(0)
})

test.each(['at once', 'late'])(
  'SHL-16 SHL-13 returning to a list from goods that loaded %s restores its position, and requests nothing',
  async (speed) => {
    const page = await openList(async () => undefined)
    await cards(page).first().waitFor()
    await eventually(async () => {
      await scrollDown(page)
      return page.evaluate(() => document.documentElement.scrollHeight)
    }).toBeGreaterThan(5000)
    await page.evaluate(() => scrollTo(0, 4000))
    await page.waitForFunction(() => scrollY === 4000)
    const inSight = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main a[href*="/v2/goods/detail/detail"]')]
          .map((link) => ({ href: link.getAttribute('href'), top: Math.round(link.getBoundingClientRect().top) }))
          .filter(({ top }) => top >= 100 && top < innerHeight - 100),
      )
    await eventually(async () => (await inSight()).length).toBeGreaterThan(0)
    const before = await inSight()
    const requests: string[] = []
    page.on(
      'request',
      (request) =>
        isCall(request.url(), 'catalogue/list') &&
        request.url().includes('sort=newest') &&
        !isFurther(request.url()) &&
        requests.push(request.url()),
    )
    const code = Promise.withResolvers<void>()
    await page.route('**/assets/goods-screen-*.js', async (route) => {
      await code.promise
      await route.continue()
    })
    if (speed === 'at once') code.resolve()
    await page.locator(`main a[href="${before[0]!.href}"]`).click()
    if (speed === 'late') await page.waitForFunction(() => document.documentElement.scrollHeight <= innerHeight)
    code.resolve()
    await page.waitForURL('**/v2/goods/detail/detail?*')
    await page
      .getByRole('button', { name: tCatalogue('add_to_cart') })
      .or(page.getByRole('link', { name: tCatalogue('similar') }))
      .waitFor()
    await page.goBack()
    await eventually(inSight).toEqual(before)
    expect(requests).toEqual([])
  },
)
