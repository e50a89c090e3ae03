import type { AccountType, ReviewedWithdrawal, Withdrawal, WithdrawalState } from '@longmall/contract/withdrawal.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { maskMobile } from '../code/mask.ts'
import type { Timestamp } from '../kernel/clock.ts'
import type { Database } from '../kernel/database.ts'
import { Refusal } from '../kernel/refusal.ts'

export interface WithdrawalRow {
  withdrawal_id: number
  withdrawal_no: string
  member_id: number
  state: WithdrawalState
  amount: bigint
  fee: bigint
  account_name: string
  account_mobile: string
  account_type: AccountType
  account_branch: string
  account_number: Buffer | null
  account_number_shown: string
  due_day: string
  due_from: Timestamp
  due_until: Timestamp
  freeze_transfer: string
  needs_second: boolean
  first_approved_by: number | null
  approved_by: number | null
  batch_id: number | null
  payout_reference: string | null
  refusal_reason: string | null
  created_at: Timestamp
  approved_at: Timestamp | null
  sent_at: Timestamp | null
  paid_at: Timestamp | null
  refused_at: Timestamp | null
  version: number
}

export const columns = sql.raw(
  `w.id as withdrawal_id, w.withdrawal_no, w.member_id, w.state, w.amount, w.fee, w.account_name, w.account_mobile, w.account_type,
  w.account_branch, w.account_number, w.account_number_shown, w.due_day::text as due_day, w.due_from, w.due_until, w.freeze_transfer,
  w.needs_second, w.first_approved_by, w.approved_by, w.batch_id, w.payout_reference, w.refusal_reason, w.created_at, w.approved_at,
  w.sent_at, w.paid_at, w.refused_at, w.version`,
)

/** A withdrawal as its member sees it. */
export const shown = (row: WithdrawalRow): Withdrawal => ({
  withdrawal_id: row.withdrawal_id,
  withdrawal_no: row.withdrawal_no,
  state: row.state,
  amount: toDecimal(row.amount, 'USD'),
  fee: toDecimal(row.fee, 'USD'),
  net: toDecimal(row.amount - row.fee, 'USD'),
  account: {
    name: row.account_name,
    mobile: maskMobile(row.account_mobile),
    account_type: row.account_type,
    branch: row.account_branch,
    number: row.account_number_shown,
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
export const forReview = (row: WithdrawalRow): ReviewedWithdrawal => ({
  ...shown(row),
  version: row.version,
  member_id: row.member_id,
  needs_second: row.needs_second,
  first_approved_by: row.first_approved_by,
  approved_by: row.approved_by,
  batch_id: row.batch_id,
  payout_reference: row.payout_reference,
})

/** A withdrawal, its row locked: whoever decides on it goes through here. Refuses `withdrawal.not_found`. */
export async function lockWithdrawal(db: Database, withdrawal_id: number): Promise<WithdrawalRow> {
  const { rows } = await sql<WithdrawalRow>`select ${columns} from withdrawal w where w.id = ${withdrawal_id} for update`.execute(db)
  if (!rows[0]) throw new Refusal('withdrawal.not_found')
  return rows[0]
}
