import type { AnyRouter } from '@tanstack/react-router'
import type { Frame, Page, Response } from 'playwright-core'
import { eventually } from './eventually.ts'

/**
 * Waits until the shop runs in the page: until then it is half hydrated, and React reports what changes the address from outside as a
 * fault. The shop sets the mark (storefront/src/shell/early/early-input.ts); the console's page has no state of the server to hydrate.
 */
async function isRunning(page: Page) {
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' && (!document.getElementById('page-state') || 'interactive' in document.documentElement.dataset),
  )
}

/** What names the screen that is shown: its first heading, as soon as the running shop has drawn it. */
export async function headingOf(page: Page): Promise<string> {
  await isRunning(page)
  const heading = await page.waitForFunction(() => {
    const first = document.querySelector('main h1')
    // What the server rendered has no such keys until React has hydrated it.
    return first && Object.keys(first).some((key) => key.startsWith('__react')) ? first.textContent : null
  })
  return ((await heading.jsonValue()) ?? '').trim()
}

/** What toasts have said since the page was loaded. */
export const toldBy = (page: Page | Frame) => page.evaluate(() => [...(window as unknown as { told: Set<string> }).told].join('\n'))

/** Waits for words of a toast, which may be gone again. */
export const tells = (page: Page, words: string) => eventually(() => toldBy(page)).toContain(words)

/** Goes to an address within the running shop, as a link in it does. */
export async function go(page: Page, address: string) {
  await isRunning(page)
  await page.evaluate((to) => history.pushState({}, '', to), address)
}

/**
 * A sheet that has just closed takes its step of the history back (storefront/src/browser/layered-history.ts), and that step would
 * call off a page asked for meanwhile. People are never so quick.
 */
export const atRest = (page: Page) =>
  eventually(() =>
    page
      .evaluate(() => document.querySelector('dialog[open]') !== null || (history.state as { lm_layer?: true } | null)?.lm_layer !== true)
      // The page is just going elsewhere.
      .catch(() => page.isClosed()),
  ).toBe(true)

/** Goes to an address within the running shop and waits until its own screen has taken the place of the last and nothing in it is loading. */
export async function settle(page: Page, address: string) {
  await isRunning(page)
  await atRest(page)
  await go(page, address)
  await page.waitForFunction((to) => {
    // The last screen stands there until the code of the next has come.
    const { state } = (window as unknown as { __TSR_ROUTER__: AnyRouter }).__TSR_ROUTER__
    return location.pathname + location.search === to && state.status === 'idle' && state.resolvedLocation?.href === state.location.href
  }, address)
  await headingOf(page)
  await page.waitForFunction(() => !document.querySelector('main .skeleton, main [aria-busy=true]'))
}

/** Waits until the page has an answer, and has done at once what it does by it. */
export async function taken(page: Page, answer: Response | null) {
  await answer!.finished()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

/** Path and parameters of the address bar. */
export const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search)

/** Looks at something else for a minute and comes back to the shop; the page's clock must be installed. */
export async function returnToApp(page: Page) {
  const show = (state: string) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
  await page.evaluate(show, 'hidden')
  await page.clock.fastForward(60_000)
  await page.evaluate(show, 'visible')
}
