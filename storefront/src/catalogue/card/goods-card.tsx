import type { GoodsCard as Goods } from '@longmall/contract/catalogue.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { GoodsPrice } from '../price/goods-price.tsx'
import { CardRibbon } from './card-ribbon.tsx'
import { GoodsTags, SoldLine, SoldOutVeil } from './goods-facts.tsx'

export interface GoodsCardProps {
  goods: Goods
  /** In the first view: its picture is fetched at once. */
  eager?: boolean
}

/** Goods in a grid of two: picture, name, price, facts. The whole card leads to the goods. */
export function GoodsCard({ goods, eager }: GoodsCardProps) {
  const t = useTranslations('catalogue')
  return (
    <Link
      to="/v2/goods/detail/detail"
      search={{ sku_id: goods.sku_id }}
      transition
      className="pressable flex h-full flex-col overflow-hidden rounded-12 bg-card"
    >
      <span className="relative block">
        <Picture picture={goods.picture} decorative eager={eager} />
        <CardRibbon promotion={goods.promotion} />
        {goods.stock === 'none' && <SoldOutVeil label={t('sold_out')} />}
      </span>
      <span className="flex flex-1 flex-col gap-1 p-2.5">
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
