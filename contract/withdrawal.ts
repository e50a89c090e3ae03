import * as z from 'zod/mini'
import {
  Count,
  Day,
  Flag,
  Id,
  Integer,
  Many,
  Money,
  OptionalText,
  PageInput,
  PageOf,
  Rows,
  Sorted,
  Text,
  Timestamp,
  Token,
} from './fields.ts'
import { operation } from './operation.ts'
import { OperatorName } from './operator-name.ts'
import { WithdrawalAccount, withdrawalAccounts } from './withdrawal-accounts.ts'

export * from './withdrawal-accounts.ts'

/** `payout_unknown`: exported, and the result is not known yet; never treated as a refusal. */
export const withdrawalStates = ['applied', 'approved', 'paid', 'refused', 'payout_unknown'] as const
export const WithdrawalState = z.enum(withdrawalStates)
export type WithdrawalState = z.output<typeof WithdrawalState>

/** Why nothing is paid out to a member for now, whatever was requested before. */
export const withdrawalStops = ['frozen', 'contact_cooldown'] as const
export const WithdrawalStop = z.enum(withdrawalStops)
export type WithdrawalStop = z.output<typeof WithdrawalStop>

/** What is withdrawn: the withdrawable balance, or a distributor’s commission in it, which needs no grade (DST-05). */
export const withdrawalSources = ['balance', 'commission'] as const
export const WithdrawalSource = z.enum(withdrawalSources)
export type WithdrawalSource = z.output<typeof WithdrawalSource>

const Version = Integer(1, 1_000_000)

/** The account as of the request of the withdrawal. */
const PaidTo = z.omit(WithdrawalAccount, { withdrawal_account_id: true, is_default: true })

export const Withdrawal = z.object({
  withdrawal_id: Id,
  withdrawal_no: Text(40),
  state: WithdrawalState,
  source: WithdrawalSource,
  /** What leaves the balance, the fee in it, and what arrives. */
  amount: Money,
  fee: Money,
  net: Money,
  account: PaidTo,
  /** The working day on which it is handled, and its hours. */
  due_day: Day,
  due_from: Timestamp,
  due_until: Timestamp,
  created_at: Timestamp,
  approved_at: z.nullable(Timestamp),
  sent_at: z.nullable(Timestamp),
  paid_at: z.nullable(Timestamp),
  refused_at: z.nullable(Timestamp),
  refusal_reason: z.nullable(Text(200)),
})
export type Withdrawal = z.output<typeof Withdrawal>

/** The same as operators see it. */
export const ReviewedWithdrawal = z.object({
  ...Withdrawal.shape,
  version: Version,
  member_id: Id,
  /** A second operator must approve it, by the sum of the member's approved ones in the window and this one. */
  requires_second_approval: Flag,
  /** What was approved for the member within the window, this one not counted. */
  approved_in_window: Money,
  /** Nothing is paid out while this is set. */
  payout_blocker: z.nullable(WithdrawalStop),
  first_approved_by: z.nullable(Id),
  first_approved_by_name: z.nullable(OperatorName),
  approved_by: z.nullable(Id),
  approved_by_name: z.nullable(OperatorName),
  batch_id: z.nullable(Id),
  payout_reference: z.nullable(Text(100)),
})
export type ReviewedWithdrawal = z.output<typeof ReviewedWithdrawal>

/** Withdrawals that went to the bank together. */
export const PayoutBatch = z.object({ batch_id: Id, batch_no: Text(40), count: Count, net: Money, open: Count, created_at: Timestamp })
export type PayoutBatch = z.output<typeof PayoutBatch>

const own = { who: 'member', owns: 'withdrawal_account' } as const
const review = { who: 'staff', permission: 'withdrawal.review' } as const
const payOut = { who: 'staff', permission: 'withdrawal.pay' } as const
/** Rows as they were shown. */
const SelectedWithdrawals = Many(z.object({ withdrawal_id: Id, version: Version }), 100)

export const withdrawal = {
  ...withdrawalAccounts,
  preview: operation({
    path: 'withdrawal/preview',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Fee and working day of a withdrawal, or why it is not possible',
    refusals: ['call.feature_off'],
    input: z.object({ amount: z.optional(Money), source: z.optional(WithdrawalSource) }),
    output: z.object({
      withdrawable: Money,
      minimum: Money,
      maximum: Money,
      /** The fee in thousandths of the amount. */
      fee_permille: Integer(0, 1000),
      /** Of the amount that was sent, else of all that can be withdrawn. */
      amount: Money,
      fee: Money,
      net: Money,
      due_day: Day,
      due_from: Timestamp,
      due_until: Timestamp,
      /** Why the caller may not withdraw at all: `window_frozen`, `rm_only`, `frozen`, `contact_cooldown`, `no_savings_card`; then its message. */
      refusal: z.nullable(
        z.object({ reason: z.enum(['window_frozen', 'rm_only', 'frozen', 'contact_cooldown', 'no_savings_card']), text: Text(200) }),
      ),
    }),
  }),
  apply: operation({
    path: 'withdrawal/apply',
    kind: 'command',
    access: own,
    summary: 'Requests a withdrawal with a payment grant for its amount; the amount is frozen at once',
    refusals: [
      'call.feature_off',
      'withdrawal.account_not_found',
      'payment.grant_required',
      'payment.grant_invalid',
      'withdrawal.rm_only',
      'withdrawal.frozen',
      'withdrawal.contact_cooldown',
      'withdrawal.window_frozen',
      'withdrawal.no_savings_card',
      'withdrawal.below_minimum',
      'withdrawal.above_maximum',
      'withdrawal.exceeds_withdrawable',
      'wallet.insufficient',
    ],
    input: z.object({ amount: Money, withdrawal_account_id: Id, grant: z.optional(Token), source: z.optional(WithdrawalSource) }),
    output: Withdrawal,
  }),
  list: operation({
    path: 'withdrawal/list',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s withdrawals, the newest first',
    input: z.object({ state: z.optional(WithdrawalState), source: z.optional(WithdrawalSource), ...PageInput }),
    output: PageOf(Withdrawal),
  }),
  view: operation({
    path: 'withdrawal/view',
    kind: 'query',
    access: { who: 'member', owns: 'withdrawal' },
    summary: 'One withdrawal and its state',
    refusals: ['withdrawal.not_found'],
    input: z.object({ withdrawal_id: Id }),
    output: Withdrawal,
  }),
  list_withdrawals: operation({
    path: 'withdrawal/list_withdrawals',
    kind: 'query',
    access: { who: 'staff', permission: 'withdrawal.view' },
    summary: 'Withdrawals of all members, by due date',
    input: z.object({
      state: z.optional(WithdrawalState),
      source: z.optional(WithdrawalSource),
      member_id: z.optional(Id),
      batch_id: z.optional(Id),
      sort: Sorted('created_at', 'amount', 'due_day'),
      ...PageInput,
    }),
    output: PageOf(ReviewedWithdrawal),
  }),
  approve: operation({
    path: 'withdrawal/approve',
    kind: 'command',
    access: review,
    summary: 'Approves withdrawals, all or none; above a sum per member and window a second operator must approve too',
    refusals: [
      'withdrawal.not_found',
      'withdrawal.decided',
      'withdrawal.same_operator',
      'withdrawal.member_frozen',
      'withdrawal.member_in_cooldown',
      'staff.too_new',
    ],
    input: z.object({ list: SelectedWithdrawals }),
    output: z.object({ list: Rows(ReviewedWithdrawal) }),
  }),
  refuse: operation({
    path: 'withdrawal/refuse',
    kind: 'command',
    access: review,
    summary: 'Refuses a withdrawal that was not exported; the whole amount is returned',
    refusals: ['withdrawal.not_found', 'withdrawal.decided'],
    input: z.object({ withdrawal_id: Id, version: Version, reason: Text(200) }),
    output: ReviewedWithdrawal,
  }),
  make_batch: operation({
    path: 'withdrawal/make_batch',
    kind: 'command',
    access: payOut,
    summary: 'Creates a bank batch of all approved withdrawals that are due and not stopped, in working hours only',
    refusals: ['withdrawal.outside_working_hours', 'withdrawal.nothing_due', 'staff.too_new'],
    input: z.object({}),
    output: PayoutBatch,
  }),
  list_batches: operation({
    path: 'withdrawal/list_batches',
    kind: 'query',
    access: { who: 'staff', permission: 'withdrawal.view' },
    summary: 'Batches for the bank, the newest first',
    input: z.object({ sort: Sorted('created_at'), ...PageInput }),
    output: PageOf(PayoutBatch),
  }),
  export_batch: operation({
    path: 'withdrawal/export_batch',
    kind: 'command',
    access: payOut,
    summary: 'A batch as CSV for the bank, with full account numbers, without withdrawals stopped meanwhile',
    refusals: ['withdrawal.batch_not_found', 'staff.too_new'],
    input: z.object({ batch_id: Id }),
    output: z.object({ file_name: Text(80), csv: OptionalText(10_000_000) }),
  }),
  record_payout: operation({
    path: 'withdrawal/record_payout',
    kind: 'command',
    access: payOut,
    summary: 'The bank’s outcome of a withdrawal that was sent; repeating it changes nothing',
    refusals: [
      'withdrawal.not_found',
      'withdrawal.not_sent',
      'withdrawal.decided',
      'withdrawal.member_frozen',
      'withdrawal.member_in_cooldown',
      'staff.too_new',
    ],
    input: z.object({
      withdrawal_id: Id,
      /** `returned`: the bank returned it, and it is credited back; `unknown`: the bank must be queried again. */
      outcome: z.enum(['paid', 'returned', 'unknown']),
      /** The bank’s own name for it. */
      payout_reference: OptionalText(100),
      /** Told to the member when it was sent back. */
      reason: OptionalText(200),
    }),
    output: ReviewedWithdrawal,
  }),
}
