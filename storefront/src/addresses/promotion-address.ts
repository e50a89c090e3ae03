import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import type { Addon } from '@longmall/contract/addons.ts'
import type { ScreenPath } from '../routes/table.ts'
import { readInteger, readText, type RawSearch } from '../shell/search.ts'

/** The detail screen of each kind; its address names the promotion by `id`. */
export const promotionPaths = {
  discount: '/promotionpages/discount/detail/detail',
  topic: '/promotionpages/topic/detail/detail',
  flash_sale: '/promotionpages/seckill/detail/detail',
  group_buy: '/promotionpages/groupbuy/detail/detail',
  team_buy: '/promotionpages/pintuan/detail/detail',
  bargain: '/promotionpages/bargain/detail/detail',
  presale: '/promotionpages/presale/detail/detail',
  combo: '/promotionpages/combo/detail/detail',
  point: '/promotionpages/point/detail/detail',
} as const satisfies Record<PromotionKind, ScreenPath>

/** The add-on flag of each kind (SHL-07). */
export const promotionAddons = {
  discount: 'discount',
  topic: 'topic',
  flash_sale: 'seckill',
  group_buy: 'groupbuy',
  team_buy: 'pintuan',
  bargain: 'bargain',
  presale: 'presale',
  combo: 'bundling',
  point: 'pointexchange',
} as const satisfies Record<PromotionKind, Addon>

/** The kinds as addresses and the host app name them (`promotion_type`). */
export const promotionTypes = { ...promotionAddons, combo: 'combo', point: 'point' } as const satisfies Record<PromotionKind, string>
export const kindOfPromotionType = Object.fromEntries(Object.entries(promotionTypes).map(([kind, type]) => [type, kind])) as {
  [Kind in PromotionKind as (typeof promotionTypes)[Kind]]: Kind
}

/** Promotion kinds with their own zone screen, and full reductions. */
export type ZoneKind = PromotionKind | 'manjian'
export const zoneAddon = (kind: ZoneKind): Addon => (kind === 'manjian' ? kind : promotionAddons[kind])
export const zonePath = (kind: ZoneKind) =>
  kind === 'manjian' ? '/promotionpages/manjian/list/list' : promotionPaths[kind].replace('/detail/detail', '/list/list')

/** The address of a promotion, with the source of the visit (CAT-04). */
export const readPromotion = ({ id, source_type, long_mall_qr_type, source_member }: RawSearch) => ({
  id: readInteger(id),
  source_type: readText(source_type, 40),
  long_mall_qr_type: readText(long_mall_qr_type, 40),
  source_member: readInteger(source_member),
})
export type PromotionSearch = ReturnType<typeof readPromotion>
