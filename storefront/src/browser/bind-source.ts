import { CallFailure } from '@longmall/web/call/call-failure.ts'
import { newUuid } from '@longmall/web/call/new-uuid.ts'
import { boundSource, noteBoundSource, visitSource } from '../shell/session/visit-source.ts'
import type { BrowserApp } from './browser-app.ts'

type Parts = Pick<BrowserApp, 'request' | 'storage' | 'queryClient'> & {
  router: Pick<BrowserApp['router'], 'subscribe'>
  shared: Pick<BrowserApp['shared'], 'getState' | 'subscribe'>
}

/**
 * Binds a member to whoever's link or poster brought the visit (DST-02): once for each source, as soon as both are known, at a log-in
 * too. Whether it counts is the server's to say; nobody asked for it, so that a refusal is silent. A lost call is made again with the next page.
 */
export function bindSources({ request, storage, queryClient, router, shared }: Parts) {
  let sent = boundSource()
  const bind = () => {
    const { source_member, long_mall_qr_type } = visitSource()
    const member = storage.read('token') && storage.read('customer_id')
    if (!member || source_member === undefined || String(source_member) === member) return
    if (shared.getState().addons.fenxiao !== true || ('onLine' in navigator && !navigator.onLine)) return
    const way = long_mall_qr_type === 'poster' ? 'poster' : 'link'
    const binding = `${member} ${source_member} ${way}`
    if (binding === sent) return
    sent = binding
    const settle = () => {
      noteBoundSource(binding)
      void queryClient.invalidateQueries({ queryKey: ['distribution', 'status'] })
    }
    request('distribution/bind', { payload: { source_member, way, request_key: newUuid() }, isQuiet: true }).then(
      settle,
      (error: unknown) => {
        if (error instanceof CallFailure && error.kind === 'refused') settle()
        else sent = null
      },
    )
  }
  bind()
  router.subscribe('onResolved', bind)
  shared.subscribe(({ hasLogin }, before) => {
    if (hasLogin && !before.hasLogin) bind()
  })
}
