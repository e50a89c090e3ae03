import { newUuid } from '@longmall/web/call/new-uuid.ts'
import { dropTheme, keepChoice } from '../shell/preferences.ts'
import { hostPort, hostSettled } from '../shell/host/host-port.ts'
import { forgetMemberAnswers } from '../shell/call/public-answers.ts'
import { emitLogin } from '../shell/session/login-event.ts'
import { storeSession } from '../shell/session/session.ts'
import { siteQuery } from '../shell/site.ts'
import type { StorefrontActions } from '../shell/storefront.ts'
import type { Running } from './running.ts'

/** What `storefront()` offers to screens. */
export function createActions(running: Running): StorefrontActions {
  const { storage, request, router, shared, queryClient, forgetMember, refreshCartNumber } = running
  return {
    storage,
    request,
    refreshCartNumber,
    logIn: async (session) => {
      forgetMemberAnswers(queryClient)
      storeSession(storage, session, Date.now())
      shared.setState({ hasLogin: true })
      await refreshCartNumber().catch(() => undefined)
    },
    logOut: async () => {
      // The session ends on this device even when the server cannot be told.
      if (storage.read('token')) await request('identity/log_out', { payload: { request_key: newUuid() } }).catch(() => undefined)
      await forgetMember()
      await hostSettled()
      hostPort()?.loggedOut()
      void refreshCartNumber().catch(() => undefined)
      if (!(await emitLogin())) await router.navigate({ to: '/v1/login', replace: true })
    },
    changeLanguage: (language) => {
      keepChoice(storage, 'language', language)
      // A member's mails follow; the relaunch waits for that no longer than a moment.
      const told = storage.read('token') && request('member/change_profile', { payload: { speaks: language, request_key: newUuid() } })
      void Promise.race([Promise.resolve(told).catch(() => undefined), new Promise((done) => setTimeout(done, 1000))]).then(() =>
        location.assign('/v2/member/index/index'),
      )
    },
    changeTheme: (theme) => {
      if (theme) keepChoice(storage, 'themeStyle', theme)
      else dropTheme(storage)
      shared.setState({ themeStyle: theme ?? queryClient.getQueryData(siteQuery.queryKey)?.theme_style ?? 'default' })
    },
  }
}
