import { isPreview } from '../content/home/home-search.ts'
import { interactiveEvent } from '../shell/early/early-input.ts'
import { isHomePath } from '../shell/home-paths.ts'
import type { BrowserApp } from './browser-app.ts'

const key = 'lm_launched'

/** The first page of a visit, once: a deep link is a launch too, and shows no advert, then or later. */
function isLaunch(): boolean {
  try {
    const isFirst = sessionStorage.getItem(key) === null
    sessionStorage.setItem(key, '1')
    return isFirst
  } catch {
    return false
  }
}

/** Resolves when an event has happened, or at once where it is over. */
const happened = (target: EventTarget, event: string, isOver: boolean) =>
  new Promise<void>((resolve) => (isOver ? resolve() : target.addEventListener(event, () => resolve(), { once: true })))

/** Asks for the start-up advert when the shop is launched at its home page, once the page is loaded and React has hydrated it. */
export function watchLaunch(running: BrowserApp) {
  if (isPreview() || !isLaunch() || !isHomePath(location.pathname) || !navigator.onLine) return
  const isLoaded = happened(window, 'load', document.readyState === 'complete')
  const isInteractive = happened(document, interactiveEvent, 'interactive' in document.documentElement.dataset)
  void Promise.all([isLoaded, isInteractive])
    .then(() => import('./start-up.ts'))
    .then(({ showStartUp }) => showStartUp(running))
    .catch(() => undefined)
}
