import { type CurrencyDisplay, displayParts } from '@longmall/pricing/display-price.ts'

/** A price of a coin with all its decimals: "1.2345" → "$1.2345"; by the specification without trailing zeros, as `displayPrice`. */
export function formatCoinPrice(price: string, currency: CurrencyDisplay): string {
  const [whole = '0', fraction = ''] = price.split('.')
  const { symbol, integer, suffix } = displayParts(whole, currency)
  const isTrimmed = currency.style === 'specification' && !currency.keepTrailingZeros
  const decimals = isTrimmed ? fraction.replace(/0+$/, '') : fraction.padEnd(2, '0')
  return `${symbol}${integer}${decimals && `.${decimals}`}${suffix}`
}
