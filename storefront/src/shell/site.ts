import { useQuery } from '@tanstack/react-query'
import type { SiteState } from '@longmall/contract/site.ts'
import { query } from '@longmall/web/call/query.ts'
import type { CurrencyDisplay } from '@longmall/pricing/display-price.ts'
import { useLanguage } from './translations.tsx'

/** Asked once when the page is made, and again on every return to the app. */
export const siteQuery = { ...query('site/state', {}), staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** The server's data of the store: name, hotline, bases, currency. */
export function useSite(): SiteState {
  const { data } = useQuery(siteQuery)
  if (!data) throw new Error('the page carries no site state')
  return data
}

/** How the shop's money is shown to this reader: the second argument of `displayPrice` and the `currency` of a `Price`. */
export function useCurrency(): CurrencyDisplay {
  const language = useLanguage()
  const { currency, price_style } = useSite()
  return { language, currency, style: price_style }
}

/** The same for amounts of the member's ledger: they always have all decimals (decisions, Currency). */
export const useLedgerCurrency = (): CurrencyDisplay => ({ ...useCurrency(), keepTrailingZeros: true })
