import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { buyNow, makeAddress, makeBuyer, refusalOf } from '../../order/test/shopping.ts'
import { openCommissions } from '../test/commissions.ts'
import { makeDistributorMember, makeLevel } from '../test/distributors.ts'
import { clawBackCommission } from './post-commission.ts'

const shop = await openTestShop()
const clerk = await staffClient(shop, 'operator')
const commissions = await openCommissions(shop)
const { bindTo, chain, pay, receive, settle, refund, refundLate, rowsOf, balancesOf, expense } = commissions
const index = (one: { call: Awaited<ReturnType<typeof makeDistributorMember>>['call'] }) => one.call('distribution/index', {})

describe('from payment to the wallet', () => {
  test('R-22 pending when paid, frozen when received, available when after-sale is over, to three generations', async () => {
    const { buyer, distributors } = await chain()
    const before = await expense()
    const { order_id } = await pay(buyer, [{ price: 10_000, quantity: 2 }])
    expect(await rowsOf(order_id)).toEqual(['1 pending 1000 0', '2 pending 400 0', '3 pending 200 0'])
    expect(await index(distributors[0]!)).toMatchObject({ today: '10.00', today_orders: 1, pending: '10.00', frozen: '0.00', orders: 1 })
    expect(await expense()).toBe(before)

    await receive(order_id)
    expect(await rowsOf(order_id)).toEqual(['1 frozen 1000 0', '2 frozen 400 0', '3 frozen 200 0'])
    expect(await Promise.all(distributors.map(balancesOf))).toEqual([
      [0n, 1000n],
      [0n, 400n],
      [0n, 200n],
    ])
    expect(await expense()).toBe(before - 1600n)
    expect(await index(distributors[0]!)).toMatchObject({ pending: '0.00', frozen: '10.00', withdrawable: '0.00', total: '0.00' })
    const [shown] = (await distributors[0]!.call('distribution/orders', {})).list
    expect(Math.round((Date.parse(shown!.available_at!) - Date.parse(shop.site.shared.now())) / 60_000)).toBe(15 * 1440)

    await shop.advance({ days: 16 })
    expect(await rowsOf(order_id)).toEqual(['1 available 1000 0', '2 available 400 0', '3 available 200 0'])
    expect(await Promise.all(distributors.map(balancesOf))).toEqual([
      [1000n, 0n],
      [400n, 0n],
      [200n, 0n],
    ])
    expect(await index(distributors[0]!)).toMatchObject({
      frozen: '0.00',
      withdrawable: '10.00',
      total: '10.00',
      today: '0.00',
      debt: '0.00',
    })
    const { rows } = await sql<{ kind: string; income_code: number; lines: number }>`
      select t.kind, t.income_code, count(*)::int as lines from transfer t join entry e on e.transfer_id = t.id
      where t.subject = ${`order ${order_id}`} and t.kind like 'commission.%' group by t.id, t.kind, t.income_code order by min(t.recorded_at)`.execute(
      shop.db,
    )
    expect(rows).toEqual([
      { kind: 'commission.freeze', income_code: 106, lines: 4 },
      { kind: 'commission.release', income_code: 106, lines: 6 },
    ])
  })

  test('DST-03 commission is on what was paid after every reduction, without freight, gifts and presents', async () => {
    const { buyer, distributors } = await chain(1)
    await sql`update member set grade = 5 where id = ${buyer.member_id}`.execute(shop.db)
    const { order_id } = await pay(buyer, [{ price: 9_900, quantity: 3 }])
    const { rows } = await sql<{ total: bigint }>`select total from order_line where order_id = ${order_id}`.execute(shop.db)
    expect(rows[0]!.total).toBeLessThanOrEqual(29_700n)
    const [shown] = (await distributors[0]!.call('distribution/orders', {})).list
    expect(shown).toMatchObject({ base: (Number(rows[0]!.total) / 100).toFixed(2), generation: 1, state: 'pending', goods_count: 3 })
    expect(await rowsOf(order_id)).toEqual([`1 pending ${(rows[0]!.total * 50_000n) / 1_000_000n} 0`])
  })

  test('DST-03 by rates of the goods, of the level, or none; a share of a cent goes to the line with the largest', async () => {
    const { buyer, distributors } = await chain(1)
    const { level_id } = await makeLevel(shop, { rates: [60_000, 20_000, 10_000], needed: [99, 0, 0] })
    await sql`update distributor set level_id = ${level_id} where member_id = ${distributors[0]!.member_id}`.execute(shop.db)
    const { goods, order_id } = await pay(buyer, [{ price: 115 }, { price: 113 }, { price: 1000 }])
    // 6.9 + 6.78 + 60 cents: 73 in all.
    expect(await rowsOf(order_id)).toEqual(['1 pending 7 0', '1 pending 6 0', '1 pending 60 0'])
    await clerk.call('distribution/save_goods', { goods_id: goods[0]!.goods_id, version: 0, mode: 'none' })
    const rates = { first: 100_000, second: 0, third: 0 }
    await clerk.call('distribution/save_goods', { goods_id: goods[1]!.goods_id, version: 0, mode: 'own', rates })
    for (const one of goods) await buyer.call('cart/add', { sku_id: one.sku_id, quantity: 1 })
    const { quote } = await buyer.call('order/quote', { from_cart: true, address_id: buyer.address_id })
    const made = await buyer.call('order/create', { from_cart: true, address_id: buyer.address_id, quote })
    await commissions.payNow(buyer, made.payment_id)
    expect(await rowsOf(made.order_ids[0]!)).toEqual(['1 pending 11 0', '1 pending 60 0'])
    const order = await distributors[0]!.call('distribution/order', { commission_order_id: made.order_ids[0]! })
    expect(order.lines.map(({ rule, rate_ppm, commission }) => [rule, rate_ppm, commission])).toEqual([
      ['goods', 100_000, '0.11'],
      ['level', 60_000, '0.60'],
    ])
    expect(order.events.map(({ event, amount }) => [event, amount])).toEqual([
      ['ordered', null],
      ['paid', '0.71'],
    ])
  })

  test('DST-03 what awards and commission would promise beyond the margin is clipped when it is paid', async () => {
    const { buyer } = await chain()
    const { goods } = await pay(buyer, [{ price: 10_000 }])
    await sql`insert into goods_commission (goods_id, mode, margin_ppm) values (${goods[0]!.goods_id}, 'level', 40000)`.execute(shop.db)
    await buyer.call('cart/add', { sku_id: goods[0]!.sku_id, quantity: 1 })
    const { quote } = await buyer.call('order/quote', { from_cart: true, address_id: buyer.address_id })
    const { order_ids, payment_id } = await buyer.call('order/create', { from_cart: true, address_id: buyer.address_id, quote })
    await commissions.payNow(buyer, payment_id)
    // 8 % promised, 4 % less the 1 % of the sharing award left: three eighths of each.
    expect(await rowsOf(order_ids[0]!)).toEqual(['1 pending 187 0', '2 pending 75 0', '3 pending 37 0'])
    const { list } = await clerk.call('distribution/list_commissions', { buyer_id: buyer.member_id, sort: '-commission', page_size: 50 })
    expect(list.slice(0, 3).map(({ rate_ppm, commission }) => [rate_ppm, commission])).toEqual([
      [50_000, '5.00'],
      [20_000, '2.00'],
      [18_750, '1.87'],
    ])
  })

  test('R-22 a stopped or a missing generation is unpaid, and nobody moves up', async () => {
    const { buyer, distributors } = await chain()
    await sql`update distributor set state = 'stopped' where member_id = ${distributors[1]!.member_id}`.execute(shop.db)
    const { order_id } = await pay(buyer, [{ price: 10_000 }])
    expect(await rowsOf(order_id)).toEqual(['1 pending 500 0', '3 pending 100 0'])
    const alone = await makeBuyer(shop)
    expect(await rowsOf((await pay(alone, [{ price: 10_000 }])).order_id)).toEqual([])
  })
})

describe('the binding of the order’s time', () => {
  test('R-23 a binding changed between order and payment, or after, does not move the commission', async () => {
    const { buyer, distributors } = await chain(1)
    const other = await makeDistributorMember(shop)
    const { goods } = await pay(await makeBuyer(shop), [{ price: 10_000 }])
    await buyer.call('cart/add', { sku_id: goods[0]!.sku_id, quantity: 1 })
    const { quote } = await buyer.call('order/quote', { from_cart: true, address_id: buyer.address_id })
    const { order_ids, payment_id } = await buyer.call('order/create', { from_cart: true, address_id: buyer.address_id, quote })
    await shop.advance({ minutes: 1 })
    await clerk.call('distribution/rebind', { member_id: buyer.member_id, distributor_id: other.member_id, reason: 'Moved' })
    await commissions.payNow(buyer, payment_id)
    const order_id = order_ids[0]!
    expect([await index(distributors[0]!), await index(other)]).toMatchObject([{ pending: '5.00' }, { pending: '0.00' }])
    await settle(order_id)
    expect([await balancesOf(distributors[0]!), await balancesOf(other)]).toEqual([
      [500n, 0n],
      [0n, 0n],
    ])
    await pay(buyer, [{ price: 10_000 }])
    expect([await index(distributors[0]!), await index(other)]).toMatchObject([{ pending: '0.00' }, { pending: '5.00' }])
  })

  test('R-23 DST-02 the link that brought an order binds its buyer, as of the order', async () => {
    const [distributor, later, buyer] = [await makeDistributorMember(shop), await makeDistributorMember(shop), await makeBuyer(shop)]
    const { goods } = await pay(await makeBuyer(shop), [{ price: 10_000 }])
    const order = async (source_member: number) => {
      const { quote } = await buyer.call('order/quote', { sku_id: goods[0]!.sku_id, quantity: 1, address_id: buyer.address_id })
      return buyer.call('order/create', { sku_id: goods[0]!.sku_id, quantity: 1, address_id: buyer.address_id, quote, source_member })
    }
    const made = await order(distributor.member_id)
    await commissions.payNow(buyer, made.payment_id)
    expect(await index(distributor)).toMatchObject({ pending: '5.00', members: { first: 1 } })
    const next = await order(later.member_id)
    await commissions.payNow(buyer, next.payment_id)
    expect([await index(distributor), await index(later)]).toMatchObject([{ pending: '10.00' }, { pending: '0.00', members: { first: 0 } }])
    const { list } = await clerk.call('distribution/bindings', { member_id: buyer.member_id })
    expect(list).toMatchObject([{ distributor_id: distributor.member_id, way: 'link' }])
    const { created_at } = await buyer.call('order/view', { order_id: made.order_ids[0]! })
    expect(list[0]!.bound_at).toBe(created_at)
  })
})

describe('refunds', () => {
  test('R-22 half refunded while pending takes half, and the whole makes it void', async () => {
    const { buyer, distributors } = await chain(1)
    const { order_id, lines } = await pay(buyer, [{ price: 10_000, quantity: 2 }])
    await refund(lines[0]!, 1)
    expect(await rowsOf(order_id)).toEqual(['1 pending 1000 500'])
    expect(await index(distributors[0]!)).toMatchObject({ pending: '5.00', today: '5.00' })
    await refund(lines[0]!, 1)
    expect(await rowsOf(order_id)).toEqual(['1 void 1000 1000'])
    const order = await distributors[0]!.call('distribution/order', { commission_order_id: order_id })
    expect(order).toMatchObject({ state: 'void', commission: '0.00', clawed_back: '10.00', base: '0.00' })
    expect(order.events.map(({ event }) => event)).toEqual(['ordered', 'paid', 'clawed_back', 'clawed_back', 'void'])
    expect(await balancesOf(distributors[0]!)).toEqual([0n, 0n])
    expect((await distributors[0]!.call('distribution/bill', {})).list).toEqual([])
  })

  test('R-22 half refunded while frozen leaves half to become available', async () => {
    const { buyer, distributors } = await chain()
    const before = await expense()
    const { order_id, lines } = await pay(buyer, [{ price: 10_000, quantity: 2 }])
    await receive(order_id)
    await refund(lines[0]!, 1)
    expect(await rowsOf(order_id)).toEqual(['1 frozen 1000 500', '2 frozen 400 200', '3 frozen 200 100'])
    expect(await Promise.all(distributors.map(balancesOf))).toEqual([
      [0n, 500n],
      [0n, 200n],
      [0n, 100n],
    ])
    await shop.advance({ days: 16 })
    expect(await balancesOf(distributors[0]!)).toEqual([500n, 0n])
    expect((await expense()) - before).toBe(-800n)
  })

  test('R-22 an order refunded whole while frozen gives all of it back', async () => {
    const { buyer, distributors } = await chain(1)
    const before = await expense()
    const { order_id, lines } = await pay(buyer, [{ price: 3_333, quantity: 3 }])
    await receive(order_id)
    for (let n = 0; n < 3; n++) await refund(lines[0]!, 1)
    expect(await rowsOf(order_id)).toEqual(['1 void 499 499'])
    expect([await balancesOf(distributors[0]!), await expense()]).toEqual([[0n, 0n], before])
  })

  test('R-22 half refunded when it is available is taken from the balance, once for each cause', async () => {
    const { buyer, distributors } = await chain(1)
    const distributor = distributors[0]!
    const { order_id, lines } = await pay(buyer, [{ price: 10_000, quantity: 2 }])
    await settle(order_id)
    await refundLate(order_id, lines[0]!, 10_000, 'return 1')
    await shop.systemContext().transaction((inner) => clawBackCommission(inner, { order_id, cause: 'return 1' }))
    await shop.systemContext().transaction((inner) => clawBackCommission(inner, { order_id, cause: 'return 1 again' }))
    expect(await rowsOf(order_id)).toEqual(['1 available 1000 500'])
    expect(await balancesOf(distributor)).toEqual([500n, 0n])
    expect(await index(distributor)).toMatchObject({ withdrawable: '5.00', total: '5.00', debt: '0.00' })
    expect((await distributor.call('distribution/bill', {})).list.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'clawed_back -5.00',
      'available 10.00',
    ])
  })

  test('R-22 refunded after it was spent is owed, and netted from what becomes available next', async () => {
    const { buyer, distributors } = await chain(1)
    const distributor = distributors[0]!
    const before = await expense()
    const first = await pay(buyer, [{ price: 10_000, quantity: 2 }])
    await settle(first.order_id)
    const { goods } = await pay(await makeBuyer(shop), [{ price: 800 }])
    // The distributor buys something for 8.00 of it.
    const spender = { ...distributor, address_id: await makeAddress(distributor) }
    const { payment_id } = await buyNow(spender, goods[0]!.sku_id)
    const grant = await commissions.grantFor(spender, 'payment', String(payment_id), 800n)
    await spender.call('payment/pay', { payment_id, method: 'sandbox', use_balance: true, grant })
    expect((await balancesOf(distributor))[0]).toBe(200n)

    await refundLate(first.order_id, first.lines[0]!, 10_000, 'return 1')
    expect(await balancesOf(distributor)).toEqual([0n, 0n])
    expect(await index(distributor)).toMatchObject({ withdrawable: '0.00', total: '5.00', debt: '3.00' })
    expect((await clerk.call('distribution/figures', { from: '2026-01-01', until: '2026-01-02' })).debt).toBe('3.00')
    expect((await commissions.finance.call('ops/liabilities', {})).debts).toMatchObject([{ unit: 'MONEY', amount: '3.00', worth: '3.00' }])

    const second = await pay(buyer, [{ price: 10_000 }])
    await settle(second.order_id)
    expect(await balancesOf(distributor)).toEqual([200n, 0n])
    expect(await index(distributor)).toMatchObject({ withdrawable: '2.00', total: '10.00', debt: '0.00' })
    expect((await distributor.call('distribution/bill', {})).list.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'netted -3.00',
      'available 5.00',
      'clawed_back -2.00',
      'available 10.00',
    ])
    expect((await expense()) - before).toBe(-1000n)
  })

  test('R-22 refunds of a few cents each take back exactly what one refund of all would', async () => {
    const { buyer } = await chain(1)
    const { order_id, lines } = await pay(buyer, [{ price: 1_001, quantity: 7 }])
    for (let n = 0; n < 7; n++) {
      await refund(lines[0]!, 1)
      const { rows } = await sql<{ base_back: bigint; clawed_back: bigint; amount: bigint; base: bigint }>`
        select base_back, clawed_back, amount, base from commission where order_id = ${order_id}`.execute(shop.db)
      const { base_back, clawed_back, amount, base } = rows[0]!
      expect(Math.abs(Number(clawed_back) - (Number(amount) * Number(base_back)) / Number(base))).toBeLessThanOrEqual(0.5)
    }
    expect(await rowsOf(order_id)).toEqual(['1 void 350 350'])
  })
})

test('DST-04 orders by state and generation, page by page; nobody else’s', async () => {
  const { buyer, distributors } = await chain(2)
  const orders: number[] = []
  for (let n = 0; n < 3; n++) orders.push((await pay(buyer, [{ price: 1000 + n }])).order_id)
  await receive(orders[0]!)
  const list = async (input: object) => (await distributors[0]!.call('distribution/orders', input)).list.map(({ order_id }) => order_id)
  expect(await list({})).toEqual(orders.toReversed())
  expect(await list({ state: 'pending' })).toEqual([orders[2], orders[1]])
  expect(await list({ state: 'frozen' })).toEqual([orders[0]])
  expect(await list({ state: 'available' })).toEqual([])
  expect(await list({ generation: 2 })).toEqual([])
  const page = await distributors[1]!.call('distribution/orders', { generation: 2, page_size: 2 })
  expect(page.list[0]!.buyer_name).toMatch(/^.\*\*\*.?$/)
  expect(page.list.map(({ order_id }) => order_id)).toEqual([orders[2], orders[1]])
  const rest = await distributors[1]!.call('distribution/orders', { generation: 2, page_size: 2, cursor: page.next! })
  expect(rest).toMatchObject({ list: [{ order_id: orders[0] }], next: null })
  const other = await makeDistributorMember(shop)
  expect(await refusalOf(other.call('distribution/order', { commission_order_id: orders[0]! }))).toMatchObject({
    reason: 'distribution.order_not_found',
  })
  expect(await list({})).toHaveLength(3)
  await bindTo(await shop.member(), other)
})
