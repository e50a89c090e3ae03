import { profitUnits } from '@longmall/contract/award-profit.ts'
import { readChoice, type RawSearch } from '../../shell/search.ts'

export const profitViews = ['days', 'types'] as const

/** The unit of the profit centre and how it lists; the first unit and by day where none is named. */
export const readProfit = ({ unit, view }: RawSearch) => ({
  unit: readChoice(unit, profitUnits),
  view: readChoice(view, profitViews) ?? 'days',
})
