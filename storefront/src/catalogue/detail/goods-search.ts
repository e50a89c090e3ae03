import { readInteger, readText, type RawSearch } from '../../shell/search.ts'

/** The address of goods: the variant, and where the visit came from. `promotion_type` is read and opens nothing yet. */
export const readGoodsSearch = ({ sku_id, source_type, long_mall_qr_type, source_member }: RawSearch) => ({
  sku_id: readInteger(sku_id),
  source_type: readText(source_type, 40),
  long_mall_qr_type: readText(long_mall_qr_type, 40),
  source_member: readInteger(source_member),
})
export type GoodsSearch = ReturnType<typeof readGoodsSearch>
