import { displayPrice } from '@longmall/pricing/display-price.ts'
import { useCurrency } from '../shell/money/currency.ts'
import { usePhrases } from '../shell/phrases.tsx'

/** Says what is given on top of a recharge, each part in a few words; none: nothing. */
export function useGiftWords() {
  const say = usePhrases('recharge')
  const currency = useCurrency()
  return ({ gift_money, gift_longcoin }: { gift_money: string; gift_longcoin: number }): string[] => [
    ...(/[1-9]/.test(gift_money) ? [say('gift_money', { amount: displayPrice(gift_money, currency) })] : []),
    ...(gift_longcoin > 0 ? [say('gift_longcoin', { count: gift_longcoin })] : []),
  ]
}
