import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sentAmount } from '../../shell/form/read-amount.ts'

export type AmountProblem = 'zero' | 'too_much' | 'too_little'

/** Why what was typed cannot be withdrawn: `available` and `minimum` of the unit; null where it can be, and while nothing is typed. */
export function amountProblem(
  typed: string,
  { unit, available, minimum }: { unit: PricedUnit; available: string; minimum: string },
): AmountProblem | null {
  if (typed === '') return null
  const amount = sentAmount(typed)
  if (amount === null) return 'zero'
  const parts = toSmallest(amount, unit)
  if (parts > toSmallest(available, unit)) return 'too_much'
  return parts < toSmallest(minimum, unit) ? 'too_little' : null
}
