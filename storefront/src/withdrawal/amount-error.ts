import { toSmallest } from '@longmall/contract/units.ts'

/** Why a withdrawal amount is invalid; null if it is valid or empty. */
export function amountError(
  amount: string | null,
  { minimum, maximum, withdrawable }: { minimum: string; maximum: string; withdrawable: string },
): 'at_least' | 'at_most' | 'too_much' | null {
  if (amount === null) return null
  const cents = toSmallest(amount, 'MONEY')
  if (cents > toSmallest(withdrawable, 'MONEY')) return 'too_much'
  if (cents < toSmallest(minimum, 'MONEY')) return 'at_least'
  return cents > toSmallest(maximum, 'MONEY') ? 'at_most' : null
}
