import * as z from 'zod/mini'
import { Picture } from './catalogue.ts'
import { Count, Day, Flag, Id, Integer, Money, OptionalText, Quantity, Text, Timestamp } from './fields.ts'

export const giftReasons = ['level', 'birthday', 'signin', 'purchase', 'game', 'register', 'recharge', 'operator'] as const
export const GiftReason = z.enum(giftReasons)
export type GiftReason = z.output<typeof GiftReason>
export const giftTabs = ['claimable', 'claimed', 'expired'] as const
export const GiftTab = z.enum(giftTabs)
export type GiftTab = z.output<typeof GiftTab>

/** Goods that a member was given, to be claimed as an order of nothing to pay. */
export const MemberGift = z.object({
  gift_id: Id,
  goods_id: Id,
  sku_id: Id,
  goods_name: Text(200),
  sku_name: OptionalText(200),
  picture: z.nullable(Picture),
  quantity: Quantity,
  /** Of a piece, for those who buy it. */
  list_price: Money,
  reason: GiftReason,
  state: GiftTab,
  /** Can it be ordered now, or is it off the shelf or sold out for the time being? */
  is_available: Flag,
  granted_at: Timestamp,
  valid_until: Timestamp,
  claimed_at: z.nullable(Timestamp),
  /** The order it was claimed with. */
  order_id: z.nullable(Id),
})
export type MemberGift = z.output<typeof MemberGift>

/** Goods that every member is given who reaches a level. */
export const LevelPackage = z.object({
  grade: Integer(0, 99),
  sku_id: Id,
  goods_name: Text(200),
  sku_name: OptionalText(200),
  picture: z.nullable(Picture),
  quantity: Quantity,
})
export type LevelPackage = z.output<typeof LevelPackage>

// What operators set up and see.

export const giftCauses = ['level', 'birthday', 'purchase'] as const
export const GiftCause = z.enum(giftCauses)
export type GiftCause = z.output<typeof GiftCause>
export const GiftRuleForm = {
  trigger: GiftCause,
  /** The level to be reached; of the others the least one. */
  grade: Integer(0, 99),
  /** An order's goods of which one brings the gift; any where none is named. */
  goods_ids: z.array(Id).check(z.maxLength(500)),
  sku_id: Id,
  quantity: Integer(1, 99),
  /** Days to claim it. */
  days: Integer(1, 3650),
  /** Days are the store’s, the last one to its end. */
  first_day: Day,
  last_day: Day,
  is_on: Flag,
}
export const GiftVersion = Integer(1, 1_000_000)
export const giftRuleStates = ['running', 'upcoming', 'exhausted', 'ended', 'off'] as const
export const GiftRuleState = z.enum(giftRuleStates)
export type GiftRuleState = z.output<typeof GiftRuleState>

const Named = { goods_id: Id, goods_name: Text(200), sku_name: OptionalText(300) }

/** When a gift is given and what it is, as operators edit it; of the gift its goods, in the caller’s language. */
export const GiftRule = z.object({
  rule_id: Id,
  version: GiftVersion,
  state: GiftRuleState,
  ...GiftRuleForm,
  ...Named,
  /** What a purchase must have come to, refunds left out. */
  min_amount: z.nullable(Money),
  total: z.nullable(Count),
  granted: Count,
  claimed: Count,
})
export type GiftRule = z.output<typeof GiftRule>

/** A gift that a member has, as operators see it. */
export const StaffGift = z.object({
  gift_id: Id,
  member_id: Id,
  account: OptionalText(16),
  sku_id: Id,
  ...Named,
  quantity: Quantity,
  reason: GiftReason,
  /** By which it was given, if by one. */
  rule_id: z.nullable(Id),
  state: GiftTab,
  granted_at: Timestamp,
  valid_until: Timestamp,
  claimed_at: z.nullable(Timestamp),
  /** The order it was claimed with. */
  order_id: z.nullable(Id),
})
export type StaffGift = z.output<typeof StaffGift>
