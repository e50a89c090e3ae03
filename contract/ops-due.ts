import * as z from 'zod/mini'
import { exportUnits } from './exports.ts'
import { Amount, Count, Day, Flag, Id, Integer, PageInput, PageOf, Rows, Sorted, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { OperatorName } from './operator-name.ts'
import { CoinPrice } from './unit-price.ts'

const Unit = z.enum(exportUnits)
/** Any unit's decimal string: three decimals at most. */
const AnyAmount = Amount('ACC', true)

/** Why an amount falls due. Interest and income of what members own are owed beside what their accounts hold. */
export const dueKinds = [
  'withdrawal',
  'coin_withdrawal',
  'referral',
  'commission',
  'deposit_principal',
  'deposit_interest',
  'pledge_principal',
  'pledge_income',
] as const
export const DueKind = z.enum(dueKinds)
export type DueKind = z.output<typeof DueKind>

/** What falls due of a kind from a day to another, both within it; of how many, null for pledges, which are summed by cohorts. */
export const DuePeriod = z.object({ first_day: Day, last_day: Day, unit: Unit, kind: DueKind, amount: AnyAmount, count: z.nullable(Count) })
export type DuePeriod = z.output<typeof DuePeriod>

/** The obligations of a unit that can leave the shop against what is held of it. */
export const DueUnit = z.object({
  unit: Unit,
  /** Of one whole unit today, in the shop's currency; null where no rate is set. */
  price: z.nullable(CoinPrice),
  /** What is held: the holding that operators stated last, with what the ledger's external funds changed by since. Null where none is stated. */
  held: z.nullable(AnyAmount),
  stated_at: z.nullable(Timestamp),
  /** What came in from outside in as many days before, taken as what comes in. */
  takings: AnyAmount,
  /** Falls due within the days of the setting. */
  due: AnyAmount,
  /** What `held` and `takings` lack of `due`; zero where they cover it. */
  missing: AnyAmount,
  missing_worth: z.nullable(Amount('MONEY')),
})
export type DueUnit = z.output<typeof DueUnit>

/** What members have in accounts of a purpose, by when they may take it out at the earliest. */
export const StressPart = z.object({
  purpose: Text(60),
  /** The sum of the ledger's accounts. */
  amount: AnyAmount,
  /** Of it now, within 30 days and within 90: each includes the one before. */
  now: AnyAmount,
  in_30: AnyAmount,
  in_90: AnyAmount,
})
export type StressPart = z.output<typeof StressPart>
export const StressUnit = z.object({
  unit: Unit,
  held: z.nullable(AnyAmount),
  amount: AnyAmount,
  now: AnyAmount,
  in_30: AnyAmount,
  in_90: AnyAmount,
  /** Interest of open deposits that is earned up to today and paid at their expiry; no account has it yet. */
  accrued: AnyAmount,
  /** Of `now`, in the shop's currency. */
  now_worth: z.nullable(Amount('MONEY')),
  parts: Rows(StressPart),
})
export type StressUnit = z.output<typeof StressUnit>

/** What an operator stated that the shop holds of a unit. */
export const TreasuryHolding = z.object({
  holding_id: Id,
  unit: Unit,
  amount: AnyAmount,
  reason: Text(500),
  state: z.enum(['requested', 'approved', 'refused']),
  is_own: Flag,
  requested_by_name: OperatorName,
  requested_at: Timestamp,
  decided_by_name: z.nullable(OperatorName),
  decided_at: z.nullable(Timestamp),
  version: Integer(1, 1_000_000),
})
export type TreasuryHolding = z.output<typeof TreasuryHolding>

const view = { who: 'staff', permission: 'finance.view' } as const
const approve = { who: 'staff', permission: 'finance.approve_holding' } as const
const Decision = { holding_id: Id, version: Integer(1, 1_000_000) }
const decisionRefusals = ['ops.holding_not_found', 'ops.holding_decided', 'ops.own_holding'] as const

export const opsDue = {
  due: operation({
    path: 'ops/due',
    kind: 'query',
    access: view,
    summary:
      'What falls due by unit and day, week or month, against what is held and what is expected to come in; computed once a minute. By day the next days of the setting, by week half a year, by month all',
    input: z.object({ by: z.enum(['day', 'week', 'month']) }),
    output: z.object({
      today: Day,
      /** Days that the comparison looks ahead, of the setting. */
      days: Integer(1, 365),
      computed_at: Timestamp,
      units: Rows(DueUnit),
      list: Rows(DuePeriod),
    }),
  }),
  stress: operation({
    path: 'ops/stress',
    kind: 'query',
    access: view,
    summary: 'What members can take out at the earliest, by unit and account: now, within 30 and within 90 days; computed once a minute',
    input: z.object({}),
    output: z.object({ today: Day, computed_at: Timestamp, units: Rows(StressUnit) }),
  }),
  holdings: operation({
    path: 'ops/holdings',
    kind: 'query',
    access: view,
    summary: 'What operators stated that the shop holds of each unit, the newest first',
    input: z.object({
      state: z.optional(TreasuryHolding.shape.state),
      unit: z.optional(Unit),
      sort: Sorted('requested_at', 'decided_at'),
      ...PageInput,
    }),
    output: PageOf(TreasuryHolding),
  }),
  state_holding: operation({
    path: 'ops/state_holding',
    kind: 'command',
    access: { who: 'staff', permission: 'finance.state_holding' },
    summary: 'States how much the shop holds of a unit in all, outside the ledger; another operator confirms it',
    refusals: ['call.wrong_fields'],
    input: z.object({ unit: Unit, amount: Amount('ACC'), reason: Text(500) }),
    output: TreasuryHolding,
  }),
  approve_holding: operation({
    path: 'ops/approve_holding',
    kind: 'command',
    access: approve,
    summary: 'Confirms what another operator stated, from when on it is compared with what falls due',
    refusals: [...decisionRefusals, 'staff.too_new'],
    input: z.object(Decision),
    output: TreasuryHolding,
  }),
  refuse_holding: operation({
    path: 'ops/refuse_holding',
    kind: 'command',
    access: approve,
    summary: 'Declines what another operator stated',
    refusals: decisionRefusals,
    input: z.object(Decision),
    output: TreasuryHolding,
  }),
}
