import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { lockPayment, markPaid, type PaymentRow } from '../queries.ts'

/** Locks a payment whose amount may still be changed: unpaid, and nobody is paying it. Null for another; refuses `call.resource_not_found`. */
export async function lockChangeable({ db }: Context, payment_id: number): Promise<PaymentRow | null> {
  const payment = await lockPayment(db, payment_id)
  return isChangeable(payment) ? payment : null
}

/** Unpaid, and nobody is paying it. */
export function isChangeable({ state, balance_part, coin_transfer }: PaymentRow): boolean {
  const isUnattempted = state === 'open' || state === 'failed' || state === 'cancelled'
  return isUnattempted && balance_part === 0n && coin_transfer === null
}

/**
 * Sets the amount of a payment in cents, under the lock of `lockChangeable`. An attempt at the former amount that still turns out paid
 * is refunded, like every partial one. With nothing left to pay it is paid at once, and `payment.paid` is emitted.
 */
export async function changeAmount(context: Context, payment: PaymentRow, amount: bigint): Promise<void> {
  await sql`update payment set amount = ${amount} where id = ${payment.id}`.execute(context.db)
  if (amount === 0n) await markPaid(context, { ...payment, amount }, { method: null })
}
