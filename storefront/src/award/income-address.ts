import { ratedKindsInOrder } from '@longmall/contract/award-rates.ts'
import type { AwardKind } from '@longmall/contract/award-shapes.ts'
import { readChoice, type RawSearch } from '../shell/search.ts'

/** The kinds of awards in the order in which they can be chosen. */
export const awardKinds: readonly AwardKind[] = [...ratedKindsInOrder, 'clone']

/** Units that awards are paid in. */
export const awardUnits = ['ACC', 'USDS', 'USDA', 'LONGCOIN'] as const

const dayForm = /^\d{4}-\d{2}-\d{2}$/

/** Which awards the income details list: of a kind, a unit, a settled day; all where none is named. */
export const readIncome = ({ kind, unit, day }: RawSearch) => ({
  kind: readChoice(kind, awardKinds),
  unit: readChoice(unit, awardUnits),
  day: day !== undefined && dayForm.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined,
})
