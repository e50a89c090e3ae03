import type { Context } from '../kernel/context.ts'
import { lockOrder } from '../order/progress/find-order.ts'
import { markShipped } from '../order/progress/mark-shipped.ts'
import { packedOrder } from './packing/packed-order.ts'
import { isShippable } from './rules.ts'

/** Answers `return.refunded` in its transaction: when the units that were still to be sent are refunded and the others have gone, the order is on its way. */
export async function completeShipping(context: Context, { order_id }: { order_id: number }): Promise<void> {
  await lockOrder(context.db, order_id)
  const order = await packedOrder(context, order_id)
  const hasShipped = order.lines.some((line) => line.shipped_quantity > 0)
  if (isShippable(order) && hasShipped && order.lines.every((line) => line.remaining === 0)) await markShipped(context, order_id)
}
