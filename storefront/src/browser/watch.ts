import { emitLogin } from '../shell/session/login-event.ts'
import { isIdleTooLong, recordActivity } from '../shell/session/session.ts'
import { siteQuery } from '../shell/site.ts'
import type { BrowserApp } from './browser-app.ts'

const activityPause = 10_000
const idleCheck = 30_000
const returnPause = 2000

/** Is there a network? The notice and the calls go by it. */
export function watchConnection({ shared, queryClient }: BrowserApp) {
  const update = () => {
    const isConnected = navigator.onLine
    if (shared.getState().isConnected === isConnected) return
    shared.setState({ isConnected })
    if (isConnected) void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }
  update()
  window.addEventListener('online', update)
  window.addEventListener('offline', update)
}

/** Logs out after an hour without activity, and with a log-out in another tab. */
export function watchSession({ storage, shared, router, clearMember }: BrowserApp) {
  let recorded = 0
  const onActivity = () => {
    const now = Date.now()
    if (now - recorded < activityPause) return
    recorded = now
    if (!logOutWhenIdle()) recordActivity(storage, now)
  }
  const logOut = async () => {
    await clearMember()
    if (!(await emitLogin())) await router.navigate({ to: '/v1/login', search: { redirect: router.state.location.href }, replace: true })
  }
  const logOutWhenIdle = () => {
    const idle = isIdleTooLong(storage, Date.now())
    if (idle) void logOut()
    return idle
  }
  logOutWhenIdle()
  shared.setState({ hasLogin: storage.read('token') !== null })
  for (const event of ['pointerdown', 'keydown', 'scroll']) window.addEventListener(event, onActivity, { passive: true, capture: true })
  setInterval(logOutWhenIdle, idleCheck)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && logOutWhenIdle())
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== 'token' || oldValue === newValue) return
    if (newValue === null) void logOut()
    else location.reload()
  })
}

/**
 * On every return to the app (SHL-26) fetches once the site state (theme, flags, tab bar; by its ETag, so that the
 * same state is neither transferred nor rendered again) and once for the cart count.
 */
export function watchReturn({ queryClient, refreshCartNumber }: BrowserApp) {
  let refreshed = Date.now()
  const refresh = () => {
    if (document.visibilityState !== 'visible' || Date.now() - refreshed < returnPause) return
    refreshed = Date.now()
    if (!navigator.onLine) return
    queryClient.fetchQuery({ ...siteQuery, staleTime: 0 }).catch(() => undefined)
    refreshCartNumber().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', refresh)
  window.addEventListener('pageshow', (event) => event.persisted && refresh())
}
