import { sql } from 'kysely'
import type { Actor, Context } from '../kernel/context.ts'
import { statesBefore, stateAfter } from './rules.ts'
import { stateSql } from './state-sql.ts'

/** The actor in the history (ORD-17). A visitor here is a provider's notice. */
export function actorOf(actor: Actor): { actor: 'member' | 'operator' | 'provider' | 'system'; actor_id: number | null } {
  if (actor.kind === 'member') return { actor: 'member', actor_id: actor.member_id }
  if (actor.kind === 'staff') return { actor: 'operator', actor_id: actor.staff_id }
  return { actor: actor.kind === 'visitor' ? 'provider' : 'system', actor_id: null }
}

/** Writes an event into the history of all orders of a payment, the first one or the balance's. */
export async function recordPaymentEvent(
  context: Context,
  payment_id: number,
  event: string,
  details: Record<string, string> = {},
): Promise<void> {
  const { actor, actor_id } = actorOf(context.actor)
  await sql`
    insert into order_event (order_id, event, actor, actor_id, details, created_at)
    select id, ${event}, ${actor}, ${actor_id}::int, ${JSON.stringify(details)}::jsonb, ${context.now}
    from shop_order where payment_id = ${payment_id} or balance_payment_id = ${payment_id} order by id`.execute(context.db)
}

const purposes = new Set(['order', 'order_balance'])

/**
 * A payment attempt failed: the order can be paid until its deadline (§4: "failed payment"). One that the shopper cancelled remains
 * unpaid.
 */
export async function recordFailedPayment(
  context: Context,
  { payment_id, outcome, purpose }: { payment_id: number; outcome: string; purpose: string },
): Promise<void> {
  if (!purposes.has(purpose)) return
  if (outcome === 'cancel') return recordPaymentEvent(context, payment_id, 'payment_cancelled')
  await sql`
    update shop_order set state = ${stateSql(stateAfter('fail_payment'))} where payment_id = ${payment_id} and state = any (${statesBefore('fail_payment')})`.execute(
    context.db,
  )
  await recordPaymentEvent(context, payment_id, 'payment_failed', { outcome })
}

/** Money arrived without anything left to pay, and is refunded automatically. */
export async function recordReturnedMoney(
  context: Context,
  { payment_id, amount, purpose }: { payment_id: number; amount: string; purpose: string },
): Promise<void> {
  if (purposes.has(purpose)) await recordPaymentEvent(context, payment_id, 'money_returned', { amount })
}
