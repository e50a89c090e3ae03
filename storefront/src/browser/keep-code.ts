import type { Language } from '@longmall/contract/fields.ts'
import { firstFiles, firstScreens } from '../routes/first.ts'

/** Of `worker.ts`: where the service worker looks for code. */
const cacheName = 'code'
const categories = '/v2/goods/category/category'

/**
 * Keeps the code of the catalogue's screens, with their phrases in this language: a first visit is not the service
 * worker's yet, and what the server rendered brought its phrases along, so that a start without a network would miss both.
 */
export async function keepCode(language: Language) {
  const [{ restFiles, restScreens }, { phraseFiles }] = await Promise.all([
    import('../routes/rest.ts'),
    import('../shell/phrase-files.ts'),
    import('../shell/call/saved-catalogue.ts'),
  ])
  const screens = [...Object.values(firstScreens), restScreens[categories]].filter((screen) => screen !== undefined)
  const domains = new Set(['shell', ...screens.flatMap(({ phrases = [] }) => phrases)])
  await Promise.all([
    ...screens.map(({ file }) => (firstFiles[file] ?? restFiles[`../${file}.tsx`])?.()),
    ...[...domains].map((domain) => phraseFiles[`../../../phrases/${language}/${domain}.ts`]?.()),
  ])
  const cache = await caches.open(cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  const missing = new Set(fetched.filter((name) => new URL(name).pathname.startsWith('/assets/') && !kept.has(name)))
  // They have just been fetched: the browser's own cache answers.
  await Promise.all([...missing].map((name) => cache.add(name)))
}
