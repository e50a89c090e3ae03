import type { MemberPlan } from '@longmall/contract/award-shapes.ts'
import { toSmallest } from '@longmall/contract/units.ts'

const whole = 1_000_000
type Split = Pick<MemberPlan, 'split_threshold' | 'low_usds_ppm' | 'high_usds_ppm' | 'high_usda_ppm'>

/** How a bonus is split for a member with this much ACC, without the units of nothing: "70% ACC". */
export function splitTexts(plan: Split, acc: string, percent: (ppm: number) => string): string[] {
  const isHigh = toSmallest(acc, 'ACC') >= toSmallest(plan.split_threshold, 'ACC')
  const [usds, usda] = isHigh ? [plan.high_usds_ppm, plan.high_usda_ppm] : [plan.low_usds_ppm, 0]
  const parts: [number, string][] = [
    [whole - usds - usda, 'ACC'],
    [usds, 'USDS'],
    [usda, 'USDA'],
  ]
  return parts.filter(([ppm]) => ppm > 0).map(([ppm, unit]) => `${percent(ppm)} ${unit}`)
}
