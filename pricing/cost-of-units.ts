/**
 * Cents that `amount` smallest parts of a unit with `decimals` decimals cost when one whole unit costs `price` cents: rounded
 * up to the cent. Of money itself (2 decimals, 100 cents) it is the amount.
 */
export function costOfUnits(amount: bigint, decimals: number, price: bigint): bigint {
  const whole = 10n ** BigInt(decimals)
  return (amount * price + whole - 1n) / whole
}
