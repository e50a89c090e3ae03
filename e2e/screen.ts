import type { AnyRouter } from '@tanstack/react-router'
import type { Frame, Page, Response } from 'playwright-core'
import { eventually } from './eventually.ts'

/**
 * Waits until the shop is hydrated: before that React reports a change of the address from outside as an
 * error. The shop sets the mark (storefront/src/shell/early/early-input.ts); the console's page has no state of the server to hydrate.
 */
async function waitUntilHydrated(page: Page) {
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' && (!document.getElementById('page-state') || 'interactive' in document.documentElement.dataset),
  )
}

/** The name of the current screen: its first heading, once the shop is hydrated. */
export async function headingOf(page: Page): Promise<string> {
  await waitUntilHydrated(page)
  const heading = await page.waitForFunction(() => {
    const first = document.querySelector('main h1')
    // What the server rendered has no such keys until React has hydrated it.
    return first && Object.keys(first).some((key) => key.startsWith('__react')) ? first.textContent : null
  })
  return ((await heading.jsonValue()) ?? '').trim()
}

/** The texts of all toasts since the page was loaded. */
export const toastTexts = (page: Page | Frame) => page.evaluate(() => [...(window as unknown as { toasts: Set<string> }).toasts].join('\n'))

/** Waits for the text of a toast, which may be closed again. */
export const expectToast = (page: Page, text: string) => eventually(() => toastTexts(page)).toContain(text)

/** Goes to an address within the running shop, as a link in it does. */
export async function go(page: Page, address: string) {
  await waitUntilHydrated(page)
  await page.evaluate((to) => history.pushState({}, '', to), address)
}

/**
 * A sheet that has just closed goes back one step of the history (storefront/src/browser/layered-history.ts), which would
 * abort a navigation started meanwhile. Users are never that fast.
 */
export const settled = (page: Page) =>
  eventually(() =>
    page
      .evaluate(() => document.querySelector('dialog[open]') !== null || (history.state as { lm_layer?: true } | null)?.lm_layer !== true)
      // The page is navigating.
      .catch(() => page.isClosed()),
  ).toBe(true)

/** Goes to an address within the running shop and waits until its own screen has replaced the last and nothing in it is loading. */
export async function settle(page: Page, address: string) {
  await waitUntilHydrated(page)
  await settled(page)
  await go(page, address)
  await page.waitForFunction((to) => {
    // The last screen is shown until the code of the next is loaded.
    const { state } = (window as unknown as { __TSR_ROUTER__: AnyRouter }).__TSR_ROUTER__
    return location.pathname + location.search === to && state.status === 'idle' && state.resolvedLocation?.href === state.location.href
  }, address)
  await headingOf(page)
  await page.waitForFunction(() => !document.querySelector('main .skeleton, main [aria-busy=true]'))
}

/** Waits until the page has the response, and has rendered it. */
export async function responseHandled(page: Page, answer: Response | null) {
  await answer!.finished()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

/** Path and parameters of the address bar. */
export const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search)

/** Hides the page for a minute and returns to it; the page's clock must be installed. */
export async function returnToApp(page: Page) {
  const show = (state: string) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
  await page.evaluate(show, 'hidden')
  await page.clock.fastForward(60_000)
  await page.evaluate(show, 'visible')
}
