import * as z from 'zod/mini'
import { walletExport } from './exports.ts'
import { Amount, Count, Day, Flag, Id, Integer, Money, PageInput, PageOf, Pattern, Rows, Sorted, Text, Timestamp, Uuid } from './fields.ts'
import { operation } from './operation.ts'
import { OperatorName } from './operator-name.ts'
import { unitScale, type UnitCode } from './units.ts'
import { SheetFormat, StartedWork } from './work.ts'

export const Unit = z.enum(Object.keys(unitScale) as UnitCode[])
/** Any unit's decimal string: three decimals at most. */
const AnyAmount = Amount('ACC', true)

/** The subject of a line of a statement, as its poster named it. */
export const topics = [
  'shopping',
  'refund',
  'recharge',
  'withdrawal',
  'transfer',
  'award',
  'income',
  'reward',
  'points_shop',
  'adjustment',
  'clone',
  'deposit',
  'pledge',
  'conversion',
  'commission',
  'various',
] as const
export const Topic = z.enum(topics)
export type Topic = z.output<typeof Topic>

/** The parts of a member's balance: money can be spent from two, a coin from `available`; what is frozen, pledged, deposited or in flight cannot be spent. */
export const Bucket = z.enum(['withdrawable', 'non_withdrawable', 'available', 'frozen', 'pledged', 'deposited', 'in_flight'])
export type Bucket = z.output<typeof Bucket>
export const FreezeReason = z.enum(['withdrawal', 'referral', 'window', 'transfer_out', 'scan_code', 'commission'])
export type FreezeReason = z.output<typeof FreezeReason>

/** A month of the store's zone, `2026-11`. */
export const Month = Pattern(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, 7)
const Purpose = Pattern(/^[a-z_]+(:[a-z_]+)?$/, 60)

const subjectKinds = [
  'deposit',
  'payment',
  'order',
  'recharge',
  'withdrawal',
  'return',
  'adjustment',
  'points_order',
  'run',
  'conversion',
  'coin_transfer',
  'coin_withdrawal',
] as const

/** One line of an account: the amount credited (+) or debited (-) and the balance of the bucket after it. */
export const WalletEntry = z.object({
  transfer_id: Uuid,
  line: Count,
  unit: Unit,
  bucket: Bucket,
  topic: Topic,
  /** Income type code of §3, ours from 101; null where none is named. */
  income_code: z.nullable(Integer(1, 999)),
  amount: AnyAmount,
  balance_after: AnyAmount,
  effective_at: Timestamp,
  /** What it belongs to, to be opened. */
  subject: z.nullable(z.object({ kind: z.enum(subjectKinds), id: Id })),
  /** Of an award that the cap reduced: what was left of it, in millionths. */
  scale_ppm: z.nullable(Integer(0, 1_000_000)),
})
export type WalletEntry = z.output<typeof WalletEntry>

/** A month's sums over the buckets that can be spent; what only moved between them counts as neither. */
export const MonthTotal = z.object({
  month: Month,
  in: AnyAmount,
  out: AnyAmount,
  topics: Rows(z.object({ topic: Topic, in: AnyAmount, out: AnyAmount, count: Count })),
})
export type MonthTotal = z.output<typeof MonthTotal>

/** An account's line with who did it and why, as an operator sees it. */
export const AccountEntry = z.object({
  transfer_id: Uuid,
  line: Count,
  kind: Text(60),
  topic: Topic,
  income_code: z.nullable(Integer(1, 999)),
  actor: Text(60),
  reason: Text(500, 0),
  amount: AnyAmount,
  /** The balance of the account after it, in order of time. */
  balance_after: AnyAmount,
  effective_at: Timestamp,
  recorded_at: Timestamp,
})
export type AccountEntry = z.output<typeof AccountEntry>

export const Adjustment = z.object({
  adjustment_id: Id,
  member_id: Id,
  account: Text(16),
  unit: Unit,
  purpose: Purpose,
  amount: AnyAmount,
  reason: Text(500),
  state: z.enum(['requested', 'approved', 'refused']),
  requested_by: Id,
  requested_by_name: OperatorName,
  requested_at: Timestamp,
  decided_by: z.nullable(Id),
  decided_by_name: z.nullable(OperatorName),
  decided_at: z.nullable(Timestamp),
  version: Integer(1, 1_000_000),
})
export type Adjustment = z.output<typeof Adjustment>

/** An account of a member, or of the house where none is named; of whole days, and up to an instant, both within it. */
const OneAccount = {
  member_id: z.optional(Id),
  unit: Unit,
  purpose: Purpose,
  from_day: z.optional(Day),
  until_day: z.optional(Day),
  at: z.optional(Timestamp),
}

const Decision = { adjustment_id: Id, version: Integer(1, 1_000_000) }
const decisionRefusals = ['wallet.adjustment_not_found', 'wallet.adjustment_decided'] as const

export const wallet = {
  ...walletExport,
  view: operation({
    path: 'wallet/view',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The member’s balances',
    input: z.object({}),
    output: z.object({
      money: z.object({ total: Money, withdrawable: Money, non_withdrawable: Money, frozen: Money }),
      /** Coins that can be spent, what they take off orders in money, and the operator’s two numbers of it. */
      longcoin: z.object({
        available: Amount('LONGCOIN'),
        worth: Money,
        per_dollar: Integer(1, 1_000_000),
        max_permille: Integer(0, 1000),
      }),
      units: Rows(z.object({ unit: Unit, purpose: Text(40), amount: AnyAmount, decimals: Count })),
    }),
  }),
  entries: operation({
    path: 'wallet/entries',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Entries of the member’s balances, the newest first, by unit, bucket, topic and month',
    input: z.object({
      unit: z.optional(Unit),
      bucket: z.optional(Bucket),
      /** Of what is frozen, that for one reason. */
      frozen_for: z.optional(FreezeReason),
      topic: z.optional(Topic),
      /** Of one income type code. */
      income_code: z.optional(Integer(1, 999)),
      month: z.optional(Month),
      ...PageInput,
    }),
    output: PageOf(WalletEntry),
  }),
  months: operation({
    path: 'wallet/months',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The member’s sums of the last months by topic, the newest first, months without entries too',
    input: z.object({ unit: z.optional(Unit), count: z.optional(Integer(1, 24)) }),
    output: z.object({ unit: Unit, list: Rows(MonthTotal) }),
  }),
  export: operation({
    path: 'wallet/export',
    kind: 'query',
    access: { who: 'member' },
    rate: 'write',
    summary: 'The statement of a period as a file: opening balance, every entry, closing balance',
    refusals: ['wallet.period_invalid', 'wallet.period_too_many_entries'],
    input: z.object({ unit: z.optional(Unit), from: Day, until: Day, format: z.enum(['csv', 'xlsx']) }),
    output: z.object({ file_name: Text(100), media_type: Text(100), content: Pattern(/^[\w+/]*={0,2}$/, 20_000_000) }),
  }),
  account_view: operation({
    path: 'wallet/account_view',
    kind: 'query',
    access: { who: 'staff', permission: 'wallet.view' },
    summary: 'All accounts of a member, or of the house, with balances and open holds',
    input: z.object({ member_id: z.optional(Id) }),
    output: z.object({
      accounts: Rows(
        z.object({ unit: Unit, purpose: Purpose, posted: AnyAmount, on_hold: AnyAmount, is_open: Flag, entry_count: z.nullable(Count) }),
      ),
      holds: Rows(
        z.object({
          hold_id: Uuid,
          unit: Unit,
          purpose: Purpose,
          amount: AnyAmount,
          reason: Text(500, 0),
          placed_at: Timestamp,
          expires_at: z.nullable(Timestamp),
        }),
      ),
    }),
  }),
  account_statement: operation({
    path: 'wallet/account_statement',
    kind: 'query',
    access: { who: 'staff', permission: 'wallet.view' },
    summary: 'The entries of one account of a member, or of the house, the newest first',
    refusals: ['wallet.not_found'],
    input: z.object({ ...OneAccount, ...PageInput }),
    output: PageOf(AccountEntry),
  }),
  statement_sums: operation({
    path: 'wallet/statement_sums',
    kind: 'query',
    access: { who: 'staff', permission: 'wallet.view' },
    summary: 'One account’s opening balance of a period, its credits and debits, and its closing balance or that of an instant',
    refusals: ['wallet.not_found'],
    input: z.object(OneAccount),
    output: z.object({
      /** The first instant of the period, null from the beginning; and the first after it, null up to now. */
      from: z.nullable(Timestamp),
      until: z.nullable(Timestamp),
      opening: AnyAmount,
      plus: AnyAmount,
      minus: AnyAmount,
      closing: AnyAmount,
    }),
  }),
  export_statement: operation({
    path: 'wallet/export_statement',
    kind: 'command',
    access: { who: 'staff', permission: 'wallet.export' },
    summary:
      'Exports the statement of one account to a file, as a background job: opening, every entry with the balance after it, sums, closing',
    refusals: ['wallet.not_found'],
    input: z.object({ ...OneAccount, format: SheetFormat }),
    output: StartedWork,
  }),
  adjustments: operation({
    path: 'wallet/adjustments',
    kind: 'query',
    access: { who: 'staff', permission: 'wallet.view' },
    summary: 'Adjustments of balances, the newest first',
    input: z.object({
      state: z.optional(Adjustment.shape.state),
      member_id: z.optional(Id),
      sort: Sorted('requested_at', 'decided_at'),
      ...PageInput,
    }),
    output: PageOf(Adjustment),
  }),
  adjust_request: operation({
    path: 'wallet/adjust_request',
    kind: 'command',
    access: { who: 'staff', permission: 'wallet.adjust' },
    summary: 'Requests an adjustment of a member’s balance; another operator decides',
    refusals: ['member.not_found', 'wallet.adjust_wrong_bucket', 'wallet.adjust_zero'],
    input: z.object({
      member_id: Id,
      unit: Unit,
      bucket: z.enum(['withdrawable', 'non_withdrawable', 'available']),
      /** Signed; in decimals of the unit. */
      amount: AnyAmount,
      reason: Text(500),
    }),
    output: Adjustment,
  }),
  adjust_approve: operation({
    path: 'wallet/adjust_approve',
    kind: 'command',
    access: { who: 'staff', permission: 'wallet.approve' },
    summary: 'Approves an adjustment that another operator requested, and posts it',
    refusals: [...decisionRefusals, 'wallet.adjust_own_request', 'wallet.insufficient', 'staff.too_new'],
    input: z.object(Decision),
    output: Adjustment,
  }),
  adjust_refuse: operation({
    path: 'wallet/adjust_refuse',
    kind: 'command',
    access: { who: 'staff', permission: 'wallet.approve' },
    summary: 'Refuses an adjustment that another operator requested',
    refusals: [...decisionRefusals, 'wallet.adjust_own_request'],
    input: z.object(Decision),
    output: Adjustment,
  }),
}
