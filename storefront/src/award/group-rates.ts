import { generationsOf, rateOf } from '@longmall/contract/award-rates.ts'
import type { AwardRate, RatedKind } from '@longmall/contract/award-shapes.ts'

export interface RateGroup {
  /** Generations with the same rate, from the first to the last; 0 and 0 of an award without generations. */
  first: number
  last: number
  rate_ppm: number
}

/** The paid rates of an award, generations with the same rate together; none when it is not paid. */
export function groupRates(rates: readonly AwardRate[], kind: RatedKind): RateGroup[] {
  const groups: RateGroup[] = []
  for (const generation of generationsOf(kind)) {
    const rate_ppm = rateOf(rates, kind, generation)
    const group = groups.at(-1)
    if (group && group.last === generation - 1 && group.rate_ppm === rate_ppm) group.last = generation
    else groups.push({ first: generation, last: generation, rate_ppm })
  }
  return groups.filter((group) => group.rate_ppm > 0)
}
