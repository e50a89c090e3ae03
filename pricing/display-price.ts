export type PriceStyle = 'locale' | 'specification'

/** How a shop's money is shown to a reader: the reader's language, the shop's currency (ISO 4217) and the rule. */
export interface CurrencyDisplay {
  language: string
  currency: string
  style: PriceStyle
  /** All decimals by the specification too, 12.50 and not 12.5: what a ledger shows. */
  keepTrailingZeros?: boolean
}

/** A price in the parts that typography sizes apart; joined in this order they are `displayPrice`. */
export interface DisplayParts {
  /** the text before the number: '$', '-$', '' or '-' */
  symbol: string
  /** with separators from 1,000 on, as the language or the specification writes them */
  integer: string
  /** '.5', '.34', ',90', or '' */
  fraction: string
  /** the text after the number: '元' by the specification in Chinese, ' €' in the languages that put it there */
  suffix: string
}

const decimalText = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * Parts of a decimal price such as "12.50" (decisions, Currency), rounded half up to two decimals. A leading minus (a
 * reduction) stays, except on zero. Throws RangeError if the text is no decimal.
 */
export function displayParts(decimal: string, display: CurrencyDisplay): DisplayParts {
  const number = decimalText.exec(decimal)
  if (!number) throw new RangeError(`not a decimal: ${decimal}`)
  return display.style === 'locale' ? localeParts(decimal, display) : specificationParts(number, display)
}

/** "12.50" → "$12.5", in zh-cn "12.5元" by the specification; "$12.50", "US$12.50" by the language. See `displayParts`. */
export function displayPrice(decimal: string, display: CurrencyDisplay): string {
  const { symbol, integer, fraction, suffix } = displayParts(decimal, display)
  return symbol + integer + fraction + suffix
}

/** An amount with all its decimals and its currency by code, "EUR 1,234.50": for ledgers, invoices and other records. */
export const namedPrice = (decimal: string, { language, currency }: Omit<CurrencyDisplay, 'style'>): string =>
  formatOf(language, currency, 'code').format(decimal as Intl.StringNumericLiteral)

/** What a currency is called: "US Dollar (USD)". */
export const currencyName = ({ language, currency }: Omit<CurrencyDisplay, 'style'>): string =>
  `${new Intl.DisplayNames(language, { type: 'currency' }).of(currency) ?? currency} (${currency})`

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(language: string, currency: string, currencyDisplay: 'symbol' | 'narrowSymbol' | 'code'): Intl.NumberFormat {
  const key = `${language} ${currency} ${currencyDisplay}`
  const format =
    formats.get(key) ?? new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay, signDisplay: 'negative' })
  formats.set(key, format)
  return format
}

function localeParts(decimal: string, { language, currency }: CurrencyDisplay): DisplayParts {
  const parts = { symbol: '', integer: '', fraction: '', suffix: '' }
  for (const { type, value } of formatOf(language, currency, 'symbol').formatToParts(decimal as Intl.StringNumericLiteral)) {
    if (type === 'integer' || type === 'group') parts.integer += value
    else if (type === 'decimal' || type === 'fraction') parts.fraction += value
    else if (parts.integer) parts.suffix += value
    else parts.symbol += value
  }
  return parts
}

function specificationParts([, minus = '', whole = '', decimals = '']: RegExpExecArray, display: CurrencyDisplay): DisplayParts {
  const roundUp = decimals.charAt(2) >= '5' ? 1n : 0n
  const digits = String(BigInt(whole + decimals.slice(0, 2).padEnd(2, '0')) + roundUp).padStart(3, '0')
  const fraction = display.keepTrailingZeros ? digits.slice(-2) : digits.slice(-2).replace(/0+$/, '')
  const sign = digits === '000' ? '' : minus
  // The specification writes dollars as 元 in Chinese; of another currency that would be another price.
  const suffix = display.language === 'zh-cn' && ['USD', 'CNY'].includes(display.currency) ? '元' : ''
  return {
    symbol: suffix ? sign : sign + shortSymbol(display.currency),
    integer: digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ','),
    fraction: fraction && `.${fraction}`,
    suffix,
  }
}

/** '$', '€'; letters are separated from the number. A '$' of another currency than a dollar (the peso's) is replaced by its code. */
function shortSymbol(currency: string): string {
  if (currency === 'USD') return '$'
  const parts = formatOf('en', currency, 'narrowSymbol').formatToParts(0)
  const narrow = parts.find(({ type }) => type === 'currency')?.value ?? currency
  const isDollar = /dollar/i.test(new Intl.DisplayNames('en', { type: 'currency' }).of(currency) ?? '')
  const symbol = narrow === '$' && !isDollar ? currency : narrow
  return /\p{L}$/u.test(symbol) ? `${symbol}\u00A0` : symbol
}
