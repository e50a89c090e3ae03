import { promotionTypes } from '../../addresses/promotion-address.ts'
import { readChoice, readInteger, readText, type RawSearch } from '../../shell/search.ts'

const namedTypes = Object.values(promotionTypes)

/** Search parameters of goods: variant, source of the visit, and the kind of promotion to open. */
export const readGoodsSearch = ({ sku_id, promotion_type, source_type, long_mall_qr_type, source_member }: RawSearch) => ({
  sku_id: readInteger(sku_id),
  promotion_type: readChoice(promotion_type, namedTypes),
  source_type: readText(source_type, 40),
  long_mall_qr_type: readText(long_mall_qr_type, 40),
  source_member: readInteger(source_member),
})
export type GoodsSearch = ReturnType<typeof readGoodsSearch>
