import type { Page } from 'playwright-core'

/** Is every code file that the page fetched cached for an offline start? */
export const isServiceWorkerReady = (page: Page) =>
  page.evaluate(async () => {
    // A clock of the test's own hides what the page fetched from everything but this.
    const fetched = await new Promise<string[]>((done) =>
      new PerformanceObserver((list) => done(list.getEntries().map(({ name }) => name))).observe({ type: 'resource', buffered: true }),
    )
    const cached = new Set((await (await caches.open('code')).keys()).map(({ url }) => url))
    return cached.size > 0 && fetched.every((name) => cached.has(name) || !new URL(name).pathname.startsWith('/assets/'))
  })

/** When the catalogue was saved, by the page's clock; 0 when it was not. */
export const savedAt = (page: Page) =>
  page.evaluate(() =>
    new Promise<number>((done, fail) => {
      const opening = indexedDB.open('keyval-store')
      opening.onerror = () => fail(opening.error)
      opening.onupgradeneeded = () => opening.transaction!.abort()
      opening.onblocked = () => done(0)
      opening.onsuccess = () => {
        const entryRequest = opening.result.transaction('keyval').objectStore('keyval').get('lm_catalogue_en-us')
        entryRequest.onsuccess = () => {
          opening.result.close()
          done((entryRequest.result as { savedAt: number } | undefined)?.savedAt ?? 0)
        }
      }
    }).catch(() => 0),
  )
