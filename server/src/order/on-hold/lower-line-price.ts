/** A line as its order keeps it; amounts in cents, `longcoin` in coins. */
export interface OrderLinePrice {
  quantity: number
  unit_price: bigint
  goods_total: bigint
  reductions: readonly { source: string; amount: number }[]
  total: bigint
  longcoin: number
}

/**
 * A line at a lower unit price. Its reductions remain as far as the price allows; the excess of the payment is refunded, money
 * first, then coins. The same line when the price is not lower.
 */
export function lowerLinePrice<Line extends OrderLinePrice>(line: Line, unit_price: bigint): Line {
  if (unit_price >= line.unit_price) return line
  const goods_total = unit_price * BigInt(line.quantity)
  let remainingTotal = goods_total
  const reductions = line.reductions.flatMap(({ source, amount }) => {
    const remaining = Number(remainingTotal < BigInt(amount) ? remainingTotal : BigInt(amount))
    remainingTotal -= BigInt(remaining)
    return remaining > 0 ? [{ source, amount: remaining }] : []
  })
  return { ...line, unit_price, goods_total, reductions, total: remainingTotal, longcoin: coinsFor(line, reductions) }
}

/** The coins that what is still offset is worth, cut to the coin: a coin more goes back rather than one too few. */
function coinsFor({ longcoin, reductions }: OrderLinePrice, remaining: OrderLinePrice['reductions']): number {
  const offsetCents = (of: OrderLinePrice['reductions']) => BigInt(of.find(({ source }) => source === 'longcoin')?.amount ?? 0)
  const before = offsetCents(reductions)
  return before === 0n ? longcoin : Number((BigInt(longcoin) * offsetCents(remaining)) / before)
}
