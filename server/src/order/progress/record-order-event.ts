import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { actorOf } from '../record-payment-event.ts'

/** Writes an event into the history of one order (ORD-17), in the caller's transaction; details are short texts. */
export const recordOrderEvent = (context: Context, order_id: number, event: string, details: Record<string, string> = {}): Promise<void> =>
  insertOrderEvent(context, { order_id, event, details, ...actorOf(context.actor) })

/** The same of what the caller did as a clerk of a desk. */
export const recordDeskEvent = (
  context: Context<MemberActor>,
  order_id: number,
  event: string,
  details: Record<string, string>,
): Promise<void> => insertOrderEvent(context, { order_id, event, details, actor: 'desk', actor_id: context.actor.member_id })

async function insertOrderEvent(
  context: Context,
  {
    order_id,
    event,
    details,
    actor,
    actor_id,
  }: {
    order_id: number
    event: string
    details: Record<string, string>
    actor: string
    actor_id: number | null
  },
): Promise<void> {
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
