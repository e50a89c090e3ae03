import type { InputOf } from '@longmall/contract/operation.ts'
import type { ReviewedWithdrawal, withdrawal as contract } from '@longmall/contract/withdrawal.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { columns, forReview, lockWithdrawal, type WithdrawalRow } from '../queries.ts'
import { approve } from '../rules.ts'

/**
 * Approves withdrawals as they were shown, all or none. One that needs a second operator stays applied until another one approves
 * it too. Refuses `withdrawal.not_found`, `withdrawal.decided` {withdrawal_no} when it changed meanwhile,
 * `withdrawal.same_operator` {withdrawal_no}.
 */
export async function approveWithdrawals(
  context: Context<StaffActor>,
  { list }: InputOf<typeof contract.approve>,
): Promise<{ list: ReviewedWithdrawal[] }> {
  const approved: ReviewedWithdrawal[] = []
  // In the order of their ids, so that two operators who approve the same ones do not wait for each other.
  for (const one of list.toSorted((a, b) => a.withdrawal_id - b.withdrawal_id)) approved.push(await approveOne(context, one))
  await audit(context, {
    subject: `withdrawal ${approved.map(({ withdrawal_id }) => withdrawal_id).join(' ')}`,
    before: { state: 'applied' },
    after: approved.map(({ withdrawal_no, state, amount, needs_second }) => ({ withdrawal_no, state, amount, needs_second })),
  })
  return { list: approved }
}

async function approveOne(
  { db, actor, now }: Context<StaffActor>,
  { withdrawal_id, version }: { withdrawal_id: number; version: number },
): Promise<ReviewedWithdrawal> {
  const row = await lockWithdrawal(db, withdrawal_id)
  const { withdrawal_no } = row
  if (row.state !== 'applied' || row.version !== version) throw new Refusal('withdrawal.decided', { withdrawal_no })
  const effect = approve(row, actor.staff_id)
  if (effect === 'same_operator') throw new Refusal('withdrawal.same_operator', { withdrawal_no })
  const change =
    effect === 'first'
      ? sql`first_approved_by = ${actor.staff_id}`
      : sql`state = 'approved', approved_by = ${actor.staff_id}, approved_at = ${now}`
  const { rows } = await sql<WithdrawalRow>`
    update withdrawal w set ${change}, version = w.version + 1 where w.id = ${withdrawal_id} returning ${columns}`.execute(db)
  return forReview(rows[0]!)
}
