import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, afterEach } from 'vitest'
import type { Language } from '@longmall/contract/fields.ts'
import { systemChromium } from '@longmall/tools/chromium.js'
import { settled } from './screen.ts'
import type { Shopper } from './shopper.ts'
import { workerShop } from './shops.ts'

/**
 * What Chromium has for a person in front of it (web pages within its own tool bar, renderers in reserve) costs each new context
 * half a second. The rest is what Playwright switches off by itself: the browser heeds only the last such list.
 */
const disabledFeatures = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
]
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
]
/**
 * With SLOW_CPU=4 pages run four times slower, as on a cheap phone or a busy machine, which exposes missing waits. Chromium then
 * reports `navigator.onLine` also without a network, so that journeys without one (offline, sealed) fail.
 */
const slowness = Number(process.env.SLOW_CPU ?? 1)
export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } }
let ownShop: string | undefined
/** The journeys of this file go to a shop of their own. */
export const visitOwnShop = (address: string) => {
  ownShop = address
}
const { address } = await workerShop('shopper')
export const shopUrl = () => ownShop ?? address

export interface Visit {
  language?: Language
  width?: keyof typeof widths
  /** Who is logged in; a visitor without it. */
  member?: Shopper
  /** What local storage holds before the first page. */
  storage?: Record<string, string>
  /** Whatever else the browser is to be: touch, reduced motion, service workers, … */
  options?: BrowserContextOptions
  /** Before the first page is requested: clocks, routes, scripts. */
  prepare?: (page: Page) => Promise<unknown>
}

const memberStorage = ({ token, customer_id, email, nickname }: Shopper) => ({
  token,
  customer_id: String(customer_id),
  email,
  nickname,
  lastActivityTime: String(Date.now()),
})

/** Navigates only when no other navigation would abort it. */
function goWhenSettled(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...to) => {
    await settled(page)
    return goto(...to)
  }
  page.reload = async (...options) => {
    await settled(page)
    return reload(...options)
  }
}

let launched: Promise<Browser> | undefined
/** One for all files of a worker: it ends with the worker. */
const openBrowser = () => (launched ??= launch())

async function launch(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: systemChromium(), args: flags })
  browser.on('disconnected', () => (launched = undefined))
  return browser
}

/** Each `visit` is a person with an empty browser of their own. Errors of a page fail its test. */
export function useBrowser() {
  const open: BrowserContext[] = []
  const pageErrors: string[] = []
  afterEach(async () => {
    const contexts = open.splice(0)
    // A response modified by a test may still be in flight; nothing depends on it.
    const pages = contexts.flatMap((context) => context.pages())
    await Promise.all(pages.map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
    await Promise.all(contexts.map((context) => context.close()))
    const reported = pageErrors.splice(0)
    if (reported.length) throw new Error(`the page complained: ${reported.join(' | ')}`)
  })
  afterAll(() => {
    ownShop = undefined
  })

  return {
    async visit(path: string, { language = 'en-us', width = 'phone', member, storage, options, prepare }: Visit = {}): Promise<Page> {
      const origin = shopUrl()
      const local = { language, ...(member && memberStorage(member)), ...storage }
      const browser = await openBrowser()
      const context = await browser.newContext({
        viewport: widths[width],
        baseURL: origin,
        serviceWorkers: 'block',
        ...options,
      })
      open.push(context)
      context.setDefaultTimeout(40_000)
      await context.addCookies([{ name: 'language', value: language, url: origin }])
      // By the first page itself: Playwright's own way opens another one for it, which costs a fifth of a second.
      const stored = await context.addInitScript(
        (entries) => {
          // A frame may be of the shop, but allowed no storage.
          if (self.origin !== entries.origin || self !== top) return
          for (const [name, value] of Object.entries(entries.local)) localStorage.setItem(name, value)
        },
        { origin, local },
      )
      // What React recovers from is reported with its reason inside.
      await context.addInitScript(() =>
        addEventListener('error', ({ error }: ErrorEvent) => {
          if (error instanceof Error && error.cause) throw error.cause
        }),
      )
      // The text of a toast disappears after a moment.
      await context.addInitScript(() => {
        const toasts = new Set<string>()
        Object.assign(window, { toasts })
        new MutationObserver(() => {
          for (const toast of document.querySelectorAll('[data-toast]')) toasts.add(toast.textContent ?? '')
        }).observe(document, { subtree: true, childList: true, characterData: true })
      })
      const page = await context.newPage()
      page.on('pageerror', (error) => pageErrors.push(String(error)))
      goWhenSettled(page)
      if (slowness > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowness })
      await prepare?.(page)
      await page.goto(path)
      await stored.dispose()
      return page
    },
  }
}
