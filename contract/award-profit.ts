import * as z from 'zod/mini'
import { AwardCode, awardKinds, Mills, Ppm } from './award-shapes.ts'
import { Amount, Count, Day, Flag, Id, Rows, Text, Timestamp, Uuid } from './fields.ts'
import { operation } from './operation.ts'

/** Units that awards and other income are paid in, in the order in which they are shown. */
export const profitUnits = ['ACC', 'AAA', 'USDS', 'USDA', 'USDP', 'LONGCOIN'] as const
export const ProfitUnit = z.enum(profitUnits)
export type ProfitUnit = z.output<typeof ProfitUnit>

/** What a member’s own coins and boxes earn: interest of deposits by its plan’s code, income of pledges, mining. */
export const incomeSources = ['deposit', 'pledge', 'mining'] as const

/** What an amount is: an award of a kind, income of own coins; what refunds took back, debts settled, and the end of the AM window took; other income by its code. */
export const profitSources = [...awardKinds, ...incomeSources, 'taken_back', 'debt_settled', 'forfeited', 'various'] as const
export const ProfitSource = z.enum(profitSources)
export type ProfitSource = z.output<typeof ProfitSource>

/** A signed amount of any unit. */
const Signed = Amount('ACC', true)

/** The sum of entries of the ledger: negative where more was taken than paid. */
export const ProfitSum = z.object({
  source: ProfitSource,
  code: z.nullable(AwardCode),
  amount: Signed,
  /** In the shop's money at the prices of each day. */
  worth: Mills,
  entry_count: Count,
})
export type ProfitSum = z.output<typeof ProfitSum>

export const UnitProfit = z.object({
  unit: ProfitUnit,
  yesterday: Signed,
  yesterday_worth: Mills,
  total: Signed,
  worth: Mills,
  /** Balances now: spendable, locked after an award, frozen by the AM window. */
  available: Signed,
  locked: Signed,
  frozen: Signed,
  /** What later awards settle first. */
  debt: Signed,
})
export type UnitProfit = z.output<typeof UnitProfit>

export const ProfitDay = z.object({ day: Day, amount: Signed, worth: Mills, sources: Rows(ProfitSum) })
export type ProfitDay = z.output<typeof ProfitDay>

/** An entry of the ledger, and what it is. */
export const ProfitEntry = z.object({
  transfer_id: Uuid,
  line: Count,
  source: ProfitSource,
  code: z.nullable(AwardCode),
  place: z.enum(['available', 'locked', 'frozen']),
  amount: Signed,
  effective_at: Timestamp,
  /** The award that it paid, to be opened. */
  payout_id: z.nullable(Id),
  /** The part of that award that the cap left, in millionths. */
  scale_ppm: z.nullable(Ppm),
  /** The refunded order of what was taken back. */
  order_no: z.nullable(Text(40)),
})
export type ProfitEntry = z.output<typeof ProfitEntry>

const UnitAmounts = Rows(z.object({ unit: ProfitUnit, amount: Signed }))

/** What happened to a member's awards besides those paid: amounts without a sign. */
export const AwardNews = z.object({
  kind: z.enum(['released', 'taken_back', 'debt_settled', 'forfeited']),
  amounts: UnitAmounts,
  /** The refunded order of what was taken back. */
  order_no: z.nullable(Text(40)),
})
export type AwardNews = z.output<typeof AwardNews>

export const DayFactor = z.object({
  day: Day,
  sales: Mills,
  cap_ppm: Ppm,
  /** The mean of what the cap left of the awards of each sale, weighted by amount: all awards that sales share are paid at it. A million: nothing was reduced. */
  factor_ppm: Ppm,
  /** Of single sales: how many there were, how many were reduced, and what was left of the one that was reduced most. */
  sale_count: Count,
  scaled_count: Count,
  lowest_ppm: Ppm,
})
export type DayFactor = z.output<typeof DayFactor>

export const awardProfit = {
  profit: operation({
    path: 'award/profit',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s income of yesterday and of the last 30 days in each unit, with what of it is locked, frozen and owed',
    input: z.object({}),
    output: z.object({
      /** The last day, yesterday, and the first of the 30. */
      day: Day,
      from: Day,
      /** The awards of yesterday are not all posted yet. */
      is_pending: Flag,
      yesterday_worth: Mills,
      worth: Mills,
      /** Units in which the caller has or had any. */
      list: Rows(UnitProfit),
    }),
  }),
  profit_days: operation({
    path: 'award/profit_days',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s income in a unit on each of the last 30 days, the last first, and by source',
    input: z.object({ unit: ProfitUnit }),
    output: z.object({ unit: ProfitUnit, days: Rows(ProfitDay), sources: Rows(ProfitSum) }),
  }),
  profit_entries: operation({
    path: 'award/profit_entries',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The entries of the ledger that a day’s income in a unit is the sum of; empty of days before the last 30',
    input: z.object({ unit: ProfitUnit, day: Day }),
    output: z.object({ list: Rows(ProfitEntry) }),
  }),
  digest: operation({
    path: 'award/digest',
    kind: 'query',
    access: { who: 'member' },
    summary:
      'What the last settled day that concerned the caller, of the last 7, did to their awards: paid, unlocked, taken back, settled, forfeited',
    input: z.object({}),
    output: z.object({
      /** Null where nothing happened in these days. */
      day: z.nullable(Day),
      /** Of the awards paid, before what was taken. */
      worth: Mills,
      paid: UnitAmounts,
      news: Rows(AwardNews),
      /** What is still owed of refunded awards. */
      debts: UnitAmounts,
    }),
  }),
  factors: operation({
    path: 'award/factors',
    kind: 'query',
    access: { who: 'member' },
    summary: 'By which factor the cap scaled the awards of the last 14 settled days with sales, the last first',
    refusals: ['asset_area.closed', 'asset_area.closed_in_country'],
    input: z.object({}),
    output: z.object({ list: Rows(DayFactor) }),
  }),
}
