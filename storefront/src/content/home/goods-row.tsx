import { Picture } from '@longmall/ui/display/picture.tsx'
import { GoodsPrice } from '../../catalogue/price/goods-price.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import type { BlockOf } from '../block.ts'
import { BlockHead } from './block-head.tsx'

export interface GoodsRowProps {
  block: BlockOf<'goods_row'>
  /** The number of pictures in the first view. */
  eager: number
}

/** Chosen goods side by side. */
export function GoodsRow({ block, eager }: GoodsRowProps) {
  const t = useTranslations('content')
  if (block.goods.length === 0) return null
  return (
    <section aria-label={block.title ?? t('goods')} className="mx-3 rounded-16 bg-card p-2">
      <BlockHead title={block.title} href={block.href} />
      <ul className="no-scrollbar -mx-2 flex snap-x scroll-px-2 gap-2 overflow-x-auto px-2">
        {block.goods.map((goods, index) => (
          <li key={goods.goods_id} className="w-26 shrink-0 snap-start">
            <Link to="/v2/goods/detail/detail" search={{ sku_id: goods.sku_id }} transition className="pressable block">
              <Picture picture={goods.picture} sizes="104px" decorative eager={index < eager} className="rounded-8" />
              <span className="mt-1 line-clamp-2 min-h-8 text-12 text-body">{goods.goods_name}</span>
              <GoodsPrice goods={{ ...goods, has_price_range: false }} size="small" short />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
