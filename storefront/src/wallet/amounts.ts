import { toSmallest, type UnitCode } from '@longmall/contract/units.ts'
import { type CurrencyDisplay, displayPrice } from '@longmall/pricing/display-price.ts'
import { groupDigits } from '@longmall/web/format/amount-text.ts'

/** A ledger amount with all its decimals: money with its symbol, coins with thousands separators; `signed` prefixes credits with a plus. */
export function shownAmount(amount: string, unit: UnitCode, currency: CurrencyDisplay, { signed = false } = {}): string {
  const plain = unit === 'MONEY' ? displayPrice(amount, { ...currency, keepTrailingZeros: true }) : groupDigits(amount)
  return signed && !amount.startsWith('-') ? `+${plain}` : plain
}

/** The height of a bar, in thousandths of the tallest; a non-zero amount is visible. */
export function permilleOf(amount: string, tallest: bigint, unit: UnitCode): number {
  const value = toSmallest(amount, unit)
  if (value <= 0n || tallest <= 0n) return 0
  const share = Number((value * 1000n) / tallest)
  return Math.max(share, 20)
}

/** The greatest of these amounts in the unit's smallest part. */
export const tallestOf = (amounts: readonly string[], unit: UnitCode): bigint =>
  amounts.reduce((largest, one) => {
    const value = toSmallest(one, unit)
    return value > largest ? value : largest
  }, 0n)
