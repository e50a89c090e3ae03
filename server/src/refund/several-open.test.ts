import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeFreightTemplate, makeReduction } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { openAfterSale } from './test/after-sale.ts'

const shop = await openTestShop()
const { approve, requestRefund, bankRefund, clerk, confirm, escrow, makeRichBuyer, money, paid, refuse, send, ship, taken, view } =
  await openAfterSale(shop)
const lineOf = (id: number) =>
  shop.db
    .selectFrom('order_line')
    .select(['requested_quantity', 'on_hold_quantity', 'refunded_quantity', 'after_sale_state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
type Buyer = Awaited<ReturnType<typeof makeRichBuyer>>
const stateOf = async (buyer: Buyer, order_id: number) => {
  const { state, lines } = await buyer.call('order/view', { order_id })
  return [state, lines[0]!.after_sale_state]
}

test('ORD-13 the rest of a line is being returned while the first request is open; each goes its own way', async () => {
  const { buyer, order_id, lines, goods } = await paid([{ quantity: 5 }])
  const line = lines[0]!
  const first = await requestRefund(buyer, line, { quantity: 2 })
  const { list } = await buyer.call('refund/returnable', { order_id })
  expect(list).toMatchObject([{ order_goods_id: line, refund_only: 3, return_refund: 0, unshipped: 3 }])
  const second = await requestRefund(buyer, line, { quantity: 2 })
  expect(await refusalOf(requestRefund(buyer, line, { quantity: 2 }))).toEqual({ reason: 'refund.quantity_exceeded', details: { left: 1 } })
  const third = await requestRefund(buyer, line)
  expect((await buyer.call('refund/returnable', { order_id })).list).toEqual([])
  expect(await lineOf(line)).toEqual({ requested_quantity: 5, on_hold_quantity: 5, refunded_quantity: 0, after_sale_state: 'open' })

  await refuse(first.refund_id)
  expect(await lineOf(line)).toEqual({ requested_quantity: 3, on_hold_quantity: 3, refunded_quantity: 0, after_sale_state: 'open' })
  expect(await view(buyer, first.refund_id)).toMatchObject({ status: 2, actions: ['reapply', 'cancel'] })
  await approve(second.refund_id)
  expect(await lineOf(line)).toEqual({ requested_quantity: 1, on_hold_quantity: 3, refunded_quantity: 2, after_sale_state: 'open' })
  expect(await stateOf(buyer, order_id)).toEqual(['paid', 'open'])
  await buyer.call('refund/cancel', { refund_id: third.refund_id })
  expect(await lineOf(line)).toEqual({ requested_quantity: 0, on_hold_quantity: 2, refunded_quantity: 2, after_sale_state: 'refunded' })
  await ship(order_id)
  expect([await stateOf(buyer, order_id), await taken(goods[0]!.sku_id)]).toEqual([['shipping', 'refunded'], 3])
})

test('ORD-13 a repeated key makes no second request for the rest of a line', async () => {
  const { buyer, lines } = await paid([{ quantity: 3 }])
  await requestRefund(buyer, lines[0]!)
  const input = { order_goods_id: lines[0]!, kind: 'refund_only', quantity: 1, reason: 'other', note: '' } as const
  const request_key = randomUUID()
  const once = await buyer.call('refund/apply', input, { request_key })
  const again = await buyer.call('refund/apply', input, { request_key })
  expect(again.refund_id).toBe(once.refund_id)
  expect(await lineOf(lines[0]!)).toMatchObject({ requested_quantity: 2, on_hold_quantity: 2 })
})

test('ORD-13 CON-03 units on their way back, units that never went out and a refund by an operator stand beside each other', async () => {
  const { buyer, order_id, lines, goods } = await paid([{ price: 700, quantity: 4 }])
  const line = lines[0]!
  await ship(order_id, [{ order_goods_id: line, quantity: 2 }])
  const parcel = await requestRefund(buyer, line, { kind: 'return_refund' })
  await approve(parcel.refund_id)
  await send(buyer, parcel.refund_id)
  const unsent = await requestRefund(buyer, line, { quantity: 2 })
  expect(await lineOf(line)).toMatchObject({ requested_quantity: 3, on_hold_quantity: 2 })
  const { line: left } = await clerk.call('refund/preview_refund', { order_goods_id: line, quantity: 1 })
  expect(left).toMatchObject({ refund_only: 1, return_refund: 1, unshipped: 0 })
  const done = await clerk.call('refund/refund', { order_goods_id: line, quantity: 1, reason: 'other', note: 'Broken' })
  expect(done).toMatchObject({ status: 6, amount: '7.00' })
  expect(await stateOf(buyer, order_id)).toEqual(['shipping', 'open'])
  await approve(unsent.refund_id)
  await confirm(parcel.refund_id)
  expect(await lineOf(line)).toEqual({ requested_quantity: 0, on_hold_quantity: 2, refunded_quantity: 4, after_sale_state: 'refunded' })
  expect(await taken(goods[0]!.sku_id)).toBe(1)
})

describe('an amount that moved', () => {
  /** Two open requests for one unit each of an order with freight, and what the operator has before them. */
  async function twoOpen() {
    const freight_template_id = await makeFreightTemplate(shop)
    const { buyer, lines } = await paid([{ price: 501, quantity: 2, freight_template_id }])
    const [first, second] = [await requestRefund(buyer, lines[0]!), await requestRefund(buyer, lines[0]!)]
    const shown = async (refund_id: number) => {
      const { refund_amounts, version, amount } = await clerk.call('refund/view_return', { refund_id })
      return { refund_id, version, amount, back: refund_amounts.amount }
    }
    return { buyer, first: first.refund_id, second: second.refund_id, shown }
  }
  const approveShown = ({ refund_id, version }: { refund_id: number; version: number }) =>
    clerk.call('refund/approve', { refund_id, version })

  test('ORD-13 R-12 is not approved as it was: the freight fell away because another request was taken back', async () => {
    const { buyer, first, second, shown } = await twoOpen()
    const stale = await shown(second)
    expect(stale.amount).toBe('11.01')
    await buyer.call('refund/cancel', { refund_id: first })
    expect(await refusalOf(approveShown(stale))).toMatchObject({ reason: 'refund.changed' })
    const fresh = await shown(second)
    expect(fresh).toMatchObject({ amount: '5.01', back: '5.01' })
    expect((await approveShown(fresh)).amount).toBe('5.01')
  })

  test('ORD-13 R-12 is not approved as it was: the freight came to it because another request was refunded', async () => {
    const { first, second, shown } = await twoOpen()
    const stale = await shown(second)
    // What is approved before the other goes first, whatever was asked first: no freight yet.
    expect(stale.back).toBe('5.01')
    expect((await approveShown(await shown(first))).amount).toBe('5.01')
    expect(await refusalOf(approveShown(stale))).toMatchObject({ reason: 'refund.changed' })
    const fresh = await shown(second)
    expect(fresh.back).toBe('11.01')
    expect((await approveShown(fresh)).amount).toBe('11.01')
  })

  test('ORD-13 a refund of a piece by an operator gives what its preview says, before what is under way', async () => {
    const freight_template_id = await makeFreightTemplate(shop)
    const { buyer, lines } = await paid([{ price: 501, quantity: 2, freight_template_id }])
    await requestRefund(buyer, lines[0]!)
    const oneUnit = { order_goods_id: lines[0]!, quantity: 1 }
    const { refund_amounts } = await clerk.call('refund/preview_refund', oneUnit)
    const done = await clerk.call('refund/refund', { ...oneUnit, reason: 'other', note: 'Broken' })
    expect([refund_amounts.amount, done.amount]).toEqual(['5.01', '5.01'])
  })
})

describe('odd cents and freight', () => {
  beforeAll(() => makeReduction(shop, { steps: [{ threshold: 1332, effect: { kind: 'money', amount: 1 } }] }))

  test.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 2, 0]]])(
    'R-08 R-11 R-12 requests of one line refunded in the order %j give back what was paid to the cent, as each says',
    async (turns) => {
      const escrowBefore = await escrow()
      const buyer = await makeRichBuyer(0n, 150n)
      const freight_template_id = await makeFreightTemplate(shop)
      const { order_id, lines, goods, reference } = await paid([{ price: 333, quantity: 4, freight_template_id }], buyer)
      const requests: { refund_id: number; amount: string }[] = []
      for (const quantity of [1, 2, 1]) requests.push(await requestRefund(buyer, lines[0]!, { quantity }))
      expect(requests.map(({ amount }) => amount)).toEqual(['3.32', '6.66', '11.33'])
      const all = () => Promise.all(requests.map(({ refund_id }) => view(buyer, refund_id)))
      for (const turn of turns) {
        await approve(requests[turn]!.refund_id)
        const shown = await all()
        expect(shown.map(({ refund_amounts }) => refund_amounts.amount)).toEqual(shown.map(({ amount }) => amount))
        expect(shown.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)).toBe(2131)
      }
      const last = (await all()).map(({ refund_amounts }) => refund_amounts.freight === 'last_unshipped')
      expect(last).toEqual([0, 1, 2].map((turn) => turn === turns[2]))
      expect([await bankRefund(reference), (await money(buyer)).withdrawable, (await escrow()) - escrowBefore]).toEqual([1981n, '1.50', 0n])
      expect([await taken(goods[0]!.sku_id), await stateOf(buyer, order_id)]).toEqual([0, ['cancelled', 'refunded']])
    },
  )
})
