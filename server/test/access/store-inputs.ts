import type { StoreInput } from '../../src/store/test/make-store.ts'
import { makeStore } from '../../src/store/test/make-store.ts'
import { paidPickup } from '../../src/redemption/test/desk.ts'
import { makeGoods } from '../fixtures.ts'
import type { TestShop } from '../harness.ts'

/** What each change of stores, orders to pick up and agents' codes takes to be done. */
export function storeInputs(shop: TestShop) {
  let made = 0
  const shown = async (input?: StoreInput) => ({ branch_id: await makeStore(shop, input), version: 1 })
  const memberId = async () => (await shop.member()).member_id
  return {
    'store/save': async () => ({
      phone: '',
      hours: [{ weekday: 1, from: '10:00', until: '22:00' }],
      closed_days: ['2031-01-01'],
      is_open: true,
      offers_pickup: true,
      position: 0,
      texts: [{ language: 'en-us' as const, name: 'Bay store', address: '8 Harbour Road', note: '' }],
    }),
    'store/switch': async () => ({ ...(await shown()), is_open: false }),
    'store/remove': async () => shown(),
    'store/add_clerks': async () => ({ branch_id: await makeStore(shop), member_ids: [await memberId()] }),
    'store/remove_clerk': async () => {
      const clerk = { branch_id: await makeStore(shop), member_id: await memberId() }
      await shop.db
        .insertInto('store_clerk')
        .values({ store_id: clerk.branch_id, member_id: clerk.member_id, added_at: shop.site.shared.now() })
        .execute()
      return clerk
    },
    'redemption/set_ready': async () => {
      const { order_id } = await paidPickup(shop, { sku_id: (await makeGoods(shop)).sku_id, branch_id: await makeStore(shop) })
      await shop.db.updateTable('pickup').set({ state: 'preparing', ready_at: null }).where('order_id', '=', order_id).execute()
      return { order_ids: [order_id] }
    },
    'identity/make_agent_codes': async () => ({ kind: 'dealer' as const, pattern: `AUDIT-${++made}-##`, count: 2, note: '' }),
    'identity/change_agent_code': async () => {
      const { id } = await shop.db
        .insertInto('agent_code')
        .values({ kind: 'dealer', code: `AUDITED-${++made}`, created_at: shop.site.shared.now() })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { agent_code_id: id, version: 1, is_active: false, note: 'Left the region' }
    },
  }
}
