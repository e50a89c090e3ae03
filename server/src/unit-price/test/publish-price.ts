import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import type { TestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'

/** Two operators publish a price of a coin from the first possible day on. */
export async function publishPrice(shop: TestShop, unit: PricedUnit, price: string): Promise<void> {
  const [ann, bob] = [await staffClient(shop, 'finance'), await staffClient(shop, 'finance')]
  const { first_day: starts_on } = await ann.call('unit_price/current', {})
  const { request_id, version } = await ann.call('unit_price/request', {
    unit,
    price,
    starts_on,
    reason: 'The market',
    is_jump_confirmed: true,
  })
  await bob.call('unit_price/approve', { request_id, version })
}
