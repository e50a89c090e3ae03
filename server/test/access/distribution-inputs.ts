import { makeApplication, makeDistributorMember, makeLevel } from '../../src/distribution/test/distributors.ts'
import { makeGoods } from '../fixtures.ts'
import type { TestShop } from '../harness.ts'

/** What each change of distribution takes to be done. */
export function distributionInputs(shop: TestShop) {
  return {
    'distribution/decide_application': async () => {
      const { application_id, version } = await makeApplication(shop)
      return { application_id, version, is_approved: true, reason: '' }
    },
    'distribution/change_distributor': async () => {
      const { member_id } = await makeDistributorMember(shop)
      return { member_id, version: 1, state: 'stopped' as const, reason: 'Advertised falsely' }
    },
    'distribution/rebind': async () => {
      const { member_id: distributor_id } = await makeDistributorMember(shop)
      return { member_id: (await shop.member()).member_id, distributor_id, reason: 'Came by a printed code' }
    },
    'distribution/save_level': async () => ({
      position: 1,
      rates: { first: 60_000, second: 20_000, third: 10_000 },
      conditions: { orders: 10, sales: '1000.00', members: 5 },
      texts: [{ language: 'en-us' as const, name: 'Gold' }],
    }),
    'distribution/remove_level': async () => makeLevel(shop),
    'distribution/save_goods': async () => ({ goods_id: (await makeGoods(shop)).goods_id, version: 0, mode: 'none' as const }),
  }
}
