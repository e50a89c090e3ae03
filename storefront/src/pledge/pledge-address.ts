import { pledgeStates } from '@longmall/contract/pledge.ts'
import { readChoice, readInteger, type RawSearch } from '../shell/search.ts'

/** Which pledge; 0 where the address names none. */
export const readPledgeId = ({ id }: RawSearch) => ({ id: readInteger(id) ?? 0 })

/** Which pledges are listed; all by default. */
export const readPledgeState = ({ state }: RawSearch) => ({ state: readChoice(state, pledgeStates) })
