import { discountFigure } from '@longmall/translations/discount-figure.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Price } from '@longmall/ui/display/price.tsx'
import { Truck } from 'lucide-react'
import { useCurrency } from '../../shell/money/currency.ts'
import { useTranslations } from '../../shell/translations.tsx'
import type { CouponRules } from './coupon-text.ts'

/** The value of a coupon in large type: an amount, a percentage with its maximum, or free freight. */
export function CouponValue({ rules, faded }: { rules: CouponRules; faded?: boolean | undefined }) {
  const t = useTranslations('coupon')
  const currency = useCurrency()
  const tone = faded ? 'text-quiet' : 'text-price'
  if (rules.kind === 'money') return <Price amount={rules.money_off ?? '0'} currency={currency} size="large" plain className={tone} />
  if (rules.kind === 'free_freight')
    return (
      <span className={`flex flex-col items-center gap-0.5 text-14 leading-4.5 font-bold ${tone}`}>
        <Truck size={22} aria-hidden />
        {t('free_freight')}
      </span>
    )
  return (
    <span className={`block ${tone}`}>
      <span className="figures block text-18 font-bold">
        {t('percent_off', { off: discountFigure(currency.language, rules.permille_off ?? 0) })}
      </span>
      {rules.max_off && <span className="block text-11">{t('up_to', { amount: displayPrice(rules.max_off, currency) })}</span>}
    </span>
  )
}
