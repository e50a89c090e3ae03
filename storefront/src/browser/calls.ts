import type { QueryClient } from '@tanstack/react-query'
import { passwordFlow as paymentPassword } from '../identity/payment-password/password-flow.ts'
import { createCodeHandler } from '../shell/call/response-codes.ts'
import { appTypeOf } from '../shell/call/common-fields.ts'
import { removeMemberQueries, isPublicQuery } from '../shell/call/public-queries.ts'
import { query } from '@longmall/web/call/query.ts'
import { createQueryClient } from '../shell/call/query-client.ts'
import { type BaseName, createRequest, type Request } from '../shell/call/request.ts'
import { refusalOf } from '@longmall/web/call/call-failure.ts'
import { createSealing } from '../shell/call/sealing.ts'
import { createSendCommand } from '@longmall/web/call/send-command.ts'
import { emitLogin } from '../shell/session/login-event.ts'
import { clearSession } from '../shell/session/session.ts'
import type { ShopStorage } from '../shell/session/storage.ts'
import type { TranslationStore } from '../shell/translations.tsx'
import type { SharedStore } from '../shell/shared.ts'
import { siteQuery } from '../shell/site.ts'
import { toast } from '../shell/toast.ts'
import { clearMemberCache } from '../shell/call/member-cache.ts'
import { clearStoredPickups } from '../fulfilment/pickup/stored-pickup.ts'
import type { ScreenRouter } from '../app/routes.tsx'

const defaultBases: Record<BaseName, string> = { main: '/api', member_level: '/api', set_top_box: '/api' }

export interface BrowserCalls {
  queryClient: QueryClient
  request: Request
  clearMember: () => Promise<void>
  refreshCartNumber: () => Promise<void>
  /** Puts catalogue and cart back as they were last seen on this device. */
  restoreCatalogue: () => Promise<void>
  /** Starts to save public data and the cart on this device. */
  cacheCatalogue: () => Promise<void>
  /** Ties the calls to the router and the shared state, which are made from the query client. */
  connect: (router: ScreenRouter, shared: SharedStore) => void
}

/** The call layer of a browser: request helper, query client, and the effects of response codes on the page. */
export function createBrowserCalls({ storage, translations }: { storage: ShopStorage; translations: TranslationStore }): BrowserCalls {
  let router: ScreenRouter | undefined
  let shared: SharedStore | undefined
  const shellTranslations = () => translations.t('shell')

  const clearMember = async () => {
    clearSession(storage)
    paymentPassword.clear()
    removeMemberQueries(queryClient)
    void sealing.forget()
    void clearStoredPickups()
    void clearMemberCache()
    shared?.setState({ hasLogin: false, cartNumber: 0 })
  }
  const refreshCartNumber = async () => {
    await queryClient.fetchQuery({ ...query('cart/count', {}), staleTime: 0 })
  }
  const net = {
    fetch: ((address, init) => fetch(address, init)) satisfies typeof fetch,
    language: translations.language,
    bases: () => queryClient.getQueryData(siteQuery.queryKey)?.base_urls ?? defaultBases,
  }
  const sealing = createSealing({
    ...net,
    option: () => queryClient.getQueryData(siteQuery.queryKey)?.security_option ?? 0,
    setOption: (security_option) => queryClient.setQueryData(siteQuery.queryKey, (site) => site && { ...site, security_option }),
  })
  const request = createRequest({
    ...net,
    sealing,
    storage,
    appType: appTypeOf(navigator.userAgent),
    isConnected: () => navigator.onLine,
    failureText: (trouble, isQuiet) => {
      const title = shellTranslations()(`network_${trouble}`)
      if (!isQuiet) toast(title, { icon: 'error' })
      return title
    },
    handleCode: createCodeHandler({
      storage,
      siteState: () => shared?.getState().siteState ?? 1,
      setSiteState: (siteState) => shared?.setState({ siteState }),
      clearMember,
      reloadCartCount: refreshCartNumber,
      accountSwitched: async () => {
        queryClient.getMutationCache().clear()
        // Not awaited: the call that found out may itself be one of those that are refetched.
        void queryClient.resetQueries({ predicate: ({ queryKey }) => !isPublicQuery(queryKey) })
      },
      go: async (to) =>
        router?.navigate({ to, replace: true, ...(to === '/v1/login' && { search: { redirect: router.state.location.href } }) }),
      emitLogin,
      toast: (key, duration) => toast(shellTranslations()(key), { icon: 'error', duration }),
    }),
  })
  const queryClient = createQueryClient({
    call: (path, input, signal, isQuiet) => request(path, { query: input, signal, isQuiet }),
    send: createSendCommand({
      post: (path, payload) => request(path, { payload }),
      refusalOf,
    }),
    showError: (failure) => toast(failure.message, { icon: 'error' }),
  })
  return {
    queryClient,
    request,
    clearMember,
    refreshCartNumber,
    restoreCatalogue: async () => {
      // Without a stored cache the shop starts empty.
      const saved = await import('../shell/call/cached-catalogue.ts').catch(() => null)
      await saved?.restoreQueries(queryClient, translations.language, storage.read('customer_id'))
    },
    cacheCatalogue: async () => {
      const saved = await import('../shell/call/cached-catalogue.ts').catch(() => null)
      saved?.cacheQueries(queryClient, translations.language, () => storage.read('customer_id'))
    },
    connect: (screenRouter, sharedStore) => {
      router = screenRouter
      shared = sharedStore
    },
  }
}
