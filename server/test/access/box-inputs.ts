import { sql } from 'kysely'
import { enrol, insertBox } from '../../src/box/test/boxes.ts'
import { buyNow, makeBuyer } from '../../src/order/test/shopping.ts'
import { makeGoods } from '../fixtures.ts'
import type { TestShop } from '../harness.ts'
import { staffClient } from '../staff-client.ts'

/** What each change of devices by an operator takes to be done. */
export function boxInputs(shop: TestShop) {
  const device = async () => {
    const buyer = await makeBuyer(shop)
    const { order_ids } = await buyNow(buyer, (await makeGoods(shop)).sku_id)
    return insertBox(shop, buyer.member_id, order_ids[0]!, { activated: { at: shop.site.shared.now(), day: '2026-11-21' } })
  }
  const shown = async () => {
    const { device_id, key_version } = await enrol(shop)
    return { device_id, key_version }
  }
  const hardwareOf = async (device_id: string) =>
    (await shop.db.selectFrom('box_hardware').select('id').where('device_id', '=', device_id).executeTakeFirstOrThrow()).id
  const transfer = async () => ({ box_id: await device(), member_id: (await shop.member()).member_id, reason: 'Inherited' })
  const waiting = async () => {
    const { request_id, version } = await (await staffClient(shop)).call('box/request_owner', await transfer())
    return { request_id, version }
  }
  return {
    'box/unbind': async () => {
      const [box_id, { device_id }] = [await device(), await shown()]
      await sql`update box set hardware_id = ${await hardwareOf(device_id)} where id = ${box_id}`.execute(shop.db)
      return { box_id, reason: 'Broken' }
    },
    'box/enrol_hardware': async () => ({ count: 1 }),
    'box/renew_key': shown,
    'box/revoke_hardware': shown,
    'box/handle_alert': async () => {
      const { device_id } = await shown()
      const { rows } = await sql<{ id: number }>`
        insert into box_alert (hardware_id, kind, first_at, last_at, count, details)
        values (${await hardwareOf(device_id)}, 'replay', store_now(), store_now(), 1, '{}') returning id`.execute(shop.db)
      return { alert_id: rows[0]!.id }
    },
    'box/save_plan': async () => ({
      term_days: 30,
      daily_rate: '2.000',
      is_active: true,
      is_default: false,
      position: 1,
      names: [{ language: 'en-us' as const, name: 'A month' }],
    }),
    'box/request_owner': transfer,
    'box/approve_owner': waiting,
    'box/refuse_owner': waiting,
  }
}
