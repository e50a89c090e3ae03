import type { Language } from '@longmall/contract/fields.ts'
import type { DomainName } from '@longmall/translations/domains.ts'
import { firstFiles, firstScreens } from '../routes/first.ts'
import { findTranslations } from '../shell/translation-files/find-translations.ts'

/** The cache name in `worker.ts`. */
const cacheName = 'code'
const extraPaths = ['/v2/goods/category/category', '/v2/goods/cart/cart']

/**
 * Caches the code of the catalogue's screens and the cart, with their translations in this language: the service worker does not
 * control a first visit, and a rendered page carries its translations, so an offline start would lack both.
 */
export async function cacheCode(language: Language) {
  const [{ restFiles, restScreens }] = await Promise.all([import('../routes/rest.ts'), import('../shell/call/cached-catalogue.ts')])
  const screens = [...Object.values(firstScreens), ...extraPaths.map((path) => restScreens[path])].filter((screen) => screen !== undefined)
  const domains = new Set<DomainName>(['shell', ...screens.flatMap(({ translations = [] }) => translations)])
  await Promise.all([
    ...screens.map(({ file }) => (firstFiles[file] ?? restFiles[`../${file}.tsx`])?.()),
    ...[...domains].map(async (domain) => (await findTranslations(language, domain))()),
  ])
  const cache = await caches.open(cacheName)
  // A fetch that fails is an entry too: without a network it would be fetched for ever.
  const tried = new Set<string>()
  const cacheResource = async ({ name }: PerformanceEntry) => {
    if (tried.has(name) || !new URL(name).pathname.startsWith('/assets/')) return
    tried.add(name)
    if (await cache.match(name)) return
    // Just fetched, so the browser's HTTP cache serves it.
    await cache.add(name).catch(() => undefined)
  }
  // Resources still loading are cached when they arrive.
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => void cacheResource(entry))).observe({
    type: 'resource',
    buffered: true,
  })
}
