import { notFound } from '@tanstack/react-router'
import { exchangeHead } from '../../exchange/exchange-head.ts'
import { readCentre, readExchange, readResult } from '../../exchange/exchange-address.ts'
import { readGifts } from '../../gift/gift-address.ts'
import { shownItem } from '../../promotion/detail/shown-item.ts'
import { pages, query } from '@longmall/web/call/query.ts'
import { siteQuery } from '../../shell/site.ts'
import { type Screen, screen } from '../screen.ts'
import { type ScreenTools } from '../../shell/page-head.ts'

/** Nothing is asked of an add-on that is off: its screens say so. */
const isOn = ({ queryClient }: Pick<ScreenTools<unknown>, 'queryClient'>) =>
  queryClient.getQueryData(siteQuery.queryKey)?.addons.pointexchange === true

const words = ['exchange', 'promotion', 'coupon', 'catalogue'] as const

/** The exchange centre and gifts. */
export const exchangeScreens = {
  '/promotionpages/point/list/list': screen('exchange/centre-screen', {
    phrases: words,
    search: readCentre,
    prepare: async ({ queryClient, search: { tab } }) => {
      // What is left of coupons and red packets is the member's own, and asked in the browser.
      if (tab === 'goods' && isOn({ queryClient }))
        await queryClient.ensureInfiniteQueryData(pages('campaign/zone', { kind: 'point', state: 'running' }))
    },
    head: import.meta.env.SSR ? exchangeHead : undefined,
  }),
  '/promotionpages/point/detail/detail': screen('exchange/detail-screen', {
    phrases: [...words, 'review', 'payment'],
    search: readExchange,
    prepare: async ({ queryClient, search: { id, kind, sku_id } }) => {
      if (id === undefined) throw notFound()
      if (kind !== 'goods' || !isOn({ queryClient })) return
      const { items } = await queryClient.ensureQueryData(query('campaign/view', { kind: 'point', promotion_id: id }))
      const shown = shownItem(items, sku_id)
      if (shown) await queryClient.ensureQueryData(query('catalogue/detail', { sku_id: shown.sku_id }))
    },
    head: import.meta.env.SSR ? exchangeHead : undefined,
  }),
  '/promotionpages/point/order/order': screen('exchange/orders-screen', { who: 'member', phrases: ['exchange', 'order'] }),
  '/promotionpages/point/result/result': screen('exchange/result-screen', { who: 'member', phrases: ['exchange'], search: readResult }),
  '/v2/coin_shop_disabled': screen('exchange/disabled-screen', { phrases: ['exchange'] }),
  '/promotionpages/gift/list/list': screen('gift/list-screen', { who: 'member', phrases: ['gift', 'promotion'], search: readGifts }),
  '/promotionpages/gift/order/order': screen('gift/orders-screen', { who: 'member', phrases: ['gift', 'order', 'shipping'] }),
} satisfies Record<string, Screen>
