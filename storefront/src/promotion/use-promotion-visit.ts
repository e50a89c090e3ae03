import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { mutation } from '@longmall/web/call/query.ts'
import { useScreenSearch } from '../shell/search.ts'
import { readPromotion } from '../addresses/promotion-address.ts'

/** Records a visit of a promotion, and of its goods if shown, with its source, once each time it is opened (CAT-04). */
export function usePromotionVisit(promotion_id: number, sku_id?: number) {
  const { source_type, long_mall_qr_type, source_member } = useScreenSearch(readPromotion)
  const { mutate } = useMutation(mutation('campaign/visit', { quiet: true }))
  const record = useEffectEvent((promotion: number) =>
    mutate({ promotion_id: promotion, sku_id, source_type, long_mall_qr_type, source_member }),
  )
  useEffect(() => record(promotion_id), [promotion_id])
}
