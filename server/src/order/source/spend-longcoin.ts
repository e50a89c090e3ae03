import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { spendCoins } from '../../wallet/spend-coins.ts'
import type { OrderReservation } from './reserve.ts'

/** Spends the coins of a reservation, and keeps the transfer with its orders. Refuses `wallet.insufficient_coins`. */
export async function spendLongcoin(
  context: Context,
  { payment_id, member_id, coins: { amount, key } }: Pick<OrderReservation, 'payment_id' | 'member_id' | 'coins'>,
): Promise<void> {
  if (amount === 0) return
  const subject = `payment ${payment_id}` as const
  const transferInput = {
    kind: 'order.longcoin',
    topic: 'shopping',
    key: `${payment_id}${key}`,
    reason: subject,
    subject,
    to: 'longcoin_offset',
  } as const
  const transfer = await spendCoins(context, member_id, 'LONGCOIN', BigInt(amount), transferInput).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'wallet.insufficient' ? new Refusal('wallet.insufficient_coins') : error
  })
  await sql`update shop_order set longcoin_transfer = ${transfer} where payment_id = ${payment_id}`.execute(context.db)
}
