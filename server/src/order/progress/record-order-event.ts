import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { actorOf } from '../record-payment-event.ts'

/** Writes an event into the history of one order (ORD-17), in the caller's transaction; details are short texts. */
export async function recordOrderEvent(
  context: Context,
  order_id: number,
  event: string,
  details: Record<string, string> = {},
): Promise<void> {
  const { actor, actor_id } = actorOf(context.actor)
  await sql`
    insert into order_event (order_id, event, actor, actor_id, details, created_at)
    values (${order_id}, ${event}, ${actor}, ${actor_id}, ${JSON.stringify(details)}::jsonb, ${context.now})`.execute(context.db)
}

/**
 * Writes what became of an after-sale request into the history of its order, in the transaction that publishes it; `amount`: what
 * went back, as a decimal string.
 */
export const recordReturn =
  (event: 'return_opened' | 'return_refunded' | 'return_closed') =>
  (context: Context, { order_id, return_no, amount }: { order_id: number; return_no: string; amount?: string }): Promise<void> =>
    recordOrderEvent(context, order_id, event, { refund_no: return_no, ...(amount === undefined ? {} : { amount }) })
