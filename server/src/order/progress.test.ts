import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { markShipped } from './progress/mark-shipped.ts'
import { buyCart, buyNow, makeBuyer, payAtBank, refusalOf, type Buyer } from './test/shopping.ts'
import { runTimer } from './test/places.ts'

const shop = await openTestShop()

async function paidOrder(buyer: Buyer, quantity = 2) {
  const { sku_id, goods_id } = await makeGoods(shop, { price: 500 })
  const { order_ids, payment_id } = await buyNow(buyer, sku_id, quantity)
  await payAtBank(shop, buyer, payment_id)
  const order_id = order_ids[0]!
  return { order_id, payment_id, sku_id, goods_id, view: () => buyer.call('order/view', { order_id }) }
}
const ship = (order_id: number) => shop.systemContext().transaction((inner) => markShipped(inner, order_id))
const revenue = async () => {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(e.amount), 0)::bigint as sum from entry e join account a on a.id = e.account_id
    where a.member_id is null and a.purpose = 'revenue' and a.unit = 'MONEY'`.execute(shop.db)
  return rows[0]!.sum
}

describe('a member', () => {
  test('ORD-06 reminds once a day, puts the receipt off once, confirms it, and puts the order away', async () => {
    const buyer = await makeBuyer(shop)
    const { order_id, view } = await paidOrder(buyer)
    const one = { order_id }
    for (const early of ['order/extend', 'order/confirm_receipt', 'order/remove'] as const)
      expect(await refusalOf(buyer.call(early, one))).toEqual({ reason: 'order.action_unavailable' })
    expect((await buyer.call('order/remind', one)).actions).not.toContain('remind')
    expect(await refusalOf(buyer.call('order/remind', one))).toEqual({ reason: 'order.action_unavailable' })
    await ship(order_id)
    const { auto_receive_at } = await view()
    const extended = await buyer.call('order/extend', one)
    expect(Date.parse(extended.auto_receive_at!) - Date.parse(auto_receive_at!)).toBe(3 * 86_400_000)
    expect(await refusalOf(buyer.call('order/extend', one))).toEqual({ reason: 'order.action_unavailable' })
    expect(await buyer.call('order/counts', {})).toMatchObject({ to_receive: 1 })
    expect(await buyer.call('order/confirm_receipt', one)).toMatchObject({ state: 'completed', received_at: expect.any(String) })
    expect(await refusalOf(buyer.call('order/confirm_receipt', one))).toEqual({ reason: 'order.action_unavailable' })
    expect(await buyer.call('order/counts', {})).toMatchObject({ to_receive: 0, to_review: 1 })
    expect((await view()).events.map(({ event }) => event)).toEqual(['created', 'paid', 'reminded', 'shipped', 'extended', 'received'])
    expect(await buyer.call('order/remove', one)).toEqual({ removed: true })
    expect((await buyer.call('order/list', {})).list).toEqual([])
    expect(await refusalOf(view())).toEqual({ reason: 'order.not_found' })
  })

  test('ORD-06 buys again what can be bought, and is told of the rest', async () => {
    const buyer = await makeBuyer(shop)
    const [one, gone] = [await makeGoods(shop), await makeGoods(shop, { names: { 'en-us': 'Gone' } })]
    for (const { sku_id } of [one, gone]) await buyer.call('cart/add', { sku_id, quantity: 2 })
    const { order_ids } = await buyCart(buyer)
    const order_id = order_ids[0]!
    expect(await refusalOf(buyer.call('order/buy_again', { order_id }))).toEqual({ reason: 'order.action_unavailable' })
    await buyer.call('order/cancel', { order_id })
    await shop.db.updateTable('goods').set({ is_listed: false }).where('id', '=', gone.goods_id).execute()
    const again = await buyer.call('order/buy_again', { order_id })
    expect(again).toMatchObject({ added: 1, count: 1, skipped: [{ goods_name: 'Gone', reason: 'This product is no longer available' }] })
  })

  test('§4 a failed payment shows as failed, and is paid after all', async () => {
    const buyer = await makeBuyer(shop)
    const { sku_id } = await makeGoods(shop)
    const { order_ids, payment_id } = await buyNow(buyer, sku_id)
    const view = () => buyer.call('order/view', { order_id: order_ids[0]! })
    await payAtBank(shop, buyer, payment_id, 'cancel')
    expect((await view()).state).toBe('unpaid')
    await payAtBank(shop, buyer, payment_id, 'fail')
    expect(await view()).toMatchObject({ state: 'payment_failed', actions: ['pay', 'cancel'] })
    await payAtBank(shop, buyer, payment_id)
    expect((await view()).state).toBe('paid')
  })

  test('ORD-17 a payment that the shopper cancelled is shown as cancelled, not as failed', async () => {
    const buyer = await makeBuyer(shop)
    const { sku_id } = await makeGoods(shop)
    const { order_ids, payment_id } = await buyNow(buyer, sku_id)
    await payAtBank(shop, buyer, payment_id, 'cancel')
    const { events } = await buyer.call('order/view', { order_id: order_ids[0]! })
    expect(events.map(({ event, details }) => [event, details])).toEqual([
      ['created', {}],
      ['payment_cancelled', {}],
    ])
  })
})

describe('time', () => {
  test('ORD-06 an order on its way is received by itself, its review falls due, and its money is settled once', async () => {
    const buyer = await makeBuyer(shop)
    const { order_id, view } = await paidOrder(buyer)
    await ship(order_id)
    expect(await ship(order_id)).toBe(false)
    expect(await runTimer(shop, 'order.auto_receive', order_id)).toBe(true)
    const { state, received_at, after_sale_until } = await view()
    expect(state).toBe('completed')
    expect(Date.parse(after_sale_until!) - Date.parse(received_at!)).toBe(15 * 86_400_000)
    expect(await runTimer(shop, 'order.auto_review', order_id)).toBe(true)
    const before = await revenue()
    expect(await runTimer(shop, 'order.settle', order_id)).toBe(true)
    expect((await revenue()) - before).toBe(1000n)
    await sql`insert into timer (kind, subject, due_at) values ('order.settle', ${String(order_id)}, store_now())`.execute(shop.db)
    await runTimer(shop, 'order.settle', order_id)
    expect((await revenue()) - before).toBe(1000n)
    expect((await view()).events.map(({ event }) => event)).toContain('settled')
    expect(await shop.db.selectFrom('timer').selectAll().where('error', 'is not', null).execute()).toEqual([])
  })

  test('R-22 what is settled is what did not go back, and an open after-sale holds it up', async () => {
    const buyer = await makeBuyer(shop)
    const { order_id } = await paidOrder(buyer)
    await ship(order_id)
    await buyer.call('order/confirm_receipt', { order_id })
    await sql`update order_line set after_sale_state = 'open' where order_id = ${order_id}`.execute(shop.db)
    const before = await revenue()
    await runTimer(shop, 'order.settle', order_id)
    expect((await revenue()) - before).toBe(0n)
    await sql`update order_line set after_sale_state = 'refunded', refunded_quantity = 1, refunded_total = 500 where order_id = ${order_id}`.execute(
      shop.db,
    )
    await runTimer(shop, 'order.settle', order_id)
    expect((await revenue()) - before).toBe(500n)
  })

  test('R-29 confirming and time at once receive the order once', async () => {
    const buyer = await makeBuyer(shop)
    for (let n = 0; n < 6; n++) {
      const { order_id, view } = await paidOrder(buyer)
      await ship(order_id)
      await Promise.allSettled([
        buyer.call('order/confirm_receipt', { order_id }),
        runTimer(shop, 'order.auto_receive', order_id),
        buyer.call('order/confirm_receipt', { order_id }),
      ])
      const { state, events } = await view()
      expect([state, events.filter(({ event }) => event === 'received' || event === 'auto_received').length]).toEqual(['completed', 1])
    }
  })
})
