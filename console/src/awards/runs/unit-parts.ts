import type { Payout } from '@longmall/contract/award-shapes.ts'
import { isNothing } from '@longmall/web/format/amount-text.ts'

export type Units = Pick<Payout, 'acc' | 'usds' | 'usda' | 'longcoin'>

/** The amounts of an award with their units, without those of nothing. */
export const unitParts = ({ acc, usds, usda, longcoin }: Units): [string, string][] =>
  (
    [
      [acc, 'ACC'],
      [usds, 'USDS'],
      [usda, 'USDA'],
      [longcoin, 'LONGCOIN'],
    ] satisfies [string, string][]
  ).filter(([amount]) => !isNothing(amount))
