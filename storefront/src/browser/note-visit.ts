import { dayIn } from '@longmall/web/time/calendar.ts'
import { siteQuery } from '../shell/site.ts'
import type { Running } from './running.ts'

type Parts = Pick<Running, 'queryClient' | 'request' | 'storage'> & { router: Pick<Running['router'], 'subscribe'> }

/**
 * Tells the shop that somebody opened a page, once a day and once more with a log-in (CON-01). It follows the first answered call, which
 * finds out whether the session still holds.
 */
export function noteVisits({ queryClient, request, router, storage }: Parts) {
  let told = ''
  const tell = () => {
    const { time_zone } = queryClient.getQueryData(siteQuery.queryKey)!
    const who = `${dayIn(time_zone, Date.now())} ${storage.read('customer_id') ?? ''}`
    if (who === told || ('onLine' in navigator && !navigator.onLine)) return
    told = who
    request('site/visit', { payload: {}, isQuiet: true }).catch(() => {
      told = ''
    })
  }
  tell()
  router.subscribe('onResolved', tell)
}
