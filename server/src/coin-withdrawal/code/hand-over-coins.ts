import type { Context } from '../../kernel/context.ts'
import { clearTimer } from '../../kernel/time/timers.ts'
import { nameOfStore } from '../../store/store-name.ts'
import type { CoinWithdrawalRow } from '../queries.ts'
import { completeWithdrawal } from '../request/end-withdrawal.ts'

/**
 * Hands the coins of a code over, by an operator or by a clerk of a store; member and request are locked, and the code was checked. Refuses
 * `store.not_found`.
 */
export async function handOverCoins(context: Context, row: CoinWithdrawalRow, branch_id?: number): Promise<CoinWithdrawalRow> {
  const store = branch_id === undefined ? {} : { store_id: branch_id, store_name: await nameOfStore(context, branch_id) }
  const clerk_id = context.actor.kind === 'member' ? context.actor.member_id : null
  const done = await completeWithdrawal(context, row, { ...store, clerk_id })
  await clearTimer(context.db, 'coin_withdrawal.expire', row.coin_withdrawal_id)
  return done
}
