import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import type { ReactNode } from 'react'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { GoodsPrice } from '../price/goods-price.tsx'
import { CardRibbon } from './card-ribbon.tsx'
import { GoodsTags, SoldLine, SoldOutVeil } from './goods-facts.tsx'

export interface GoodsLineProps {
  goods: GoodsCard
  eager?: boolean
  /** Over the upper left corner of the picture, such as a place in a top list. */
  corner?: ReactNode
}

/** Goods as a row of a list: picture at the left, text at the right. */
export function GoodsLine({ goods, eager, corner }: GoodsLineProps) {
  const t = useTranslations('catalogue')
  return (
    <Link
      to="/v2/goods/detail/detail"
      search={{ sku_id: goods.sku_id }}
      transition
      className="pressable flex min-w-0 flex-1 gap-3 overflow-hidden rounded-12 bg-card p-2.5"
    >
      <span className="relative block size-28 shrink-0 overflow-hidden rounded-8">
        <Picture picture={goods.picture} sizes="112px" decorative eager={eager} />
        {goods.stock === 'none' && <SoldOutVeil label={t('sold_out')} />}
        {corner ?? <CardRibbon promotion={goods.promotion} />}
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="line-clamp-2 text-14 text-strong">{goods.goods_name}</span>
        <GoodsTags goods={goods} />
        <span className="mt-auto block">
          <GoodsPrice goods={goods} />
        </span>
        <SoldLine goods={goods} />
      </span>
    </Link>
  )
}
