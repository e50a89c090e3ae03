import { sql } from 'kysely'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeGoods, stockOf } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { giveCoupon } from '../coupon/give-coupon.ts'
import { giveLongcoin, makeCoupon } from '../coupon/test/coupons.ts'
import { decidePayment } from '../payment/sandbox/decide-payment.ts'
import { balanceOf } from '../wallet/balances.ts'
import { hashOfToken, newToken } from '../kernel/security/session.ts'
import { goToBank, makeBuyer, payAtBank, refusalOf, type Buyer } from './test/shopping.ts'
import { runTimer } from './test/places.ts'

const shop = await openTestShop()
const coins = (buyer: Buyer) => balanceOf(shop.systemContext(), { member: buyer.member_id, unit: 'LONGCOIN', purpose: 'available' })
const couponState = async (member_coupon_id: number) =>
  (await shop.db.selectFrom('member_coupon').select('state').where('id', '=', member_coupon_id).executeTakeFirstOrThrow()).state

/** As if the payment password had just been entered for so many coins. */
async function grantCoins(buyer: Buyer, amount: number): Promise<string> {
  const grant = newToken()
  await sql`
    insert into payment_grant (token_hash, member_id, session_hash, purpose, subject, amount, expires_at)
    values (${hashOfToken(grant)}, ${buyer.member_id}, ${hashOfToken(buyer.token!)}, 'longcoin', '', ${amount}, clock_timestamp() + interval '5 minutes')`.execute(
    shop.db,
  )
  return grant
}

/** A buyer with 600 coins and a coupon of 5.00, and an order of 20.00 quoted with both. */
async function quoted(coinBalance = 600) {
  const buyer = await makeBuyer(shop)
  await giveLongcoin(shop, buyer.member_id, coinBalance)
  const { member_coupon_id } = await buyer.call('coupon/claim', { coupon_id: await makeCoupon(shop) })
  const { sku_id } = await makeGoods(shop, { price: 2000 })
  const input = { sku_id, address_id: buyer.address_id, member_coupon_id, longcoin: 600 }
  const quote = await buyer.call('order/quote', input)
  const create = async () =>
    buyer.call('order/create', { ...input, quote: quote.quote, longcoin_grant: await grantCoins(buyer, quote.longcoin.spent) })
  return { buyer, sku_id, member_coupon_id, quote, input, create }
}
const refusals = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { reason: string }).reason] : []))

test('ORD-02 the best coupon is counted in, another may be named or none', async () => {
  const buyer = await makeBuyer(shop)
  const [small, big] = [await makeCoupon(shop, { amount: 100 }), await makeCoupon(shop, { amount: 300 })]
  const ids = []
  for (const coupon_id of [small, big]) ids.push((await buyer.call('coupon/claim', { coupon_id })).member_coupon_id)
  const { sku_id } = await makeGoods(shop)
  expect(await buyer.call('order/quote', { sku_id })).toMatchObject({ member_coupon_id: ids[1], totals: { total: '7.00' } })
  expect(await buyer.call('order/quote', { sku_id, member_coupon_id: ids[0]! })).toMatchObject({ totals: { total: '9.00' } })
  expect(await buyer.call('order/quote', { sku_id, no_coupon: true })).toMatchObject({ member_coupon_id: null, totals: { total: '10.00' } })
})

test('WAL-07 coins take off up to half, need the payment password’s grant, and are kept with the order', async () => {
  const { buyer, quote, input, create, member_coupon_id } = await quoted()
  expect(quote).toMatchObject({ longcoin: { balance: 600, max: 600, spent: 600, worth: '6.00' }, totals: { total: '9.00' } })
  const refused = await refusalOf(buyer.call('order/create', { ...input, quote: quote.quote }))
  expect(refused).toEqual({ reason: 'payment.grant_required' })
  const { order_ids } = await create()
  const order = await buyer.call('order/view', { order_id: order_ids[0]! })
  expect(order).toMatchObject({ longcoin: 600, member_coupon_id, actual_amount: '9.00', lines: [{ longcoin: 600, total: '9.00' }] })
  expect([await coins(buyer), await couponState(member_coupon_id)]).toEqual([0n, 'used'])
})

test('R-05 WAL-07 50 orders at once with one coupon and one balance of coins: one has them', async () => {
  const { buyer, create } = await quoted()
  const results = await Promise.allSettled(Array.from({ length: 50 }, create))
  expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  expect(new Set(refusals(results)).size).toBeGreaterThan(0)
  for (const reason of refusals(results))
    expect(['coupon.not_usable', 'wallet.insufficient_coins', 'order.quote_changed']).toContain(reason)
  expect(await coins(buyer)).toBe(0n)
})

test('WAL-07 coins that went elsewhere since the quote are never overdrawn', async () => {
  const { buyer, quote, input } = await quoted()
  const grants = await Promise.all([1, 2, 3].map(() => grantCoins(buyer, 600)))
  const { member_coupon_id: _, ...without } = input
  const bare = await buyer.call('order/quote', { ...without, no_coupon: true })
  const results = await Promise.allSettled(
    grants.map((longcoin_grant) => buyer.call('order/create', { ...without, no_coupon: true, quote: bare.quote, longcoin_grant })),
  )
  expect(quote.longcoin.spent).toBe(600)
  expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  expect(await coins(buyer)).toBe(0n)
})

test('R-02 cancel, time-out and payment at once: coupon, coins and stock are held by the paid order, or all come back once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('succeed', 'fail', 'twice'),
      fc.shuffledSubarray(['cancel', 'cancel again', 'time', 'bank'], { minLength: 2 }),
      async (choice, acts) => {
        const { buyer, create, sku_id, member_coupon_id } = await quoted()
        const { order_ids, payment_id } = await create()
        const order_id = order_ids[0]!
        const reference = await goToBank(buyer, payment_id)
        const doing: Record<string, () => Promise<unknown>> = {
          cancel: () => buyer.call('order/cancel', { order_id }),
          'cancel again': () => buyer.call('order/cancel', { order_id }),
          bank: () => decidePayment(shop.site, reference, choice as 'succeed'),
          time: () => runTimer(shop, 'order.close_unpaid', payment_id),
        }
        const results = await Promise.allSettled(acts.map((act) => doing[act]!()))
        expect(refusals(results).filter((reason) => reason !== 'order.not_cancellable')).toEqual([])
        const { state } = await buyer.call('order/view', { order_id })
        const isReserved = state !== 'cancelled'
        expect([state, await coins(buyer), await couponState(member_coupon_id), (await stockOf(shop, sku_id)).reserved]).toEqual([
          state,
          isReserved ? 0n : 600n,
          isReserved ? 'used' : 'unused',
          isReserved ? 1 : 0,
        ])
      },
    ),
    { numRuns: 30 },
  )
  expect(await shop.db.selectFrom('timer').selectAll().where('error', 'is not', null).execute()).toEqual([])
})

test('R-25 money that comes after closing goes back when the coins were spent elsewhere', async () => {
  const { buyer, create, member_coupon_id } = await quoted()
  const { order_ids, payment_id } = await create()
  const reference = await goToBank(buyer, payment_id)
  await buyer.call('order/cancel', { order_id: order_ids[0]! })
  expect(await coins(buyer)).toBe(600n)
  const goods = await makeGoods(shop, { price: 2000 })
  const other = { sku_id: goods.sku_id, address_id: buyer.address_id, no_coupon: true, longcoin: 600 } as const
  const { quote } = await buyer.call('order/quote', other)
  await buyer.call('order/create', { ...other, quote, longcoin_grant: await grantCoins(buyer, 600) })
  await decidePayment(shop.site, reference, 'succeed')
  const order = await buyer.call('order/view', { order_id: order_ids[0]! })
  expect([order.state, order.events.at(-1)!.event, await couponState(member_coupon_id)]).toEqual(['cancelled', 'refunded', 'unused'])
})

test('R-09 a coupon that pays for everything leaves nothing to pay, and the order is paid', async () => {
  const buyer = await makeBuyer(shop)
  await buyer.call('coupon/claim', { coupon_id: await makeCoupon(shop, { amount: 5000 }) })
  const { sku_id } = await makeGoods(shop)
  const { quote } = await buyer.call('order/quote', { sku_id })
  const made = await buyer.call('order/create', { sku_id, address_id: buyer.address_id, quote })
  expect(made).toMatchObject({ total: '0.00', needs_payment: false })
  expect((await buyer.call('order/view', { order_id: made.order_ids[0]! })).state).toBe('paid')
})

test('R-25 money that comes after closing opens the order again with its coupon and coins', async () => {
  const { buyer, create, member_coupon_id } = await quoted()
  const { order_ids, payment_id } = await create()
  const reference = await goToBank(buyer, payment_id)
  await buyer.call('order/cancel', { order_id: order_ids[0]! })
  await decidePayment(shop.site, reference, 'succeed')
  const { state } = await buyer.call('order/view', { order_id: order_ids[0]! })
  expect([state, await coins(buyer), await couponState(member_coupon_id)]).toEqual(['paid', 0n, 'used'])
  await expect(payAtBank(shop, buyer, payment_id)).rejects.toMatchObject({ reason: 'payment.not_payable' })
})

describe('figures of a coupon', () => {
  const couponOperator = staffClient(shop)
  const figuresOf = async (coupon_id: number) => (await couponOperator).call('coupon/figures', { coupon_id })

  /** An unpaid order of 20.00 with a coupon of 5.00. */
  async function withCoupon() {
    const buyer = await makeBuyer(shop)
    const coupon_id = await makeCoupon(shop)
    const { member_coupon_id } = await buyer.call('coupon/claim', { coupon_id })
    const { sku_id } = await makeGoods(shop, { price: 2000 })
    const input = { sku_id, address_id: buyer.address_id, member_coupon_id }
    const { quote } = await buyer.call('order/quote', input)
    const { order_ids, payment_id } = await buyer.call('order/create', { ...input, quote })
    return { buyer, coupon_id, order_id: order_ids[0]!, payment_id }
  }

  test('R-25 PRM-01 of an order that was closed and is paid late they are as if it had never been closed', async () => {
    const { buyer, coupon_id, order_id, payment_id } = await withCoupon()
    const before = await figuresOf(coupon_id)
    expect(before).toMatchObject({ used: 1, cost: '5.00', sales: '15.00' })
    const reference = await goToBank(buyer, payment_id)
    await buyer.call('order/cancel', { order_id })
    expect(await figuresOf(coupon_id)).toMatchObject({ used: 0, cost: '0.00', sales: '0.00' })
    await decidePayment(shop.site, reference, 'succeed')
    expect((await buyer.call('order/view', { order_id })).state).toBe('paid')
    expect(await figuresOf(coupon_id)).toEqual({ ...before, returned: 1 })
  })

  test('PRM-01 of an order whose price an operator changed they follow what it comes to', async () => {
    const { coupon_id, order_id } = await withCoupon()
    const operator = await couponOperator
    const { version } = await operator.call('order/staff_view', { order_id })
    await operator.call('order/change_price', { order_id, version, reduction: '1.00', freight_total: '3.00', reason: 'A scratch' })
    expect(await figuresOf(coupon_id)).toMatchObject({ used: 1, cost: '5.00', sales: '17.00' })
  })
})

test('ORD-02 of 130 coupons each can be used, and all are shown with what they would save', async () => {
  const buyer = await makeBuyer(shop)
  const many = await makeCoupon(shop, { claim_method: 'granted', amount: 100 })
  const last = await makeCoupon(shop, { amount: 300, valid_days: 300 })
  await shop.systemContext().transaction(async (context) => {
    for (let n = 0; n < 130; n++) await giveCoupon(context, buyer.member_id, many, `${buyer.member_id} ${n}`)
  })
  const { member_coupon_id: best } = await buyer.call('coupon/claim', { coupon_id: last })
  const { sku_id } = await makeGoods(shop)
  const quote = await buyer.call('order/quote', { sku_id })
  expect(quote).toMatchObject({ member_coupon_id: best, totals: { total: '7.00' } })
  expect(quote.coupons).toHaveLength(131)
  expect(quote.coupons.filter(({ chosen }) => chosen).map(({ member_coupon_id }) => member_coupon_id)).toEqual([best])
  const hundredth = quote.coupons[120]!
  expect(hundredth).toMatchObject({ usable: true, saved: '1.00', coupon_id: many })
  const input = { sku_id, address_id: buyer.address_id, member_coupon_id: hundredth.member_coupon_id }
  const namedQuote = await buyer.call('order/quote', input)
  expect(namedQuote).toMatchObject({ member_coupon_id: hundredth.member_coupon_id, totals: { total: '9.00' } })
  expect(namedQuote.coupons.filter(({ chosen }) => chosen).map((one) => one.member_coupon_id)).toEqual([hundredth.member_coupon_id])
  await buyer.call('order/create', { ...input, quote: namedQuote.quote })
  expect(await couponState(hundredth.member_coupon_id)).toBe('used')
})
