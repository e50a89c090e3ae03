import type { CurrencyDisplay } from '@longmall/pricing/display-price.ts'
import { useLanguage } from '../translations.tsx'
import { useSite } from '../site.ts'

/** How the shop's money is shown to this reader: the second argument of `displayPrice` and the `currency` of a `Price`. */
export function useCurrency(): CurrencyDisplay {
  const language = useLanguage()
  const { currency, price_style } = useSite()
  return { language, currency, style: price_style }
}

/** The same for ledger amounts, which always have all decimals (decisions, Currency). */
export const useLedgerCurrency = (): CurrencyDisplay => ({ ...useCurrency(), keepTrailingZeros: true })
