/**
 * Cents that `amount` smallest parts of a unit with `decimals` decimals cost when one whole unit costs `price` cents: rounded
 * up to the cent. Of money itself (2 decimals, 100 cents) it is the amount.
 */
export function costOfUnits(amount: bigint, decimals: number, price: bigint): bigint {
  const whole = 10n ** BigInt(decimals)
  return (amount * price + whole - 1n) / whole
}

/**
 * Cents that `amount` smallest parts of a unit with `decimals` decimals cost when one whole unit costs `micros` millionths of the
 * currency: rounded up to the cent.
 */
export const costAtPrice = (amount: bigint, decimals: number, micros: bigint): bigint => costOfUnits(amount, decimals + 4, micros)

/**
 * The fewest smallest parts of a unit that are worth `cents`, when one whole unit is worth `price` cents: rounded up, so that nobody pays
 * less than the worth.
 */
export function unitsForCost(cents: bigint, decimals: number, price: bigint): bigint {
  return (cents * 10n ** BigInt(decimals) + price - 1n) / price
}

/** Whole cents that `amount` smallest parts of such a unit are worth, rounded down. */
export function worthOfUnits(amount: bigint, decimals: number, price: bigint): bigint {
  return (amount * price) / 10n ** BigInt(decimals)
}
