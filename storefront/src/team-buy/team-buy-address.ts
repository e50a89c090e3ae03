import { readPromotion } from '../addresses/promotion-address.ts'
import { type RawSearch, readChoice, readInteger } from '../shell/search.ts'

export const zonePath = '/promotionpages/pintuan/list/list'
export const sharePath = '/promotionpages/pintuan/share/share'

/** A promotion, and which of its goods, where it has several. */
export const readTeamBuy = (raw: RawSearch) => ({ ...readPromotion(raw), sku_id: readInteger(raw.sku_id) })

/** A team by its number, or by an order of the caller's in it. */
export const readShare = ({ group_id, order_id }: RawSearch) => ({ group_id: readInteger(group_id), order_id: readInteger(order_id) })

export const teamTabs = ['forming', 'completed', 'failed'] as const
export type TeamTab = (typeof teamTabs)[number]
export const readTeamTab = ({ tab }: RawSearch): { tab: TeamTab } => ({ tab: readChoice(tab, teamTabs) ?? 'forming' })
