import type { Context } from '../kernel/context.ts'
import { postTransfer } from './post-transfer.ts'

/**
 * Gives a member `amount` cents out of the treasury, into the non-withdrawable bucket where nothing else is said;
 * the same key again changes nothing. For the demo store and benches; answers the transfer's id.
 */
export function grantMoney(
  context: Context,
  member_id: number,
  amount: bigint,
  { key, reason, bucket = 'non_withdrawable' }: { key: string; reason: string; bucket?: 'withdrawable' | 'non_withdrawable' },
): Promise<string> {
  return postTransfer(context, {
    kind: 'grant',
    topic: 'various',
    key,
    reason,
    entries: [
      { account: { house: 'treasury', unit: 'MONEY' }, amount: -amount },
      { account: { member: member_id, unit: 'MONEY', purpose: bucket }, amount },
    ],
  })
}
