import { displayPrice } from '@longmall/pricing/display-price.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import { Price } from '@longmall/ui/display/price.tsx'
import type { ReactNode } from 'react'
import { promotionPrice } from '../../catalogue/price/best-price.ts'
import { originalPrice } from '../../catalogue/price/original-price.ts'
import { useGrade } from '../../catalogue/price/use-grade.ts'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'

export interface PromotionPriceProps {
  /** Decimal strings of the store currency; the list price is struck through when it is above. */
  price: string
  list_price: string | null
  /** The member's level counts where it is lower than the promotion: for goods sold at such a price. */
  level_discount?: boolean | undefined
  /** Other variants cost more. */
  has_price_range?: boolean | undefined
  /** The reason of the price, such as "Group buy from 3 pieces"; below the price. */
  reason?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** On a filled band: in the colour of its text. */
  onBand?: boolean
}

/** The price of a promotion, beside it the list price struck through, below it the reason. */
export function PromotionPrice({
  price: here,
  list_price,
  level_discount = false,
  has_price_range,
  reason,
  size = 'large',
  onBand = false,
}: PromotionPriceProps) {
  const t = useTranslations('catalogue')
  const currency = useCurrency()
  const grade = useGrade()
  const price = promotionPrice({ price: here, list_price, level_discount }, grade?.discount_permille ?? 1000)
  const struck = originalPrice(list_price, price)
  return (
    // Contains the text for screen readers: in a row that scrolls sideways they would widen the page.
    <span className="relative block">
      <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
        <span className="whitespace-nowrap">
          <Price amount={price} currency={currency} size={size} plain={onBand} />
          {has_price_range && <span className={classNames('ml-0.5 text-11', !onBand && 'text-quiet')}>{t('price_and_up')}</span>}
        </span>
        {struck !== null && (
          <>
            <span className="sr-only">{t('market_price', { price: displayPrice(struck, currency) })}</span>
            {onBand ? (
              <del aria-hidden className="figures text-12">
                {displayPrice(struck, currency)}
              </del>
            ) : (
              <span aria-hidden>
                <Price amount={struck} currency={currency} struck />
              </span>
            )}
          </>
        )}
      </span>
      {reason && <span className={classNames('block text-12', !onBand && 'text-danger')}>{reason}</span>}
    </span>
  )
}
