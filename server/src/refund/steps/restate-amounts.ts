import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { afterSaleLinesOf, type AfterSaleLine } from '../line/after-sale-line.ts'
import { amountsOf, noPending, type Pending } from '../plan/amounts.ts'
import { returnRows } from '../queries.ts'
import { openStatuses } from '../rules.ts'

/** Units of a line that have just gone back. */
interface RefundedQuantity {
  order_line_id: number
  quantity: number
}

/**
 * Recomputes the amounts of an order's open requests in order, under the order's lock: when one is refunded, closed or reapplied, odd
 * cents, coins and freight move to others. A request's version rises with its amount, and when its immediate refund differs from
 * `refunded`, so that nobody approves what was not shown.
 */
export async function restateAmounts(context: Context, order_id: number, refunded?: RefundedQuantity): Promise<void> {
  const { db } = context
  const rows = await returnRows(db, sql`order_id = ${order_id} and status = any (${openStatuses}::int[]) order by id`)
  if (rows.length === 0) return
  const lines = new Map((await afterSaleLinesOf(context, order_id)).map((line) => [line.order_goods_id, line]))
  let pending: Pending = noPending
  for (const { id, order_line_id, quantity, version, ...stored } of rows) {
    const line = lines.get(order_line_id)!
    const { goods, freight, longcoin } = amountsOf(line, quantity, pending)
    const isSame = stored.goods_amount === goods && stored.freight_amount === freight && stored.longcoin === longcoin
    if (!isSame || (refunded && movesAtOnce(line, quantity, refunded)))
      await db
        .updateTable('return_request')
        .set({ goods_amount: goods, freight_amount: freight, longcoin, version: version + 1 })
        .where('id', '=', id)
        .execute()
    pending = {
      ...pending,
      quantity: pending.quantity + quantity,
      cents: pending.cents + goods + freight,
      line_quantities: { ...pending.line_quantities, [order_line_id]: (pending.line_quantities[order_line_id] ?? 0) + quantity },
    }
  }
}

/** Do units of a line give something else back at once, since others went? */
function movesAtOnce(line: AfterSaleLine, quantity: number, refunded: RefundedQuantity): boolean {
  const before: AfterSaleLine = {
    ...line,
    refunded_quantity: line.refunded_quantity - (refunded.order_line_id === line.order_goods_id ? refunded.quantity : 0),
    order_unrefunded_quantity: line.order_unrefunded_quantity + refunded.quantity,
    payment_unrefunded_quantity: line.payment_unrefunded_quantity + refunded.quantity,
  }
  const [was, is] = [before, line].map((one) => amountsOf(one, quantity, noPending))
  return was!.goods !== is!.goods || was!.freight !== is!.freight || was!.longcoin !== is!.longcoin || was!.coupon !== is!.coupon
}
