/** Coins spent on a line that go back with pieces of it; all pieces in any split give back all coins, the odd ones later. */
export function longcoinBack(line: { quantity: number; longcoin: number }, refunded: number, quantity: number): number {
  const upTo = (pieces: number) => Number((BigInt(line.longcoin) * BigInt(pieces)) / BigInt(line.quantity))
  return upTo(refunded + quantity) - upTo(refunded)
}

/** What an order was paid with: one payment, or a reservation's two, the last one first. Amounts in cents. */
export function paymentsOf({
  payment_id,
  balance_payment_id,
  order_total,
  deposit_amount,
}: {
  payment_id: number
  balance_payment_id: number | null
  order_total: bigint
  deposit_amount: bigint | null
}): { payment_id: number; amount: bigint }[] {
  if (balance_payment_id === null || deposit_amount === null) return [{ payment_id, amount: order_total }]
  return [
    { payment_id: balance_payment_id, amount: order_total - deposit_amount },
    { payment_id, amount: deposit_amount },
  ]
}

/**
 * An order paid in two payments: what each gives back of `amount` when `before` went back already, the last payment
 * first; RangeError for more than all of them. Amounts in cents.
 */
export function shareOverPayments(
  payments: readonly { payment_id: number; amount: bigint }[],
  before: bigint,
  amount: bigint,
): { payment_id: number; amount: bigint }[] {
  let [skip, left] = [before, amount]
  const shares: { payment_id: number; amount: bigint }[] = []
  for (const one of payments) {
    const free = one.amount > skip ? one.amount - skip : 0n
    skip = skip > one.amount ? skip - one.amount : 0n
    const part = left < free ? left : free
    if (part > 0n) shares.push({ payment_id: one.payment_id, amount: part })
    left -= part
  }
  if (left > 0n) throw new RangeError(`a refund of ${amount} after ${before} is more than was paid`)
  return shares
}
