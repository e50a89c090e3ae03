import { toSmallest } from '@longmall/contract/units.ts'

/** Why an amount cannot be converted; null if it can, or is empty. */
export function amountError(
  amount: string | null,
  { minimum, available }: { minimum: string; available: string },
): 'at_least' | 'too_much' | null {
  if (amount === null) return null
  const given = toSmallest(amount, 'ACC')
  if (given > toSmallest(available, 'ACC')) return 'too_much'
  return given < toSmallest(minimum, 'ACC') ? 'at_least' : null
}
