import { newUuid } from '@longmall/web/call/new-uuid.ts'
import type { BrowserApp } from '../../browser/browser-app.ts'
import { pendingTicket } from '../../identity/ticket.ts'
import { replaceCurrentAccount } from '../../identity/second-account.ts'
import type { Output } from '@longmall/web/call/query.ts'
import { returnAddress } from '../../shell/return-address.ts'
import { siteQuery } from '../../shell/site.ts'
import { storefront } from '../../shell/storefront.ts'
import { toast } from '../../shell/toast.ts'
import type { ProblemLog } from '../message/problems.ts'
import { createInitInfo } from './init-info.ts'
import type { LogInTools } from './host-log-in.ts'

/** Joins log-in by the host to the running shop. */
export function createLogInTools(running: BrowserApp, problems: ProblemLog, promptLogIn: () => void): LogInTools {
  const { router, queryClient, shared, storage, request, translations, clearMember, refreshCartNumber } = running
  const command = (path: string) => request(path, { payload: { request_key: newUuid() } })
  return {
    storage,
    problems,
    promptLogIn,
    info: createInitInfo(() => {
      void queryClient.invalidateQueries()
      queryClient.fetchQuery({ ...siteQuery, staleTime: 0 }).catch(() => undefined)
      refreshCartNumber().catch(() => undefined)
    }),
    exchange: async (host_token, current) =>
      (await request('bridge/log_in', { payload: { host_token, ...(current && { current }) } })) as Output<'bridge/log_in'>,
    startSession: async (session) => {
      replaceCurrentAccount(storage, session, { retainCurrent: false })
      pendingTicket.clear()
      await storefront().logIn(session)
      await command('cart/merge').catch((error: unknown) => problems.note('the cart was not brought along', error))
      await refreshCartNumber().catch(() => undefined)
    },
    storeTicket: ({ ticket, suggested }) => ticket && pendingTicket.write({ ticket, suggested, provider: 'host' }),
    clearMember,
    resetCartCount: () => {
      shared.setState({ cartNumber: 0 })
      refreshCartNumber().catch(() => undefined)
    },
    goHome: () => router.navigate({ to: '/v2/index/index/index', replace: true }),
    closeLogInScreen: async () => {
      const { pathname, search } = router.state.location
      if (pathname.startsWith('/v1/login'))
        await router.navigate({ href: returnAddress((search as { redirect?: string }).redirect), replace: true })
    },
    endSession: async () => {
      const [token, customer_id] = [storage.read('token'), storage.read('customer_id')]
      // Sent as another account's call, so that an expired session does not redirect the page.
      if (token && customer_id) await request('identity/log_out', { payload: { request_key: newUuid() }, as: { token, customer_id } })
    },
    notifyLoggedOut: () => toast(translations.t('bridge')('logged_out'), { icon: 'success' }),
    now: () => Date.now(),
  }
}
