import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { deviceLines } from '../../order/figures/device-lines.ts'

/**
 * Answers a refund of an order, in part or whole, in its transaction: as many devices of each line are returned as pieces went back, those first that were
 * not activated, then the last ones. A returned device stops mining from the day of the return; what it mined stays, and its box is free
 * again. Again, it changes nothing.
 */
export async function returnBoxes(context: Context, { order_id }: { order_id: number }): Promise<void> {
  const { db, now } = context
  for (const { order_goods_id, refunded_quantity } of await deviceLines(db, [order_id])) {
    if (refunded_quantity === 0) continue
    const { rows } = await sql<{ id: number; hardware_id: number | null }>`
      select id, hardware_id from box where order_goods_id = ${order_goods_id}
      order by state = 'returned' desc, state = 'not_activated' desc, id desc limit ${refunded_quantity} for update`.execute(db)
    await sql`
      update box set state = 'returned', returned_at = ${now}, hardware_id = null
      where id = any (${rows.map(({ id }) => id)}::int[]) and state <> 'returned'`.execute(db)
    await sql`
      update box_hardware set login_member_id = null, login_at = null
      where id = any (${rows.flatMap(({ hardware_id }) => hardware_id ?? [])}::int[])`.execute(db)
  }
}
