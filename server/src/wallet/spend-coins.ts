import type { UnitCode } from '@longmall/contract/units.ts'
import type { Context } from '../kernel/context.ts'
import type { House } from './accounts.ts'
import { postTransfer, type About } from './post-transfer.ts'

/**
 * Takes `amount` (above 0, in the unit's smallest part) of a coin from what a member has available and answers the transfer's id;
 * the same kind and key again answers the same. Refuses `wallet.insufficient`, `call.key_reused`. (WAL-07, R-21)
 */
export function spendCoins(
  context: Context,
  member_id: number,
  unit: Exclude<UnitCode, 'USD'>,
  amount: bigint,
  { to, ...about }: About & { to: House },
): Promise<string> {
  return postTransfer(context, {
    ...about,
    entries: [
      { account: { member: member_id, unit, purpose: 'available' }, amount: -amount },
      { account: { house: to, unit }, amount },
    ],
  })
}
