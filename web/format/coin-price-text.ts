import { type CurrencyDisplay, displayParts } from '@longmall/pricing/display-price.ts'

/** A price of a coin with all its decimals: "1.2345" → "$1.2345", in zh-cn "1.2345元" by the specification. */
export function formatCoinPrice(price: string, currency: CurrencyDisplay): string {
  const [whole = '0', fraction = ''] = price.split('.')
  const { symbol, integer, suffix } = displayParts(whole, currency)
  return `${symbol}${integer}.${fraction.padEnd(2, '0')}${suffix}`
}
