import { cents } from './cents.ts'
import type { Cents } from './types.ts'

/** "12.5", "12.50" or "12" → 1250, 1250, 1200. RangeError for a sign, more than two decimals, or 10^12 cents and up. */
export function centsOf(decimal: string): Cents {
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(decimal)
  if (!parts) throw new RangeError(`not a price: ${decimal}`)
  return cents(Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')))
}
