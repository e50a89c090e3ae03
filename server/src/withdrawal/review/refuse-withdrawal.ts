import type { InputOf } from '@longmall/contract/operation.ts'
import type { ReviewedWithdrawal, withdrawal as contract } from '@longmall/contract/withdrawal.ts'
import { sql } from 'kysely'
import { returnCommission } from '../../distribution/commission/withdraw-commission.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { notifyMember } from '../../messaging/send-mail.ts'
import { postReversal } from '../post-withdrawal.ts'
import { columns, lockWithdrawal, showForReview, type WithdrawalRow } from '../queries.ts'

/**
 * Refuses a withdrawal that has not gone out, and gives everything back to the last cent, once. Refuses
 * `withdrawal.not_found`, and `withdrawal.decided` {withdrawal_no} when it changed meanwhile or is with the bank.
 */
export async function refuseWithdrawal(
  context: Context<StaffActor>,
  { withdrawal_id, version, reason }: InputOf<typeof contract.refuse>,
): Promise<ReviewedWithdrawal> {
  const row = await lockWithdrawal(context.db, withdrawal_id)
  const isOpen = row.batch_id === null && (row.state === 'applied' || row.state === 'approved')
  if (!isOpen || row.version !== version) throw new Refusal('withdrawal.decided', { withdrawal_no: row.withdrawal_no })
  const [refused] = await showForReview(context, [await reverseWithdrawal(context, row, reason)])
  await audit(context, {
    subject: `withdrawal ${withdrawal_id}`,
    before: { state: row.state },
    after: { state: refused!.state, refusal_reason: reason },
  })
  return refused!
}

/** Sets a withdrawal refused and gives its money back, and notifies the member; the row is locked by the caller. */
export async function reverseWithdrawal(
  context: Context<StaffActor>,
  row: WithdrawalRow,
  reason: string,
  payout_reference: string | null = null,
): Promise<WithdrawalRow> {
  // The sums of commission are locked before the accounts.
  if (row.source === 'commission') await returnCommission(context, row)
  const end_transfer = await postReversal(context, row)
  const { rows } = await sql<WithdrawalRow>`
    update withdrawal w set state = 'refused', end_transfer = ${end_transfer}, refused_by = ${context.actor.staff_id}, refused_at = ${context.now},
      refusal_reason = ${reason || null}, payout_reference = ${payout_reference}, version = w.version + 1
    where w.id = ${row.withdrawal_id} returning ${columns}`.execute(context.db)
  await notifyMember(context, row.member_id, 'withdrawal_refused', () => ({ number: row.withdrawal_no, reply: reason }))
  return rows[0]!
}
