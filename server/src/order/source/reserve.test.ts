import { beforeEach, expect, test } from 'vitest'
import { makeGoods, stockOf } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { decidePayment } from '../../payment/sandbox/decide-payment.ts'
import { reservations } from '../../reservations.ts'
import { reversed } from '../../refund/execute/execute-refund.ts'
import { buyNow, goToBank, makeBuyer } from '../test/shopping.ts'
import { type OrderReservation, reserved, type Reservations } from './reserve.ts'

/** The reservations of a shop, each noted before it is carried out. */
const calls: { part: string; reservation: OrderReservation }[] = []
const noted = Object.fromEntries(
  reserved.map((part): [string, Reservations['stock']] => [
    part,
    async (context, reservation) => {
      calls.push({ part, reservation })
      await reservations[part](context, reservation)
    },
  ]),
) as Reservations

const shop = await openTestShop({ reservations: noted })
beforeEach(() => calls.splice(0))

test('R-02 what an order reserves is reserved in the order of locks, and is what a refund reverses beside the money', () => {
  expect(reserved).toEqual(['limits', 'coupon', 'source', 'promotions', 'stock', 'coins'])
  expect(reversed.filter((part) => part !== 'money')).toEqual(reserved)
})

test('ORD-04 R-25 an order reserves each part once, and again when it is paid after it was closed', async () => {
  const { sku_id, goods_id } = await makeGoods(shop, { price: 700, stock: 3, max_per_member: 3 })
  const buyer = await makeBuyer(shop)
  const { order_ids, payment_id } = await buyNow(buyer, sku_id, 2)
  const first = calls.splice(0)
  expect(first.map(({ part }) => part)).toEqual(reserved)
  expect(first[0]!.reservation).toMatchObject({
    payment_id,
    member_id: buyer.member_id,
    limits: [{ goods_id, quantity: 2, limit: 3 }],
    lines: [{ sku_id, quantity: 2 }],
  })
  const reference = await goToBank(buyer, payment_id)
  await buyer.call('order/cancel', { order_id: order_ids[0]! })
  await decidePayment(shop.site, reference, 'succeed')
  expect(calls.map(({ part }) => part)).toEqual(reserved)
  expect(calls[0]!.reservation).toMatchObject({ limits: first[0]!.reservation.limits, coins: { amount: 0, key: ' again' } })
  expect((await stockOf(shop, sku_id)).reserved).toBe(2)
})
