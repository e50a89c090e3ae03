import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { closePayment } from '../payment/close-payment.ts'

/** Answers `payment.failed`: the last attempt came to nothing, and the recharge may be paid again until its time is over. */
export async function recordFailedRecharge(
  { db }: Context,
  { payment_id, purpose }: { payment_id: number; purpose: string },
): Promise<void> {
  if (purpose !== 'recharge') return
  await sql`update recharge set state = 'failed' where payment_id = ${payment_id} and state = 'unpaid'`.execute(db)
}

/** The timer's verb: closes what is still unpaid at its time, by its payment's locked row as everything that pays does. */
export async function closeUnpaidRecharge(context: Context, recharge_id: string): Promise<void> {
  const { rows } = await sql<{ payment_id: number }>`
    select payment_id from recharge where id = ${Number(recharge_id)} and state in ('unpaid', 'failed')`.execute(context.db)
  if (!rows[0] || !(await closePayment(context, rows[0].payment_id))) return
  await sql`update recharge set state = 'closed' where id = ${Number(recharge_id)} and state in ('unpaid', 'failed')`.execute(context.db)
}
