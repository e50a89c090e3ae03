import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import type { Language } from '@longmall/contract/fields.ts'
import type { Shopper } from './shopper.ts'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const system = process.env.CHROMIUM ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined)

export const widths = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } }
let ownShop: string | undefined
/** The journeys of this file go to a shop of their own. */
export const visitOwnShop = (address: string) => {
  ownShop = address
}
export const shopUrl = () => ownShop ?? inject('shopUrl')

export interface Visit {
  language?: Language
  width?: keyof typeof widths
  /** Who is logged in; a visitor without it. */
  member?: Shopper
  /** What local storage holds before the first page. */
  storage?: Record<string, string>
  /** Whatever else the browser is to be: touch, reduced motion, service workers, … */
  options?: BrowserContextOptions
  /** Before the first page is asked for: clocks, routes, scripts. */
  prepare?: (page: Page) => Promise<unknown>
}

const memberStorage = ({ token, customer_id, email, nickname }: Shopper) => ({
  token,
  customer_id: String(customer_id),
  email,
  nickname,
  lastActivityTime: String(Date.now()),
})

/** A browser for a test file; each `visit` is a person with an empty browser of their own. Faults of a page fail its test. */
export function useBrowser() {
  let browser: Browser
  const open: BrowserContext[] = []
  const faults: string[] = []
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: system, args: flags })
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((context) => context.close()))
    const seen = faults.splice(0)
    if (seen.length) throw new Error(`the page complained: ${seen.join(' | ')}`)
  })
  afterAll(() => browser.close())

  return {
    async visit(path: string, { language = 'en-us', width = 'phone', member, storage, options, prepare }: Visit = {}): Promise<Page> {
      const origin = shopUrl()
      const local = { language, ...(member && memberStorage(member)), ...storage }
      const context = await browser.newContext({
        viewport: widths[width],
        baseURL: origin,
        serviceWorkers: 'block',
        storageState: { cookies: [], origins: [{ origin, localStorage: Object.entries(local).map(([name, value]) => ({ name, value })) }] },
        ...options,
      })
      open.push(context)
      context.setDefaultTimeout(10_000)
      await context.addCookies([{ name: 'language', value: language, url: origin }])
      // What React recovers from is reported with its reason inside.
      await context.addInitScript(() =>
        addEventListener('error', ({ error }: ErrorEvent) => {
          if (error instanceof Error && error.cause) throw error.cause
        }),
      )
      const page = await context.newPage()
      page.on('pageerror', (error) => faults.push(String(error)))
      await prepare?.(page)
      await page.goto(path)
      return page
    },
  }
}
