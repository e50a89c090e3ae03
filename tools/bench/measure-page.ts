import type { Browser, CDPSession, Page } from 'playwright-core'

/** What a first visit of a page costs; times in milliseconds, sizes in bytes on the wire. */
export interface PageFigures {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  js_bytes: number
  /** Scripts that came without brotli. */
  js_plain: number
  all_bytes: number
  requests: number
}

/** A phone of the middle on a slow network: 4 times slower, 1.6 Mbit/s down, 150 ms to and fro. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true } as const
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const slowdown = 4

interface ObservedMetrics {
  fcp: number
  lcp: number
  long: { start: number; duration: number }[]
  shifts: { at: number; value: number }[]
}

// Runs in the page before its own code; entries are stored as the browser reports them.
function watch() {
  const seen: ObservedMetrics = { fcp: 0, lcp: 0, long: [], shifts: [] }
  Object.assign(globalThis, { seen })
  const observe = (type: string, take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.fcp = entry.startTime))
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
  observe('longtask', ({ startTime, duration }) => seen.long.push({ start: startTime, duration }))
  observe('layout-shift', ({ startTime, value = 0, hadRecentInput }) => hadRecentInput || seen.shifts.push({ at: startTime, value }))
}

/** Opens an address in a browser that has seen nothing before and waits until it has come to rest. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  // A service worker fetches ahead after the first visit, which would be counted here.
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const wire = await watchWire(session)
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(watch)
    await page.goto(url, { waitUntil: 'load', timeout: 60000 })
    await page.waitForLoadState('networkidle')
    await restOf(page)
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: ObservedMetrics }).seen)
    return { ...figuresOf(seen), ...wire }
  } finally {
    await context.close()
  }
}

/** Waits until no long task has come for two seconds. */
const restOf = (page: Page) =>
  page.waitForFunction(() => {
    const last = (globalThis as unknown as { seen: ObservedMetrics }).seen.long.at(-1)
    return performance.now() > (last ? last.start + last.duration : 0) + 2000
  })

async function watchWire(session: CDPSession) {
  const wire = { js_bytes: 0, js_plain: 0, all_bytes: 0, requests: 0 }
  const scripts = new Set<string>()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!/javascript/.test(response.mimeType)) return
    scripts.add(requestId)
    if (response.headers['content-encoding'] !== 'br') wire.js_plain++
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    wire.requests++
    wire.all_bytes += encodedDataLength
    if (scripts.has(requestId)) wire.js_bytes += encodedDataLength
  })
  return wire
}

function figuresOf({ fcp, lcp, long, shifts }: ObservedMetrics): Pick<PageFigures, 'fcp' | 'lcp' | 'tbt' | 'cls'> {
  const tbt = long.filter(({ start }) => start >= fcp).reduce((sum, { duration }) => sum + duration - 50, 0)
  return { fcp, lcp, tbt, cls: worstSession(shifts) }
}

/** Layout shift as browsers report it: the worst session of shifts less than 1 s apart and 5 s long at most. */
function worstSession(shifts: ObservedMetrics['shifts']): number {
  let [worst, sum, first, last] = [0, 0, 0, -Infinity]
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - first > 5000) [sum, first] = [0, at]
    last = at
    sum += value
    worst = Math.max(worst, sum)
  }
  return worst
}
