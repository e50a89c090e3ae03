import type { coinWithdrawal as contract, CoinWithdrawalState } from '@longmall/contract/coin-withdrawal.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { CoinWay } from '@longmall/contract/coin-withdrawal.ts'
import { findOwn } from '../views.ts'
import { codeAt, nextStepAt } from './rotating-code.ts'

/** Refuses `coin_withdrawal.code_used`, `coin_withdrawal.code_expired`, and `coin_withdrawal.code_closed` where there is none now. */
export function checkCodeOpen(
  { now }: { now: Timestamp },
  { way, state, expires_at }: { way: CoinWay; state: CoinWithdrawalState; expires_at: Timestamp | null },
): void {
  if (way !== 'scan_code') throw new Refusal('coin_withdrawal.code_closed')
  if (state === 'done') throw new Refusal('coin_withdrawal.code_used')
  if (state === 'expired' || (state === 'ready' && expires_at! <= now)) throw new Refusal('coin_withdrawal.code_expired')
  if (state !== 'ready') throw new Refusal('coin_withdrawal.code_closed')
}

/** The code of this moment for the desk. Refuses `coin_withdrawal.not_found` and those of `checkCodeOpen`. */
export async function showCode(
  context: Context<MemberActor>,
  { coin_withdrawal_id }: { coin_withdrawal_id: number },
): Promise<OutputOf<typeof contract.code>> {
  const { now, site } = context
  const row = await findOwn(context, coin_withdrawal_id)
  checkCodeOpen(context, row)
  const { coin_withdrawal_no, expires_at } = row
  const redemption_code = codeAt(site.keys, coin_withdrawal_no, now)
  return {
    coin_withdrawal_no,
    redemption_code,
    qr_text: `${coin_withdrawal_no}-${redemption_code}`,
    next_at: nextStepAt(now),
    expires_at: expires_at!,
  }
}
