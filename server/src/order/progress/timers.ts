import type { Context, SystemActor } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import './events.ts'
import { lockOrder } from './find-order.ts'
import { markReceived } from './mark-received.ts'
import { received, shipped } from '../rules.ts'

/** The timer's verb: an order that is on its way so long has come. */
export async function autoReceiveOrder(context: Context<SystemActor>, order_id: string): Promise<void> {
  const { state } = await lockOrder(context.db, Number(order_id))
  if (shipped.includes(state)) await markReceived(context, Number(order_id), 'auto_received')
}

/** The timer's verb: says that what of an order has no review gets the default one. */
export async function autoReviewOrder(context: Context<SystemActor>, order_id: string): Promise<void> {
  const { state, order_type, member_id, reviewed_at } = await lockOrder(context.db, Number(order_id))
  if (!received.includes(state) || order_type === 'pledge' || reviewed_at !== null) return
  await emit(context, 'order.review_due', { order_id: Number(order_id), member_id })
}
