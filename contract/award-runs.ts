import * as z from 'zod/mini'
import { AwardKind, Mills, Ppm, RatedKind } from './award-shapes.ts'
import { Amount, Count, Day, Id, Integer, OptionalText, PageInput, PageOf, Rows, Timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { CoinPrice } from './unit-price.ts'

const view = { who: 'staff', permission: 'award.view' } as const

/** Billionths: what is left of an award after the cap. */
export const Ppb = Integer(0, 1_000_000_000)

export const runSteps = ['claim', 'volumes', 'lines', 'claw_backs', 'post', 'release', 'close', 'closed'] as const
export const RunStep = z.enum(runSteps)
export type RunStep = z.output<typeof RunStep>

/** What was paid, in each unit. */
const Units = { acc: Amount('ACC'), usds: Amount('USDS'), usda: Amount('USDA'), longcoin: Count }

export const SettlementRun = z.object({
  run_id: Id,
  /** The day of the store's zone that it settles. */
  day: Day,
  /** Its next step; `closed` when its lines, payouts and postings agree. */
  step: RunStep,
  plan_id: Id,
  /** Start-up sales of the day, and refunds of earlier ones; null until its lines are written. */
  sales: z.nullable(Mills),
  refunds: z.nullable(Mills),
  /** What the cap left of the awards that are shared by all sales of the day. */
  factor_ppb: z.nullable(Ppb),
  /** What its awards came to before the cap and after it, and what was posted; nothing before it is closed. */
  gross: Mills,
  paid: Mills,
  ...Units,
  opened_at: Timestamp,
  closed_at: z.nullable(Timestamp),
  /** Why its last attempt ended early: an error, or what its lines, payouts and postings differ in. */
  error: OptionalText(4000),
})
export type SettlementRun = z.output<typeof SettlementRun>

export const RunTotal = z.object({ kind: AwardKind, line_count: Count, gross: Mills, paid: Mills, ...Units })
export type RunTotal = z.output<typeof RunTotal>

/** An award of a member: all lines of one kind in one run. */
export const MemberAward = z.object({
  run_id: Id,
  day: Day,
  kind: AwardKind,
  gross: Mills,
  paid: Mills,
  ...Units,
  /** The account that it was posted to; null when nothing was paid. */
  purpose: z.nullable(z.enum(['available', 'frozen:referral', 'frozen:window', 'forfeited'])),
  /** Of a locked one: the day whose run releases it, and whether it did. */
  release_on: z.nullable(Day),
  is_released: z.boolean(),
  /** What refunds took back. */
  taken_back: Mills,
})
export type MemberAward = z.output<typeof MemberAward>

/** What one line of an award is made of. */
export const AwardLine = z.object({
  generation: Integer(0, 6),
  rate_ppm: Ppm,
  base: Mills,
  gross: Mills,
  paid: Mills,
  /** Why nothing was paid. */
  reason: z.nullable(z.enum(['window_forfeited'])),
  /** The sale: its order and buyer; null for an award of the whole day. */
  order_id: z.nullable(Id),
  source_member: z.nullable(Id),
  /** Of matching and clone awards the position in the placement tree. */
  node_id: z.nullable(Id),
  /** The version that its rate is of. */
  plan_id: Id,
})
export type AwardLine = z.output<typeof AwardLine>

export const AwardRecord = z.object({
  award: MemberAward,
  /** What the member had in ACC at the cut-off, and the split that followed from it; null when nothing was paid. */
  acc_held: z.nullable(Amount('ACC')),
  split: z.nullable(z.object({ threshold: Amount('ACC'), acc_ppm: Ppm, usds_ppm: Ppm, usda_ppm: Ppm })),
  /** Price of one ACC on the day. */
  acc_price: CoinPrice,
  /** The version of which split and lock are. */
  plan_id: Id,
  factor_ppb: Ppb,
  lines: Rows(AwardLine),
  /** How many lines there are; at most 100 are listed, the largest first. */
  line_count: Count,
})
export type AwardRecord = z.output<typeof AwardRecord>

export const WhatIf = z.object({
  run_id: Id,
  day: Day,
  sales: Mills,
  /** What the cap would leave of the shared awards, and what it left. */
  factor_ppb: Ppb,
  actual_factor_ppb: Ppb,
  list: Rows(z.object({ kind: AwardKind, gross: Mills, paid: Mills, actual_gross: Mills, actual_paid: Mills })),
})
export type WhatIf = z.output<typeof WhatIf>

export const awardRuns = {
  list_runs: operation({
    path: 'award/list_runs',
    kind: 'query',
    access: view,
    summary: 'Settlement runs, the latest day first',
    input: z.object({ is_closed: z.optional(z.boolean()), day: z.optional(Day), ...PageInput }),
    output: PageOf(SettlementRun),
  }),
  view_run: operation({
    path: 'award/view_run',
    kind: 'query',
    access: view,
    summary: 'A settlement run: its progress, its totals by award, its pools',
    refusals: ['award.run_not_found'],
    input: z.object({ run_id: Id }),
    output: z.object({
      run: SettlementRun,
      /** Shards of its step that are done, of all; both 0 in a step that is one transaction. */
      done: Count,
      all: Count,
      totals: Rows(RunTotal),
      pools: Rows(z.object({ kind: RatedKind, base: Mills, rate_ppm: Ppm, pool: Mills, weights: Count })),
    }),
  }),
  what_if: operation({
    path: 'award/what_if',
    kind: 'query',
    access: view,
    summary: 'What the sales of a settled day would have paid under another version of the plan; nothing is written',
    refusals: ['award.run_not_found', 'award.plan_not_found'],
    input: z.object({ plan_id: Id, day: Day }),
    output: WhatIf,
  }),
  list_awards: operation({
    path: 'award/list_awards',
    kind: 'query',
    access: view,
    summary: 'The awards of a member by run and kind, the latest first',
    input: z.object({ member_id: Id, kind: z.optional(AwardKind), ...PageInput }),
    output: PageOf(MemberAward),
  }),
  view_award: operation({
    path: 'award/view_award',
    kind: 'query',
    access: view,
    summary: 'Explains an award of a member: its sales, generations, rates, cap, split and price',
    refusals: ['award.award_not_found'],
    input: z.object({ member_id: Id, run_id: Id, kind: AwardKind }),
    output: AwardRecord,
  }),
}
