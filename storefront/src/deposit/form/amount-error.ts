import { toSmallest } from '@longmall/contract/units.ts'

/** Why an amount of ACC or AAA cannot be deposited; null if it can, or while there is none. */
export function amountError(
  amount: string | null,
  { minimum, available }: { minimum: string; available: string },
): 'at_least' | 'too_much' | null {
  if (amount === null) return null
  const smallest = toSmallest(amount, 'ACC')
  if (smallest < toSmallest(minimum, 'ACC')) return 'at_least'
  return smallest > toSmallest(available, 'ACC') ? 'too_much' : null
}
