import { dayIn } from '@longmall/web/time/calendar.ts'
import { siteQuery } from '../shell/site.ts'
import type { BrowserApp } from './browser-app.ts'

type Parts = Pick<BrowserApp, 'queryClient' | 'request' | 'storage'> & { router: Pick<BrowserApp['router'], 'subscribe'> }

/**
 * Records a page visit once a day, and again after a log-in (CON-01). It runs after the first successful call, which
 * shows whether the session is still valid.
 */
export function recordVisits({ queryClient, request, router, storage }: Parts) {
  let lastRecorded = ''
  const record = () => {
    const { time_zone } = queryClient.getQueryData(siteQuery.queryKey)!
    const visitDay = `${dayIn(time_zone, Date.now())} ${storage.read('customer_id') ?? ''}`
    if (visitDay === lastRecorded || ('onLine' in navigator && !navigator.onLine)) return
    lastRecorded = visitDay
    request('site/visit', { payload: {}, isQuiet: true }).catch(() => {
      lastRecorded = ''
    })
  }
  record()
  router.subscribe('onResolved', record)
}
