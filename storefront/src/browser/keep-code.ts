import type { Language } from '@longmall/contract/fields.ts'
import type { DomainName } from '@longmall/phrases/domains.ts'
import { firstFiles, firstScreens } from '../routes/first.ts'
import { findPhrases } from '../shell/phrase-files/find-phrases.ts'

/** Of `worker.ts`: where the service worker looks for code. */
const cacheName = 'code'
const besides = ['/v2/goods/category/category', '/v2/goods/cart/cart']

/**
 * Keeps the code of the catalogue's screens and the cart, with their phrases in this language: a first visit is not the service
 * worker's yet, and what the server rendered brought its phrases along, so that a start without a network would miss both.
 */
export async function keepCode(language: Language) {
  const [{ restFiles, restScreens }] = await Promise.all([import('../routes/rest.ts'), import('../shell/call/saved-catalogue.ts')])
  const screens = [...Object.values(firstScreens), ...besides.map((path) => restScreens[path])].filter((screen) => screen !== undefined)
  const domains = new Set<DomainName>(['shell', ...screens.flatMap(({ phrases = [] }) => phrases)])
  await Promise.all([
    ...screens.map(({ file }) => (firstFiles[file] ?? restFiles[`../${file}.tsx`])?.()),
    ...[...domains].map(async (domain) => (await findPhrases(language, domain))()),
  ])
  const cache = await caches.open(cacheName)
  // A fetch that fails is an entry too: without a network it would be fetched for ever.
  const tried = new Set<string>()
  const keep = async ({ name }: PerformanceEntry) => {
    if (tried.has(name) || !new URL(name).pathname.startsWith('/assets/')) return
    tried.add(name)
    if (await cache.match(name)) return
    // It has just been fetched: the browser's own cache answers.
    await cache.add(name).catch(() => undefined)
  }
  // What is still on its way is kept when it has come.
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => void keep(entry))).observe({ type: 'resource', buffered: true })
}
