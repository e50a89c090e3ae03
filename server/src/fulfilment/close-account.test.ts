import { expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { payAtBank } from '../order/test/shopping.ts'
import { fulfilmentAccountClosure } from './close-account.ts'

const shop = await openTestShop()

test('IDN-13 the phone that was recharged goes with its member, the record of the delivery stays', async () => {
  const { sku_id } = await makeGoods(shop, { goods_type: 'virtual', requirement: { phone: true } })
  const member = await shop.member()
  const { quote } = await member.call('order/quote', { sku_id, quantity: 1 })
  const created = await member.call('order/create', { sku_id, quantity: 1, quote, phone: '13900001111' })
  await payAtBank(shop, member, created.payment_id)
  const context = shop.systemContext()
  expect(await fulfilmentAccountClosure.findBlocker(context, member.member_id)).toBeNull()
  await fulfilmentAccountClosure.erase(context, member.member_id)
  const { recharges } = await member.call('fulfilment/virtual', { order_id: created.order_ids[0]! })
  expect(recharges).toMatchObject([{ mobile: '-', state: 'sent' }])
})
