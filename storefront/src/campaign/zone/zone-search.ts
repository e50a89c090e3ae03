import type { zoneStates } from '@longmall/contract/campaign-shapes.ts'
import { readChoice, type RawSearch } from '../../shell/search.ts'

// Repeated here, typed by the contract: importing the contract's list would bundle its validator.
export const states: typeof zoneStates = ['running', 'upcoming', 'ended']
export type ZoneState = (typeof states)[number]

/** The tab of a zone; what runs when the address names none. */
export const readZone = ({ state }: RawSearch) => ({ state: readChoice(state, states) })
