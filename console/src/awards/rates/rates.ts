import { generationsOf, ratedKindsInOrder, rateOf } from '@longmall/contract/award-rates.ts'
import type { AwardRate, RatedKind } from '@longmall/contract/award-shapes.ts'

/** Every rate that a plan can have, in the order of the screens. */
export const rateSlots = ratedKindsInOrder.flatMap((kind) => generationsOf(kind).map((generation) => ({ kind, generation })))

/** Rates in the order of the screens, without those of nothing: the same plan is the same list. */
export const inOrder = (rates: readonly AwardRate[]): AwardRate[] =>
  rateSlots
    .map(({ kind, generation }) => ({ kind, generation, rate_ppm: rateOf(rates, kind, generation) }))
    .filter(({ rate_ppm }) => rate_ppm > 0)

/** The rates with one of them changed; undefined removes it. */
export const withRate = (rates: readonly AwardRate[], kind: RatedKind, generation: number, rate_ppm: number | undefined): AwardRate[] =>
  inOrder([...rates.filter((one) => one.kind !== kind || one.generation !== generation), { kind, generation, rate_ppm: rate_ppm ?? 0 }])

/** The rates of a form; none while it has no list. */
export const ratesIn = (value: unknown): AwardRate[] => (Array.isArray(value) ? (value as AwardRate[]) : [])

/** Grades that share the global award, each with a weight. */
export const weightedGrades = ['RM1', 'RM2', 'RM3', 'RM4'] as const
