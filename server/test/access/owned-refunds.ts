import { sql } from 'kysely'
import { newToken } from '../../src/kernel/security/session.ts'
import { buyNow } from '../../src/order/test/shopping.ts'
import type { Client, TestShop } from '../harness.ts'

export type OwnedRefunds = Record<'order_goods_id' | 'refund_id', unknown>

/** A line that can be returned and a request that was just made, of an order that counts as paid; operators' samples know an older version of it. */
export async function makeOwnedRefunds(shop: TestShop, client: Client & { address_id: number }, sku_id: number): Promise<OwnedRefunds> {
  const { db } = shop
  const { order_ids, payment_id } = await buyNow(client, sku_id, 2)
  const order_id = order_ids[0]!
  await sql`update payment set state = 'paid', paid_at = created_at where id = ${payment_id}`.execute(db)
  await sql`update shop_order set state = 'paid', paid_at = created_at where id = ${order_id}`.execute(db)
  const { rows: lines } = await sql<{ id: number }>`
    insert into order_line (order_id, line_id, goods_id, sku_id, goods_name, sku_name, quantity, list_price, unit_price, goods_total, reductions, total, on_hold_quantity,
      requested_quantity, after_sale_state)
    select order_id, line_id + 1, goods_id, sku_id, goods_name, sku_name, quantity, list_price, unit_price, 0, '[]', 0, 1, 1, 'open'
    from order_line where order_id = ${order_id} returning id`.execute(db)
  const { rows: own } = await sql<{ id: number }>`select min(id) as id from order_line where order_id = ${order_id}`.execute(db)
  const { rows: requested } = await sql<{ id: number }>`
    insert into return_request (return_no, member_id, order_id, order_line_id, payment_id, kind, quantity, unshipped_quantity, reason, status, goods_amount,
      merchant_deadline, created_at, changed_at, version)
    select ${newToken().slice(0, 20)}, member_id, id, ${lines[0]!.id}, payment_id, 'refund_only', 1, 1, 'other', 1, 0, created_at + interval '7 days', created_at, created_at, 2
    from shop_order where id = ${order_id} returning id`.execute(db)
  return { order_goods_id: own[0]!.id, refund_id: requested[0]!.id }
}

/** Such things that nobody has. */
export const unownedRefunds = (): OwnedRefunds => ({ order_goods_id: 2147483647, refund_id: 2147483647 })
