import { makePayout } from '../../src/award/test/network-model.ts'
import { insertBox } from '../../src/box/test/boxes.ts'
import { makeCoupon } from '../../src/coupon/test/coupons.ts'
import { chancesFor, drawOnce, makeGame } from '../../src/game/test/games.ts'
import { makeProof } from '../../src/identity/proof/use-proof.ts'
import { hashOfToken, newToken } from '../../src/kernel/security/session.ts'
import { buyNow, makeAddress } from '../../src/order/test/shopping.ts'
import { insertPledge } from '../../src/pledge/test/pledges.ts'
import { grantMoney } from '../../src/wallet/grant-money.ts'
import { sql } from 'kysely'
import type { Client, TestShop } from '../harness.ts'
import { makeOwnedCoinWithdrawals, unownedCoinWithdrawals, type OwnedCoinWithdrawals } from './owned-coin-withdrawals.ts'
import { makeOwnedCoins, unownedCoins, type OwnedCoins } from './owned-coins.ts'
import { makeOwnedMoney, unownedMoney, type OwnedMoney } from './owned-money.ts'
import { makeOwnedRefunds, unownedRefunds, type OwnedRefunds } from './owned-refunds.ts'

export type OwnedRecords = OwnedCoins &
  OwnedCoinWithdrawals &
  OwnedMoney &
  OwnedRefunds &
  Record<
    | 'address_id'
    | 'order_id'
    | 'payment_id'
    | 'line_id'
    | 'line_ids'
    | 'avatar'
    | 'proof'
    | 'grant'
    | 'member_coupon_id'
    | 'draw_id'
    | 'payout_id'
    | 'pledge_id'
    | 'box_id',
    unknown
  >

/** One of each thing that only its owner may touch, by the field that names it; the owner has money to pay with. */
export async function makeOwnedRecords(shop: TestShop, client: Client, sku_id: number): Promise<OwnedRecords> {
  const { db } = shop
  const { member_id } = client
  const address_id = await makeAddress(client)
  const context = shop.systemContext()
  await context.transaction((inner) =>
    grantMoney(inner, member_id, 1_000_000n, { key: `access ${newToken()}`, reason: 'test', bucket: 'withdrawable' }),
  )
  const { order_ids, payment_id } = await buyNow({ ...client, address_id }, sku_id)
  await client.call('cart/add', { sku_id, quantity: 2 })
  const { groups } = await client.call('cart/view', {})
  const line_id = groups[0]!.lines[0]!.line_id
  const avatar = `upload/avatar/${newToken()}.webp`
  const [created_at, remove_after] = [new Date().toISOString(), '2999-01-01T00:00:00.000Z']
  await db
    .insertInto('media')
    .values({ pic_path: avatar, member_id, path: 'avatar', bytes: 1, width: 1, height: 1, created_at, remove_after })
    .execute()
  const { proof } = await makeProof(context, 'payment_password', member_id)
  const grant = newToken()
  await sql`
    insert into payment_grant (token_hash, member_id, session_hash, subject, amount, expires_at)
    select ${hashOfToken(grant)}, ${member_id}, ${hashOfToken(client.token!)}, id::text, amount, clock_timestamp() + interval '5 minutes'
    from payment where id = ${payment_id}`.execute(db)
  const money = { ...(await makeOwnedMoney(shop, client)), ...(await makeOwnedCoinWithdrawals(shop, client)) }
  const returned = await makeOwnedRefunds(shop, { ...client, address_id }, sku_id)
  // An order made after it would take it; and an operator’s edit of one knows an older version.
  const { member_coupon_id } = await client.call('coupon/claim', { coupon_id: await makeCoupon(shop) })
  const game_id = await makeGame(shop)
  await chancesFor(shop, member_id, game_id, 1)
  const { draw_id } = await drawOnce(client, game_id)
  // Over, so that no operator's sample gives it to another.
  const box_id = await insertBox(shop, member_id, order_ids[0]!)
  await sql`update box set state = 'returned', returned_at = bought_at where id = ${box_id}`.execute(db)
  await sql`update shop_order set version = 2 where member_id = ${member_id}`.execute(db)
  return {
    address_id,
    member_coupon_id,
    draw_id,
    payout_id: await makePayout(shop, member_id),
    pledge_id: await insertPledge(shop, member_id, order_ids[0]!),
    box_id,
    order_id: order_ids[0],
    payment_id,
    line_id,
    line_ids: [line_id],
    avatar,
    proof,
    grant,
    ...money,
    ...(await makeOwnedCoins(shop, member_id)),
    ...returned,
  }
}

/** Things that nobody has. */
export const unownedRecords = (): OwnedRecords => ({
  address_id: 2147483647,
  order_id: 2147483647,
  payment_id: 2147483647,
  line_id: 2147483647,
  line_ids: [2147483647],
  avatar: `upload/avatar/${newToken()}.webp`,
  proof: newToken(),
  grant: newToken(),
  member_coupon_id: 2147483647,
  draw_id: 2147483647,
  payout_id: 2147483647,
  pledge_id: 2147483647,
  box_id: 2147483647,
  ...unownedMoney(),
  ...unownedCoins(),
  ...unownedCoinWithdrawals(),
  ...unownedRefunds(),
})

/** All rows that are a member's, of whatever table. */
export async function rowsOf({ db }: TestShop, member_id: number): Promise<unknown> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'member_id' and t.table_type = 'BASE TABLE' order by 1`.execute(db)
  const parts = tables.map(
    ({ name }) =>
      sql`select ${name} as name, jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text) as rows from ${sql.table(name)} t where t.member_id = ${member_id}`,
  )
  const own = sql`select 'member' as name, jsonb_agg(to_jsonb(m)) as rows from member m where m.id = ${member_id}`
  return (await sql`${sql.join([own, ...parts], sql` union all `)}`.execute(db)).rows
}
