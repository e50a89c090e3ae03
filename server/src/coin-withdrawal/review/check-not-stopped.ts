import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findStops } from '../../withdrawal/review/check-not-stopped.ts'

/** Refuses `coin_withdrawal.member_frozen` {coin_withdrawal_no} and `coin_withdrawal.member_in_cooldown` {coin_withdrawal_no, until}. */
export async function checkNotStopped(
  context: Pick<Context, 'db' | 'now' | 'setting'>,
  { member_id, coin_withdrawal_no }: { member_id: number; coin_withdrawal_no: string },
): Promise<void> {
  const { stop, until } = (await findStops(context, [member_id])).get(member_id)!
  if (stop === 'frozen') throw new Refusal('coin_withdrawal.member_frozen', { coin_withdrawal_no })
  if (stop === 'contact_cooldown') throw new Refusal('coin_withdrawal.member_in_cooldown', { coin_withdrawal_no, until })
}
