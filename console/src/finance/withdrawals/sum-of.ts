import { toDecimal, toSmallest } from '@longmall/contract/units.ts'

/** The sum of amounts of money. */
export const sumOf = (amounts: readonly string[]): string =>
  toDecimal(
    amounts.reduce((sum, amount) => sum + toSmallest(amount, 'MONEY'), 0n),
    'MONEY',
  )
