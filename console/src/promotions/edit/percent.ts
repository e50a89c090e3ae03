import { toDecimal, toSmallest } from '@longmall/contract/units.ts'

const isAmount = (text: string) => /^\d+(\.\d{1,2})?$/.test(text)

/** How many hundredths a price is below the list price, with one decimal at most; null where it is not, or is no amount. */
export function percentOff(list_price: string, price: string): string | null {
  if (!isAmount(price)) return null
  const [whole, paid] = [toSmallest(list_price, 'MONEY'), toSmallest(price, 'MONEY')]
  if (paid >= whole) return null
  const permille = ((whole - paid) * 1000n) / whole
  return permille % 10n === 0n ? String(permille / 10n) : `${permille / 10n}.${permille % 10n}`
}

/** A price so many hundredths below the list price, rounded to the shopper's good. */
export const lessPercent = (list_price: string, percent: number): string =>
  toDecimal((toSmallest(list_price, 'MONEY') * BigInt(100 - percent)) / 100n, 'MONEY')
