import type { FlashSaleItem } from '@longmall/contract/flash-sale.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { PromotionPrice } from '../../promotion/price/promotion-price.tsx'
import { Link } from '../../shell/link.tsx'
import { groupByGoods } from '../group-by-goods.ts'

export interface GoodsStripProps {
  items: readonly FlashSaleItem[]
  promotion_id: number
  limit?: number
}

/** Goods of a session side by side, each at its flash price. */
export function GoodsStrip({ items, promotion_id, limit = 12 }: GoodsStripProps) {
  return (
    <ul className="no-scrollbar -mx-2 flex snap-x scroll-px-2 gap-2 overflow-x-auto px-2">
      {groupByGoods(items)
        .slice(0, limit)
        .map(({ item, has_price_range }) => (
          <li key={item.goods_id} className="w-26 shrink-0 snap-start">
            <Link
              to="/promotionpages/seckill/detail/detail"
              search={{ id: promotion_id, sku_id: item.sku_id }}
              transition
              className="pressable block"
            >
              <Picture picture={item.picture} sizes="104px" decorative className="rounded-8" />
              <span className="mt-1 line-clamp-2 min-h-8 text-12 text-body">{item.goods_name}</span>
              <span className="block min-h-10">
                <PromotionPrice {...item} has_price_range={has_price_range} size="small" />
              </span>
            </Link>
          </li>
        ))}
    </ul>
  )
}
