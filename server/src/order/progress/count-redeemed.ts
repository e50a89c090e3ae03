import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Counts a unit of a line as redeemed at a desk, or with -1 no longer: no after-sale is requested for it. Under the lock of its order. */
export async function countRedeemed({ db }: Context, order_goods_id: number, by: 1 | -1): Promise<void> {
  await sql`update order_line set redeemed_quantity = redeemed_quantity + ${by}::int where id = ${order_goods_id}`.execute(db)
}
