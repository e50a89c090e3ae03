import { displayPrice } from '@longmall/pricing/display-price.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import { Price } from '@longmall/ui/display/price.tsx'
import type { ReactNode } from 'react'
import { promotionPrice } from '../../catalogue/price/best-price.ts'
import { struckPrice } from '../../catalogue/price/struck-price.ts'
import { useGrade } from '../../catalogue/price/use-grade.ts'
import { useCurrency } from '../../shell/money/currency.ts'
import { usePhrases } from '../../shell/phrases.tsx'

export interface PromotionPriceProps {
  /** Decimal strings of the store currency; the list price is struck through when it is above. */
  price: string
  list_price: string | null
  /** The member's level counts where it is lower than the promotion: of what is bought at such a price. */
  level_discount?: boolean | undefined
  /** Other variants cost more. */
  is_from?: boolean | undefined
  /** Why it costs that, such as "Group buy from 3 pieces"; below the price. */
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
  is_from,
  reason,
  size = 'large',
  onBand = false,
}: PromotionPriceProps) {
  const say = usePhrases('catalogue')
  const currency = useCurrency()
  const grade = useGrade()
  const price = promotionPrice({ price: here, list_price, level_discount }, grade?.discount_permille ?? 1000)
  const struck = struckPrice(list_price, price)
  return (
    // Holds the words for screen readers: in a row that scrolls sideways they would widen the page.
    <span className="relative block">
      <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
        <span className="whitespace-nowrap">
          <Price amount={price} currency={currency} size={size} plain={onBand} />
          {is_from && <span className={classNames('ml-0.5 text-11', !onBand && 'text-quiet')}>{say('and_up')}</span>}
        </span>
        {struck !== null && (
          <>
            <span className="sr-only">{say('market_price', { price: displayPrice(struck, currency) })}</span>
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
