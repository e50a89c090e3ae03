import type { FlashSaleItem } from '@longmall/contract/flash-sale.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { GoodsStrip } from '../home/goods-strip.tsx'

export interface OtherGoodsProps {
  items: readonly FlashSaleItem[]
  promotion_id: number
}

/** Other goods of the session; renders nothing if there are none. */
export function OtherGoods({ items, promotion_id }: OtherGoodsProps) {
  const t = useTranslations('flashsale')
  if (items.length === 0) return null
  return (
    <section aria-label={t('more_of_session')} className="bg-card px-4 py-4">
      <h2 className="pb-2.5 text-16 font-semibold text-strong">{t('more_of_session')}</h2>
      <GoodsStrip items={items} promotion_id={promotion_id} />
    </section>
  )
}
