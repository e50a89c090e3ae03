import { sql } from 'kysely'
import { makeGoods } from '../../../test/fixtures.ts'
import type { Client, TestShop } from '../../../test/harness.ts'
import { startOfDay } from '../../kernel/time/store-zone.ts'
import { payAtBank } from '../../order/test/shopping.ts'
import { newPledgeNo } from '../rules.ts'

/** A goods of pledges on sale: its SKUs over 12 and 48 months, at $500.00 a share unless said. */
export async function makePledgeGoods(shop: TestShop, price = 50_000): Promise<{ goods_id: number; sku_12: number; sku_48: number }> {
  const { goods_id, sku_ids } = await makeGoods(shop, {
    goods_type: 'pledge',
    price,
    stock: 10_000,
    attributes: { Term: ['12 months', '48 months'] },
    level_discount: false,
  })
  const [sku_12, sku_48] = sku_ids as [number, number]
  for (const [id, plan_months] of [
    [sku_12, 12],
    [sku_48, 48],
  ] as const)
    await shop.db.updateTable('sku').set({ plan_months }).where('id', '=', id).execute()
  return { goods_id, sku_12, sku_48 }
}

/** A row of a pledge over 12 months for the first line of an order, without anything in the ledger; its id. */
export async function insertPledge(shop: TestShop, member_id: number, order_id: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into pledge (pledge_no, member_id, order_id, order_line_id, shares, unit_price, unit_acc, months, income_ppm, bought_on, ends_on, created_at)
    select ${newPledgeNo('2026-11-21')}, ${member_id}, l.order_id, l.id, 1, 50000, 500000, 12, 8000, '2026-11-21', '2027-11-21', ${shop.site.shared.now()}
    from order_line l where l.order_id = ${order_id} order by l.id limit 1 returning id`.execute(shop.db)
  return rows[0]!.id
}

/** Smallest parts of ACC that a member has for a purpose. */
export async function accOf(shop: TestShop, member_id: number, purpose: 'available' | 'pledged'): Promise<bigint> {
  const { rows } = await sql<{ posted: bigint }>`
    select coalesce(sum(b.posted), 0)::bigint as posted from account a join balance b on b.account_id = a.id
    where coalesce(a.member_id, 0) = ${member_id} and a.unit = 'ACC' and a.purpose = ${purpose}`.execute(shop.db)
  return rows[0]!.posted
}

/** A member who agreed to the area's terms orders shares at today's quote and pays at the bank; the order and the pledge. */
export async function buyPledge(
  shop: TestShop,
  buyer: Client,
  sku_id: number,
  quantity = 1,
): Promise<{ order_id: number; pledge_id: number }> {
  const { quote } = await buyer.call('order/quote', { sku_id, quantity })
  const { order_ids, payment_id } = await buyer.call('order/create', { sku_id, quantity, quote })
  await payAtBank(shop, buyer, payment_id)
  const { list } = await buyer.call('pledge/list', { order_id: order_ids[0]! })
  return { order_id: order_ids[0]!, pledge_id: list[0]!.pledge_id }
}

/** Moves the store clock to the first instants of a day of the store's zone, and lets everything due happen. */
export async function goToDay(shop: TestShop, day: string): Promise<void> {
  const at = startOfDay('Asia/Shanghai', day)
  await shop.advance({ seconds: (Date.parse(at) - Date.parse(shop.site.shared.now())) / 1000 + 1 })
}
