export interface DryRunPrize {
  kind: string
  /** Whole, at least 1. */
  weight: number
  /** Remaining stock; null if unlimited. */
  left: number | null
  /** Unit cost: coins, or cents of money or of the goods' price; 0n if unknown. */
  value: bigint
}

export interface Expected {
  /** Average number of wins, in hundredths. */
  hundredths: bigint
  /** Cost of the average, in coins or cents. */
  cost: bigint
  /** Maximum cost. */
  max: bigint
  /** Average number of draws until the stock is exhausted; null if unlimited. */
  exhausted_after: bigint | null
}

export interface Sums {
  longcoin: { cost: bigint; max: bigint }
  red_packet: { cost: bigint; max: bigint }
  goods: { cost: bigint; max: bigint }
}

/** `dividend / divisor` rounded to the nearest integer, halves up; both are non-negative. */
const divideRounded = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor)
const min = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/**
 * Wins and cost of a number of draws, from weights and stock alone, calculated in integers and rounded once at the end. On
 * average: each prize by its odds, limited by its stock; “nothing” gets the remainder. At maximum: all draws win the most expensive
 * prizes.
 */
export function expectedOf(prizes: readonly DryRunPrize[], draws: bigint): { prizes: Expected[]; sums: Sums } {
  const total = prizes.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
  const nothing = prizes.findIndex(({ kind }) => kind === 'nothing')
  // All times are in parts of `total`.
  const parts = prizes.map(({ kind, weight, left }) => {
    const wins = draws * BigInt(weight)
    return kind === 'nothing' || left === null ? wins : min(wins, BigInt(left) * total)
  })
  if (nothing >= 0) parts[nothing]! += draws * total - parts.reduce((sum, one) => sum + one, 0n)
  const costOf = (kind: string) =>
    divideRounded(
      prizes.reduce((sum, prize, n) => sum + (prize.kind === kind ? parts[n]! * prize.value : 0n), 0n),
      total,
    )
  const sumsOf = (kind: string) => ({
    cost: costOf(kind),
    max: maxCost(
      prizes.filter((prize) => prize.kind === kind),
      draws,
    ),
  })
  return {
    prizes: prizes.map((prize, n) => ({
      hundredths: divideRounded(100n * parts[n]!, total),
      cost: divideRounded(parts[n]! * prize.value, total),
      max: maxCost([prize], draws),
      exhausted_after:
        prize.left === null || prize.kind === 'nothing'
          ? null
          : (BigInt(prize.left) * total + BigInt(prize.weight) - 1n) / BigInt(prize.weight),
    })),
    sums: { longcoin: sumsOf('longcoin'), red_packet: sumsOf('red_packet'), goods: sumsOf('goods') },
  }
}

/** The most expensive ones first, each until its stock is exhausted. */
function maxCost(prizes: readonly DryRunPrize[], draws: bigint): bigint {
  let rest = draws
  let sum = 0n
  for (const { left, value } of prizes.toSorted((one, other) => (one.value < other.value ? 1 : one.value > other.value ? -1 : 0))) {
    const times = left === null ? rest : min(rest, BigInt(left))
    sum += times * value
    rest -= times
  }
  return sum
}
