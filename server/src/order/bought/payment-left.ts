import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Has everything that was bought under a payment gone back? */
export async function nothingStands({ db }: Context, payment_id: number): Promise<boolean> {
  const { rows } = await sql`
    select from shop_order o join order_line l on l.order_id = o.id
    where o.payment_id = ${payment_id} and not l.is_gift and l.refunded_quantity < l.quantity limit 1`.execute(db)
  return rows.length === 0
}

/** Presents of an order that did not go out stay with the shop when all that was bought goes back; answers what comes back into stock. */
export async function withdrawGifts({ db }: Context, order_id: number): Promise<{ sku_id: number; quantity: number }[]> {
  const { rows } = await sql<{ sku_id: number; quantity: number }>`
    with left_over as (
      select id, sku_id, quantity - refunded_quantity as quantity from order_line
      where order_id = ${order_id} and is_gift and shipped_quantity = 0 and refunded_quantity < quantity
    ), withdrawn as (
      update order_line l set refunded_quantity = l.quantity, withheld = l.quantity from left_over o where l.id = o.id
    )
    select sku_id, quantity from left_over`.execute(db)
  return rows
}
