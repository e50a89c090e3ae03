import { sql } from 'kysely'
import type { Actor, Context } from '../kernel/context.ts'

/** Who did it, as the history says it (ORD-17). A visitor here is a provider's notice. */
export function actorOf(actor: Actor): { actor: 'member' | 'operator' | 'provider' | 'system'; actor_id: number | null } {
  if (actor.kind === 'member') return { actor: 'member', actor_id: actor.member_id }
  if (actor.kind === 'staff') return { actor: 'operator', actor_id: actor.staff_id }
  return { actor: actor.kind === 'visitor' ? 'provider' : 'system', actor_id: null }
}

/** Writes an event into the history of all orders of a payment. */
export async function noteEvent(context: Context, payment_id: number, event: string, details: Record<string, string> = {}): Promise<void> {
  const { actor, actor_id } = actorOf(context.actor)
  await sql`
    insert into order_event (order_id, event, actor, actor_id, details, created_at)
    select id, ${event}, ${actor}, ${actor_id}::int, ${JSON.stringify(details)}::jsonb, ${context.now} from shop_order where payment_id = ${payment_id} order by id`.execute(
    context.db,
  )
}

/** A try at paying came to nothing; the orders stay unpaid and can be paid until their time. */
export const noteFailedPayment = (context: Context, { payment_id, outcome }: { payment_id: number; outcome: string }) =>
  noteEvent(context, payment_id, 'payment_failed', { outcome })

/** Money came that had nothing left to pay, and goes back by itself. */
export const noteReturnedMoney = (context: Context, { payment_id, amount }: { payment_id: number; amount: string }) =>
  noteEvent(context, payment_id, 'money_returned', { amount })
