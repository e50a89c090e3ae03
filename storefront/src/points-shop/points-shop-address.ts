import { readPromotion } from '../addresses/promotion-address.ts'
import { type RawSearch, readChoice, readInteger } from '../shell/search.ts'

export const pointsShopTabs = ['goods', 'coupon', 'red_packet'] as const
export type PointsShopTab = (typeof pointsShopTabs)[number]

/** Which tab of the centre is open; goods where none is named. */
export const readPointsShop = ({ tab }: RawSearch): { tab: PointsShopTab } => ({ tab: readChoice(tab, pointsShopTabs) ?? 'goods' })

/** What is exchanged: the promotion of goods by `id`, or, by `kind`, a coupon or a red packet by its own. */
export const readPointsItem = (raw: RawSearch) => ({
  ...readPromotion(raw),
  sku_id: readInteger(raw.sku_id),
  kind: readChoice(raw.kind, pointsShopTabs) ?? ('goods' as const),
})

/** The address that shows a points order: its order for goods, its record otherwise. */
export const readResult = ({ order_id, points_order_id }: RawSearch) => ({
  order_id: readInteger(order_id),
  points_order_id: readInteger(points_order_id),
})
