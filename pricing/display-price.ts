/** A price in the pieces that typography sizes apart; joined in this order they are `displayPrice`. */
export interface DisplayParts {
  /** what stands before the number: '$', '-$', '' or '-' */
  symbol: string
  /** with commas from 1,000 on, in every language */
  integer: string
  /** '.5', '.34', or '' for a whole price */
  fraction: string
  /** what stands after the number: '元' in Chinese */
  suffix: string
}

/**
 * Parts of a decimal price such as "12.50" (decisions, Currency): at most two decimals, trailing zeros trimmed, more
 * decimals rounded half up. A leading minus (a reduction) is kept, except on zero. RangeError if the text is no decimal.
 */
export function displayParts(decimal: string, language: string): DisplayParts {
  const number = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal)
  if (!number) throw new RangeError(`not a decimal: ${decimal}`)
  const [, minus = '', whole = '', decimals = ''] = number
  const roundUp = decimals.charAt(2) >= '5' ? 1n : 0n
  const digits = String(BigInt(whole + decimals.slice(0, 2).padEnd(2, '0')) + roundUp).padStart(3, '0')
  const fraction = digits.slice(-2).replace(/0+$/, '')
  const sign = digits === '000' ? '' : minus
  const chinese = language === 'zh-cn'
  return {
    symbol: chinese ? sign : `${sign}$`,
    integer: digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ','),
    fraction: fraction && `.${fraction}`,
    suffix: chinese ? '元' : '',
  }
}

/** "12.50" → "$12.5", in zh-cn "12.5元"; "1299.00" → "$1,299". See `displayParts`. */
export function displayPrice(decimal: string, language: string): string {
  const { symbol, integer, fraction, suffix } = displayParts(decimal, language)
  return symbol + integer + fraction + suffix
}
