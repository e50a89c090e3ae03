import type { Site } from '@longmall/server/src/kernel/context.ts'
import { hashOfToken, newToken } from '@longmall/server/src/kernel/security/session.ts'
import { catalogueChanged } from '@longmall/server/src/kernel/shared.ts'
import { sql } from 'kysely'
import type { Shopper } from '../load/flows.ts'

/** Members who are logged in and have an address, by a few statements. */
export async function makeCrowd({ db }: Site, count: number): Promise<Shopper[]> {
  const tokens = Array.from({ length: count }, newToken)
  const { rows } = await sql<{ address_ids: number[] }>`
    with made as (
      insert into member (account, email, nickname, country, language, invitation_code, created_at)
      select 'crowd_' || n, 'crowd_' || n || '@mail.example', 'Crowd ' || n, 'CN', 'en-us', 'crowd' || n, store_now() from generate_series(1, ${count}::int) n
      returning id
    ), addressed as (
      insert into address (member_id, consignee, mobile, telephone, country, region, region_name, postcode, detailed_address, is_default, created_at)
      select id, 'Li Lei', '13800000000', '', 'CN', 'CN-440305', 'Guangdong Shenzhen Nanshan', '518000', '1 Bench Road', true, store_now() from made
      returning id, member_id
    ), logged_in as (
      insert into session (token_hash, member_id, created_at, seen_at, expires_at)
      select t.hash, m.id, clock_timestamp(), clock_timestamp(), clock_timestamp() + interval '1 day'
      from (select id, row_number() over (order by id) as position from made) m
        join unnest(${tokens.map(hashOfToken)}::bytea[]) with ordinality t (hash, position) on t.position = m.position
    )
    select array_agg(id order by member_id) as address_ids from addressed`.execute(db)
  await sql`vacuum analyze member, session, address`.execute(db)
  return tokens.map((token, n) => ({ token, address_id: rows[0]!.address_ids[n]! }))
}

/** Opens a flash sale of a SKU that runs now, with this promotion stock and a limit of one a member; returns its id. */
export async function openSale({ db }: Site, sku_id: number, quantity: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with sale as (
      insert into promotion (kind, starts_at, ends_at, per_member, created_at)
      values ('flash_sale', store_now() - interval '1 minute', store_now() + interval '1 hour', 1, store_now()) returning id
    ), worded as (
      insert into promotion_text (promotion_id, language, name) select id, 'en-us', 'Bench' from sale
    )
    select id from sale`.execute(db)
  const { id } = rows[0]!
  await sql`
    insert into promotion_item (promotion_id, sku_id, goods_id, price, stock)
    select ${id}, id, goods_id, price / 2, ${quantity} from sku where id = ${sku_id}`.execute(db)
  await catalogueChanged(db)
  return id
}

/** The reserved quantity of a sale in the database, and that of its orders. */
export async function soldOf({ db }: Site, promotion_id: number): Promise<{ reserved: number; ordered: number; orders: number }> {
  const { rows } = await sql<{ reserved: number; ordered: number; orders: number }>`
    select (select sum(reserved)::int from promotion_item where promotion_id = ${promotion_id}) as reserved,
      coalesce(sum(l.quantity), 0)::int as ordered, count(distinct o.id)::int as orders
    from shop_order o join order_line l on l.order_id = o.id where o.promotion_id = ${promotion_id} and o.state <> 'cancelled'`.execute(db)
  return rows[0]!
}
