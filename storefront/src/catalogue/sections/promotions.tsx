import { useQuery } from '@tanstack/react-query'
import type { GoodsLabel } from '@longmall/contract/promotion-shapes.ts'
import { type ComponentType, useEffect, useState } from 'react'
import type { GoodsPromotionsProps } from '../../campaign/goods/goods-promotions.tsx'
import { query } from '@longmall/web/call/query.ts'
import { loadCode } from '../../shell/load-code.ts'
import { useLazyTranslations } from '../../shell/translations.tsx'
import { automaticPrice } from '../price/automatic-price.ts'

/** Running and upcoming promotions of goods, queried by the SKU that their page was opened with. */
export function useOfGoods(sku_id: number) {
  const [opened] = useState(sku_id)
  return useQuery(query('campaign/of_goods', { sku_id: opened })).data
}
type OfGoods = ReturnType<typeof useOfGoods>

export const labelOf = (ofGoods: OfGoods, sku_id: number): GoodsLabel | null =>
  ofGoods ? automaticPrice(ofGoods.promotions, sku_id) : null

/** Of each row, as `GoodsPromotions` draws it. */
const rowHeight = 60

/** The promotions of goods (CAT-04), each with a link to its page; their space is reserved, and their code loads after the page. */
export function Promotions({ ofGoods, sku_id }: { ofGoods: OfGoods; sku_id: number }) {
  const count = ofGoods ? ofGoods.promotions.length + ofGoods.combos.length : 0
  if (!ofGoods || count === 0) return null
  return (
    <div className="mt-2.5 bg-card" style={{ minHeight: count * rowHeight }}>
      <LazyRows promotions={ofGoods.promotions} combos={ofGoods.combos} sku_id={sku_id} />
    </div>
  )
}

function LazyRows(props: GoodsPromotionsProps) {
  const [Rows, setRows] = useState<ComponentType<GoodsPromotionsProps>>()
  useEffect(() => {
    const load = async () => (await loadCode(() => import('../../campaign/goods/goods-promotions.tsx'))).GoodsPromotions
    load().then(
      (part) => setRows(() => part),
      () => undefined,
    )
  }, [])
  const hasTranslations = [useLazyTranslations('campaign'), useLazyTranslations('promotion')].every(Boolean)
  return Rows && hasTranslations && <Rows {...props} />
}
