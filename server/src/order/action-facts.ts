import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { actionsOf, type Action, type ActionFacts } from './rules.ts'
import { orderSettings } from './settings.ts'

/** SQL: what `actionsOf` asks of an order `o`, as one JSON column. */
export const actionFacts = sql`(
  select jsonb_build_object('state', o.state, 'order_type', o.order_type, 'delivery_plan', o.delivery_plan, 'balance_payment_id', o.balance_payment_id,
    'reminded_at', o.reminded_at, 'extended_at', o.extended_at, 'received_at', o.received_at, 'has_invoice', o.invoice is not null,
    'is_on_hold', o.on_hold_by is not null,
    'shipped_quantity', sum(w.shipped_quantity), 'unshipped_quantity', sum(w.quantity - w.shipped_quantity - w.on_hold_quantity), 'remaining_quantity', coalesce(sum(w.quantity - w.refunded_quantity - w.redeemed_quantity) filter (where not w.is_gift), 0),
    'unreviewed', count(*) filter (where w.reviewed_at is null and w.refunded_quantity < w.quantity),
    'appendable', count(*) filter (where w.review_state = 'written'))
  from order_line w where w.order_id = o.id)`

type ActionFactsRow = Omit<ActionFacts, 'reminded_at' | 'received_at'> & { reminded_at: string | null; received_at: string | null }

/** What the member may do with an order now. */
export function actionsNow({ now, setting }: Context, facts: ActionFactsRow): Action[] {
  // JSON has PostgreSQL's own form of an instant.
  const instant = (at: string | null) => at && new Date(at).toISOString()
  const order = { ...facts, reminded_at: instant(facts.reminded_at), received_at: instant(facts.received_at) }
  return actionsOf(order, { now, after_sale_days: setting(orderSettings.after_sale_days) })
}
export type { ActionFactsRow }
