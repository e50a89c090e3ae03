import * as z from 'zod/mini'
import { Picture } from './catalogue.ts'
import { CouponOffer } from './coupon.ts'
import { Count, Day, Flag, Id, Integer, Language, Many, Money, OptionalText, Quantity, Text, Timestamp } from './fields.ts'
import { OrderState } from './order-shapes.ts'

export const pointsShopKinds = ['coupon', 'red_packet'] as const
export const PointsShopKind = z.enum(pointsShopKinds)
export type PointsShopKind = z.output<typeof PointsShopKind>

/** A coupon or a red packet that longcoin buys, with what the caller may do. Goods are promotions of the kind `point`. */
export const PointsShopItem = z.object({
  item_id: Id,
  kind: PointsShopKind,
  name: Text(80),
  note: OptionalText(300),
  /** Coins a piece. */
  longcoin: Count,
  /** The coupon; null for a red packet. */
  coupon: z.nullable(CouponOffer),
  /** What the red packet credits; null of a coupon. */
  amount: z.nullable(Money),
  /** Pieces that are left; null where there is no end of them. */
  available: z.nullable(Count),
  per_member: z.nullable(Count),
  /** Pieces that the caller may have now, by stock and limit; null where nothing limits them. */
  remaining: z.nullable(Count),
  starts_at: Timestamp,
  ends_at: Timestamp,
  state: z.enum(['upcoming', 'running', 'ended', 'sold_out', 'limit_reached']),
})
export type PointsShopItem = z.output<typeof PointsShopItem>

export const pointsOrderKinds = ['goods', ...pointsShopKinds] as const
export const PointsOrderKind = z.enum(pointsOrderKinds)

/** What a member got for longcoin. */
export const PointsOrder = z.object({
  points_order_id: Id,
  kind: PointsOrderKind,
  name: Text(200),
  picture: z.nullable(Picture),
  quantity: Quantity,
  /** Coins in all. */
  longcoin: Count,
  /** Of goods what was paid beside, of a red packet what was credited. */
  amount: Money,
  coupon: z.nullable(CouponOffer),
  /** Of goods, the order and its current state. */
  order_id: z.nullable(Id),
  order_state: z.nullable(OrderState),
  created_at: Timestamp,
})
export type PointsOrder = z.output<typeof PointsOrder>

// What operators set up and see.

export const PointsShopVersion = Integer(1, 1_000_000)
/** What an item may have besides, by its kind. */
export const PointsShopItemParts = {
  coupon_id: Id,
  amount: Money,
  stock: Integer(0, 10_000_000),
  per_member: Integer(1, 10_000),
}
export const PointsShopItemForm = {
  kind: PointsShopKind,
  longcoin: Integer(1, 100_000_000),
  /** Days are the store’s, the last one to its end. */
  first_day: Day,
  last_day: Day,
  is_on: Flag,
  position: Integer(0, 10_000),
  texts: Many(z.object({ language: Language, name: Text(80), note: OptionalText(300) }), 5),
}
export const itemStates = ['running', 'upcoming', 'sold_out', 'ended', 'off'] as const
export const ItemState = z.enum(itemStates)
export type ItemState = z.output<typeof ItemState>

/** An item as operators edit it, and its figures: quantity sold, coins received, members who ordered it. */
export const StaffPointsShopItem = z.object({
  item_id: Id,
  version: PointsShopVersion,
  state: ItemState,
  ...PointsShopItemForm,
  coupon_id: z.nullable(Id),
  /** Of the coupon, in the caller’s language. */
  coupon_name: z.nullable(Text(80)),
  amount: z.nullable(Money),
  stock: z.nullable(Count),
  per_member: z.nullable(Count),
  reserved: Count,
  longcoin_total: Count,
  members: Count,
})
export type StaffPointsShopItem = z.output<typeof StaffPointsShopItem>

/** What a member got for longcoin, as operators see it. */
export const StaffPointsOrder = z.object({
  points_order_id: Id,
  member_id: Id,
  account: OptionalText(16),
  kind: PointsOrderKind,
  /** Of goods none: they are promotions; of coupons of the claiming centre none, either. */
  item_id: z.nullable(Id),
  name: Text(200),
  sku_name: OptionalText(300),
  goods_id: z.nullable(Id),
  quantity: Quantity,
  /** Coins in all. */
  longcoin: Count,
  /** Of goods what was paid beside, of a red packet what was credited. */
  amount: Money,
  order_id: z.nullable(Id),
  order_state: z.nullable(OrderState),
  created_at: Timestamp,
})
export type StaffPointsOrder = z.output<typeof StaffPointsOrder>
