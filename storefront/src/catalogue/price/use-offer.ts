import type { GoodsCampaign } from '@longmall/contract/campaign-shapes.ts'
import type { GoodsLabel } from '@longmall/contract/promotion-shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { useHasLogin } from '../../shell/storefront.ts'
import { automaticPrice, immediatePrice } from './automatic-price.ts'

/** Why the shopper does not have the price of a flash sale of the SKU. */
export type NoSale = { reason: 'not_started'; price: string; starts_at: string } | { reason: 'sold_out' | 'limit_reached' }

export interface ShopperOffer {
  /** The promotion whose price applies with "Buy now"; null without one. */
  promotion: GoodsLabel | null
  /** That of the cart. */
  inCart: GoodsLabel | null
  /** Reason why a flash sale does not apply; null if there is none or it applies. */
  noSale: NoSale | null
}

const pageOfSku = (promotions: readonly GoodsCampaign[], sku_id: number) => {
  const sales = promotions.filter(
    ({ kind, state, skus }) => kind === 'flash_sale' && state !== 'ended' && skus.some((one) => one.sku_id === sku_id),
  )
  return sales.find(({ state }) => state === 'running') ?? sales[0]
}

/** Which promotions of a SKU apply to this shopper, and why others do not: shared by the page, its sheet and "Buy now" (CAT-04). */
export function useOffer(promotions: readonly GoodsCampaign[], sku_id: number): ShopperOffer {
  const isMember = useHasLogin()
  const sale = pageOfSku(promotions, sku_id)
  const isLimited = isMember && sale?.state === 'running' && sale.per_member !== null
  const { data } = useQuery({ ...query('campaign/allowance', { promotion_id: sale?.promotion_id ?? 1 }), enabled: isLimited })
  const isUsedUp = isLimited && data?.remaining_limit === 0
  return {
    promotion: immediatePrice(promotions, sku_id, new Set(isUsedUp ? [sale.promotion_id] : [])),
    inCart: automaticPrice(promotions, sku_id),
    noSale: sale ? noSaleReason(sale, sku_id, isUsedUp) : null,
  }
}

function noSaleReason({ state, starts_at, skus }: GoodsCampaign, sku_id: number, isUsedUp: boolean): NoSale | null {
  const { price, stock } = skus.find((one) => one.sku_id === sku_id)!
  if (state !== 'running') return { reason: 'not_started', price, starts_at }
  if (stock === 'none') return { reason: 'sold_out' }
  return isUsedUp ? { reason: 'limit_reached' } : null
}
