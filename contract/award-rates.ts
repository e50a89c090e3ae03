import type { AwardKind, AwardRate, RatedKind } from './award-shapes.ts'

/** The deepest generation of sponsors that an award is paid to; 0: it has no generations. The lists of both apps have this order. */
export const deepestGeneration = {
  referral: 6,
  avatar: 1,
  mall: 6,
  sharing: 1,
  global: 0,
  education: 0,
  director: 0,
  matching: 0,
  management: 6,
} as const satisfies Record<RatedKind, number>
export const ratedKindsInOrder = Object.keys(deepestGeneration) as RatedKind[]

/** Generations that an award may have a rate for: 1 to its deepest, or 0 alone. */
export const generationsOf = (kind: RatedKind): readonly number[] =>
  deepestGeneration[kind] === 0 ? [0] : Array.from({ length: deepestGeneration[kind] }, (_, index) => index + 1)

/** What a version of the plan pays, in millionths; 0 where it has no such rate. */
export const rateOf = (rates: readonly AwardRate[], kind: RatedKind, generation: number): number =>
  rates.find((one) => one.kind === kind && one.generation === generation)?.rate_ppm ?? 0

/** Awards whose rate makes a pool that all who qualify share by weight: a member's part is not the rate of the base. */
export const isPool = (kind: AwardKind): boolean => kind === 'global' || kind === 'education' || kind === 'director'

const sumOf = (rates: readonly AwardRate[], kinds: readonly RatedKind[]) =>
  rates.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { rate_ppm }) => sum + rate_ppm, 0)

/** What one sale of each sort always owes, in millionths: of a Start-up product, of goods (profit is at most what was paid), of a clone. */
export const sumsPerSale = (rates: readonly AwardRate[]) => ({
  start_up: sumOf(rates, ['referral', 'global', 'education', 'director']),
  goods: sumOf(rates, ['mall', 'sharing']),
  clone: sumOf(rates, ['avatar']),
})

/** The largest of these sums. Matching and management depend on the day's volume and are scaled by the run instead. */
export const sumPerSale = (rates: readonly AwardRate[]): number => Math.max(...Object.values(sumsPerSale(rates)))
