import { readChoice, readInteger, type RawSearch } from '../shell/search.ts'

/** Which of the member's deposits are listed. */
export const depositTabs = ['open', 'ended'] as const

/** The tab of the list; the open ones by default. */
export const readDeposits = ({ tab }: RawSearch) => ({ tab: readChoice(tab, depositTabs) ?? 'open' })

/** Which deposit; 0 where the address names none. */
export const readDepositId = ({ id }: RawSearch) => ({ id: readInteger(id) ?? 0 })
