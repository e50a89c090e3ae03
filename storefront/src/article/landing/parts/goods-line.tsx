import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { GoodsPrice } from '../../../catalogue/price/goods-price.tsx'
import { Link } from '../../../shell/link.tsx'
import { useTranslations } from '../../../shell/translations.tsx'
import { MovingLine } from './moving-line.tsx'

/** Goods that pass by in one line; each opens. */
export function GoodsLine({ goods }: { goods: readonly GoodsCard[] }) {
  const t = useTranslations('article')
  if (goods.length === 0) return null
  return (
    <MovingLine label={t('popular')}>
      {goods.map((one) => (
        <li key={one.goods_id} className="w-36 shrink-0 broad:w-52">
          <Link to="/v2/goods/detail/detail" search={{ sku_id: one.sku_id }} className="block overflow-hidden rounded-16 bg-card">
            <Picture picture={one.picture} sizes="(min-width: 900px) 208px, 144px" decorative />
            <span className="block space-y-1 p-2.5">
              <span className="block truncate text-14 text-strong">{one.goods_name}</span>
              <GoodsPrice goods={{ ...one, has_price_range: false }} size="small" short />
            </span>
          </Link>
        </li>
      ))}
    </MovingLine>
  )
}
