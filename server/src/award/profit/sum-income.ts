import { profitSources, type ProfitSource, type ProfitSum, type ProfitUnit } from '@longmall/contract/award-profit.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { millsText } from '../views/payout-row.ts'
import type { Income } from './read-income.ts'
import { worthOf, type Prices } from './worth.ts'

/** Entries of a day, a unit and a source together; amounts in smallest parts, the worth in mills. */
export interface IncomeSum {
  unit: ProfitUnit
  day: string
  source: ProfitSource
  code: number | null
  amount: bigint
  entry_count: number
}

/** Sums of entries by day, unit, source and code. What only moves is left out: it sums to zero. */
export function sumIncome(entries: readonly Income[]): IncomeSum[] {
  const sums = new Map<string, IncomeSum>()
  for (const { unit, day, source, income_code: code, amount } of entries) {
    if (source === null) continue
    const key = `${unit} ${day} ${source} ${code}`
    const known = sums.get(key)
    if (known) {
      known.amount += amount
      known.entry_count += 1
    } else sums.set(key, { unit, day, source, code, amount, entry_count: 1 })
  }
  return [...sums.values()]
}

export const amountOf = (sums: readonly IncomeSum[]): bigint => sums.reduce((sum, { amount }) => sum + amount, 0n)
export const worthOfAll = (sums: readonly IncomeSum[], prices: Prices): bigint => sums.reduce((sum, one) => sum + worthOf(prices, one), 0n)

/** Sums by source and code, in the order of the sources. */
export function bySource(sums: readonly IncomeSum[], unit: ProfitUnit, prices: Prices): ProfitSum[] {
  const groups = Map.groupBy(sums, ({ source, code }) => `${source} ${code}`)
  return [...groups.values()]
    .toSorted(([a], [b]) => profitSources.indexOf(a!.source) - profitSources.indexOf(b!.source) || (a!.code ?? 0) - (b!.code ?? 0))
    .map((group) => ({
      source: group[0]!.source,
      code: group[0]!.code,
      amount: toDecimal(amountOf(group), unit),
      worth: millsText(worthOfAll(group, prices)),
      entry_count: group.reduce((count, { entry_count }) => count + entry_count, 0),
    }))
}
