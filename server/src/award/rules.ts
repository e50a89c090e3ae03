import { generationsOf, sumPerSale } from '@longmall/contract/award-rates.ts'
import type { AwardRate } from '@longmall/contract/award-shapes.ts'

/** Millionths in a whole. */
export const whole = 1_000_000

/** Is this a rate that the awards know? */
export const isKnownRate = ({ kind, generation }: AwardRate): boolean => generationsOf(kind).includes(generation)

/** What is wrong with a version of the plan, by the name of its refusal; null when nothing is. `today` is a day of the store's zone. */
export function findProblem(
  plan: { starts_on: string; cap_ppm: number; high_usds_ppm: number; high_usda_ppm: number; rates: readonly AwardRate[] },
  today: string,
):
  | { code: 'award.plan_in_past'; details: { day: string } }
  | { code: 'award.rate_unknown'; details: { kind: string; generation: number } }
  | { code: 'award.rates_exceed_cap'; details: { sum: string; cap: string } }
  | { code: 'award.split_exceeds_whole'; details: Record<string, never> }
  | null {
  if (plan.starts_on <= today) return { code: 'award.plan_in_past', details: { day: today } }
  const seen = new Set<string>()
  for (const rate of plan.rates) {
    const { kind, generation } = rate
    const name = `${kind} ${generation}`
    if (!isKnownRate(rate) || seen.has(name)) return { code: 'award.rate_unknown', details: { kind, generation } }
    seen.add(name)
  }
  const sum = sumPerSale(plan.rates)
  if (sum > plan.cap_ppm) return { code: 'award.rates_exceed_cap', details: { sum: percent(sum), cap: percent(plan.cap_ppm) } }
  if (plan.high_usds_ppm + plan.high_usda_ppm > whole) return { code: 'award.split_exceeds_whole', details: {} }
  return null
}

/** Millionths as percent without trailing zeros: 25,000 → "2.5". */
export const percent = (ppm: number): string => String(ppm / 10_000)
