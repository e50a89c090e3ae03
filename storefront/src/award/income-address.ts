import { ratedKindsInOrder } from '@longmall/contract/award-rates.ts'
import type { AwardKind } from '@longmall/contract/award-shapes.ts'
import { readChoice, type RawSearch } from '../shell/search.ts'

/** The kinds of awards in the order in which they can be chosen. */
export const awardKinds: readonly AwardKind[] = [...ratedKindsInOrder, 'clone']

/** Which kind of awards the income details list; all where none is named. */
export const readIncome = ({ kind }: RawSearch) => ({ kind: readChoice(kind, awardKinds) })
