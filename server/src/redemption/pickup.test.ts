import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop, type TestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { makeGift } from '../gift/test/gifts.ts'
import { outcomeOf } from '../identity/test/accounts.ts'
import { makeBuyer, payAtBank } from '../order/test/shopping.ts'
import { makeStore } from '../store/test/make-store.ts'
import { makeTeamBuy } from '../team-buy/test/team-buys.ts'
import { deviceOf, halfMinute, makeClerk, orderPickup, paidPickup, redeemAt } from './test/desk.ts'

let at = Math.floor(Date.now() / halfMinute) * halfMinute + 10_000
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (at += 4 * halfMinute) }))
afterAll(() => void vi.useRealTimers())

async function openRoom(settings: Record<string, unknown> = {}) {
  const shop = await openTestShop({ settings })
  const branch_id = await makeStore(shop)
  const { sku_id } = await makeGoods(shop, { stock: 1000 })
  const clerk = await makeClerk(shop, branch_id)
  const operator = await staffClient(shop, 'operator')
  const paid = (quantity = 1) => paidPickup(shop, { sku_id, quantity, branch_id })
  const stateOf = async (order_no: string) => (await operator.call('redemption/list_pickup_orders', { order_no })).list[0]
  return { shop, branch_id, sku_id, clerk, operator, paid, stateOf }
}
const room = await openRoom()
const prepared = await openRoom({ 'redemption.ready_by': 'staff' })
const patient = await openRoom({ 'redemption.on_expiry': 'remind' })

const mailsOf = async ({ db }: TestShop, member_id: number): Promise<string[]> => {
  const { email } = await db.selectFrom('member').select('email').where('id', '=', member_id).executeTakeFirstOrThrow()
  const rows = await db.selectFrom('message').select('template').where('recipient', '=', email).orderBy('id').execute()
  return rows.map(({ template }) => template).filter((template) => template.startsWith('pickup'))
}
const moneyOf = async ({ db }: TestShop, order_id: number): Promise<bigint> => {
  const { rows } = await sql<{ refunded: bigint }>`
    select sum(refunded_total)::bigint as refunded from order_line where order_id = ${order_id}`.execute(db)
  return rows[0]!.refunded
}
const stockOf = async ({ db }: TestShop, sku_id: number) =>
  (await db.selectFrom('stock').select('reserved').where('sku_id', '=', sku_id).executeTakeFirstOrThrow()).reserved

describe('ready', () => {
  test('DSK-04 an order is ready with its payment, its buyer is notified and reminded once', async () => {
    const { shop, paid, stateOf } = room
    const { buyer, order_no, view } = await paid()
    expect(await stateOf(order_no)).toMatchObject({ state: 'ready', remaining: 1, ready_by_name: null })
    const { order_id } = await view()
    expect(await buyer.call('redemption/pickup', { order_id })).toEqual({
      state: 'ready',
      ready_at: expect.any(String),
      expires_at: (await stateOf(order_no))!.expires_at,
    })
    expect(await outcomeOf((await shop.member()).call('redemption/pickup', { order_id }))).toBe('order.not_found')
    expect(await mailsOf(shop, buyer.member_id)).toEqual(['pickup_ready'])
    await shop.advance({ days: 3 })
    await shop.advance({ days: 2 })
    expect(await mailsOf(shop, buyer.member_id)).toEqual(['pickup_ready', 'pickup_reminder'])
    expect((await view()).events.map(({ event, actor }) => `${actor} ${event}`).slice(-1)).toEqual(['system pickup_reminded'])
    const text = await shop.db.selectFrom('message').select('body').where('template', '=', 'pickup_reminder').executeTakeFirstOrThrow()
    expect(text.body).toContain('Bay store')
    expect(text.body).toContain('Please pick it up by')
  })

  test('DSK-04 where a clerk or an operator says so it is prepared first, and not handed over before', async () => {
    const { shop, paid, clerk, operator, stateOf, branch_id } = prepared
    const [one, two, three] = [await paid(), await paid(), await paid()]
    expect(await outcomeOf(clerk.call('redemption/check', { desk_code: one.scanned() }))).toBe('redemption.not_ready')
    expect((await clerk.call('redemption/desk', {})).preparing).toBe(3)
    expect((await clerk.call('redemption/pickup_orders', { state: 'preparing' })).list.map(({ order_id }) => order_id)).toEqual([
      one.order_id,
      two.order_id,
      three.order_id,
    ])
    expect(await clerk.call('redemption/mark_ready', { pickup_order_id: one.order_id })).toMatchObject({ state: 'ready' })
    expect(await outcomeOf(clerk.call('redemption/mark_ready', { pickup_order_id: one.order_id }))).toBe('redemption.not_preparing')
    expect((await one.view()).events.at(-1)).toMatchObject({ event: 'pickup_ready', actor: 'desk', details: { store: 'Bay store' } })
    const stranger = await makeClerk(shop, await makeStore(shop, { names: { 'en-us': 'Hill store' } }))
    expect(await outcomeOf(stranger.call('redemption/mark_ready', { pickup_order_id: two.order_id }))).toBe('redemption.order_not_found')
    const setReady = (...order_ids: number[]) => operator.call('redemption/set_ready', { order_ids })
    expect(await outcomeOf(setReady(two.order_id, one.order_id))).toBe('redemption.not_preparing')
    expect(await outcomeOf(setReady(two.order_id, 2_147_483_647))).toBe('redemption.order_not_found')
    expect((await setReady(two.order_id, three.order_id)).list).toHaveLength(2)
    expect((await stateOf(two.order_no))!.ready_by_name).not.toBeNull()
    expect(await mailsOf(shop, two.buyer.member_id)).toEqual(['pickup_ready'])
    await redeemAt(clerk, two.scanned(), branch_id)
  })

  test('R-16 R-28 an order of a group is opened when the group is complete', async () => {
    const { shop, branch_id, clerk, operator } = room
    const { promotion_id, sku_id, join } = await makeTeamBuy(shop)
    const buyer = await makeBuyer(shop)
    const { order_ids, payment_id, order_nos } = await made()
    async function made() {
      const { order_ids: ids, payment_id: payment } = await orderPickup(buyer, { sku_id, branch_id, more: { promotion_id } })
      return { order_ids: ids, payment_id: payment, order_nos: [(await buyer.call('order/view', { order_id: ids[0]! })).order_no] }
    }
    await payAtBank(shop, buyer, payment_id)
    const order_id = order_ids[0]!
    expect((await operator.call('redemption/list_pickup_orders', { order_no: order_nos[0]! })).list).toEqual([])
    expect(await outcomeOf(buyer.call('fulfilment/pickup', { order_id }))).toBe('fulfilment.not_ready_for_pickup')
    const { promotion } = await buyer.call('order/view', { order_id })
    await join(promotion!.subject!)
    const device = await deviceOf(buyer, order_id)
    await redeemAt(clerk, device.scanned(), branch_id)
    await shop.advance({ minutes: 5 })
    expect((await buyer.call('order/view', { order_id })).state).toBe('completed')
  })

  test('DSK-03 a gift that is fetched is handed over like any order', async () => {
    const { shop, branch_id, clerk, sku_id } = room
    const buyer = await makeBuyer(shop)
    const gift_id = await makeGift(shop, buyer.member_id, sku_id)
    const { order_ids } = await orderPickup(buyer, { sku_id, branch_id, more: { gift_id } })
    const order_id = order_ids[0]!
    const done = await redeemAt(clerk, (await deviceOf(buyer, order_id)).typed(), branch_id)
    expect(done.lines).toMatchObject([{ quantity: 1 }])
    await shop.advance({ minutes: 5 })
    expect((await buyer.call('order/view', { order_id })).state).toBe('completed')
  })
})

describe('not fetched in time', () => {
  test('DSK-04 R-02 everything is refunded and in stock again, once, and the buyer is notified', async () => {
    const { shop, stateOf, clerk, branch_id } = room
    const { sku_id } = await makeGoods(shop)
    const before = await stockOf(shop, sku_id)
    const { buyer, order_id, order_no, view, scanned } = await paidPickup(shop, { sku_id, quantity: 2, branch_id })
    await shop.advance({ days: 13, hours: 23 })
    expect((await stateOf(order_no))!.state).toBe('ready')
    await shop.advance({ hours: 1 })
    const { state, actual_amount, refunded_amount, events } = await view()
    expect([state, refunded_amount]).toEqual(['cancelled', actual_amount])
    expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['order_refunded', 'pickup_expired']))
    expect((await stateOf(order_no))!.state).toBe('expired')
    expect(await mailsOf(shop, buyer.member_id)).toEqual(['pickup_ready', 'pickup_reminder', 'pickup_expired'])
    await shop.advance({ days: 20 })
    expect(await moneyOf(shop, order_id)).toBe(2000n)
    expect(await stockOf(shop, sku_id)).toBe(before)
    expect(await outcomeOf(clerk.call('redemption/check', { desk_code: scanned() }))).toBe('redemption.refunded')
  })

  test('DSK-04 after a part was handed over the rest alone is refunded, and the order is completed', async () => {
    const { shop, stateOf, clerk, branch_id } = room
    const { sku_id } = await makeGoods(shop)
    const { order_id, order_no, view, scanned, order_goods_id } = await paidPickup(shop, { sku_id, quantity: 3, branch_id })
    const before = await stockOf(shop, sku_id)
    await redeemAt(clerk, scanned(), branch_id, [{ order_goods_id, quantity: 2 }])
    await shop.advance({ days: 14, minutes: 6 })
    expect(await moneyOf(shop, order_id)).toBe(1000n)
    expect((await view()).state).toBe('completed')
    expect((await stateOf(order_no))!.state).toBe('expired')
    expect(await stockOf(shop, sku_id)).toBe(before - 1)
  })

  test('DSK-04 while an after-sale request is open it waits; what is handed over before is not refunded', async () => {
    const { shop, paid, stateOf, operator, clerk, branch_id } = room
    const { order_id, order_no, view, scanned, order_goods_id, buyer } = await paid(2)
    await shop.advance({ days: 13, hours: 20 })
    const input = { order_goods_id, kind: 'refund_only', quantity: 1, reason: 'too_slow', note: '' } as const
    const { refund_id } = await buyer.call('refund/apply', input)
    await shop.advance({ hours: 5 })
    expect((await stateOf(order_no))!.state).toBe('ready')
    await operator.call('refund/refuse', { refund_id, version: 1, reply: 'It waits for you' })
    await redeemAt(clerk, scanned(), branch_id)
    await shop.advance({ days: 3 })
    expect(await moneyOf(shop, order_id)).toBe(0n)
    expect((await view()).state).toBe('completed')
  })

  test('DSK-04 by the other setting its buyer is reminded once more, and nothing is refunded', async () => {
    const { shop, paid, stateOf } = patient
    const { buyer, order_id, order_no, view } = await paid()
    expect((await stateOf(order_no))!.expires_at).toBeNull()
    await shop.advance({ days: 40 })
    expect(await mailsOf(shop, buyer.member_id)).toEqual(['pickup_ready', 'pickup_reminder', 'pickup_reminder'])
    expect([(await view()).state, await moneyOf(shop, order_id)]).toEqual(['paid', 0n])
  })

  test('DSK-04 R-28 handed over at the moment of its expiry: one of them', async () => {
    const { shop, paid, clerk, branch_id } = room
    for (let n = 0; n < 3; n++) {
      const { order_id, view, scanned } = await paid()
      await shop.advance({ days: 13, hours: 23, minutes: 59 })
      const { check_token } = await clerk.call('redemption/check', { desk_code: scanned() })
      const [outcome] = await Promise.all([
        outcomeOf(clerk.call('redemption/redeem', { check_token, branch_id })),
        shop.advance({ minutes: 2 }),
      ])
      const { state, lines } = await view()
      const isHandedOver = lines[0]!.shipped_quantity === 1
      expect(await moneyOf(shop, order_id)).toBe(isHandedOver ? 0n : 1000n)
      expect([outcome === 'redemption.refunded', state === 'cancelled']).toEqual([!isHandedOver, !isHandedOver])
      vi.setSystemTime((at += 4 * halfMinute))
    }
  })
})

test('DSK-02 lists of the desk and the console go page by page, and are of the clerk’s stores alone', async () => {
  const { shop, paid, clerk, operator, branch_id } = await openRoom()
  const orders = [await paid(), await paid(), await paid()]
  const first = await clerk.call('redemption/pickup_orders', { page_size: 2 })
  const second = await clerk.call('redemption/pickup_orders', { page_size: 2, cursor: first.next! })
  expect([...first.list, ...second.list].map(({ order_id }) => order_id)).toEqual(orders.map(({ order_id }) => order_id))
  for (const { scanned } of orders) await redeemAt(clerk, scanned(), branch_id)
  const stranger = await makeClerk(shop, await makeStore(shop))
  expect((await stranger.call('redemption/list', {})).list).toEqual([])
  expect(await outcomeOf(stranger.call('redemption/list', { branch_id }))).toBe('call.wrong_fields')
  const records = await clerk.call('redemption/list', { page_size: 2, is_own: true, kind: 'order' })
  expect(records.list).toHaveLength(2)
  expect((await clerk.call('redemption/list', { cursor: records.next! })).list).toHaveLength(1)
  expect((await clerk.call('redemption/list', { day: '2020-01-01' })).list).toEqual([])
  const redemption_id = records.list[0]!.redemption_id
  expect(await outcomeOf(stranger.call('redemption/view', { redemption_id }))).toBe('redemption.not_found')
  const own = { clerk_id: clerk.member_id, branch_id, kind: 'order' as const }
  expect((await operator.call('redemption/list_redemptions', { ...own, sort: 'redeemed_at', page_size: 1 })).next).not.toBeNull()
  expect((await operator.call('redemption/list_redemptions', { from: '2099-01-01' })).list).toEqual([])
  expect((await operator.call('redemption/list_pickup_orders', { state: 'redeemed', sort: 'expires_at' })).list).toHaveLength(3)
})

test('DSK-04 R-02 refunds, reminders and desks at once: none waits for another for ever, and the order ends once', async () => {
  const { shop, paid, clerk, operator, stateOf } = prepared
  for (let n = 0; n < 4; n++) {
    const { order_id, order_no, order_goods_id, buyer } = await paid()
    const input = { order_goods_id, kind: 'refund_only', quantity: 1, reason: 'changed_mind', note: '' } as const
    const { refund_id } = await buyer.call('refund/apply', input)
    const outcomes = await Promise.all([
      outcomeOf(operator.call('refund/approve', { refund_id, version: 1 })),
      outcomeOf(clerk.call('redemption/mark_ready', { pickup_order_id: order_id })),
      outcomeOf(operator.call('redemption/set_ready', { order_ids: [order_id] })),
    ])
    expect(outcomes).not.toContain('call.internal_error')
    expect((await stateOf(order_no))!.state).toBe('refunded')
    await shop.advance({ days: 15 })
    expect(await moneyOf(shop, order_id)).toBe(1000n)
  }
})
