import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeFreightTemplate } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { makeCoupon } from '../coupon/test/coupons.ts'
import { buyItemAs, makeItem } from '../points-shop/test/items.ts'
import { makeGame } from '../game/test/games.ts'
import { runTimer } from '../order/test/places.ts'
import { refusalOf, type Buyer } from '../order/test/shopping.ts'
import { openAfterSale } from '../refund/test/after-sale.ts'
import { makeRule, makeTask } from './test/rewards.ts'

const shop = await openTestShop()
const afterSale = await openAfterSale(shop)
beforeEach(async () => {
  await sql`update reward_rule set is_on = false`.execute(shop.db)
  await sql`update reward_task set is_on = false`.execute(shop.db)
})

/** An order of `quantity` units of 10.00 each, received and announced by its events. */
async function received(quantity: number, given?: Buyer, freight_template_id: number | null = null) {
  const { buyer, order_id, lines } = await afterSale.paid([{ price: 1000, quantity, freight_template_id }], given)
  await afterSale.ship(order_id)
  await buyer.call('order/confirm_receipt', { order_id })
  await shop.relay()
  return { buyer, order_id, line: lines[0]! }
}
const refund = async ({ buyer, line }: Awaited<ReturnType<typeof received>>, quantity: number) => {
  const { refund_id } = await afterSale.requestRefund(buyer, line, { quantity })
  await afterSale.approve(refund_id)
  await shop.relay()
}
const settle = async ({ order_id }: { order_id: number }) => {
  expect(await runTimer(shop, 'order.settle', order_id)).toBe(true)
  await shop.relay()
}
const taskOf = async (buyer: Buyer, task_id: number) =>
  (await buyer.call('reward/tasks', {})).list.find((task) => task.task_id === task_id)!

/** All that rules and tasks can have brought a member. */
async function earned(buyer: Buyer, game_id: number) {
  const { money } = await buyer.call('wallet/view', {})
  const coupons = (await buyer.call('coupon/mine', {})).list.length
  const { chances } = await buyer.call('game/view', { game_id, kind: 'wheel' })
  return { money: money.total, longcoin: (await buyer.call('reward/tasks', {})).longcoin, coupons, chances }
}
const nothing = { money: '0.00', longcoin: 0, coupons: 0, chances: 0 }

describe('a purchase that comes back', () => {
  test('R-11 PRM-15 three rounds of buy, receive, refund earn nothing', async () => {
    const [coupon_id, grant_id, game_id] = [
      await makeCoupon(shop, { claim_method: 'granted' }),
      await makeCoupon(shop, { claim_method: 'granted' }),
      await makeGame(shop),
    ]
    await makeRule(shop, { occasion: 'consume', threshold: 1000, is_each: true, longcoin: 10, red_packet: 300, game_id, chances: 2 })
    await makeRule(shop, { occasion: 'consume', coupon_id })
    const task_id = await makeTask(shop, { kind: 'order', goal: 1, longcoin: 50, coupon_id: grant_id, game_id, chances: 1 })
    let buyer: Buyer | undefined
    for (let round = 0; round < 3; round++) {
      const order = await received(2, buyer)
      buyer = order.buyer
      expect(await earned(buyer, game_id)).toEqual({ ...nothing, longcoin: 20 })
      expect(await buyer.call('reward/claim_task', { task_id })).toMatchObject({ is_pending: true, reward: { longcoin: 50 } })
      expect(await taskOf(buyer, task_id)).toMatchObject({ state: 'pending', done: 1 })
      await refund(order, 2)
      await settle(order)
      expect(await taskOf(buyer, task_id)).toMatchObject({ state: 'open', done: 0 })
      expect(await earned(buyer, game_id)).toEqual(nothing)
    }
    expect(await shop.db.selectFrom('reward_debt').select('longcoin').where('member_id', '=', buyer!.member_id).execute()).toEqual([])
  })

  test('R-11 PRM-11 coins that became a red packet before the refund are owed: rounds of it earn one packet and the debt for it', async () => {
    const game_id = await makeGame(shop)
    const item_id = await makeItem(shop, { amount: '3.00', longcoin: 20 })
    await makeRule(shop, { occasion: 'consume', threshold: 1000, is_each: true, longcoin: 10 })
    const debt = async () =>
      (await shop.db.selectFrom('reward_debt').select('longcoin').where('member_id', '=', buyer!.member_id).execute()).map(
        (one) => one.longcoin,
      )
    const packet = (member: Buyer) => buyItemAs(shop, member, { item_id, quantity: 1, longcoin: 20 })
    let buyer: Buyer | undefined
    for (let round = 0; round < 3; round++) {
      const order = await received(2, buyer)
      buyer = order.buyer
      if (round === 0) await packet(buyer)
      // What comes later pays the debt first: there is nothing to take a second packet with.
      else expect(await refusalOf(packet(buyer))).toEqual({ reason: 'wallet.insufficient_coins', details: { missing: 20 } })
      expect(await debt()).toEqual(round === 0 ? [] : [0n])
      await refund(order, 2)
      expect(await debt()).toEqual([20n])
      expect(await earned(buyer, game_id)).toEqual({ ...nothing, money: '3.00' })
    }
    const stays = await received(3, buyer)
    await settle(stays)
    // The packet paid a part of it, as it may.
    expect([await debt(), await earned(stays.buyer, game_id)]).toEqual([[0n], { ...nothing, longcoin: 10 }])
  })

  test('R-11 PRM-16 an order that went back before it was sent counts in no task', async () => {
    const task_id = await makeTask(shop, { kind: 'order', goal: 1 })
    const { buyer, order_id, lines } = await afterSale.paid([{ price: 1000, freight_template_id: null }])
    await shop.relay()
    expect(await taskOf(buyer, task_id)).toMatchObject({ state: 'claimable' })
    await refund({ buyer, order_id, line: lines[0]! }, 1)
    await settle({ order_id })
    expect(await taskOf(buyer, task_id)).toMatchObject({ state: 'open', done: 0 })
  })
})

describe('a purchase that stays', () => {
  test('R-11 PRM-15 earns when it is settled, once, for what stayed of it', async () => {
    const [coupon_id, game_id] = [await makeCoupon(shop, { claim_method: 'granted' }), await makeGame(shop)]
    await makeRule(shop, { occasion: 'consume', threshold: 1000, is_each: true, red_packet: 300, game_id, chances: 2 })
    await makeRule(shop, { occasion: 'consume', threshold: 3000, coupon_id })
    const order = await received(4)
    await refund(order, 1)
    expect(await earned(order.buyer, game_id)).toEqual(nothing)
    await settle(order)
    const expected = { money: '9.00', longcoin: 0, coupons: 1, chances: 6 }
    expect(await earned(order.buyer, game_id)).toEqual(expected)
    await sql`insert into outbox (event, payload, created_at) select event, payload, created_at from outbox where event = 'order.settled'`.execute(
      shop.db,
    )
    await shop.relay()
    expect(await earned(order.buyer, game_id)).toEqual(expected)
  })

  test('R-14 R-11 a rule that was changed meanwhile gives what it promised', async () => {
    const rule_id = await makeRule(shop, { occasion: 'consume', red_packet: 300 })
    const order = await received(1)
    await sql`update reward_rule set red_packet = 1, is_on = false where id = ${rule_id}`.execute(shop.db)
    await settle(order)
    expect(await afterSale.money(order.buyer)).toMatchObject({ total: '3.00', withdrawable: '0.00' })
  })

  test('R-11 PRM-16 gives what its task was claimed for; a task that is claimed later gives at once', async () => {
    const game_id = await makeGame(shop)
    const early = await makeTask(shop, { kind: 'order', goal: 2, longcoin: 40 })
    const late = await makeTask(shop, { kind: 'order', goal: 1, longcoin: 7 })
    const first = await received(1)
    const { buyer } = first
    const second = await received(1, buyer)
    await buyer.call('reward/claim_task', { task_id: early })
    await settle(first)
    expect(await earned(buyer, game_id)).toEqual(nothing)
    expect(await buyer.call('reward/claim_task', { task_id: late })).toMatchObject({ is_pending: false })
    expect(await earned(buyer, game_id)).toMatchObject({ longcoin: 7 })
    await settle(second)
    expect(await earned(buyer, game_id)).toMatchObject({ longcoin: 47 })
    expect(await taskOf(buyer, early)).toMatchObject({ state: 'claimed', done: 2 })
  })

  test('PRM-15 is rewarded for the price of its goods, not for freight', async () => {
    await makeRule(shop, { occasion: 'consume', threshold: 1000, is_each: true, longcoin: 10 })
    const order = await received(
      1,
      undefined,
      await makeFreightTemplate(shop, 'quantity', [
        { regions: [], first_units: 1, first_price: 1500, additional_units: 1, additional_price: 0 },
      ]),
    )
    expect((await order.buyer.call('reward/tasks', {})).longcoin).toBe(10)
    await refund(order, 1)
    expect((await order.buyer.call('reward/tasks', {})).longcoin).toBe(0)
  })
})
