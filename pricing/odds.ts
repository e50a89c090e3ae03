import { apportion } from './apportion.ts'
import { cents } from './cents.ts'

export interface WeightedPrize {
  kind: string
  /** Whole, at least 1. */
  weight: number
  is_exhausted: boolean
}

/**
 * The odds of a game's prizes in millionths, exactly 1,000,000 together (largest remainder). What is gone has none, and its
 * share is the first “nothing”'s, whom those get who land on it. RangeError where there are no prizes.
 */
export function oddsOf(prizes: readonly WeightedPrize[]): number[] {
  const nothing = prizes.findIndex(({ kind }) => kind === 'nothing')
  const weights = prizes.map((one) => (one.is_exhausted ? 0 : one.weight))
  if (nothing >= 0) weights[nothing]! += prizes.reduce((sum, one) => sum + (one.is_exhausted ? one.weight : 0), 0)
  return apportion(cents(1_000_000), weights)
}
