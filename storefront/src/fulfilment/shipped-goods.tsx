import type { Parcel } from '@longmall/contract/fulfilment.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'

/** Goods and the quantity of each. */
export function ShippedGoods({ lines }: Pick<Parcel, 'lines'>) {
  const t = useTranslations('fulfilment')
  return (
    <ul className="space-y-3">
      {lines.map(({ order_goods_id, sku_id, picture, goods_name, sku_name, quantity }) => (
        <li key={order_goods_id}>
          <Link to="/v2/goods/detail/detail" search={{ sku_id }} className="flex gap-3">
            <span className="w-14 shrink-0">
              <Picture picture={picture} sizes="56px" decorative className="rounded-8" />
            </span>
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 text-14 text-strong">{goods_name}</span>
              <span className="block truncate text-12 text-quiet">{sku_name}</span>
            </span>
            <span className="figures shrink-0 text-12 text-quiet">{t('item_count', { count: quantity })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
