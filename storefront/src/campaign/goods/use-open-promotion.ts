import type { GoodsCampaign } from '@longmall/contract/campaign-shapes.ts'
import { useEffect, useEffectEvent } from 'react'
import { kindOfPromotionType } from '../../addresses/promotion-address.ts'
import { readGoodsSearch } from '../../catalogue/detail/goods-search.ts'
import { promotionPaths } from '../../addresses/promotion-address.ts'
import { useGo } from '../../shell/link.tsx'
import { useScreenSearch } from '../../shell/search.ts'

/** Redirects from goods to the promotion named by `promotion_type` in the address, with the source of the visit (CAT-04); stays if there is none. */
export function useOpenPromotion(promotions: readonly GoodsCampaign[]) {
  const { promotion_type, sku_id, ...source } = useScreenSearch(readGoodsSearch)
  const go = useGo()
  const open = useEffectEvent(() => {
    const promotion = promotion_type && promotions.find(({ kind }) => kind === kindOfPromotionType[promotion_type])
    if (promotion) void go(promotionPaths[promotion.kind], { id: promotion.promotion_id, sku_id, ...source }, { replace: true })
  })
  useEffect(() => open(), [])
}
