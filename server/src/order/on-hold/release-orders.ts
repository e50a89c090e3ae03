import { sql } from 'kysely'
import type { DeliveryPlan, OrderType } from '@longmall/contract/order.ts'
import type { Context } from '../../kernel/context.ts'
import { isCompletedByPayment } from '../../kernel/fulfilment.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { actorOf } from '../record-payment-event.ts'
import '../progress/events.ts'
import { markReceived } from '../progress/mark-received.ts'
import { unfulfilled } from '../rules.ts'
import { statesSql } from '../state-sql.ts'

/**
 * Releases paid orders from their hold: they are shipped, picked up or delivered like others. Orders that are not on hold do not
 * change.
 */
export async function releaseOrders(context: Context, order_ids: readonly number[]): Promise<void> {
  const { actor, actor_id } = actorOf(context.actor)
  const { rows } = await sql<{ id: number; order_type: OrderType; delivery_plan: DeliveryPlan }>`
    with locked as (
      select id from shop_order where id = any (${order_ids}::int[]) and on_hold_by is not null and state in ${statesSql(unfulfilled)} order by id for update
    ), released as (
      update shop_order o set on_hold_by = null from locked where o.id = locked.id returning o.id, o.order_type, o.delivery_plan
    ), noted as (
      insert into order_event (order_id, event, actor, actor_id, created_at)
      select id, 'released', ${actor}, ${actor_id}::int, ${context.now} from released order by id
    )
    select id, order_type, delivery_plan from released order by id`.execute(context.db)
  if (rows.length === 0) return
  await emit(context, 'order.released', { order_ids: rows.map(({ id }) => id), order_types: rows.map(({ order_type }) => order_type) })
  for (const { id, order_type, delivery_plan } of rows)
    if (isCompletedByPayment(context, order_type, delivery_plan)) await markReceived(context, id, 'delivered')
}
