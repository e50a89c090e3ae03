/** Money in cents by bucket. */
export interface Buckets {
  non_withdrawable: bigint
  withdrawable: bigint
}

/** What each bucket gives for `amount`: the non-withdrawable first (WAL-04); null when both together do not hold it. */
export function splitSpending(available: Buckets, amount: bigint): Buckets | null {
  if (amount > available.non_withdrawable + available.withdrawable) return null
  const non_withdrawable = amount < available.non_withdrawable ? amount : available.non_withdrawable
  return { non_withdrawable, withdrawable: amount - non_withdrawable }
}
