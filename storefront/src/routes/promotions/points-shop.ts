import { notFound } from '@tanstack/react-router'
import { pointsShopHead } from '../../points-shop/points-shop-head.ts'
import { readPointsShop, readPointsItem, readResult } from '../../points-shop/points-shop-address.ts'
import { readGifts } from '../../gift/gift-address.ts'
import { shownItem } from '../../promotion/detail/shown-item.ts'
import { pages, query } from '@longmall/web/call/query.ts'
import { siteQuery } from '../../shell/site.ts'
import { type Screen, screen } from '../screen.ts'
import { type ScreenTools } from '../../shell/page-head.ts'

/** An add-on that is off is not queried: its screens show that it is off. */
const isOn = ({ queryClient }: Pick<ScreenTools<unknown>, 'queryClient'>) =>
  queryClient.getQueryData(siteQuery.queryKey)?.addons.pointexchange === true

const domains = ['pointsshop', 'promotion', 'coupon', 'catalogue'] as const

/** The exchange centre and gifts. */
export const pointsShopScreens = {
  '/promotionpages/point/list/list': screen('points-shop/points-shop-screen', {
    translations: domains,
    search: readPointsShop,
    prepare: async ({ queryClient, search: { tab } }) => {
      // What is left of coupons and red packets is the member's own, and fetched in the browser.
      if (tab === 'goods' && isOn({ queryClient }))
        await queryClient.ensureInfiniteQueryData(pages('campaign/zone', { kind: 'point', state: 'running' }))
    },
    head: import.meta.env.SSR ? pointsShopHead : undefined,
  }),
  '/promotionpages/point/detail/detail': screen('points-shop/item-detail-screen', {
    translations: [...domains, 'review', 'payment'],
    search: readPointsItem,
    prepare: async ({ queryClient, search: { id, kind, sku_id } }) => {
      if (id === undefined) throw notFound()
      if (kind !== 'goods' || !isOn({ queryClient })) return
      const { items } = await queryClient.ensureQueryData(query('campaign/view', { kind: 'point', promotion_id: id }))
      const shown = shownItem(items, sku_id)
      if (shown) await queryClient.ensureQueryData(query('catalogue/detail', { sku_id: shown.sku_id }))
    },
    head: import.meta.env.SSR ? pointsShopHead : undefined,
  }),
  '/promotionpages/point/order/order': screen('points-shop/points-orders-screen', {
    access: 'member',
    translations: ['pointsshop', 'order'],
  }),
  '/promotionpages/point/result/result': screen('points-shop/points-order-result-screen', {
    access: 'member',
    translations: ['pointsshop'],
    search: readResult,
  }),
  '/v2/coin_shop_disabled': screen('points-shop/points-shop-disabled-screen', { translations: ['pointsshop'] }),
  '/promotionpages/gift/list/list': screen('gift/list-screen', {
    access: 'member',
    translations: ['gift', 'promotion'],
    search: readGifts,
  }),
  '/promotionpages/gift/order/order': screen('gift/orders-screen', { access: 'member', translations: ['gift', 'order', 'fulfilment'] }),
} satisfies Record<string, Screen>
