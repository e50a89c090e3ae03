import type { UnitCode } from '@longmall/contract/units.ts'
import type { Context } from '../kernel/context.ts'
import type { House } from './accounts.ts'
import { postTransfer, type TransferDetails } from './post-transfer.ts'

/**
 * Gives a member `amount` (above 0, in the unit's smallest part) of a coin out of one of the house's accounts and answers the
 * transfer's id; the same kind and key again answers the same. Refuses `call.key_reused`. (WAL-07, R-21)
 */
export function creditCoins(
  context: Context,
  member_id: number,
  unit: Exclude<UnitCode, 'MONEY'>,
  amount: bigint,
  { from, ...details }: TransferDetails & { from: House },
): Promise<string> {
  return postTransfer(context, {
    ...details,
    entries: [
      { account: { house: from, unit }, amount: -amount },
      { account: { member: member_id, unit, purpose: 'available' }, amount },
    ],
  })
}
