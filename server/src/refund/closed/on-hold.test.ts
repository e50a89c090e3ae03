import { expect, test } from 'vitest'
import { makeGoods, stockOf } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { makePromotion, readReserved } from '../../../test/make-promotion.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { buyFromSource } from '../../checkout/test/buy-from-source.ts'
import { makeBuyer, payAtBank, refusalOf, type Buyer } from '../../order/test/shopping.ts'
import { refundOrder } from './refund-order.ts'

const shop = await openTestShop()
const clerk = await staffClient(shop)

async function makeTeamBuy(size = 2) {
  const { sku_id, goods_id } = await makeGoods(shop, { price: 2000, stock: 50 })
  const items = [{ sku_id, goods_id, price: 1200, stock: 20, rules: { leader_price: 1000 } }]
  const promotion_id = await makePromotion(shop, { kind: 'team_buy', rules: { size, hours: 24, virtual_completion: false }, items })
  async function join(buyer: Buyer, group_id?: number) {
    const done = await buyFromSource(buyer, { promotion_id, sku_id, quantity: 1, ...(group_id === undefined ? {} : { group_id }) })
    await payAtBank(shop, buyer, done.made.payment_id)
    return { ...done, buyer }
  }
  return {
    sku_id,
    promotion_id,
    join,
    reserved: async () => [(await readReserved(shop, promotion_id, sku_id)).reserved, (await stockOf(shop, sku_id)).reserved],
  }
}

test('R-16 while a group forms nothing of its orders is sent, refunded or delivered; complete, they go on like the rest', async () => {
  const { join } = await makeTeamBuy()
  const first = await join(await makeBuyer(shop))
  const onHold = await first.view()
  expect(onHold).toMatchObject({ state: 'paid', on_hold_by: 'team_buy', promotion: { kind: 'team_buy', subject: expect.any(Number) } })
  expect(onHold.lines[0]!.total).toBe('10.00')
  for (const action of ['after_sale', 'remind', 'pickup_code', 'cancel']) expect(onHold.actions).not.toContain(action)
  const order_goods_id = onHold.lines[0]!.order_goods_id
  const request = first.buyer.call('refund/apply', { order_goods_id, kind: 'refund_only', quantity: 1, reason: 'changed_mind', note: '' })
  expect(await refusalOf(request)).toMatchObject({ reason: 'refund.not_refundable' })
  const parcel = { order_id: first.order_id, carrier: 'crane', tracking_no: 'CP-6001' }
  expect(await refusalOf(clerk.call('fulfilment/ship', parcel))).toMatchObject({ reason: 'fulfilment.not_shippable' })
  expect((await clerk.call('fulfilment/to_ship', {})).list.map(({ order_id }) => order_id)).not.toContain(first.order_id)
  const second = await join(await makeBuyer(shop), onHold.promotion!.subject!)
  for (const { view } of [first, second]) {
    const done = await view()
    expect(done).toMatchObject({ state: 'paid', on_hold_by: null, promotion: { subject: onHold.promotion!.subject } })
    expect(done.actions).toEqual(expect.arrayContaining(['remind', 'after_sale']))
    expect(done.events.map(({ event }) => event)).toEqual(['created', 'paid', 'released'])
  }
  await clerk.call('fulfilment/ship', parcel)
  expect((await first.view()).state).toBe('shipping')
})

test('R-16 R-11 R-02 a group that does not fill gives everything of its orders back, once', async () => {
  const { join, reserved: taken } = await makeTeamBuy(3)
  const first = await join(await makeBuyer(shop))
  const group_id = (await first.view()).promotion!.subject!
  const second = await join(await makeBuyer(shop), group_id)
  expect(await taken()).toEqual([2, 2])
  await shop.advance({ hours: 24 })
  await shop.relay()
  for (const { view, buyer, made } of [first, second]) {
    expect(await view()).toMatchObject({
      state: 'cancelled',
      cancel_reason: 'team_buy_failed',
      on_hold_by: null,
      actions: ['buy_again', 'delete'],
    })
    expect((await buyer.call('payment/view', { payment_id: made.payment_id })).state).toBe('refunded')
  }
  expect(await taken()).toEqual([0, 0])
  const again = await shop
    .systemContext()
    .transaction((context) => refundOrder(context, first.order_id, { reason: 'team_buy_failed', key: 'again' }))
  expect([again, await taken()]).toEqual([false, [0, 0]])
})

test('R-02 R-16 a paid order refunded eight times at once goes back once', async () => {
  const { join, reserved: taken } = await makeTeamBuy(3)
  const { order_id, view } = await join(await makeBuyer(shop))
  const refund = (n: number) =>
    shop.systemContext().transaction((context) => refundOrder(context, order_id, { reason: 'team_buy_failed', key: `try ${n}` }))
  const done = await Promise.all(Array.from({ length: 8 }, (_, n) => refund(n)))
  expect([done.filter(Boolean).length, (await view()).state, await taken()]).toEqual([1, 'cancelled', [0, 0]])
})
