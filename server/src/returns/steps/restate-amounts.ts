import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { afterSaleLinesOf } from '../../order/after-sale/after-sale-line.ts'
import { noPending, returnRows, type Pending } from '../queries.ts'
import { openStatuses } from '../rules.ts'
import { backAmounts } from '../work-out-back.ts'

/**
 * What the open requests of an order would give back, one after the other as they were made, under the order's lock: when one
 * of them goes, ends or is asked again, the odd cents, coins and the freight fall to others.
 */
export async function restateAmounts({ db }: Context, order_id: number): Promise<void> {
  const rows = await returnRows(db, sql`order_id = ${order_id} and status = any (${openStatuses}::int[]) order by id`)
  if (rows.length === 0) return
  const lines = new Map((await afterSaleLinesOf(db, order_id)).map((line) => [line.order_goods_id, line]))
  let pending: Pending = noPending
  for (const { id, order_line_id, quantity, ...now } of rows) {
    const { goods, freight, longcoin } = backAmounts(lines.get(order_line_id)!, quantity, pending)
    if (now.goods_amount !== goods || now.freight_amount !== freight || now.longcoin !== longcoin)
      await db.updateTable('return_request').set({ goods_amount: goods, freight_amount: freight, longcoin }).where('id', '=', id).execute()
    pending = {
      ...pending,
      pieces: pending.pieces + quantity,
      cents: pending.cents + goods + freight,
      line_pieces: { ...pending.line_pieces, [order_line_id]: (pending.line_pieces[order_line_id] ?? 0) + quantity },
    }
  }
}
