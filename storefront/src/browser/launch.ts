import { isPreview } from '../content/home/home-search.ts'
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

/** Asks for the start-up advert when the shop is launched at its home page, once the page is there and quiet. */
export function watchLaunch(running: BrowserApp) {
  if (isPreview() || !isLaunch() || !isHomePath(location.pathname) || !navigator.onLine) return
  const begin = () => void import('./start-up.ts').then(({ showStartUp }) => showStartUp(running)).catch(() => undefined)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}
