/** Money in cents by bucket. */
export interface Buckets {
  non_withdrawable: bigint
  withdrawable: bigint
}

/** What each bucket gives for `amount`: the non-withdrawable first (WAL-04); null when both together do not hold it. */
export function splitSpending(held: Buckets, amount: bigint): Buckets | null {
  if (amount > held.non_withdrawable + held.withdrawable) return null
  const non_withdrawable = amount < held.non_withdrawable ? amount : held.non_withdrawable
  return { non_withdrawable, withdrawable: amount - non_withdrawable }
}
