import { readPromotion } from '../addresses/promotion-address.ts'
import { type RawSearch, readChoice, readInteger } from '../shell/search.ts'

export const zonePath = '/promotionpages/bargain/list/list'
export const detailPath = '/promotionpages/bargain/detail/detail'

/** Search parameters: a bargain promotion with one of its goods, or an existing bargain by `bargain_id`. */
export const readBargain = (raw: RawSearch) => ({
  ...readPromotion(raw),
  sku_id: readInteger(raw.sku_id),
  bargain_id: readInteger(raw.bargain_id),
})

export const bargainTabs = ['open', 'purchased', 'failed'] as const
export type BargainTab = (typeof bargainTabs)[number]
export const readBargainTab = ({ tab }: RawSearch): { tab: BargainTab } => ({ tab: readChoice(tab, bargainTabs) ?? 'open' })
