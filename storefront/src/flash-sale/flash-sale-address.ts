import { readPromotion } from '../addresses/promotion-address.ts'
import { readInteger, type RawSearch } from '../shell/search.ts'

/** The address of the detail: the session, and the SKU that is looked at; the session's first one without it. */
export const readFlashSale = (raw: RawSearch) => ({ ...readPromotion(raw), sku_id: readInteger(raw.sku_id) })
export type FlashSaleSearch = ReturnType<typeof readFlashSale>

/** The address of the zone: the session that is open. */
export const readSession = ({ id }: RawSearch) => ({ id: readInteger(id) })
