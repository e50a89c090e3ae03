/** Decimals of a coin's price: it is stored in millionths of the shop's currency. */
export const priceDecimals = 6

/** A price of one whole coin, above 0. */
export const coinPriceForm = /^(?!0+(\.0+)?$)(0|[1-9]\d{0,5})(\.\d{1,6})?$/

/** "1.2345" as millionths of the shop's currency; the text must already be a valid `CoinPrice`. */
export function toMicros(price: string): bigint {
  const [whole = '0', fraction = ''] = price.split('.')
  return BigInt(whole + fraction.padEnd(priceDecimals, '0'))
}

/** Millionths of the shop's currency as a decimal string with at least two decimals: 1_234_500n → "1.2345", 1_000_000n → "1.00". */
export function fromMicros(micros: bigint): string {
  const digits = micros.toString().padStart(priceDecimals + 1, '0')
  const fraction = digits.slice(-priceDecimals).replace(/0+$/, '').padEnd(2, '0')
  return `${digits.slice(0, -priceDecimals)}.${fraction}`
}

/** Does a price differ from the one before by more than `percent`? */
export function isJump(before: bigint, micros: bigint, percent: number): boolean {
  const difference = micros > before ? micros - before : before - micros
  return difference * 100n > before * BigInt(percent)
}
