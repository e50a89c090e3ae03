import { displayPrice } from '@longmall/pricing/display-price.ts'
import { isNothing } from '@longmall/web/format/amount-text.ts'
import { useLedgerCurrency } from '../shell/site.ts'
import { useTranslations } from '../shell/translations.tsx'

interface Amounts {
  money: string
  longcoin: number
  coupon_name?: string | null
  /** How many coupons, where their name is not told. */
  coupons?: number
}

/** A reward in one line, its parts joined by a plus; empty for none. */
export function useRewardText() {
  const t = useTranslations('invitation')
  const currency = useLedgerCurrency()
  return ({ money, longcoin, coupon_name, coupons = 0 }: Amounts): string =>
    [
      ...(isNothing(money) ? [] : [displayPrice(money, currency)]),
      ...(longcoin > 0 ? [t('coins', { count: longcoin })] : []),
      ...(coupon_name ? [t('coupon', { name: coupon_name })] : []),
      ...(coupons > 0 ? [t('coupons', { count: coupons })] : []),
    ].join(' + ')
}
