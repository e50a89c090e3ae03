import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { addShippedQuantities, type ShippedQuantity } from '../packing/add-shipped-quantities.ts'

/**
 * Counts units of an order as handed over at a store, without a parcel, in the caller's transaction under the order's lock. False, with
 * nothing counted, when a line is not of this order or has fewer units left.
 */
export const handOver = (context: Context, order_id: number, lines: readonly ShippedQuantity[]): Promise<boolean> =>
  addShippedQuantities(context, order_id, lines)

/** Counts units that were handed over as not handed over after all; under the order's lock. Error where fewer were. */
export async function takeBack({ db }: Context, order_id: number, lines: readonly ShippedQuantity[]): Promise<void> {
  const { numAffectedRows } = await sql`
    update order_line l set shipped_quantity = l.shipped_quantity - w.quantity
    from unnest(${lines.map((line) => line.order_goods_id)}::int[], ${lines.map((line) => line.quantity)}::int[]) w (id, quantity)
    where l.id = w.id and l.order_id = ${order_id} and l.shipped_quantity >= w.quantity`.execute(db)
  if (numAffectedRows !== BigInt(lines.length)) throw new Error(`fewer units of order ${order_id} were handed over`)
}
