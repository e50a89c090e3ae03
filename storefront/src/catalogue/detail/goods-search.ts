import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { readChoice, readInteger, readText, type RawSearch } from '../../shell/search.ts'

/** The kinds of promotions as addresses of goods and the host app name them (`promotion_type`). */
export const kindOfPromotionType = {
  discount: 'discount',
  topic: 'topic',
  seckill: 'flash_sale',
  groupbuy: 'group_buy',
  pintuan: 'team_buy',
  bargain: 'bargain',
  presale: 'presale',
  combo: 'combo',
  point: 'point',
} as const satisfies Record<string, PromotionKind>
const promotionTypes = Object.keys(kindOfPromotionType) as (keyof typeof kindOfPromotionType)[]

/** Search parameters of goods: variant, source of the visit, and the kind of promotion to open. */
export const readGoodsSearch = ({ sku_id, promotion_type, source_type, long_mall_qr_type, source_member }: RawSearch) => ({
  sku_id: readInteger(sku_id),
  promotion_type: readChoice(promotion_type, promotionTypes),
  source_type: readText(source_type, 40),
  long_mall_qr_type: readText(long_mall_qr_type, 40),
  source_member: readInteger(source_member),
})
export type GoodsSearch = ReturnType<typeof readGoodsSearch>
