import type { InputOf } from '@longmall/contract/operation.ts'
import type { ReviewedWithdrawal, withdrawal as contract } from '@longmall/contract/withdrawal.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { checkMayApprove } from '../../staff/trust/check-may-approve.ts'
import { approvedBefore, columns, lockWithdrawal, showForReview, type WithdrawalRow } from '../queries.ts'
import { approve, needsSecond } from '../rules.ts'
import { withdrawalSettings } from '../settings.ts'
import { lockMembers } from './lock-members.ts'
import { checkNotStopped } from './check-not-stopped.ts'

/**
 * Approves withdrawals as they were shown, all or none. From a sum of the member within the window on, one stays applied until another
 * operator approves it too (WAL-08). Refuses `withdrawal.not_found`, `withdrawal.decided` {withdrawal_no} when it changed meanwhile,
 * `withdrawal.same_operator` {withdrawal_no}, `withdrawal.member_frozen` {withdrawal_no}, `withdrawal.member_in_cooldown` {withdrawal_no, until}, `staff.too_new` {hours}.
 */
export async function approveWithdrawals(
  context: Context<StaffActor>,
  { list }: InputOf<typeof contract.approve>,
): Promise<{ list: ReviewedWithdrawal[] }> {
  await checkMayApprove(context)
  await lockMembers(
    context.db,
    list.map(({ withdrawal_id }) => withdrawal_id),
  )
  const rows: WithdrawalRow[] = []
  // In the order of their ids, so that two operators who approve the same ones do not wait for each other.
  for (const one of list.toSorted((a, b) => a.withdrawal_id - b.withdrawal_id)) rows.push(await approveOne(context, one))
  const approved = await showForReview(context, rows)
  await audit(context, {
    subject: `withdrawal ${approved.map(({ withdrawal_id }) => withdrawal_id).join(' ')}`,
    before: { state: 'applied' },
    after: approved.map(({ withdrawal_no, state, amount, requires_second_approval }) => ({
      withdrawal_no,
      state,
      amount,
      requires_second_approval,
    })),
  })
  return { list: approved }
}

async function approveOne(
  context: Context<StaffActor>,
  { withdrawal_id, version }: { withdrawal_id: number; version: number },
): Promise<WithdrawalRow> {
  const { db, actor, now, setting } = context
  const row = await lockWithdrawal(db, withdrawal_id)
  const { withdrawal_no } = row
  if (row.state !== 'applied' || row.version !== version) throw new Refusal('withdrawal.decided', { withdrawal_no })
  await checkNotStopped(context, row)
  const sum = (await approvedBefore(context, [row])).get(withdrawal_id)!
  const requires_second_approval = needsSecond(row, sum, setting(withdrawalSettings.second_approval_from_cents))
  const effect = approve({ ...row, requires_second_approval }, actor.staff_id)
  if (effect === 'same_operator') throw new Refusal('withdrawal.same_operator', { withdrawal_no })
  const change =
    effect === 'first'
      ? sql`first_approved_by = ${actor.staff_id}`
      : sql`state = 'approved', approved_by = ${actor.staff_id}, approved_at = ${now}`
  const { rows } = await sql<WithdrawalRow>`
    update withdrawal w set ${change}, requires_second_approval = ${requires_second_approval}, version = w.version + 1 where w.id = ${withdrawal_id} returning ${columns}`.execute(
    db,
  )
  return rows[0]!
}
