import type { Page } from 'playwright-core'
import { asyncPageDelayMs, chunkTimeoutMs } from '@longmall/contract/constants.ts'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { go, headingOf } from './screen.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const t = getTranslations('shell')

const start = '/v2/member/language/language'
const target = '/v2/member/theme/theme'
const code = '**/assets/theme-screen-*.js'
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }))
const openStart = async (page: Page) => {
  await headingOf(page)
  await mark(page)
}
const hasReloaded = (page: Page) => page.evaluate(() => !('sameDocument' in window))

test('SHL-13 a loading sign shows 200 ms after a screen was requested whose code is not loaded, and no sooner', async () => {
  const page = await visit(start, { prepare: (fresh) => fresh.clock.install() })
  await openStart(page)
  const release = Promise.withResolvers<void>()
  await page.route(code, async (route) => {
    await release.promise
    await route.continue()
  })
  const sign = page.getByRole('img', { name: t('loading') })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  const requested = page.waitForRequest(code)
  await go(page, target)
  await requested
  await page.clock.runFor(asyncPageDelayMs - 20)
  expect(await sign.count()).toBe(0)
  await page.clock.runFor(40)
  await eventually(() => sign.count()).toBe(1)
  release.resolve()
  await page.clock.resume()
  await page.getByRole('heading', { name: t('theme'), exact: true }).waitFor()
})

test('SHL-13 code of an older release that is gone: the tab reloads once by itself and shows the screen', async () => {
  const page = await visit(start)
  await openStart(page)
  let requested = 0
  await page.route(code, (route) => ((requested += 1) === 1 ? route.fulfill({ status: 404, body: 'not found' }) : route.continue()))
  await go(page, target)
  await page.getByRole('radio', { name: t('theme_store') }).waitFor()
  expect(await hasReloaded(page)).toBe(true)
  expect(await page.getByText(t('load_error_title')).count()).toBe(0)
})

test('SHL-13 code that still fails to load after that shows the load error, and a retry shows the screen', async () => {
  const page = await visit(start)
  await openStart(page)
  await page.route(code, (route) => route.abort('connectionfailed'))
  await go(page, target)
  await page.getByRole('alert').getByText(t('load_error_title')).waitFor()
  expect(new URL(page.url()).pathname).toBe(target)
  await page.unroute(code)
  await page.getByRole('button', { name: t('retry') }).click()
  await page.getByRole('radio', { name: t('theme_store') }).waitFor()
})

test('SHL-13 a retry that fails as well is followed by one that reloads the page, for browsers that cache the failure', async () => {
  const page = await visit(start)
  await openStart(page)
  await page.route(code, (route) => route.abort('connectionfailed'))
  await go(page, target)
  const retry = page.getByRole('button', { name: t('retry') })
  await retry.waitFor()
  await mark(page)
  const requested = page.waitForRequest(code)
  await retry.click()
  await requested
  await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' })
  expect(await hasReloaded(page)).toBe(false)
  await page.unroute(code)
  await retry.click()
  await page.getByRole('radio', { name: t('theme_store') }).waitFor()
  expect(await hasReloaded(page)).toBe(true)
})

test('SHL-13 code that takes longer than 120000 ms shows the load error', async () => {
  const page = await visit(start, { prepare: (fresh) => fresh.clock.install() })
  await openStart(page)
  await page.route(code, () => undefined)
  const requested = page.waitForRequest(code)
  await go(page, target)
  await requested
  await page.clock.runFor(chunkTimeoutMs - 5000)
  expect(await page.getByText(t('load_error_title')).count()).toBe(0)
  await page.clock.runFor(5000)
  await page.getByRole('alert').getByText(t('load_error_title')).waitFor()
})

test('SHL-13 a transition that the browser leaves out is no fault of the page', async () => {
  const page = await visit('/v2/goods/list/list')
  await headingOf(page)
  // The first request is aborted for the second; an unhandled error would fail the visit.
  await page.evaluate(async () => {
    const left = document.startViewTransition(() => undefined)
    const next = document.startViewTransition(() => undefined)
    await Promise.allSettled([left.updateCallbackDone, next.updateCallbackDone])
  })
  await page.locator('a[href*="/goods/detail/"]').first().click()
  await page.waitForURL('**/v2/goods/detail/detail**')
  await headingOf(page)
})
