import { sql } from 'kysely'
import { newToken } from '../../kernel/security/session.ts'
import type { TestShop } from '../../../test/harness.ts'
import { payAtBank, type Buyer } from '../../order/test/shopping.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { boxSettings } from '../settings.ts'

interface BoxInput {
  delivery?: 'hosted' | 'home'
  daily_rate?: bigint
  term_days?: number
  /** Activated at this instant, on this day of the store's zone; not at all where missing. */
  activated?: { at: string; day: string }
}

/** A device of a member, as a paid order leaves it, by an order of the member's that is there. */
export async function insertBox(
  shop: Pick<TestShop, 'db' | 'site'>,
  member_id: number,
  order_id: number,
  { delivery = 'home', daily_rate = 1000n, term_days = 30, activated }: BoxInput = {},
): Promise<number> {
  const at = activated?.at ?? shop.site.shared.now()
  const { rows } = await sql<{ id: number }>`
    insert into box (member_id, buyer_id, order_id, order_no, order_goods_id, piece, goods_name, names, plan_id, plan_names, term_days, daily_rate,
      minutes_needed, delivery, state, bought_at, owned_at, activated_at, expires_on)
    select ${member_id}, ${member_id}, o.id, o.order_no, l.id, 1 + (select count(*) from box x where x.order_goods_id = l.id), 'Miner', '{}', p.id,
      '{"en-us": "One year"}', ${term_days}, ${daily_rate}, ${boxSettings.minutes_needed.default}, ${delivery}, ${activated ? 'activated' : 'not_activated'}, ${at}, ${at},
      ${activated?.at ?? null}, ${activated?.day ?? null}::date + ${term_days}::int
    from shop_order o join order_line l on l.order_id = o.id cross join box_plan p
    where o.id = ${order_id} and p.is_default order by l.id limit 1 returning id`.execute(shop.db)
  const { id } = rows[0]!
  await sql`insert into box_owner (box_id, since, member_id, cause) values (${id}, ${at}, ${member_id}, 'purchase')`.execute(shop.db)
  return id
}

/** An enrolled box with its key. */
export async function enrol(shop: TestShop): Promise<{ device_id: string; key: string; key_version: number }> {
  const { list } = await (await staffClient(shop)).call('box/enrol_hardware', { count: 1 })
  return list[0]!
}

/** A code that a box shows. */
export async function showCode(shop: TestShop, device_id: string, purpose: 'bind' | 'log_in' = 'bind', minutes = 3): Promise<string> {
  const code = newToken()
  await sql`
    insert into box_token (token_hash, hardware_id, purpose, expires_at)
    select sha256(${Buffer.from(code)}), id, ${purpose}, store_now() + make_interval(mins => ${minutes}) from box_hardware where device_id = ${device_id}
    on conflict (hardware_id) do update set token_hash = excluded.token_hash, purpose = excluded.purpose, expires_at = excluded.expires_at, used_at = null`.execute(
    shop.db,
  )
  return code
}

/** Buys a device and pays it; answers its order. */
export async function buyDevice(
  shop: TestShop,
  buyer: Buyer,
  sku_id: number,
  delivery_plan: 'mail' | 'hosting' = 'mail',
  quantity = 1,
): Promise<number> {
  const { quote } = await buyer.call('order/quote', { sku_id, delivery_plan, quantity })
  const address = delivery_plan === 'mail' ? { address_id: buyer.address_id } : {}
  const { payment_id, order_ids } = await buyer.call('order/create', { sku_id, delivery_plan, quantity, quote, ...address })
  await payAtBank(shop, buyer, payment_id)
  return order_ids[0]!
}
