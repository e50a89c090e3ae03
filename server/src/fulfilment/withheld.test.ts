import { expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { openFulfilmentFixture } from './test/fulfilment-fixture.ts'

const shop = await openTestShop()
const room = await openFulfilmentFixture(shop)
const operator = await staffClient(shop, 'operator')
const ship = (order_id: number, tracking_no: string, lines?: { order_goods_id: number; quantity: number }[]) =>
  operator.call('fulfilment/ship', { order_id, carrier: 'harbour', tracking_no, lines })

/** An order of three units, one of which has gone, and two are requested for return before they went. */
async function requestReturn() {
  const { buyer, order_id, lines } = await room.paid(3)
  const order_goods_id = lines[0]!
  await ship(order_id, 'HB-1001', [{ order_goods_id, quantity: 1 }])
  const refundInput = { kind: 'refund_only', quantity: 2, reason: 'changed_mind', note: '' } as const
  const { refund_id } = await buyer.call('refund/apply', { order_goods_id, ...refundInput })
  const view = async () => (await operator.call('fulfilment/parcels', { order_id })).order
  return { buyer, order_id, order_goods_id, refund_id, view }
}

test('ORD-10 R-12 units that are asked back are not sent; once they are refunded the order is on its way', async () => {
  const { order_id, order_goods_id, refund_id, view } = await requestReturn()
  expect(await view()).toMatchObject({ state: 'paid', lines: [{ shipped_quantity: 1, remaining: 0 }] })
  expect(await refusalOf(ship(order_id, 'HB-1002', [{ order_goods_id, quantity: 1 }]))).toMatchObject({ reason: 'fulfilment.too_many' })
  expect(await refusalOf(ship(order_id, 'HB-1002'))).toMatchObject({ reason: 'fulfilment.not_shippable' })
  await operator.call('refund/approve', { refund_id, version: 1 })
  expect(await view()).toMatchObject({ state: 'shipping', lines: [{ refunded_quantity: 2, shipped_quantity: 1, remaining: 0 }] })
  await shop.advance({ days: 7, minutes: 1 })
  expect((await view()).state).toBe('completed')
})

test('ORD-10 units whose request was taken back are sent after all', async () => {
  const { buyer, order_id, refund_id, view } = await requestReturn()
  await buyer.call('refund/cancel', { refund_id })
  expect(await view()).toMatchObject({ lines: [{ remaining: 2 }] })
  expect((await ship(order_id, 'HB-2002')).order).toMatchObject({ state: 'shipping', lines: [{ remaining: 0 }] })
})
