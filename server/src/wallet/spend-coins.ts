import type { UnitCode } from '@longmall/contract/units.ts'
import type { Context } from '../kernel/context.ts'
import type { House } from './accounts.ts'
import { lockAvailable } from './balances.ts'
import { postTransfer, type TransferDetails } from './post-transfer.ts'

/**
 * Takes `amount` (above 0, in the unit's smallest part) of a coin from what a member has available and answers the transfer's id;
 * the same kind and key again answers the same. Refuses `wallet.insufficient`, `call.key_reused`. (WAL-07, R-21)
 */
export function spendCoins(
  context: Context,
  member_id: number,
  unit: Exclude<UnitCode, 'MONEY'>,
  amount: bigint,
  { to, ...details }: TransferDetails & { to: House },
): Promise<string> {
  return postTransfer(context, {
    ...details,
    entries: [
      { account: { member: member_id, unit, purpose: 'available' }, amount: -amount },
      { account: { house: to, unit }, amount },
    ],
  })
}

/**
 * Takes as much of `amount` as a member has free of a coin, and answers how much that was; nothing is posted for 0. The caller
 * sees to "once": the same key with another amount left is refused.
 */
export async function spendUpTo(
  context: Context,
  member_id: number,
  unit: Exclude<UnitCode, 'MONEY'>,
  amount: bigint,
  details: TransferDetails & { to: House },
): Promise<bigint> {
  const free = await lockAvailable(context, member_id, unit)
  const spent = free < amount ? free : amount
  if (spent > 0n) await spendCoins(context, member_id, unit, spent, details)
  return spent > 0n ? spent : 0n
}
