import type { TestShop } from '../harness.ts'
import { staffClient } from '../staff-client.ts'

/** What each change of the trees by an operator takes to be done. */
export function networkInputs(shop: TestShop) {
  const request = async () => ({
    member_id: (await shop.member()).member_id,
    sponsor_id: (await shop.member()).member_id,
    reason: 'Named by telephone',
  })
  const waiting = async () => {
    const { request_id, version } = await (await staffClient(shop)).call('network/request_sponsor', await request())
    return { request_id, version }
  }
  return {
    'network/request_sponsor': request,
    'network/approve_sponsor': waiting,
    'network/refuse_sponsor': waiting,
  }
}
