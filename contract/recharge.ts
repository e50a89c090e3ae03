import * as z from 'zod/mini'
import { Amount, Count, Flag, Id, Integer, Money, PageInput, PageOf, Rows, Sorted, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { CoinPrice } from './unit-price.ts'

/** What a recharge credits: the store's money, ACC at the day's price, or USDP at the rate at which it pays (WAL-05, AST-01). */
export const rechargeUnits = ['MONEY', 'ACC', 'USDP'] as const
export const RechargeUnit = z.enum(rechargeUnits)
export type RechargeUnit = z.output<typeof RechargeUnit>

/** `failed`: the last try came to nothing and may be repeated; `closed`: not paid in time. */
export const rechargeStates = ['unpaid', 'failed', 'paid', 'closed'] as const
export const RechargeState = z.enum(rechargeStates)
export type RechargeState = z.output<typeof RechargeState>

/** An amount of any of them. */
const UnitAmount = Amount('ACC')
const Version = Integer(1, 1_000_000)

/** Gifts on top: non-withdrawable money, and longcoin. */
const Gift = { gift_money: Money, gift_longcoin: Count }

/** A preset recharge amount, for operators. */
export const RechargeOffer = z.object({ offer_id: Id, version: Version, amount: Money, ...Gift, is_on: Flag })
export type RechargeOffer = z.output<typeof RechargeOffer>

export const Recharge = z.object({
  recharge_id: Id,
  recharge_no: Text(40),
  state: RechargeState,
  unit: RechargeUnit,
  /** Of the unit. */
  amount: UnitAmount,
  /** What is paid for it. */
  pay_amount: Money,
  /** Of one whole unit, on the day of the recharge. */
  unit_price: CoinPrice,
  ...Gift,
  payment_id: Id,
  valid_until: z.nullable(Timestamp),
  created_at: Timestamp,
  paid_at: z.nullable(Timestamp),
})
export type Recharge = z.output<typeof Recharge>

const edit = { who: 'staff', permission: 'recharge.edit' } as const

export const recharge = {
  offers: operation({
    path: 'recharge/offers',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Recharge choices: offers with their gifts, limits of a custom amount, the day’s price of coins',
    refusals: ['call.feature_off'],
    input: z.object({}),
    output: z.object({
      offers: Rows(z.object({ offer_id: Id, version: Version, amount: Money, ...Gift })),
      /** Bounds of what is paid. */
      minimum: Money,
      maximum: Money,
      /** Coins only where the digital-asset area is open to the caller, USDP only where it has a rate. */
      units: Rows(z.object({ unit: RechargeUnit, price: Money, decimals: Count })),
      /** Why the caller may not recharge: frozen by an operator, or by the AM window until RM; then its message. */
      refusal: z.nullable(z.object({ reason: z.enum(['frozen', 'window_frozen']), text: Text(120) })),
    }),
  }),
  create: operation({
    path: 'recharge/create',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Opens a recharge of an offer or a custom amount, with its payment',
    refusals: [
      'call.feature_off',
      'asset_area.closed',
      'asset_area.closed_in_country',
      'asset_area.terms_not_agreed',
      'recharge.frozen',
      'recharge.window_frozen',
      'recharge.offer_changed',
      'recharge.offer_or_amount_required',
      'recharge.below_minimum',
      'recharge.above_maximum',
    ],
    input: z.object({
      unit: RechargeUnit,
      /** An own amount of the unit; none with an offer. */
      amount: z.optional(UnitAmount),
      /** The offer as it was shown. */
      offer: z.optional(z.object({ offer_id: Id, version: Version })),
    }),
    output: Recharge,
  }),
  list: operation({
    path: 'recharge/list',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s recharges, the newest first',
    input: z.object({ ...PageInput }),
    output: PageOf(Recharge),
  }),
  view: operation({
    path: 'recharge/view',
    kind: 'query',
    access: { who: 'member', owns: 'recharge' },
    summary: 'One recharge: its state, the payment and the credits',
    refusals: ['recharge.not_found'],
    input: z.object({ recharge_id: Id }),
    output: Recharge,
  }),
  list_recharges: operation({
    path: 'recharge/list_recharges',
    kind: 'query',
    access: { who: 'staff', permission: 'recharge.view' },
    summary: 'Recharges of all members, the newest first',
    input: z.object({
      state: z.optional(RechargeState),
      member_id: z.optional(Id),
      sort: Sorted('created_at', 'pay_amount'),
      ...PageInput,
    }),
    output: PageOf(z.object({ ...Recharge.shape, member_id: Id })),
  }),
  list_offers: operation({
    path: 'recharge/list_offers',
    kind: 'query',
    access: { who: 'staff', permission: 'recharge.view' },
    summary: 'All offers, those that are switched off too, in the order in which members see them',
    input: z.object({}),
    output: z.object({ list: Rows(RechargeOffer) }),
  }),
  save_offer: operation({
    path: 'recharge/save_offer',
    kind: 'command',
    access: edit,
    summary: 'Adds an offer, or changes the named one; existing recharges do not change',
    refusals: ['recharge.offer_not_found', 'recharge.offer_stale', 'recharge.offer_exists'],
    input: z.object({
      /** The offer as it was shown; none adds one. */
      offer: z.optional(z.object({ offer_id: Id, version: Version })),
      amount: Money,
      ...Gift,
      is_on: Flag,
    }),
    output: RechargeOffer,
  }),
}
