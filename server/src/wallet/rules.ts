/** Money in cents by bucket. */
export interface Buckets {
  non_withdrawable: bigint
  withdrawable: bigint
}

/** How much each bucket pays of `amount`: the non-withdrawable first (WAL-04); null when both together are insufficient. */
export function splitSpending(available: Buckets, amount: bigint): Buckets | null {
  if (amount > available.non_withdrawable + available.withdrawable) return null
  const non_withdrawable = amount < available.non_withdrawable ? amount : available.non_withdrawable
  return { non_withdrawable, withdrawable: amount - non_withdrawable }
}
