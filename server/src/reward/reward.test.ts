import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { openTestBank } from '../../test/payments.ts'
import { giveLongcoin, makeCoupon } from '../coupon/test/coupons.ts'
import { chancesFor, drawOnce, makeGame } from '../game/test/games.ts'
import { plus } from '../kernel/time/clock.ts'
import { emit } from '../kernel/work/outbox.ts'
import { openAfterSale } from '../refund/test/after-sale.ts'
import { balanceOf } from '../wallet/balances.ts'
import { spendCoins } from '../wallet/spend-coins.ts'
import { handleOrderReceived, handleRefunded, handleRegistered } from './rules/handle-events.ts'
import { makeRule } from './test/rewards.ts'

const shop = await openTestShop()
const bank = openTestBank(shop)
const afterSale = await openAfterSale(shop)
const coinsOf = (member_id: number) => balanceOf(shop.systemContext(), { member: member_id, unit: 'LONGCOIN', purpose: 'available' })
const debtOf = async (member_id: number) =>
  (await shop.db.selectFrom('reward_debt').select('longcoin').where('member_id', '=', member_id).executeTakeFirst())?.longcoin ?? 0n
const inTransaction = (work: Parameters<ReturnType<typeof shop.systemContext>['transaction']>[0]) => shop.systemContext().transaction(work)
const only = async (rule_id: number) => {
  await sql`update reward_rule set is_on = id = ${rule_id}`.execute(shop.db)
}
const spend = (member_id: number, amount: bigint) =>
  inTransaction((context) =>
    spendCoins(context, member_id, 'LONGCOIN', amount, {
      kind: 'test',
      topic: 'various',
      key: crypto.randomUUID(),
      reason: 'test',
      to: 'revenue',
    }),
  )

/** A received order of `quantity` units of 10.00 each, announced by its events. */
async function received(quantity: number) {
  const { buyer, order_id, lines } = await afterSale.paid([{ price: 1000, quantity, freight_template_id: null }])
  await afterSale.ship(order_id)
  await buyer.call('order/confirm_receipt', { order_id })
  await shop.relay()
  return { buyer, order_id, line: lines[0]!, member_id: buyer.member_id }
}
const refund = async ({ buyer, line }: Awaited<ReturnType<typeof received>>, quantity: number) => {
  const { refund_id } = await afterSale.requestRefund(buyer, line, { quantity })
  await afterSale.approve(refund_id)
  await shop.relay()
}

describe('what is given', () => {
  test('PRM-15 registering gives coins, a coupon and chances, once, however often it is delivered', async () => {
    const [coupon_id, game_id] = [await makeCoupon(shop, { claim_method: 'granted' }), await makeGame(shop)]
    await only(await makeRule(shop, { occasion: 'register', longcoin: 88, red_packet: 300, coupon_id, game_id, chances: 2 }))
    const { member_id, call } = await shop.member()
    for (let n = 0; n < 2; n++) {
      await inTransaction((context) => emit(context, 'member.registered', { member_id, referrer_id: null }))
      await shop.relay()
    }
    expect(await coinsOf(member_id)).toBe(88n)
    expect((await call('wallet/view', {})).money).toMatchObject({ total: '3.00', withdrawable: '0.00' })
    expect((await call('coupon/mine', {})).list).toHaveLength(1)
    expect((await call('game/view', { game_id, kind: 'wheel' })).chances).toBe(2)
  })

  test('PRM-15 what happened while a rule was in force is rewarded, told before its end or after', async () => {
    const now = shop.site.shared.now()
    await only(
      await makeRule(shop, { occasion: 'register', longcoin: 5, starts_at: plus(now, { hours: -2 }), ends_at: plus(now, { hours: -1 }) }),
    )
    for (const [at, coins] of [
      [plus(now, { hours: -2, seconds: -1 }), 0n],
      [plus(now, { hours: -2 }), 5n],
      [plus(now, { hours: -1, seconds: -1 }), 5n],
      [plus(now, { hours: -1 }), 0n],
    ] as const) {
      const { member_id } = await shop.member()
      await inTransaction((context) => handleRegistered(context, { member_id, referrer_id: null }, at))
      expect(await coinsOf(member_id)).toBe(coins)
    }
  })

  test('PRM-15 recharging from an amount on gives, below it nothing', async () => {
    await only(await makeRule(shop, { occasion: 'recharge', threshold: 5000, longcoin: 20 }))
    const member = await shop.member()
    for (const amount of ['49.99', '50.00']) {
      const { payment_id } = await member.call('recharge/create', { unit: 'MONEY', amount })
      const { redirect_url } = await member.call('payment/pay', { payment_id, method: 'sandbox' })
      await bank.press(bank.referenceOf(redirect_url), 'succeed')
    }
    await shop.relay()
    expect(await coinsOf(member.member_id)).toBe(20n)
    expect((await shop.visitor().call('reward/offers', { occasion: 'recharge' })).list).toMatchObject([
      { threshold: '50.00', is_each: false, reward: { longcoin: 20 } },
    ])
  })

  test('PRM-15 of a rule with a stock that is smaller only what is left is given', async () => {
    await only(await makeRule(shop, { occasion: 'consume', threshold: 1000, is_each: true, longcoin: 7, total: 4 }))
    const [first, second, third] = [await received(3), await received(3), await received(1)]
    expect(await Promise.all([first, second, third].map(({ member_id }) => coinsOf(member_id)))).toEqual([21n, 7n, 0n])
  })

  test('SHL-07 nothing is given for buying while that add-on is off', async () => {
    await only(await makeRule(shop, { occasion: 'consume', longcoin: 7 }))
    await sql`insert into setting (key, value) values ('site.addons', '{"memberconsume": false}'::jsonb)`.execute(shop.db)
    await shop.refresh()
    const { member_id } = await received(1)
    await sql`delete from setting where key = 'site.addons'`.execute(shop.db)
    await shop.refresh()
    expect(await coinsOf(member_id)).toBe(0n)
  })
})

describe('what goes back', () => {
  test('R-11 a refund takes back the coins that its part earned, once', async () => {
    await only(await makeRule(shop, { occasion: 'consume', threshold: 1000, is_each: true, longcoin: 10 }))
    const order = await received(4)
    expect(await coinsOf(order.member_id)).toBe(40n)
    await refund(order, 1)
    expect(await coinsOf(order.member_id)).toBe(30n)
    const { return_id } = await shop.db
      .selectFrom('reward_refund')
      .select('return_id')
      .where('order_id', '=', order.order_id)
      .executeTakeFirstOrThrow()
    const { member_id, order_id } = order
    await inTransaction((context) =>
      emit(context, 'return.refunded', {
        return_id,
        order_id,
        member_id,
        return_no: 'A1',
        amount: '10.00',
        goods_amount: '10.00',
        is_whole: false,
      }),
    )
    await shop.relay()
    expect(await coinsOf(member_id)).toBe(30n)
    await refund(order, 3)
    expect([await coinsOf(member_id), await debtOf(member_id)]).toEqual([0n, 0n])
  })

  test('R-11 what is spent already is owed, and netted from what is earned next, in games too', async () => {
    await only(await makeRule(shop, { occasion: 'consume', threshold: 1000, is_each: true, longcoin: 10 }))
    const order = await received(3)
    const { member_id, buyer } = order
    await spend(member_id, 25n)
    await refund(order, 3)
    expect([await coinsOf(member_id), await debtOf(member_id)]).toEqual([0n, 25n])
    const game_id = await makeGame(shop, {
      prizes: [
        { kind: 'longcoin', amount: 15, weight: 1_000_000 },
        { kind: 'nothing', weight: 1 },
      ],
    })
    await chancesFor(shop, member_id, game_id, 1)
    await drawOnce(buyer, game_id)
    expect([await coinsOf(member_id), await debtOf(member_id)]).toEqual([0n, 10n])
    await only(await makeRule(shop, { occasion: 'signin', day_number: 1, longcoin: 30 }))
    await buyer.call('reward/sign_in', {})
    expect([await coinsOf(member_id), await debtOf(member_id)]).toEqual([20n, 0n])
  })

  test('R-11 news of the refund before that of the receipt comes to the same', async () => {
    await only(await makeRule(shop, { occasion: 'consume', threshold: 1000, is_each: true, longcoin: 10 }))
    const { member_id } = await shop.member()
    const order_id = 2_000_000_000
    await inTransaction((context) => handleRefunded(context, { return_id: 2_000_000_000, order_id, goods_amount: '15.00' }))
    await inTransaction((context) => handleOrderReceived(context, { order_id, member_id, goods_total: '4000' }, context.now))
    expect(await coinsOf(member_id)).toBe(20n)
  })

  test('R-11 coins that were given otherwise are not owed by it', async () => {
    await only(await makeRule(shop, { occasion: 'consume', longcoin: 10 }))
    const order = await received(1)
    await giveLongcoin(shop, order.member_id, 5)
    await refund(order, 1)
    expect(await coinsOf(order.member_id)).toBe(5n)
  })
})
