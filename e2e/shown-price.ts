import { displayPrice } from '@longmall/pricing/display-price.ts'

/** A price as the demo store shows it: in US dollars, by the specification. */
export const shownPrice = (decimal: string, language: string): string =>
  displayPrice(decimal, { language, currency: 'USD', style: 'specification' })

/** Money as screens of the member's ledger show it there: with all decimals. */
export const ledgerPrice = (decimal: string, language: string): string =>
  displayPrice(decimal, { language, currency: 'USD', style: 'specification', keepTrailingZeros: true })

/** Money as the console shows it: all decimals, by the rules of the operator's language. */
export const consoleMoney = (decimal: string, language: string): string =>
  (decimal.startsWith('-') ? '−' : '') + displayPrice(decimal.replace('-', ''), { language, currency: 'USD', style: 'locale' })
