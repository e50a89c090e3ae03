import type { coinWithdrawal as contract, ReviewedCoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { plus } from '../../kernel/time/clock.ts'
import { clearTimer } from '../../kernel/time/timers.ts'
import { checkMayApprove } from '../../staff/trust/check-may-approve.ts'
import { columns, lockMembers, lockWithdrawal, type CoinWithdrawalRow } from '../queries.ts'
import { completeWithdrawal, returnCoins } from '../request/end-withdrawal.ts'
import { canRecord, showForReview } from '../review/show-for-review.ts'
import { decideResult } from '../rules.ts'
import { coinWithdrawalSettings as own } from '../settings.ts'

type Input = InputOf<typeof contract.record_result>

/**
 * Records what became of coins that operators send by hand, or whose provider has not answered for long; repeated, it changes nothing
 * . Refuses `coin_withdrawal.not_found`, `coin_withdrawal.not_sending`, `coin_withdrawal.decided` where another result is known,
 * `coin_withdrawal.failure_reported` for who reported that it was not sent and may not confirm it,
 * `coin_withdrawal.provider_reports` {from}, each with {coin_withdrawal_no}, a missing `reference` or `reason`, `staff.too_new` {hours}.
 */
export async function recordResult(context: Context<StaffActor>, input: Input): Promise<ReviewedCoinWithdrawal> {
  const { outcome, reference, reason } = input
  if (outcome === 'done' && reference === '') throw wrongField('reference', 'field.required')
  if (outcome === 'failed' && reason === '') throw wrongField('reason', 'field.required')
  await checkMayApprove(context)
  await lockMembers(context.db, [input.request_id])
  const row = await lockWithdrawal(context.db, input.request_id)
  const decision = decideResult(row.state, outcome)
  const done = decision === 'apply' ? await settle(context, row, input) : row
  const { coin_withdrawal_no } = row
  if (decision === 'not_sending') throw new Refusal('coin_withdrawal.not_sending', { coin_withdrawal_no })
  if (decision === 'decided' || (decision === 'again' && outcome === 'done' && row.reference !== reference))
    throw new Refusal('coin_withdrawal.decided', { coin_withdrawal_no })
  const after = (await showForReview(context, [done]))[0]!
  await audit(context, {
    subject: `coin_withdrawal ${row.coin_withdrawal_id}`,
    before: { state: row.state },
    after: { state: after.state, reference: after.reference, reason: after.reason, failure_reason: after.failure_reason },
  })
  return after
}

async function settle(
  context: Context<StaffActor>,
  row: CoinWithdrawalRow,
  { outcome, reference, reason }: Input,
): Promise<CoinWithdrawalRow> {
  const { coin_withdrawal_no } = row
  if (!canRecord(context, row)) {
    const from = plus(row.sent_at!, { hours: context.setting(own.manual_after_hours) })
    throw new Refusal('coin_withdrawal.provider_reports', { coin_withdrawal_no, from })
  }
  if (outcome === 'failed' && row.requires_second_approval && row.failure_reported_by === null) return reportFailure(context, row, reason)
  if (outcome === 'failed' && row.failure_reported_by === context.actor.staff_id)
    throw new Refusal('coin_withdrawal.failure_reported', { coin_withdrawal_no })
  const done =
    outcome === 'done' ? await completeWithdrawal(context, row, { reference }) : await returnCoins(context, row, 'failed', reason)
  await clearTimer(context.db, 'coin_withdrawal.query', row.coin_withdrawal_id)
  return done
}

/** Coins that were sent and come back too would be paid twice: so one operator reports it, and another one confirms. */
async function reportFailure(context: Context<StaffActor>, row: CoinWithdrawalRow, reason: string): Promise<CoinWithdrawalRow> {
  const { rows } = await sql<CoinWithdrawalRow>`
    update coin_withdrawal w set failure_reported_by = ${context.actor.staff_id}, failure_reason = ${reason}, version = version + 1
    where id = ${row.coin_withdrawal_id} returning ${columns}`.execute(context.db)
  return rows[0]!
}
