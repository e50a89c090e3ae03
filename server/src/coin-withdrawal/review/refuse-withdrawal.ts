import type { coinWithdrawal as contract, ReviewedCoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { lockWithdrawal } from '../queries.ts'
import { clearTimers } from '../request/cancel-withdrawal.ts'
import { returnCoins } from '../request/end-withdrawal.ts'
import { stateAfter } from '../rules.ts'
import { showForReview } from './show-for-review.ts'

/**
 * Refuses a request that was neither sent nor handed over; everything is available again, once. Refuses
 * `coin_withdrawal.not_found`, and `coin_withdrawal.decided` {coin_withdrawal_no} when it changed meanwhile.
 */
export async function refuseWithdrawal(
  context: Context<StaffActor>,
  { request_id, version, reason }: InputOf<typeof contract.refuse>,
): Promise<ReviewedCoinWithdrawal> {
  const row = await lockWithdrawal(context.db, request_id)
  if (stateAfter(row.state, 'refuse', row.way) === null || row.version !== version)
    throw new Refusal('coin_withdrawal.decided', { coin_withdrawal_no: row.coin_withdrawal_no })
  const refused = (await showForReview(context, [await returnCoins(context, row, 'refused', reason)]))[0]!
  await clearTimers(context, row)
  await audit(context, {
    subject: `coin_withdrawal ${request_id}`,
    before: { state: row.state },
    after: { state: refused.state, reason },
  })
  return refused
}
