import type {
  AccountType,
  ReviewedWithdrawal,
  Withdrawal,
  WithdrawalSource,
  WithdrawalState,
  WithdrawalStop,
} from '@longmall/contract/withdrawal.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { maskMobile } from '../code/mask.ts'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/database/database.ts'
import { Refusal } from '../kernel/refusal.ts'
import { findStops } from './review/check-not-stopped.ts'
import { needsSecond } from './rules.ts'
import { withdrawalSettings } from './settings.ts'

export interface WithdrawalRow {
  withdrawal_id: number
  withdrawal_no: string
  member_id: number
  state: WithdrawalState
  source: WithdrawalSource
  amount: bigint
  fee: bigint
  account_name: string
  account_mobile: string
  account_type: AccountType
  account_branch: string
  account_number: Buffer | null
  masked_account_number: string
  due_day: string
  due_from: Timestamp
  due_until: Timestamp
  freeze_transfer: string
  requires_second_approval: boolean
  first_approved_by: number | null
  first_approved_by_name: string | null
  approved_by: number | null
  approved_by_name: string | null
  batch_id: number | null
  payout_reference: string | null
  refusal_reason: string | null
  created_at: Timestamp
  approved_at: Timestamp | null
  sent_at: Timestamp | null
  paid_at: Timestamp | null
  refused_at: Timestamp | null
  /** When its line went to the bank in a file. */
  exported_at: Timestamp | null
  version: number
}

export const columns = sql.raw(
  `w.id as withdrawal_id, w.withdrawal_no, w.member_id, w.state, w.source, w.amount, w.fee, w.account_name, w.account_mobile, w.account_type,
  w.account_branch, w.account_number, w.masked_account_number, w.due_day::text as due_day, w.due_from, w.due_until, w.freeze_transfer,
  w.requires_second_approval, w.first_approved_by, name_of_staff(w.first_approved_by) as first_approved_by_name, w.approved_by,
  name_of_staff(w.approved_by) as approved_by_name, w.batch_id, w.payout_reference, w.refusal_reason, w.created_at, w.approved_at,
  w.sent_at, w.paid_at, w.refused_at, w.exported_at, w.version`,
)

/** A withdrawal as its member sees it. */
export const showWithdrawal = (row: WithdrawalRow): Withdrawal => ({
  withdrawal_id: row.withdrawal_id,
  withdrawal_no: row.withdrawal_no,
  state: row.state,
  source: row.source,
  amount: toDecimal(row.amount, 'MONEY'),
  fee: toDecimal(row.fee, 'MONEY'),
  net: toDecimal(row.amount - row.fee, 'MONEY'),
  account: {
    name: row.account_name,
    mobile: maskMobile(row.account_mobile),
    account_type: row.account_type,
    branch: row.account_branch,
    number: row.masked_account_number,
  },
  due_day: row.due_day,
  due_from: row.due_from,
  due_until: row.due_until,
  created_at: row.created_at,
  approved_at: row.approved_at,
  sent_at: row.sent_at,
  paid_at: row.paid_at,
  refused_at: row.refused_at,
  refusal_reason: row.refusal_reason,
})

/** The same for operators; the number stays masked, only the file for the bank has it. */
const toReviewedWithdrawal = (
  row: WithdrawalRow,
  {
    approved_in_window,
    requires_second_approval,
    stop,
  }: { approved_in_window: bigint; requires_second_approval: boolean; stop: WithdrawalStop | null },
): ReviewedWithdrawal => ({
  ...showWithdrawal(row),
  version: row.version,
  member_id: row.member_id,
  requires_second_approval,
  approved_in_window: toDecimal(approved_in_window, 'MONEY'),
  payout_blocker: row.state === 'paid' || row.state === 'refused' ? null : stop,
  first_approved_by: row.first_approved_by,
  first_approved_by_name: row.first_approved_by_name,
  approved_by: row.approved_by,
  approved_by_name: row.approved_by_name,
  batch_id: row.batch_id,
  payout_reference: row.payout_reference,
})

/** Withdrawals as operators see them, each with what counts towards the second operator. */
export async function showForReview(
  context: Pick<Context, 'db' | 'now' | 'setting'>,
  rows: readonly WithdrawalRow[],
): Promise<ReviewedWithdrawal[]> {
  const before = await approvedBefore(context, rows)
  const stops = await findStops(
    context,
    rows.map(({ member_id }) => member_id),
  )
  return rows.map((row) => {
    const approved_in_window = before.get(row.withdrawal_id) ?? 0n
    const requires_second_approval = needsSecond(row, approved_in_window, context.setting(withdrawalSettings.second_approval_from_cents))
    return toReviewedWithdrawal(row, { approved_in_window, requires_second_approval, stop: stops.get(row.member_id)?.stop ?? null })
  })
}

/**
 * By withdrawal: what was approved for its member within the window that ends now, or ended with its own approval. An approval counts
 * as soon as it is committed, even where its clock was ahead of this call's: the call may have waited for it.
 */
export async function approvedBefore(
  { db, now, setting }: Pick<Context, 'db' | 'now' | 'setting'>,
  rows: readonly Pick<WithdrawalRow, 'withdrawal_id'>[],
): Promise<ReadonlyMap<number, bigint>> {
  const { rows: sums } = await sql<{ id: number; sum: bigint }>`
    select w.id, coalesce(sum(o.amount), 0)::bigint as sum from withdrawal w left join withdrawal o
      on o.member_id = w.member_id and o.id <> w.id and (w.approved_at is null or o.approved_at <= w.approved_at)
        and o.approved_at > coalesce(w.approved_at, ${now}) - make_interval(hours => ${setting(withdrawalSettings.second_approval_window_hours)})
        and o.state in ('approved', 'paid', 'payout_unknown')
    where w.id = any (${rows.map(({ withdrawal_id }) => withdrawal_id)}) group by w.id`.execute(db)
  return new Map(sums.map(({ id, sum }) => [id, sum]))
}

/** A withdrawal, its row locked: every decision locks it first. Refuses `withdrawal.not_found`. */
export async function lockWithdrawal(db: Database, withdrawal_id: number): Promise<WithdrawalRow> {
  const { rows } = await sql<WithdrawalRow>`select ${columns} from withdrawal w where w.id = ${withdrawal_id} for update`.execute(db)
  if (!rows[0]) throw new Refusal('withdrawal.not_found')
  return rows[0]
}
