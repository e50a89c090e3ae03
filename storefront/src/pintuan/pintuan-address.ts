import { readPromotion } from '../addresses/promotion-address.ts'
import { type RawSearch, readChoice, readInteger } from '../shell/search.ts'

export const zonePath = '/promotionpages/pintuan/list/list'
export const sharePath = '/promotionpages/pintuan/share/share'

/** A promotion, and which of its goods, where it has several. */
export const readPintuan = (raw: RawSearch) => ({ ...readPromotion(raw), sku_id: readInteger(raw.sku_id) })

/** A team by its number, or by an order of the caller's in it. */
export const readShare = ({ group_id, order_id }: RawSearch) => ({ group_id: readInteger(group_id), order_id: readInteger(order_id) })

export const groupTabs = ['forming', 'completed', 'failed'] as const
export type GroupTab = (typeof groupTabs)[number]
export const readGroupTab = ({ tab }: RawSearch): { tab: GroupTab } => ({ tab: readChoice(tab, groupTabs) ?? 'forming' })
