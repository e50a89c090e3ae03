import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import type { PricedGoods } from '../price/best-price.ts'
import { GoodsPrice } from '../price/goods-price.tsx'
import { chosenNames, openNames } from './sku-choice-names.ts'
import type { SkuChoice } from './use-sku-choice.ts'

export interface SkuHeadProps extends Pick<PricedGoods, 'promotion' | 'on_page'> {
  goods: GoodsDetail
  chosen: SkuChoice
}

/** Picture, price and stock of the chosen variant, and the attributes still to choose. */
export function SkuHead({ goods, chosen, promotion, on_page }: SkuHeadProps) {
  const t = useTranslations('catalogue')
  const { choice, sku, shown } = chosen
  const picture = goods.pictures[shown.picture_index ?? 0] ?? null
  return (
    <div className="flex gap-3">
      <span className="block size-24 shrink-0 overflow-hidden rounded-8">
        <Picture picture={picture} sizes="96px" decorative />
      </span>
      <div className="flex min-w-0 flex-1 flex-col justify-end gap-0.5" aria-live="polite">
        <GoodsPrice
          goods={{ price: shown.price, market_price: shown.market_price, level_discount: goods.level_discount, promotion, on_page }}
          size="large"
        />
        <p className="text-12 text-quiet">
          {sku ? <StockText stock={sku.stock} left={sku.available} /> : t('please_choose', { names: openNames(goods, choice) })}
        </p>
        {sku && (
          <p className="truncate text-12 text-quiet">
            {goods.attributes.length > 0 ? `${t('selected')}: ${chosenNames(goods, choice)}` : t('sku_no', { number: sku.sku_no })}
          </p>
        )}
      </div>
    </div>
  )
}

function StockText({ stock, left }: { stock: 'none' | 'few' | 'plenty'; left: number | null }) {
  const t = useTranslations('catalogue')
  if (stock === 'none') return <span className="text-danger">{t('sold_out')}</span>
  if (stock === 'few') return <span className="text-danger">{left === null ? t('low_stock') : t('remaining', { count: left })}</span>
  return t('in_stock_now')
}
