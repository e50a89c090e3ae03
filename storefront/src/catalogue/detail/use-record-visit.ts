import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { mutation } from '@longmall/web/call/query.ts'
import { useScreenSearch } from '../../shell/search.ts'
import { readGoodsSearch } from './goods-search.ts'

/** Records a visit of goods with its source once each time they are opened (CAT-04); for a member, also in the browsing history. */
export function useRecordVisit(sku_id: number) {
  const { source_type, long_mall_qr_type, source_member } = useScreenSearch(readGoodsSearch)
  const { mutate } = useMutation(mutation('catalogue/record_visit', { quiet: true }))
  const record = useEffectEvent(() => mutate({ sku_id, source_type, long_mall_qr_type, source_member }))
  useEffect(() => record(), [])
}
