import type { Language } from '@longmall/contract/fields.ts'
import { isPreview } from '../content/home/home-search.ts'
import type { ScreenRouter } from '../app/routes.tsx'

/**
 * Registers the service worker once the page is idle. A waiting release is activated at the next navigation, which reloads the
 * page: this interrupts no input, and no tab runs old code for long.
 */
export function registerWorker(router: ScreenRouter, language: Language) {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isPreview()) return
  let waiting: ServiceWorker | null = null
  const noteWaiting = (registration: ServiceWorkerRegistration) => {
    if (navigator.serviceWorker.controller) waiting = registration.waiting
  }
  const register = async () => {
    const registration = await navigator.serviceWorker.register('/sw.js')
    noteWaiting(registration)
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', () => noteWaiting(registration)),
    )
    const { cacheCode } = await import('./cache-code.ts')
    await cacheCode(language)
  }
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (!pathChanged || !waiting || !navigator.onLine) return
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    waiting.postMessage({ type: 'SKIP_WAITING' })
    waiting = null
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  })
  const begin = () => setTimeout(() => void register().catch(() => undefined), 3000)
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
