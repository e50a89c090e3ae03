import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { GoodsSkeleton } from '../../catalogue/detail/goods-skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useScreenSearch } from '../../shell/search.ts'
import { offerGoods, type OfferGoods } from '../purchase/offer-goods.ts'
import type { Phase } from '../phase/phase.ts'
import { PromotionUnavailable } from '../promotion-unavailable.tsx'
import { readSku, shownItem } from './shown-item.ts'
import { useAvailability } from './use-availability.ts'

type Item = CampaignDetail['items'][number]

export interface OfferedGoods {
  goods: GoodsDetail
  /** The goods restricted to the promotion: its SKUs, prices, stock and limit. */
  offer: OfferGoods
  /** Its items of these goods, and the cheapest of them. */
  items: Item[]
  cheapest: Item
  has_price_range: boolean
  sold_percent: number | null
  per_member: number | null
}

export interface WithGoodsProps {
  detail: CampaignDetail
  phase: Phase
  children: (offered: OfferedGoods) => ReactNode
}

/** Goods of a promotion with its current prices; else skeleton, error or not found. */
export function WithGoods({ detail, phase, children }: WithGoodsProps) {
  const sku_id = useScreenSearch(readSku)
  const availability = useAvailability(detail, phase)
  const shown = shownItem(detail.items, sku_id)
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...query('catalogue/detail', { sku_id: shown?.sku_id ?? 1 }),
    enabled: shown !== undefined,
  })
  if (!shown || error?.reason === 'catalogue.goods_not_found') return <PromotionUnavailable />
  if (!data) return isError ? <ErrorState busy={isFetching} onRetry={() => void refetch()} /> : <GoodsSkeleton />
  const items = availability.items.filter(({ goods_id }) => goods_id === data.goods_id)
  const cheapest = items.reduce((least, item) => (centsOf(item.price) < centsOf(least.price) ? item : least), items[0] ?? shown)
  return children({
    goods: data,
    offer: offerGoods(data, { ...detail, items, per_member: availability.per_member }),
    items,
    cheapest,
    has_price_range: items.some(({ price }) => price !== cheapest.price),
    sold_percent: items[0]?.sold_percent ?? null,
    per_member: detail.per_member,
  })
}
