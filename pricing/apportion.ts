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
  const parts = weights.map((weight) => mulDiv(total, weight, sum, 'down'))
  const left = total - parts.reduce((added, part) => added + part, 0)
  if (left > 0) {
    const remainders = total * largest <= Number.MAX_SAFE_INTEGER ? remaindersOf(total, weights, sum) : bigRemaindersOf(total, weights, sum)
    for (const index of largestFirst(remainders).slice(0, left)) parts[index] = parts[index]! + 1
  }
  return parts.map(cents)
}

function remaindersOf(total: number, weights: readonly number[], sum: number): number[] {
  return weights.map((weight) => (total * weight) % sum)
}

function bigRemaindersOf(total: number, weights: readonly number[], sum: number): number[] {
  return weights.map((weight) => Number((BigInt(total) * BigInt(weight)) % BigInt(sum)))
}

// The sort is stable: equal remainders keep their order.
function largestFirst(remainders: readonly number[]): number[] {
  return remainders.map((_, index) => index).sort((a, b) => remainders[b]! - remainders[a]!)
}
