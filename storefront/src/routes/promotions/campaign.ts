import { notFound } from '@tanstack/react-router'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { campaignHead, reductionHead, zoneHead } from '../../campaign/head/campaign-head.ts'
import { readZone } from '../../campaign/zone/zone-search.ts'
import { shownItem } from '../../promotion/detail/shown-item.ts'
import { readPromotion, zoneAddon, type ZoneKind } from '../../addresses/promotion-address.ts'
import { pages, query } from '@longmall/web/call/query.ts'
import { readInteger, type RawSearch } from '../../shell/search.ts'
import { siteQuery } from '../../shell/site.ts'
import { type Screen, screen } from '../screen.ts'
import { type ScreenTools } from '../../shell/page-head.ts'

/** An add-on that is off is not queried: its screens show that it is off. */
const isOn = ({ queryClient }: Pick<ScreenTools<unknown>, 'queryClient'>, kind: ZoneKind) =>
  queryClient.getQueryData(siteQuery.queryKey)?.addons[zoneAddon(kind)] === true

const zone = (kind: 'discount' | 'group_buy' | 'presale' | 'combo', file: string) =>
  screen(file, {
    translations: ['campaign', 'promotion', 'catalogue'],
    search: readZone,
    prepare: async ({ queryClient, search: { state = 'running' } }) =>
      isOn({ queryClient }, kind) && queryClient.ensureInfiniteQueryData(pages('campaign/zone', { kind, state })),
    head: import.meta.env.SSR ? zoneHead(kind) : undefined,
  })

const readGoodsPromotion = (raw: RawSearch) => ({ ...readPromotion(raw), sku_id: readInteger(raw.sku_id) })

const detail = (file: string, kind: PromotionKind, ofGoods: boolean) =>
  screen(file, {
    translations: ['campaign', 'promotion', 'catalogue', 'review', ...(kind === 'topic' ? (['content', 'flashsale'] as const) : [])],
    search: readGoodsPromotion,
    prepare: async ({ queryClient, search: { id, sku_id } }) => {
      if (id === undefined) throw notFound()
      if (!isOn({ queryClient }, kind)) return
      const { items } = await queryClient.ensureQueryData(query('campaign/view', { kind, promotion_id: id }))
      const shown = shownItem(items, sku_id)
      if (kind === 'topic') await queryClient.ensureQueryData(query('content/page', { page: `topic-${id}` })).catch(() => undefined)
      if (ofGoods && shown) await queryClient.ensureQueryData(query('catalogue/detail', { sku_id: shown.sku_id }))
    },
    head: import.meta.env.SSR ? campaignHead(kind) : undefined,
  })

/** Zones and pages of discounts, group buys, presales, combos, topics and full reductions. */
export const campaignScreens = {
  '/promotionpages/discount/list/list': zone('discount', 'campaign/zone/discount-list-screen'),
  '/promotionpages/discount/detail/detail': detail('campaign/detail/discount-detail-screen', 'discount', true),
  '/promotionpages/groupbuy/list/list': zone('group_buy', 'campaign/zone/group-buy-list-screen'),
  '/promotionpages/groupbuy/detail/detail': detail('campaign/detail/group-buy-detail-screen', 'group_buy', true),
  '/promotionpages/presale/list/list': zone('presale', 'campaign/zone/presale-list-screen'),
  '/promotionpages/presale/detail/detail': detail('campaign/detail/presale-detail-screen', 'presale', true),
  '/promotionpages/combo/list/list': zone('combo', 'campaign/combo/combo-list-screen'),
  '/promotionpages/combo/detail/detail': detail('campaign/combo/combo-detail-screen', 'combo', false),
  '/promotionpages/topic/list/list': screen('campaign/topic/topic-list-screen', {
    translations: ['campaign', 'promotion', 'catalogue'],
    search: readZone,
    prepare: async ({ queryClient, search: { state = 'running' } }) =>
      isOn({ queryClient }, 'topic') && queryClient.ensureInfiniteQueryData(pages('campaign/topics', { state })),
    head: import.meta.env.SSR ? zoneHead('topic') : undefined,
  }),
  '/promotionpages/topic/detail/detail': detail('campaign/topic/topic-detail-screen', 'topic', false),
  '/promotionpages/manjian/list/list': screen('campaign/reduction/reduction-list-screen', {
    translations: ['campaign', 'promotion', 'catalogue'],
    search: readZone,
    prepare: async ({ queryClient, search: { state = 'running' } }) =>
      isOn({ queryClient }, 'manjian') && queryClient.ensureInfiniteQueryData(pages('campaign/full_reductions', { state })),
    head: import.meta.env.SSR ? zoneHead('manjian') : undefined,
  }),
  '/promotionpages/manjian/detail/detail': screen('campaign/reduction/reduction-detail-screen', {
    translations: ['campaign', 'promotion', 'catalogue'],
    search: readPromotion,
    prepare: async ({ queryClient, search: { id } }) => {
      if (id === undefined) throw notFound()
      if (!isOn({ queryClient }, 'manjian')) return
      await Promise.all([
        queryClient.ensureQueryData(query('campaign/full_reduction', { reduction_id: id })),
        queryClient.ensureInfiniteQueryData(pages('catalogue/list', { reduction_id: id })),
      ])
    },
    head: import.meta.env.SSR ? reductionHead : undefined,
  }),
} satisfies Record<string, Screen>
