import type { Payout } from '@longmall/contract/award-shapes.ts'
import { formatAmount } from '@longmall/web/format/amount-text.ts'

/** What an award was paid in, without the units of nothing: "21.000 ACC". */
export const unitTexts = ({ acc, usds, usda, longcoin }: Pick<Payout, 'acc' | 'usds' | 'usda' | 'longcoin'>): string[] =>
  (
    [
      [acc, 'ACC'],
      [usds, 'USDS'],
      [usda, 'USDA'],
      [longcoin, 'LONGCOIN'],
    ] as const
  )
    .filter(([amount]) => /[1-9]/.test(amount))
    .map(([amount, unit]) => formatAmount(amount, unit, null))

/** Mills as an amount of the shop's money, rounded down to its smallest part: "30.009" → "30.00". */
export const toMoney = (mills: string): string => mills.slice(0, -1)
