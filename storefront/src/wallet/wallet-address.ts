import type { Topic } from '@longmall/contract/wallet.ts'
import { readChoice, type RawSearch } from '../shell/search.ts'

/** The topics in the order in which they can be chosen. */
export const topicNames = [
  'shopping',
  'refund',
  'recharge',
  'withdrawal',
  'transfer',
  'award',
  'income',
  'reward',
  'points_shop',
  'adjustment',
  'clone',
  'deposit',
  'pledge',
  'conversion',
  'commission',
  'various',
] as const satisfies readonly Topic[]

/** Which month and topic of a detail are shown; all where none is named. */
export const readDetail = ({ month, topic }: RawSearch) => ({
  month: month !== undefined && /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  topic: readChoice(topic, topicNames),
})
