import type { CoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { clearTimer } from '../../kernel/time/timers.ts'
import { returnCoins } from './end-withdrawal.ts'
import { lockWithdrawal, showWithdrawal } from '../queries.ts'
import { stateAfter } from '../rules.ts'

/**
 * Cancels a request that was neither sent nor handed over. Refuses `coin_withdrawal.not_found`, for another member's with the same
 * refusal, and `coin_withdrawal.decided` {coin_withdrawal_no}.
 */
export async function cancelWithdrawal(
  context: Context<MemberActor>,
  { coin_withdrawal_id }: { coin_withdrawal_id: number },
): Promise<CoinWithdrawal> {
  const row = await lockWithdrawal(context.db, coin_withdrawal_id)
  if (row.member_id !== context.actor.member_id) throw new Refusal('coin_withdrawal.not_found')
  if (stateAfter(row.state, 'cancel', row.way) === null)
    throw new Refusal('coin_withdrawal.decided', { coin_withdrawal_no: row.coin_withdrawal_no })
  const cancelled = await returnCoins(context, row, 'cancelled')
  await clearTimers(context, row)
  return showWithdrawal(cancelled)
}

/** What would still happen to a request that ended has nothing to do any more. */
export async function clearTimers({ db }: Context, { coin_withdrawal_id }: { coin_withdrawal_id: number }): Promise<void> {
  await clearTimer(db, 'coin_withdrawal.expire', coin_withdrawal_id)
  await clearTimer(db, 'coin_withdrawal.send', coin_withdrawal_id)
}
