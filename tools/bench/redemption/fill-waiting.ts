import { sql } from 'kysely'
import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { fillTable } from '../lists/fill-table.ts'
import { fillMembers } from '../network/fill-network.ts'

export const stores = 20
/** The clerk of the first store is member 1. */
export const clerk_id = 1

/** So many paid orders of two lines and three units each that wait at twenty stores, with their timers. */
export async function fillWaiting(db: Database, count: number): Promise<void> {
  const members = Math.max(1000, Math.round(count / 10))
  await fillMembers(db, members)
  await sql`
    with made as (insert into store (created_at) select store_now() from generate_series(1, ${stores}::int) returning id)
    insert into store_text (store_id, language, name, address) select id, 'en-us', 'Store ' || id, 'Street ' || id from made`.execute(db)
  await sql`insert into store_clerk (store_id, member_id, added_at) values (1, ${clerk_id}, store_now())`.execute(db)
  const member_id = `1 + n % ${members}`
  const store_id = `1 + n % ${stores}`
  const paid_at = `store_now() - (n % 10000) * interval '1 minute'`
  // Numbers as the shop makes them: a day and random digits.
  const order_no = `'20261120' || lpad((hashint8extended(n, 1) & 281474976710655)::text, 15, '0')`
  await fillTable(db, 'shop_order', count, {
    id: 'n',
    order_no,
    member_id,
    order_type: `'standard'`,
    state: `'paid'`,
    warehouse: `'domestic'`,
    payment_id: 'n',
    list_total: '3000',
    goods_total: '3000',
    reduction_total: '0',
    freight_total: '0',
    total: '3000',
    delivery_plan: `'pickup'`,
    trace: `'[]'`,
    pickup_store: store_id,
    pickup_store_details: `'{"names": {"en-us": "Store"}, "addresses": {}, "notes": {}, "phone": "", "hours": []}'`,
    created_at: paid_at,
    paid_at,
  })
  await fillTable(db, 'order_line', 2 * count, {
    id: 'n',
    order_id: '(n + 1) / 2',
    line_id: '1 + n % 2',
    goods_id: '1 + n % 1000',
    sku_id: '1 + n % 1000',
    goods_name: `'Goods ' || n`,
    sku_name: `''`,
    quantity: '1 + n % 2',
    list_price: '1000',
    unit_price: '1000',
    goods_total: '1000',
    reductions: `'[]'`,
    total: '1000',
  })
  await fillTable(db, 'pickup', count, {
    order_id: 'n',
    order_no,
    member_id,
    store_id,
    paid_at,
    state: `'ready'`,
    ready_at: paid_at,
    expires_at: `${paid_at} + interval '14 days'`,
  })
  for (const [kind, days] of [
    ['pickup.remind', 3],
    ['pickup.expire', 14],
  ] as const)
    await sql`
      insert into timer (kind, subject, due_at) select ${kind}, order_id::text, ready_at + ${days}::int * interval '1 day' from pickup`.execute(
      db,
    )
  await sql`vacuum analyze timer`.execute(db)
}
