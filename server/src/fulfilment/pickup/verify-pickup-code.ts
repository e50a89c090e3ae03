import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { packedOrder, type PackedOrder } from '../packing/packed-order.ts'
import { pickupSecret, stepOfPickupCode } from './pickup-code.ts'
import { unfulfilled } from '../../order/rules.ts'

/**
 * For the desk: is this the code that the member's device shows now, or did half a minute ago? Then it is used up, in
 * the caller's transaction, and the order is answered. Refuses `order.not_found`, `fulfilment.not_ready_for_pickup` when it is not fetched or
 * not paid or held, `fulfilment.pickup_code_invalid`, `fulfilment.pickup_code_used` for one that was shown before, such as a picture of the screen.
 */
export async function verifyPickupCode(context: Context, { order_id, code }: { order_id: number; code: string }): Promise<PackedOrder> {
  const { db, site } = context
  const order = await packedOrder(context, order_id)
  if (order.delivery_plan !== 'pickup' || !unfulfilled.includes(order.state) || order.on_hold_by !== null)
    throw new Refusal('fulfilment.not_ready_for_pickup')
  const step = stepOfPickupCode(pickupSecret(site.keys, order_id), code, Date.now())
  if (step === null) throw new Refusal('fulfilment.pickup_code_invalid')
  const { numAffectedRows } = await sql`
    insert into pickup_code_use as u (order_id, last_step) values (${order_id}, ${step})
    on conflict (order_id) do update set last_step = excluded.last_step where u.last_step < excluded.last_step`.execute(db)
  if (numAffectedRows === 0n) throw new Refusal('fulfilment.pickup_code_used')
  return order
}
