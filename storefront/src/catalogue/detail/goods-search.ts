import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { readChoice, readInteger, readText, type RawSearch } from '../../shell/search.ts'

const kinds = [
  'discount',
  'topic',
  'flash_sale',
  'group_buy',
  'team_buy',
  'bargain',
  'presale',
  'combo',
  'point',
] as const satisfies PromotionKind[]

/** The address of goods: the variant, where the visit came from, and the kind of promotion that is to be opened. */
export const readGoodsSearch = ({ sku_id, promotion_type, source_type, long_mall_qr_type, source_member }: RawSearch) => ({
  sku_id: readInteger(sku_id),
  promotion_type: readChoice(promotion_type, kinds),
  source_type: readText(source_type, 40),
  long_mall_qr_type: readText(long_mall_qr_type, 40),
  source_member: readInteger(source_member),
})
export type GoodsSearch = ReturnType<typeof readGoodsSearch>
