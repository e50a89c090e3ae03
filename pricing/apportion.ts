import { cents } from './cents.ts'
import { mulDiv } from './mul-div.ts'
import type { Cents } from './types.ts'

/**
 * Splits `total` over the weights by largest remainder: the parts add up to `total` exactly, each is its exact
 * share rounded down or up, and none is above its weight while `total` is not above their sum. Equal remainders go to
 * the earlier weight. Weights are whole and not negative; RangeError when they are all 0 and `total` is not.
 */
export function apportion(total: Cents, weights: readonly number[]): Cents[] {
  let sum = 0
  let largest = 0
  for (const weight of weights) {
    sum += weight
    if (weight > largest) largest = weight
  }
  if (total === 0) return weights.map(() => total)
  if (sum === 0) throw new RangeError(`nothing to apportion ${total} over`)
  const isSmall = total * largest <= Number.MAX_SAFE_INTEGER
  const parts: Cents[] = []
  const remainders: number[] = []
  let left: number = total
  for (const weight of weights) {
    const part = cents(mulDiv(total, weight, sum, 'down'))
    parts.push(part)
    remainders.push(isSmall ? (total * weight) % sum : Number((BigInt(total) * BigInt(weight)) % BigInt(sum)))
    left -= part
  }
  for (; left > 0; left--) {
    const next = indexOfLargest(remainders)
    parts[next] = cents(parts[next]! + 1)
    remainders[next] = -1
  }
  return parts
}

/** Of equal ones the first. There are fewer odd cents than weights, so each is searched for instead of sorting all. */
function indexOfLargest(numbers: readonly number[]): number {
  let found = 0
  for (let index = 1; index < numbers.length; index++) if (numbers[index]! > numbers[found]!) found = index
  return found
}
