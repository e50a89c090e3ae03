import { expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { buyNow, makeBuyer, payAtBank } from '../order/test/shopping.ts'

const shop = await openTestShop()
const operator = await staffClient(shop, 'operator')

test('ORD-05 ORD-06 an order says in list and detail what of it is being returned, and what was refunded', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id } = await makeGoods(shop, { price: 1000 })
  const { order_ids, payment_id } = await buyNow(buyer, sku_id, 2)
  const order_id = order_ids[0]!
  await payAtBank(shop, buyer, payment_id)
  const shown = async () => {
    const detail = await buyer.call('order/view', { order_id })
    const listed = (await buyer.call('order/list', {})).list[0]!
    const of = ({
      refunded_amount,
      lines,
    }: Pick<typeof detail, 'refunded_amount'> & { lines: readonly (typeof listed.lines)[number][] }) => [
      refunded_amount,
      lines[0]!.refunded_quantity,
      lines[0]!.after_sale_state,
    ]
    expect(of(listed)).toEqual(of(detail))
    return of(detail)
  }
  expect(await shown()).toEqual(['0.00', 0, null])
  const { lines } = await buyer.call('order/view', { order_id })
  const request = { kind: 'refund_only', quantity: 1, reason: 'too_slow', note: '' } as const
  const { refund_id } = await buyer.call('refund/apply', { order_goods_id: lines[0]!.order_goods_id, ...request })
  expect(await shown()).toEqual(['0.00', 0, 'open'])
  await operator.call('refund/approve', { refund_id, version: 1 })
  expect(await shown()).toEqual(['10.00', 1, 'refunded'])
})
