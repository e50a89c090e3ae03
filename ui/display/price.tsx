import { type CurrencyDisplay, displayParts } from '@longmall/pricing/display-price.ts'
import { classNames } from '../class-names.ts'

const sizes = {
  small: { integer: 'text-14', small: 'text-11' },
  medium: { integer: 'text-18', small: 'text-12' },
  large: { integer: 'text-28', small: 'text-16' },
}

export interface PriceProps {
  /** A decimal string, such as "12.50". */
  amount: string
  currency: CurrencyDisplay
  size?: keyof typeof sizes
  /** A former price: quiet and struck through. */
  struck?: boolean
  /** In the surrounding text colour instead of the price colour. */
  plain?: boolean
  className?: string
}

/** An amount of money with a small symbol and a large integer part, in tabular figures. */
export function Price({ amount, currency, size = 'medium', struck, plain, className }: PriceProps) {
  const { symbol, integer, fraction, suffix } = displayParts(amount, currency)
  if (struck) {
    return (
      <del className={classNames('figures text-12 text-quiet', className)}>
        {symbol}
        {integer}
        {fraction}
        {suffix}
      </del>
    )
  }
  const look = sizes[size]
  return (
    <span className={classNames('figures inline-block font-bold whitespace-nowrap', look.small, !plain && 'text-price', className)}>
      {symbol}
      <span className={look.integer}>{integer}</span>
      {fraction}
      {suffix}
    </span>
  )
}
