/** The balance of all members together, or of a house account, in the unit's smallest part; the house's with the ledger's sign. */
export interface BookSum {
  is_house: boolean
  unit: string
  purpose: string
  amount: bigint
}
/** What moved on an account in a day. */
export interface Flow extends Omit<BookSum, 'amount'> {
  day: string
  plus: bigint
  minus: bigint
}
export interface LiabilitySums {
  liability: bigint
  external_funds: bigint
  own_funds: bigint
}

/** External funds: receipts at providers less payouts of the bank. */
export const isExternal = ({ is_house, purpose }: Pick<BookSum, 'is_house' | 'purpose'>): boolean =>
  is_house && purpose.startsWith('clearing:')
/** Members' money, and what is paid for orders that are not settled: it may still go back. */
export const isLiability = ({ is_house, purpose }: Pick<BookSum, 'is_house' | 'purpose'>): boolean => !is_house || purpose === 'escrow'

/**
 * The liability by the sums of one unit, the external funds, and the difference, which is the house's own funds. The ledger sums to
 * zero, so the difference is also the sum of all its other accounts: below zero the shop owes more than it has outside.
 */
export function calculateLiabilities(sums: readonly Pick<BookSum, 'is_house' | 'purpose' | 'amount'>[]): LiabilitySums {
  const sum = (matches: (one: (typeof sums)[number]) => boolean) => sums.filter(matches).reduce((total, { amount }) => total + amount, 0n)
  const [liability, external_funds] = [sum(isLiability), -sum(isExternal)]
  return { liability, external_funds, own_funds: external_funds - liability }
}

/** The liability by what members can do with it; the four sum to it. */
export function liabilityByState(sums: readonly Pick<BookSum, 'is_house' | 'purpose' | 'amount'>[]): Record<LiabilityState, bigint> {
  const byState = { available: 0n, frozen: 0n, bound: 0n, escrow: 0n }
  for (const one of sums.filter(isLiability)) byState[liabilityStateOf(one)] += one.amount
  return byState
}

type LiabilityState = 'available' | 'frozen' | 'bound' | 'escrow'
const spendable = new Set(['available', 'withdrawable', 'non_withdrawable'])
function liabilityStateOf({ is_house, purpose }: Pick<BookSum, 'is_house' | 'purpose'>): LiabilityState {
  if (is_house) return 'escrow'
  if (spendable.has(purpose)) return 'available'
  return purpose.startsWith('frozen:') ? 'frozen' : 'bound'
}

const keyOf = ({ is_house, unit, purpose }: Omit<BookSum, 'amount'>) => `${is_house} ${unit} ${purpose}`

/** The sums as each day ended, in order: those from before the first day, and on each day what moved. */
export function* sumsByDay(before: readonly BookSum[], flows: readonly Flow[], days: readonly string[]) {
  const sums = new Map(before.map((one) => [keyOf(one), { ...one }]))
  const byDay = Map.groupBy(flows, ({ day }) => day)
  for (const day of days) {
    const moved = byDay.get(day) ?? []
    for (const { is_house, unit, purpose, plus, minus } of moved) {
      const amount = (sums.get(keyOf({ is_house, unit, purpose }))?.amount ?? 0n) + plus - minus
      sums.set(keyOf({ is_house, unit, purpose }), { is_house, unit, purpose, amount })
    }
    yield { day, sums: [...sums.values()], moved }
  }
}
