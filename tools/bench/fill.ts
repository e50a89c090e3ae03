import { createContext, type Site } from '@longmall/server/src/kernel/context.ts'
import { hashOfToken, newToken } from '@longmall/server/src/kernel/security/session.ts'
import { catalogueChanged } from '@longmall/server/src/kernel/shared.ts'
import { grantMoney } from '@longmall/server/src/wallet/grant-money.ts'
import { sql } from 'kysely'
import type { OpenPayment, Shopper } from './load/flows.ts'
import { makeManyGoods } from './make-goods.ts'

export interface Filled {
  shoppers: Shopper[]
  member_ids: number[]
  /** Of listed goods with a stock of a million each, all in one warehouse. */
  sku_ids: number[]
  category_ids: number[]
  /** The one that everybody wants. */
  hot_sku_id: number
}

const plenty = 1_000_000
const memberCount = 64

/** A shop of `count` goods with members who are logged in and have money; its limits stay as they are. */
export async function fillShop(site: Site, count: number): Promise<Filled> {
  const { db } = site
  const { category_ids } = await makeManyGoods(db, count)
  await sql`update shop set set_up_at = clock_timestamp(), opened_at = clock_timestamp()`.execute(db)
  await sql`update stock set on_hand = ${plenty} where on_hand > 0`.execute(db)
  await sql`select refresh_goods((select array_agg(id) from goods))`.execute(db)
  const { rows } = await sql<{ sku_ids: number[] }>`
    select array_agg(s.id order by s.id) as sku_ids from sku s join stock t on t.sku_id = s.id join goods g on g.id = s.goods_id
    where g.is_listed and g.warehouse = 'domestic' and g.goods_type = 'standard' and t.on_hand > 0`.execute(db)
  const members = await makeMembers(site)
  await catalogueChanged(db)
  const sku_ids = rows[0]!.sku_ids
  return { ...members, sku_ids: sku_ids.slice(1), hot_sku_id: sku_ids[0]!, category_ids: category_ids.flat() }
}

async function makeMembers(site: Site): Promise<Pick<Filled, 'shoppers' | 'member_ids'>> {
  const { db } = site
  const { rows } = await sql<{ id: number; address_id: number }>`
    with made as (
      insert into member (account, email, nickname, country, language, invitation_code, created_at)
      select 'bench_' || n, 'bench_' || n || '@mail.example', 'Bench ' || n, 'CN', 'en-us', 'bench' || n, store_now() from generate_series(1, ${memberCount}::int) n
      returning id
    )
    insert into address (member_id, consignee, mobile, telephone, country, region, region_name, postcode, detailed_address, is_default, created_at)
    select id, 'Li Lei', '13800000000', '', 'CN', 'CN-440305', 'Guangdong Shenzhen Nanshan', '518000', '1 Bench Road', true, store_now() from made
    returning member_id as id, id as address_id`.execute(db)
  const context = createContext(site, { kind: 'system' })
  const shoppers: Shopper[] = []
  for (const { id, address_id } of rows) {
    const token = newToken()
    await sql`insert into session (token_hash, member_id, created_at, seen_at, expires_at)
      values (${hashOfToken(token)}, ${id}, clock_timestamp(), clock_timestamp(), clock_timestamp() + interval '1 day')`.execute(db)
    await context.transaction((inner) =>
      grantMoney(inner, id, 100_000_000_00n, { key: `bench ${id}`, reason: 'bench', bucket: 'withdrawable' }),
    )
    shoppers.push({ token, address_id })
  }
  return { shoppers, member_ids: rows.map(({ id }) => id) }
}

/** Grants for payments that wait, as if each shopper had typed the payment password: the hash is not what is measured. */
export async function grantPayments(
  { db }: Site,
  { shoppers, member_ids }: Filled,
  made: { shopper: number; payment_id: number }[],
): Promise<OpenPayment[]> {
  const payments = made.map((one) => ({ ...one, grant: newToken() }))
  await sql`
    insert into payment_grant (token_hash, member_id, session_hash, subject, amount, expires_at)
    select g.token_hash, g.member_id, g.session_hash, p.id::text, p.amount, clock_timestamp() + interval '10 minutes'
    from unnest(${payments.map((one) => hashOfToken(one.grant))}::bytea[], ${payments.map((one) => member_ids[one.shopper]!)}::int[],
      ${payments.map((one) => hashOfToken(shoppers[one.shopper]!.token))}::bytea[], ${payments.map((one) => one.payment_id)}::int[])
      g (token_hash, member_id, session_hash, payment_id) join payment p on p.id = g.payment_id`.execute(db)
  return payments
}

export async function setStock({ db }: Site, sku_id: number, on_hand: number): Promise<void> {
  await sql`update stock set on_hand = ${on_hand}, reserved = 0 where sku_id = ${sku_id}`.execute(db)
}

export async function takenOf({ db }: Site, sku_id: number): Promise<number> {
  return (await db.selectFrom('stock').select('reserved').where('sku_id', '=', sku_id).executeTakeFirstOrThrow()).reserved
}
