import * as z from 'zod/mini'
import { GoodsCard } from './catalogue.ts'
import { couponPick } from './coupon-pick.ts'
import {
  Count,
  Day,
  Flag,
  Id,
  Integer,
  Language,
  Many,
  Money,
  OptionalText,
  PageInput,
  PageOf,
  Pattern,
  Rows,
  Sorted,
  Text,
  Timestamp,
} from './fields.ts'
import { operation } from './operation.ts'

export const couponKinds = ['money', 'percentage', 'free_freight'] as const
export const CouponKind = z.enum(couponKinds)
export const CouponHow = z.enum(['claim', 'code', 'granted', 'longcoin'])
export const couponTabs = ['unused', 'used', 'expired'] as const
export const CouponTab = z.enum(couponTabs)
export type CouponTab = z.output<typeof CouponTab>
/** Letters are taken in any case. */
const Code = Pattern(/^[A-Za-z0-9-]{4,32}$/, 32)
const Permille = Integer(1, 1000)
const Version = Integer(1, 1_000_000)

/** The value of a coupon, its minimum spend and its goods: both lists empty means all goods. */
const Rules = {
  kind: CouponKind,
  money_off: z.nullable(Money),
  permille_off: z.nullable(Permille),
  max_off: z.nullable(Money),
  threshold: Money,
  goods_ids: Rows(Id),
  category_ids: Rows(Id),
}

/** A coupon as everybody may read of it. It may be used between two instants, or for so many days after claiming. */
export const CouponOffer = z.object({
  coupon_id: Id,
  name: Text(80),
  note: OptionalText(200),
  ...Rules,
  claim_method: CouponHow,
  longcoin_price: z.nullable(Count),
  starts_at: Timestamp,
  ends_at: Timestamp,
  use_from: z.nullable(Timestamp),
  use_until: z.nullable(Timestamp),
  valid_days: z.nullable(Count),
})
export type CouponOffer = z.output<typeof CouponOffer>

/** A coupon in the claiming centre, with what the caller may do. */
export const CentreCoupon = z.object({
  ...CouponOffer.shape,
  state: z.enum(['claimable', 'claimed', 'fully_claimed', 'upcoming']),
  /** Hundredths that are gone; null where there is no end of them. */
  claimed_percent: z.nullable(Integer(0, 100)),
  /** Unused coupons of the caller. */
  unused_count: Count,
})
export type CentreCoupon = z.output<typeof CentreCoupon>

/** A coupon that a member holds, with the rules it was claimed with. */
export const MemberCoupon = z.object({
  member_coupon_id: Id,
  coupon_id: Id,
  name: Text(80),
  ...Rules,
  valid_from: Timestamp,
  valid_until: Timestamp,
  state: CouponTab,
  used_at: z.nullable(Timestamp),
})
export type MemberCoupon = z.output<typeof MemberCoupon>

/** A coupon evaluated on a checkout: its saving, freight included, or why it cannot be used and what is missing. */
export const EvaluatedCoupon = z.object({
  ...MemberCoupon.shape,
  usable: Flag,
  chosen: Flag,
  saved: Money,
  reason: z.enum([
    'money_off',
    'percentage_off',
    'free_freight',
    'below_threshold',
    'out_of_scope',
    'exclusive_promotion',
    'no_saving',
    'not_yet_valid',
  ]),
  missing: z.nullable(Money),
})
export type EvaluatedCoupon = z.output<typeof EvaluatedCoupon>

/** The LONGCOIN offset of a checkout: the balance, the maximum and its worth, what is spent and its worth. */
export const LongcoinOffer = z.object({
  balance: Count,
  max: Count,
  max_worth: Money,
  spent: Count,
  worth: Money,
  /** Coins beside these that are the price of an exchange. */
  price: Count,
})
export type LongcoinOffer = z.output<typeof LongcoinOffer>

/** What of a coupon an operator may leave out, as its kind and the way of getting it have it. */
const Parts = {
  money_off: Money,
  permille_off: Permille,
  max_off: Money,
  longcoin_price: Integer(1, 1_000_000),
  /** One code for everybody; single ones are made apart. */
  code: Code,
  total: Integer(0, 10_000_000),
  /** Days are the store’s, the last one to its end. */
  use_first_day: Day,
  use_last_day: Day,
  valid_days: Integer(1, 3650),
}
const Edited = {
  kind: CouponKind,
  threshold: Money,
  goods_ids: z.array(Id).check(z.maxLength(500)),
  category_ids: z.array(Id).check(z.maxLength(100)),
  claim_method: CouponHow,
  per_member: Integer(1, 1000),
  first_day: Day,
  last_day: Day,
  is_on: Flag,
  position: Integer(0, 10_000),
  texts: Many(z.object({ language: Language, name: Text(80), note: OptionalText(200) }), 5),
}
const nullable = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, z.nullable(one)])) as {
    [Name in keyof Shape]: z.ZodMiniNullable<Shape[Name]>
  }

/** A coupon as operators edit it. */
export const StaffCoupon = z.object({ coupon_id: Id, version: Version, ...Edited, ...nullable(Parts), claimed: Count })
export type StaffCoupon = z.output<typeof StaffCoupon>

const claimRefusals = ['coupon.not_found', 'coupon.not_started', 'coupon.ended', 'coupon.fully_claimed', 'coupon.already_claimed'] as const
const One = z.object({ coupon_id: Id })
const member = { who: 'member' } as const
const staff = { who: 'staff', permission: 'promotion.coupon' } as const

export const coupon = {
  ...couponPick,
  centre: operation({
    path: 'coupon/centre',
    kind: 'query',
    access: { who: 'optional' },
    summary: 'Coupons that can be claimed or exchanged now or soon, with what the caller may do; of one goods when it is named',
    refusals: ['call.feature_off'],
    input: z.object({ goods_id: z.optional(Id), ...PageInput }),
    output: PageOf(CentreCoupon),
  }),
  offers: operation({
    path: 'coupon/offers',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Coupons that can be claimed or exchanged now, of one goods when it is named; none while the add-on is off',
    input: z.object({ goods_id: z.optional(Id) }),
    output: z.object({ list: Rows(CouponOffer) }),
  }),
  goods: operation({
    path: 'coupon/goods',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'The listed goods that a coupon names',
    input: One,
    output: z.object({ list: Rows(GoodsCard) }),
  }),
  claim: operation({
    path: 'coupon/claim',
    kind: 'command',
    access: member,
    summary: 'Claims a coupon',
    refusals: [...claimRefusals, 'call.feature_off'],
    input: One,
    output: MemberCoupon,
  }),
  redeem_code: operation({
    path: 'coupon/redeem_code',
    kind: 'command',
    access: member,
    rate: 'code',
    summary: 'Claims a coupon by its code',
    refusals: ['coupon.code_unknown', ...claimRefusals, 'call.feature_off'],
    input: z.object({ coupon_code: Code }),
    output: MemberCoupon,
  }),
  purchase: operation({
    path: 'coupon/purchase',
    kind: 'command',
    access: member,
    summary: 'Buys a coupon for longcoin',
    refusals: [...claimRefusals, 'wallet.insufficient_coins', 'call.feature_off'],
    input: One,
    output: MemberCoupon,
  }),
  mine: operation({
    path: 'coupon/mine',
    kind: 'query',
    access: member,
    summary: 'The caller’s coupons of a tab by end, used and expired ones the last first',
    input: z.object({ tab: z.optional(CouponTab), ...PageInput }),
    output: PageOf(MemberCoupon),
  }),
  counts: operation({
    path: 'coupon/counts',
    kind: 'query',
    access: member,
    summary: 'The caller’s coupons by tab, for badges',
    input: z.object({}),
    output: z.object({ unused: Count, used: Count, expired: Count }),
  }),
  list: operation({
    path: 'coupon/list',
    kind: 'query',
    access: staff,
    summary: 'Coupons as operators edit them, the newest first',
    input: z.object({ is_on: z.optional(Flag), sort: Sorted('coupon_id', 'name', 'threshold', 'claimed', 'starts_at'), ...PageInput }),
    output: PageOf(StaffCoupon),
  }),
  staff_view: operation({
    path: 'coupon/staff_view',
    kind: 'query',
    access: staff,
    summary: 'One coupon as operators edit it',
    refusals: ['coupon.not_found'],
    input: One,
    output: StaffCoupon,
  }),
  save: operation({
    path: 'coupon/save',
    kind: 'command',
    access: staff,
    summary: 'Creates or edits a coupon; claimed ones keep their rules. English is required',
    refusals: ['coupon.not_found', 'coupon.changed', 'coupon.english_required', 'coupon.code_exists', 'coupon.total_below_claimed'],
    input: z.object({ coupon_id: z.optional(Id), version: z.optional(Version), ...Edited, ...z.partial(z.object(Parts)).shape }),
    output: StaffCoupon,
  }),
  end: operation({
    path: 'coupon/end',
    kind: 'command',
    access: staff,
    summary: 'Ends a coupon: it can no longer be claimed; claimed ones stay valid',
    refusals: ['coupon.not_found', 'coupon.changed'],
    input: z.object({ coupon_id: Id, version: Version }),
    output: StaffCoupon,
  }),
  grant: operation({
    path: 'coupon/grant',
    kind: 'command',
    access: staff,
    summary: 'Grants members a coupon each; members at the limit are skipped',
    refusals: ['coupon.not_found', 'coupon.ended', 'coupon.fully_claimed'],
    input: z.object({ coupon_id: Id, member_ids: Many(Id, 500) }),
    output: z.object({ granted: Count, skipped: Rows(Id) }),
  }),
  make_codes: operation({
    path: 'coupon/make_codes',
    kind: 'command',
    access: staff,
    summary: 'Creates single-use codes',
    refusals: ['coupon.not_found', 'coupon.not_by_code'],
    input: z.object({ coupon_id: Id, count: Integer(1, 1000) }),
    output: z.object({ codes: Rows(Text(32)) }),
  }),
  figures: operation({
    path: 'coupon/figures',
    kind: 'query',
    access: staff,
    summary: 'Figures of a coupon: how many were claimed, used, returned and expired, the amount off and the sales with it',
    refusals: ['coupon.not_found'],
    input: One,
    output: z.object({ claimed: Count, unused: Count, used: Count, expired: Count, returned: Count, cost: Money, sales: Money }),
  }),
}
