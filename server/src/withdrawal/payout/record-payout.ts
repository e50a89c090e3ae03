import type { InputOf } from '@longmall/contract/operation.ts'
import type { ReviewedWithdrawal, withdrawal as contract } from '@longmall/contract/withdrawal.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { priceText } from '../../kernel/shop-currency.ts'
import { notifyMember } from '../../messaging/send-mail.ts'
import { checkMayApprove } from '../../staff/trust/check-may-approve.ts'
import { postPayout } from '../post-withdrawal.ts'
import { columns, lockWithdrawal, showForReview, type WithdrawalRow } from '../queries.ts'
import { lockMembers } from '../review/lock-members.ts'
import { reverseWithdrawal } from '../review/refuse-withdrawal.ts'
import { checkNotStopped } from '../review/check-not-stopped.ts'
import { decidePayout } from '../rules.ts'

type Input = InputOf<typeof contract.record_payout>

/**
 * Records the bank's result of an exported withdrawal: paid, returned, or unknown, by the table of `decidePayout`. Repeated, it changes
 * nothing. Refuses `withdrawal.not_found`, `withdrawal.not_sent`, `withdrawal.decided` {withdrawal_no}, `staff.too_new` {hours},
 * and those of `checkNotStopped` for a payment that is in no bank file.
 */
export async function recordPayout(context: Context<StaffActor>, input: Input): Promise<ReviewedWithdrawal> {
  await lockMembers(context.db, [input.withdrawal_id])
  const row = await lockWithdrawal(context.db, input.withdrawal_id)
  const { withdrawal_no, state } = row
  const has_same_reference = (row.payout_reference ?? '') === input.payout_reference
  const decision = decidePayout({ state, is_sent: row.batch_id !== null, has_same_reference }, input.outcome)
  if (decision === 'not_sent') throw new Refusal('withdrawal.not_sent', { withdrawal_no })
  if (decision === 'decided') throw new Refusal('withdrawal.decided', { withdrawal_no })
  // What was exported before the member was frozen may be paid, and is then recorded.
  if (decision === 'pay' && row.exported_at === null) await checkNotStopped(context, row)
  if (decision === 'pay') await checkMayApprove(context)
  const done = decision === 'again' ? row : await effects[decision](context, row, input)
  const after = (await showForReview(context, [done]))[0]!
  await audit(context, {
    subject: `withdrawal ${row.withdrawal_id}`,
    before: { state },
    after: { state: after.state, payout_reference: after.payout_reference, refusal_reason: after.refusal_reason },
  })
  return after
}

type Effect = (context: Context<StaffActor>, row: WithdrawalRow, input: Input) => Promise<WithdrawalRow>

const effects: Record<'pay' | 'reverse' | 'mark_unknown', Effect> = {
  pay: async (context, row, { payout_reference }) => {
    const end_transfer = await postPayout(context, row)
    const { rows } = await sql<WithdrawalRow>`
      update withdrawal w set state = 'paid', end_transfer = ${end_transfer}, paid_at = ${context.now}, payout_reference = ${payout_reference || null}, version = w.version + 1
      where w.id = ${row.withdrawal_id} returning ${columns}`.execute(context.db)
    await notifyMember(context, row.member_id, 'withdrawal_paid', (language) => ({
      number: row.withdrawal_no,
      amount: priceText(context.site, toDecimal(row.amount - row.fee, 'MONEY'), language),
      account: row.masked_account_number,
    }))
    return rows[0]!
  },
  reverse: (context, row, { reason, payout_reference }) => reverseWithdrawal(context, row, reason, payout_reference || null),
  mark_unknown: async ({ db }, row, { payout_reference }) => {
    const { rows } = await sql<WithdrawalRow>`
      update withdrawal w set state = 'payout_unknown', payout_reference = ${payout_reference || null}, version = w.version + 1
      where w.id = ${row.withdrawal_id} returning ${columns}`.execute(db)
    return rows[0]!
  },
}
