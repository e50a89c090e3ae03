import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Price } from '@longmall/ui/display/price.tsx'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { bestPrice, type PricedGoods } from './best-price.ts'
import { originalPrice } from './original-price.ts'
import { useGrade } from './use-grade.ts'

export interface GoodsPriceProps {
  goods: PricedGoods
  size?: 'small' | 'medium' | 'large'
  /** Without the former price, where there is no room for it. */
  short?: boolean
}

/** The unit price for this shopper beside the original price; the member level's price applies once the level is loaded. */
export function GoodsPrice({ goods, size, short }: GoodsPriceProps) {
  const t = useTranslations('catalogue')
  const currency = useCurrency()
  const grade = useGrade()
  const { price, list_price, won } = bestPrice(goods, grade?.discount_permille ?? 1000)
  const struck = list_price ?? originalPrice(goods.market_price, price)
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
      <span className="whitespace-nowrap">
        <Price amount={price} currency={currency} {...(size && { size })} />
        {goods.has_price_range && <span className="ml-0.5 text-11 text-quiet">{t('price_and_up')}</span>}
      </span>
      {struck !== null && !short && (
        <>
          <span className="sr-only">
            {t(list_price && !won ? 'price_without_level' : 'market_price', { price: displayPrice(struck, currency) })}
          </span>
          <span aria-hidden>
            <Price amount={struck} currency={currency} struck />
          </span>
        </>
      )}
    </span>
  )
}
