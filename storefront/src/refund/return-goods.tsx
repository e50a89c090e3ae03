import type { AfterSaleSummary } from '@longmall/contract/refund.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { useCurrency } from '../shell/site.ts'

/** Picture, name, variant, price and quantity of the requested line. */
export function ReturnGoods({
  goods,
}: {
  goods: Pick<AfterSaleSummary, 'goods_name' | 'sku_name' | 'picture' | 'unit_price' | 'quantity'>
}) {
  const currency = useCurrency()
  return (
    <div className="flex gap-3">
      <div className="w-18 shrink-0">
        <Picture picture={goods.picture} sizes="72px" decorative className="rounded-8" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-14 text-strong">{goods.goods_name}</p>
        <p className="mt-0.5 truncate text-12 text-quiet">{goods.sku_name}</p>
      </div>
      <div className="shrink-0 text-right">
        <Price amount={goods.unit_price} currency={currency} size="small" plain className="text-strong" />
        <p className="figures text-12 text-quiet">×{goods.quantity}</p>
      </div>
    </div>
  )
}
