import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { mutation } from '@longmall/web/call/query.ts'
import { useScreenSearch } from '../../shell/search.ts'
import { readGoodsSearch } from './goods-search.ts'

/** Keeps the visit of goods with where it came from, once for each time they are opened (CAT-04); a member's footprint. */
export function useRecordVisit(sku_id: number) {
  const { source_type, long_mall_qr_type, source_member } = useScreenSearch(readGoodsSearch)
  const { mutate } = useMutation(mutation('catalogue/record_visit', { quiet: true }))
  const record = useEffectEvent(() => mutate({ sku_id, source_type, long_mall_qr_type, source_member }))
  useEffect(() => record(), [])
}
