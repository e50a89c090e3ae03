import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { closeRefundedOrder } from '../../order/progress/close-refunded-order.ts'
import { markShipped } from '../../order/progress/mark-shipped.ts'
import { unfulfilled } from '../../order/rules.ts'
import type { ReturnEvents } from '../events.ts'
import { afterSaleLinesOf } from '../line/after-sale-line.ts'
import { findReturn } from '../queries.ts'
import { status } from '../rules.ts'
import { settleInTime } from './close-request.ts'
import { notifyBuyer } from './notify-buyer.ts'

type Refunded = ReturnEvents['return.refunded']

/** Answers `return.refunded` in its transaction: the buyer is notified by mail. */
export async function notifyRefunded(context: Context, { return_id, amount }: Refunded): Promise<void> {
  await notifyBuyer(context, await findReturn(context.db, return_id), { template: 'return_refunded', amount })
}

/**
 * Answers `return.refunded` in its transaction. With the last of it the order is closed, unless some went out and stays with the
 * buyer: that is on its way, and received like every other. So it is when only what went out is left of the order.
 */
export async function moveRefundedOrder(context: Context, { order_id }: Refunded): Promise<void> {
  const line = (await afterSaleLinesOf(context, order_id))[0]!
  const isLast = line.order_unrefunded_quantity === 0 && !(await staysWithBuyer(context, order_id))
  if (isLast && (await closeRefundedOrder(context, order_id))) return
  if (unfulfilled.includes(line.state) && line.order_shipped > 0 && line.order_to_ship === 0) await markShipped(context, order_id)
  await settleInTime(context, order_id, line.received_at)
}

/** Was anything of the order refunded that had gone out and was not returned? */
async function staysWithBuyer({ db }: Context, order_id: number): Promise<boolean> {
  const { rows } = await sql`
    select from return_request where order_id = ${order_id} and status = ${status.refunded} and kind = 'refund_only' and quantity > unshipped_quantity
    limit 1`.execute(db)
  return rows.length > 0
}
