import { newUuid } from '@longmall/web/call/new-uuid.ts'
import { removeTheme, savePreference } from '../shell/preferences.ts'
import { hostPort, hostSettled } from '../shell/host/host-port.ts'
import { removeMemberQueries } from '../shell/call/public-queries.ts'
import { emitLogin } from '../shell/session/login-event.ts'
import { storeSession } from '../shell/session/session.ts'
import { siteQuery } from '../shell/site.ts'
import type { StorefrontActions } from '../shell/storefront.ts'
import type { BrowserApp } from './browser-app.ts'

/** What `storefront()` offers to screens. */
export function createActions(running: BrowserApp): StorefrontActions {
  const { storage, request, router, shared, queryClient, clearMember, refreshCartNumber } = running
  return {
    storage,
    request,
    refreshCartNumber,
    logIn: async (session) => {
      removeMemberQueries(queryClient)
      storeSession(storage, session, Date.now())
      shared.setState({ hasLogin: true })
      await refreshCartNumber().catch(() => undefined)
    },
    logOut: async () => {
      // The session ends on this device even when the server cannot be reached.
      if (storage.read('token')) await request('identity/log_out', { payload: { request_key: newUuid() } }).catch(() => undefined)
      await clearMember()
      await hostSettled()
      hostPort()?.loggedOut()
      void refreshCartNumber().catch(() => undefined)
      if (!(await emitLogin())) await router.navigate({ to: '/v1/login', replace: true })
    },
    changeLanguage: (language) => {
      savePreference(storage, 'language', language)
      // The language of the member's mails is saved too; the reload waits for that one second at most.
      const saving = storage.read('token') && request('member/change_profile', { payload: { speaks: language, request_key: newUuid() } })
      void Promise.race([Promise.resolve(saving).catch(() => undefined), new Promise((done) => setTimeout(done, 1000))]).then(() =>
        location.assign('/v2/member/index/index'),
      )
    },
    changeTheme: (theme) => {
      if (theme) savePreference(storage, 'themeStyle', theme)
      else removeTheme(storage)
      shared.setState({ themeStyle: theme ?? queryClient.getQueryData(siteQuery.queryKey)?.theme_style ?? 'default' })
    },
  }
}
