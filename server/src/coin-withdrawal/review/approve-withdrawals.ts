import type { coinWithdrawal as contract, ReviewedCoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { plus } from '../../kernel/time/clock.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { checkMayApprove } from '../../staff/trust/check-may-approve.ts'
import { approvedWorth, pricesToday } from '../approved-worth.ts'
import { columns, lockMembers, lockWithdrawal, type CoinWithdrawalRow } from '../queries.ts'
import { approve, needsSecond, stateAfter, worthOf } from '../rules.ts'
import { coinWithdrawalSettings as own } from '../settings.ts'
import { checkNotStopped } from './check-not-stopped.ts'
import { showForReview } from './show-for-review.ts'

/**
 * Approves requests as they were shown, all or none. From a worth of the member within the window on, one stays requested until another
 * operator approves it too; of a code the clerk is the other one. What is approved is sent by the timer `coin_withdrawal.send`, a code
 * can be shown until the timer `coin_withdrawal.expire`. Refuses `coin_withdrawal.not_found`, `coin_withdrawal.decided` when it changed
 * meanwhile, `coin_withdrawal.same_operator`, `coin_withdrawal.member_frozen`, `coin_withdrawal.member_in_cooldown` {until}, each with
 * {coin_withdrawal_no}, and `staff.too_new` {hours}.
 */
export async function approveWithdrawals(
  context: Context<StaffActor>,
  { list }: InputOf<typeof contract.approve>,
): Promise<{ list: ReviewedCoinWithdrawal[] }> {
  await checkMayApprove(context)
  await lockMembers(
    context.db,
    list.map(({ request_id }) => request_id),
  )
  const rows: CoinWithdrawalRow[] = []
  // In the order of their ids, so that two operators who approve the same ones do not wait for each other.
  for (const one of list.toSorted((a, b) => a.request_id - b.request_id)) rows.push(await approveOne(context, one))
  const approved = await showForReview(context, rows)
  await audit(context, {
    subject: `coin_withdrawal ${approved.map(({ coin_withdrawal_id }) => coin_withdrawal_id).join(' ')}`,
    before: { state: 'requested' },
    after: approved.map(({ coin_withdrawal_no, state, amount, unit, requires_second_approval }) => ({
      coin_withdrawal_no,
      state,
      amount,
      unit,
      requires_second_approval,
    })),
  })
  return { list: approved }
}

async function approveOne(
  context: Context<StaffActor>,
  { request_id, version }: { request_id: number; version: number },
): Promise<CoinWithdrawalRow> {
  const { db, actor, now, setting } = context
  const row = await lockWithdrawal(db, request_id)
  const { coin_withdrawal_no, way } = row
  const next = stateAfter(row.state, 'approve', way)
  if (next === null || row.version !== version) throw new Refusal('coin_withdrawal.decided', { coin_withdrawal_no })
  await checkNotStopped(context, row)
  const prices = await pricesToday(context)
  const before = (await approvedWorth(context, [request_id], prices)).get(request_id) ?? 0n
  const isNeeded = needsSecond(worthOf(row.amount, prices[row.unit]), before, setting(own.second_approval_from_cents))
  const requires_second_approval = row.requires_second_approval || isNeeded
  const effect = approve({ ...row, requires_second_approval }, actor.staff_id)
  if (effect === 'same_operator') throw new Refusal('coin_withdrawal.same_operator', { coin_withdrawal_no })
  const expires_at = next === 'ready' ? plus(now, { hours: setting(own.code_hours) }) : null
  const change =
    effect === 'first'
      ? sql`first_approved_by = ${actor.staff_id}, first_approved_at = ${now}`
      : sql`state = ${next}, approved_by = ${actor.staff_id}, approved_at = ${now}, expires_at = ${expires_at}`
  const { rows } = await sql<CoinWithdrawalRow>`
    update coin_withdrawal w set ${change}, requires_second_approval = ${requires_second_approval}, version = w.version + 1
    where w.id = ${request_id} returning ${columns}`.execute(db)
  if (effect === 'approved') {
    if (expires_at !== null) await setTimer(db, 'coin_withdrawal.expire', request_id, expires_at)
    else await setTimer(db, 'coin_withdrawal.send', request_id, row.send_from! > now ? row.send_from! : now)
  }
  return rows[0]!
}
