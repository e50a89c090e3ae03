import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { GoodsPrice } from '../../catalogue/price/goods-price.tsx'
import { Link } from '../../shell/link.tsx'

/** Goods that an article links, one below another; each opens. */
export function LinkedGoods({ title, goods }: { title: string; goods: readonly GoodsCard[] }) {
  if (goods.length === 0) return null
  return (
    <section aria-label={title} className="mx-3 mt-3 rounded-12 bg-card p-4">
      <h2 className="text-16 font-semibold text-strong">{title}</h2>
      <ul className="mt-2">
        {goods.map((one) => (
          <li key={one.goods_id} className="not-first:hairline-t">
            <Link
              to="/v2/goods/detail/detail"
              search={{ sku_id: one.sku_id }}
              transition
              className="pressable flex items-center gap-3 py-3"
            >
              <span className="w-18 shrink-0 overflow-hidden rounded-8">
                <Picture picture={one.picture} sizes="72px" decorative />
              </span>
              <span className="min-w-0 flex-1 space-y-1">
                <span className="line-clamp-2 text-14 text-strong">{one.goods_name}</span>
                <GoodsPrice goods={one} size="small" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
