import type { AwardRate, RatedKind } from '@longmall/contract/award-shapes.ts'

/** Millionths in a whole. */
export const whole = 1_000_000

/** What a version of the plan pays of each kind; null where it has no such generation of it. */
export const rateOf = (rates: readonly AwardRate[], kind: RatedKind, generation: number): number =>
  rates.find((one) => one.kind === kind && one.generation === generation)?.rate_ppm ?? 0

/** Kinds by generation of sponsors, and their deepest generation; the other kinds have generation 0. */
const deepest: Partial<Record<RatedKind, number>> = { referral: 6, avatar: 1, mall: 6, management: 6, sharing: 1 }

/** Is this a rate that the awards know? */
export const isKnownRate = ({ kind, generation }: AwardRate): boolean =>
  deepest[kind] === undefined ? generation === 0 : generation >= 1 && generation <= deepest[kind]!

const sumOf = (rates: readonly AwardRate[], kinds: readonly RatedKind[]) =>
  rates.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { rate_ppm }) => sum + rate_ppm, 0)

/**
 * The largest sum of rates that one sale always owes: of a Start-up sale, of goods (profit is at most what was paid), of a clone. Matching and
 * management depend on the day's volume and are scaled by the run instead. Millionths.
 */
export const sumPerSale = (rates: readonly AwardRate[]): number =>
  Math.max(sumOf(rates, ['referral', 'global', 'education', 'director']), sumOf(rates, ['mall', 'sharing']), sumOf(rates, ['avatar']))

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
