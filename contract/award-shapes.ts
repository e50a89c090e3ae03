import * as z from 'zod/mini'
import { Amount, Count, Day, Flag, Id, Integer, OptionalText, Rows, Text, Timestamp } from './fields.ts'
import { OperatorName } from './operator-name.ts'
import { CoinPrice } from './unit-price.ts'

/** Awards with a rate in the plan; `clone` is the matching award of a clone, at the rate of `matching`. */
export const ratedKinds = ['referral', 'avatar', 'mall', 'education', 'global', 'matching', 'management', 'sharing', 'director'] as const
export const awardKinds = [...ratedKinds, 'clone'] as const
export const AwardKind = z.enum(awardKinds)
export type AwardKind = z.output<typeof AwardKind>
export const RatedKind = z.enum(ratedKinds)
export type RatedKind = z.output<typeof RatedKind>

/** Codes of income types (§3); 101 to 105 are ours. */
export const awardCode = {
  referral: 15,
  avatar: 16,
  mall: 17,
  education: 18,
  clone: 99,
  global: 101,
  matching: 102,
  management: 103,
  sharing: 104,
  director: 105,
} as const satisfies Record<AwardKind, number>
export const AwardCode = Integer(1, 999)

/** Millionths: 25,000 is 2.5 %. */
export const Ppm = Integer(0, 1_000_000)
/** Mills, 0.001 of the shop's money, with three decimals: "30.000". */
export const Mills = Amount('USDS', true)

export const AwardRate = z.object({ kind: RatedKind, generation: Integer(0, 6), rate_ppm: Ppm })
export type AwardRate = z.output<typeof AwardRate>

/** What an operator decides about a version of the plan. */
export const PlanForm = {
  /** A later day of the store's zone. */
  starts_on: Day,
  /** The most that the awards of a sale sum to, of what was paid for it. */
  cap_ppm: Ppm,
  /** From how much ACC on a bonus is paid in three units. */
  split_threshold: Amount('ACC'),
  low_usds_ppm: Ppm,
  high_usds_ppm: Ppm,
  high_usda_ppm: Ppm,
  freeze_days: Integer(0, 60),
  /** Weights of RM1 to RM4 in the global award. */
  global_weights: z.array(Integer(0, 1000)).check(z.minLength(4), z.maxLength(4)),
  /** What is not listed is not paid. */
  rates: z.array(AwardRate).check(z.maxLength(30)),
  reason: OptionalText(200),
}

export const planStates = ['draft', 'approved', 'withdrawn'] as const
export const PlanState = z.enum(planStates)
export const AwardPlan = z.object({
  plan_id: Id,
  state: PlanState,
  ...PlanForm,
  rates: Rows(AwardRate),
  created_by: z.nullable(OperatorName),
  created_at: Timestamp,
  decided_by: z.nullable(OperatorName),
  decided_at: z.nullable(Timestamp),
  /** When a draft is published without a second operator, on the real clock, because nobody else may approve it; else null. */
  effective_at: z.nullable(Timestamp),
  version: Id,
})
export type AwardPlan = z.output<typeof AwardPlan>

export const PlanRecord = z.object({
  plan: AwardPlan,
  /** The approved version that is in force on the day before it starts; null for the first one. */
  previous: z.nullable(AwardPlan),
  is_in_force: z.boolean(),
})
export type PlanRecord = z.output<typeof PlanRecord>

/** The plan as members see it. */
export const MemberPlan = z.object({
  plan_id: Id,
  starts_on: Day,
  cap_ppm: Ppm,
  split_threshold: Amount('ACC'),
  low_usds_ppm: Ppm,
  high_usds_ppm: Ppm,
  high_usda_ppm: Ppm,
  freeze_days: Count,
  rates: Rows(AwardRate),
})
export type MemberPlan = z.output<typeof MemberPlan>

export const payoutPlaces = ['available', 'frozen:referral', 'frozen:window', 'forfeited'] as const
/** An award that a run paid to a member. */
export const Payout = z.object({
  payout_id: Id,
  member_id: Id,
  run_id: Id,
  /** The day of the store's zone that it is for. */
  day: Day,
  kind: AwardKind,
  code: AwardCode,
  /** Before the split, and what of it refunds took back. */
  amount: Mills,
  taken_back: Mills,
  acc: Amount('ACC'),
  usds: Amount('USDS'),
  usda: Amount('USDA'),
  longcoin: Amount('LONGCOIN'),
  place: z.enum(payoutPlaces),
  /** Of a locked one: the day of the run that releases it. */
  release_on: z.nullable(Day),
  is_released: Flag,
})
export type Payout = z.output<typeof Payout>

/** What a day's awards would have paid to an AM whose AM window is over: the reason, and the kinds. */
export const UnpaidDay = z.object({
  run_id: Id,
  day: Day,
  kinds: Rows(AwardKind),
  amount: Mills,
  reason: z.enum(['window_forfeited']),
})

/** A part of an award. */
export const AwardLine = z.object({
  generation: Integer(0, 6),
  rate_ppm: Ppm,
  base: Mills,
  gross: Mills,
  paid: Mills,
  reason: z.nullable(z.enum(['window_forfeited'])),
  /** The plan that the sale was made under. */
  plan_id: Id,
  /** Of an award on a sale: its order, buyer, and the sponsors from the buyer up to the member. */
  order_no: z.nullable(Text(40)),
  buyer_id: z.nullable(Id),
  path: Rows(Id),
  happened_at: z.nullable(Timestamp),
  /** Of matching awards the position in the placement tree, of management the member whose matching award it is on. */
  source_id: z.nullable(Id),
})
export type AwardLine = z.output<typeof AwardLine>

/** How an award came about. */
export const AwardExplanation = z.object({
  payout: Payout,
  /** The plan that the split goes by. */
  plan: MemberPlan,
  /** ACC that the member had at the end of the day, and the day's price of one ACC. */
  acc_held: Amount('ACC'),
  acc_price: CoinPrice,
  /** The part of pooled awards that the cap left on that day, in millionths. */
  factor_ppm: Ppm,
  line_count: Count,
  /** The largest, at most 50. */
  lines: Rows(AwardLine),
})

export type AwardExplanation = z.output<typeof AwardExplanation>

export const runSteps = [
  'claim',
  'volumes',
  'lines',
  'claw_backs',
  'post',
  'release',
  'deposits',
  'pledges',
  'mining',
  'close',
  'closed',
] as const
export const SettlementRun = z.object({
  run_id: Id,
  day: Day,
  step: z.enum(runSteps),
  plan_id: Id,
  acc_price: CoinPrice,
  /** Start-up sales of the day, refunds of earlier ones, and the part that the cap left of pooled awards; null before they are computed. */
  sales: z.nullable(Mills),
  refunds: z.nullable(Mills),
  factor_ppm: z.nullable(Ppm),
  gross: Mills,
  paid: Mills,
  opened_at: Timestamp,
  closed_at: z.nullable(Timestamp),
  /** Why its last attempt stopped. */
  error: z.nullable(OptionalText(2000)),
})
export type SettlementRun = z.output<typeof SettlementRun>
export const RunTotal = z.object({
  kind: AwardKind,
  line_count: Count,
  gross: Mills,
  paid: Mills,
  acc: Amount('ACC'),
  usds: Amount('USDS'),
  usda: Amount('USDA'),
  longcoin: Amount('LONGCOIN'),
})
/** What a run paid for members' own coins and boxes, by kind of transfer and unit: for so many deposits, pledges or boxes. */
export const runIncomeKinds = ['deposit', 'deposit_return', 'pledge', 'pledge_return', 'mining'] as const
export const RunIncome = z.object({ kind: z.enum(runIncomeKinds), unit: Text(8), item_count: Count, amount: Amount('ACC') })
export const RunProgress = z.object({ step: z.enum(runSteps), done: Count, count: Count })
export const WhatIfRow = z.object({ kind: AwardKind, gross: Mills, paid: Mills, would_gross: Mills, would_pay: Mills })
