import { type RawSearch, readChoice } from '../shell/search.ts'

export const giftTabs = ['claimable', 'claimed', 'expired'] as const
export type GiftTab = (typeof giftTabs)[number]

/** Which tab of the gifts is open. */
export const readGifts = ({ tab }: RawSearch): { tab: GiftTab } => ({ tab: readChoice(tab, giftTabs) ?? 'claimable' })
