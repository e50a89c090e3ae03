import type { Rates } from '@longmall/contract/distribution-shapes.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { useLedgerCurrency } from '../../shell/site.ts'
import { useLanguage } from '../../shell/translations.tsx'

/** Money of the ledger as text. */
export function useMoney(): (amount: string) => string {
  const currency = useLedgerCurrency()
  return (amount) => displayPrice(amount, currency)
}

/** A share in millionths as text: 50000 → "5%". */
export function useRate(): (ppm: number) => string {
  const language = useLanguage()
  return (ppm) => formatOdds(ppm, language)
}

/** The rates of the three generations, in their order. */
export const ratesInOrder = ({ first, second, third }: Rates) => [first, second, third] as const

export const isNone = (amount: string) => Number(amount) === 0
