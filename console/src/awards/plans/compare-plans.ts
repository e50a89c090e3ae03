import { rateOf } from '@longmall/contract/award-rates.ts'
import type { AwardPlan, RatedKind } from '@longmall/contract/award-shapes.ts'
import { rateSlots, weightedGrades } from '../rates/rates.ts'

const shares = ['cap_ppm', 'low_usds_ppm', 'high_usds_ppm', 'high_usda_ppm'] as const

/** One value that differs between two versions; `before` and `after` in millionths, days, ACC or as a weight. */
export type PlanChange =
  | { name: (typeof shares)[number]; before: number; after: number }
  | { name: 'freeze_days'; before: number; after: number }
  | { name: 'split_threshold'; before: string; after: string }
  | { name: 'weight'; grade: (typeof weightedGrades)[number]; before: number; after: number }
  | { name: 'rate'; kind: RatedKind; generation: number; before: number; after: number }

type Terms = Pick<AwardPlan, (typeof shares)[number] | 'freeze_days' | 'split_threshold' | 'global_weights' | 'rates'>

/** What a version pays otherwise than the one before it, in the order of the form; its day is not compared. */
export function comparePlans(before: Terms, after: Terms): PlanChange[] {
  const changes: PlanChange[] = [
    { name: 'cap_ppm', before: before.cap_ppm, after: after.cap_ppm },
    ...rateSlots.map(({ kind, generation }) => ({
      name: 'rate' as const,
      kind,
      generation,
      before: rateOf(before.rates, kind, generation),
      after: rateOf(after.rates, kind, generation),
    })),
    ...weightedGrades.map((grade, index) => ({
      name: 'weight' as const,
      grade,
      before: before.global_weights[index]!,
      after: after.global_weights[index]!,
    })),
    { name: 'split_threshold', before: before.split_threshold, after: after.split_threshold },
    ...shares.slice(1).map((name) => ({ name, before: before[name], after: after[name] })),
    { name: 'freeze_days', before: before.freeze_days, after: after.freeze_days },
  ]
  return changes.filter((change) => change.before !== change.after)
}
