import type { Cents } from './types.ts'

/** No basket, line or price reaches this many cents (10^12): sums of them stay exact. */
export const centsLimit = 1_000_000_000_000

/** A number of cents, checked: RangeError unless a whole number, 0 <= x < 10^12. */
export function cents(value: number): Cents {
  if (!Number.isInteger(value) || value < 0 || value >= centsLimit) throw new RangeError(`not an amount of cents: ${value}`)
  // -0 is an integer too, and shows as "-0" when formatted
  return (value + 0) as Cents
}

/** Adds one amount per item, and checks the sum. */
export function sumCents<Item>(items: readonly Item[], amountOf: (item: Item) => Cents): Cents {
  let sum = 0
  for (const item of items) sum += amountOf(item)
  return cents(sum)
}
