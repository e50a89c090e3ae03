import { profitUnits } from '@longmall/contract/award-profit.ts'
import type { Payout } from '@longmall/contract/award-shapes.ts'
import { formatAmount, isNothing } from '@longmall/web/format/amount-text.ts'

/** What an award was paid in, without the units of nothing: "21.000 ACC". */
export function unitTexts({ acc, usds, usda, longcoin }: Pick<Payout, 'acc' | 'usds' | 'usda' | 'longcoin'>): string[] {
  const amounts: Partial<Record<string, string>> = { ACC: acc, USDS: usds, USDA: usda, LONGCOIN: longcoin }
  return profitUnits.flatMap((unit) => {
    const amount = amounts[unit]
    return amount === undefined || isNothing(amount) ? [] : [formatAmount(amount, unit, null)]
  })
}
