import { displayPrice } from '@longmall/pricing/display-price.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import { formatCount } from '@longmall/web/format/number-text.ts'
import { Coins } from 'lucide-react'
import { useCurrency } from '../../shell/site.ts'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'

export interface CoinPriceProps {
  longcoin: number
  /** Money in addition to the coins, as a decimal; zero is not shown. */
  money?: string
  size?: 'medium' | 'large'
  /** The icon is decorative; the label is for screen readers. */
  short?: boolean
  /** On a filled band: in the colour of its text. */
  onBand?: boolean
}

const isNothing = (amount: string) => Number(amount) === 0

/** A points-shop price: coins, and money if any. */
export function CoinPrice({ longcoin, money = '0', size = 'medium', short = false, onBand = false }: CoinPriceProps) {
  const t = useTranslations('pointsshop')
  const language = useLanguage()
  const currency = useCurrency()
  const big = size === 'large' ? 'text-22' : 'text-18'
  return (
    <span className={classNames('figures inline-flex flex-wrap items-baseline gap-x-1 font-bold', !onBand && 'text-price')}>
      <Coins size={size === 'large' ? 20 : 16} aria-hidden className="self-center" />
      <span className={big}>{formatCount(longcoin, language)}</span>
      <span className={short ? 'sr-only' : 'text-12 font-semibold'}>{t('coins')}</span>
      {!isNothing(money) && <span className="text-14 whitespace-nowrap">+ {displayPrice(money, currency)}</span>}
    </span>
  )
}
