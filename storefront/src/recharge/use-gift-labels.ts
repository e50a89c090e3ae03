import { isNothing } from '@longmall/web/format/amount-text.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { useCurrency } from '../shell/site.ts'
import { useTranslations } from '../shell/translations.tsx'

/** Labels of the rewards of a recharge; empty without rewards. */
export function useGiftLabels() {
  const t = useTranslations('recharge')
  const currency = useCurrency()
  return ({ gift_money, gift_longcoin }: { gift_money: string; gift_longcoin: number }): string[] => [
    ...(isNothing(gift_money) ? [] : [t('gift_money', { amount: displayPrice(gift_money, currency) })]),
    ...(gift_longcoin > 0 ? [t('gift_longcoin', { count: gift_longcoin })] : []),
  ]
}
