import { expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { payAtBank } from '../order/test/shopping.ts'
import { shippingFarewell } from './farewell.ts'

const shop = await openTestShop()

test('IDN-13 the phone that was recharged goes with its member, the record of the delivery stays', async () => {
  const { sku_id } = await makeGoods(shop, { goods_type: 'virtual', requirement: { phone: true } })
  const member = await shop.member()
  const { quote } = await member.call('order/quote', { sku_id, quantity: 1 })
  const made = await member.call('order/create', { sku_id, quantity: 1, quote, phone: '13900001111' })
  await payAtBank(shop, member, made.payment_id)
  const context = shop.systemContext()
  expect(await shippingFarewell.obstacle(context, member.member_id)).toBeNull()
  await shippingFarewell.erase(context, member.member_id)
  const { recharges } = await member.call('shipping/virtual', { order_id: made.order_ids[0]! })
  expect(recharges).toMatchObject([{ mobile: '-', state: 'sent' }])
})
