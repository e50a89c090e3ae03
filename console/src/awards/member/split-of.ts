import type { MemberPlan } from '@longmall/contract/award-shapes.ts'
import { toSmallest } from '@longmall/contract/units.ts'

/** How a bonus is split under a version for a member with this much ACC, in millionths. */
export function splitOf(
  plan: Pick<MemberPlan, 'split_threshold' | 'low_usds_ppm' | 'high_usds_ppm' | 'high_usda_ppm'>,
  acc: string,
): { acc_ppm: number; usds_ppm: number; usda_ppm: number } {
  const isHigh = toSmallest(acc, 'ACC') >= toSmallest(plan.split_threshold, 'ACC')
  const [usds_ppm, usda_ppm] = isHigh ? [plan.high_usds_ppm, plan.high_usda_ppm] : [plan.low_usds_ppm, 0]
  return { acc_ppm: 1_000_000 - usds_ppm - usda_ppm, usds_ppm, usda_ppm }
}
