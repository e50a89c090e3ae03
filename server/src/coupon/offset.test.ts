import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeFreightTemplate, makeGoods, makeReduction } from '../../test/fixtures.ts'
import { openTestShop, type Client } from '../../test/harness.ts'
import { hashOfToken, newToken } from '../kernel/security/session.ts'
import { makeBuyer, refusalOf } from '../order/test/shopping.ts'
import { balanceOf } from '../wallet/balances.ts'
import { giveLongcoin, makeCoupon, type CouponOptions } from './test/coupons.ts'

const shop = await openTestShop()
const freight_template_id = await makeFreightTemplate(shop)
const [mug, lamp] = [
  await makeGoods(shop, { price: 2000, stock: 500, freight_template_id }),
  await makeGoods(shop, { price: 3000, stock: 500, warehouse: 'overseas' }),
]
await makeReduction(shop, { goods_ids: [lamp.goods_id], steps: [{ threshold: 3000, effect: { kind: 'money', amount: 500 } }] })

/** A grant as `payment/grant` gives it for coins, without the password's hash. */
async function grantCoins({ member_id, token }: Client, amount: number): Promise<string> {
  const grant = newToken()
  await sql`
    insert into payment_grant (token_hash, member_id, session_hash, purpose, subject, amount, expires_at)
    values (${hashOfToken(grant)}, ${member_id}, ${hashOfToken(token!)}, 'longcoin', '', ${amount}, clock_timestamp() + interval '5 minutes')`.execute(
    shop.db,
  )
  return grant
}

const coinsOf = (member_id: number) => balanceOf(shop.systemContext(), { member: member_id, unit: 'LONGCOIN', purpose: 'available' })

async function buyerWith(coupons: CouponOptions[], longcoin = 0) {
  const buyer = await makeBuyer(shop)
  const ids: number[] = []
  for (const options of coupons) {
    const coupon_id = await makeCoupon(shop, options)
    ids.push((await buyer.call('coupon/claim', { coupon_id })).member_coupon_id)
  }
  if (longcoin > 0) await giveLongcoin(shop, buyer.member_id, longcoin)
  for (const { sku_id } of [mug, lamp]) await buyer.call('cart/add', { sku_id, quantity: 1 })
  return { ...buyer, ids, source: { from_cart: true, address_id: buyer.address_id } }
}

test('ORD-02 R-15 the quote takes the best coupon by itself, tells what each would save, and why the others cannot be used', async () => {
  const buyer = await buyerWith([
    { amount: 300, names: { 'en-us': 'Three' } },
    { amount: 400, threshold: 4000, names: { 'en-us': 'Four' } },
    { kind: 'free_freight' },
    { amount: 2000, threshold: 9000 },
    { amount: 100, goods_ids: [2147483647] },
    { amount: 50, use: { from: '2990-01-01T00:00:00.000Z', until: '2999-01-01T00:00:00.000Z' } },
  ])
  const quote = await buyer.call('order/quote', buyer.source)
  expect(quote.member_coupon_id).toBe(buyer.ids[2])
  expect(quote.totals).toMatchObject({ goods_total: '50.00', reduction_total: '5.00', freight_total: '0.00', total: '45.00' })
  expect(
    quote.coupons.map(({ member_coupon_id, chosen, saved, reason, missing }) => [member_coupon_id, chosen, saved, reason, missing]),
  ).toEqual([
    [buyer.ids[2], true, '5.00', 'free_freight', null],
    [buyer.ids[1], false, '4.00', 'money_off', null],
    [buyer.ids[0], false, '3.00', 'money_off', null],
    [buyer.ids[3], false, '0.00', 'below_threshold', '45.00'],
    [buyer.ids[4], false, '0.00', 'out_of_scope', null],
    [buyer.ids[5], false, '0.00', 'not_yet_valid', null],
  ])
  const other = await buyer.call('order/quote', { ...buyer.source, member_coupon_id: buyer.ids[0]! })
  expect([other.member_coupon_id, other.totals.total]).toEqual([buyer.ids[0], '47.00'])
  const none = await buyer.call('order/quote', { ...buyer.source, no_coupon: true })
  expect([none.member_coupon_id, none.totals.total]).toEqual([null, '50.00'])
})

test('WAL-07 R-02 coupon and coins lower the order, need the password’s grant, and both come back once when it is cancelled', async () => {
  const buyer = await buyerWith([{ amount: 501 }], 1_500)
  const request = { ...buyer.source, member_coupon_id: buyer.ids[0]!, longcoin: 1_000_000_000 }
  const quote = await buyer.call('order/quote', request)
  // Goods of 45.00 less 5.01: half of it is 19.99, and there are 1,500 coins.
  expect(quote.longcoin).toEqual({ balance: 1500, max: 1500, max_worth: '15.00', spent: 1500, worth: '15.00', price: 0 })
  expect(quote.totals).toMatchObject({ reduction_total: '25.01', freight_total: '5.00', total: '29.99' })
  const order = (longcoin_grant?: string) =>
    buyer.call('order/create', { ...request, quote: quote.quote, ...(longcoin_grant && { longcoin_grant }) })
  expect((await refusalOf(order()))?.reason).toBe('payment.grant_required')
  expect((await refusalOf(order(await grantCoins(buyer, 1499))))?.reason).toBe('payment.grant_invalid')
  const made = await order(await grantCoins(buyer, 1500))
  expect(made).toMatchObject({ total: '29.99', needs_payment: true })
  expect(await coinsOf(buyer.member_id)).toBe(0n)
  const orders = await Promise.all(made.order_ids.map((order_id) => buyer.call('order/view', { order_id })))
  expect(orders.reduce((sum, one) => sum + one.longcoin, 0)).toBe(1500)
  for (const one of orders) expect(one.lines.reduce((sum, line) => sum + line.longcoin, 0)).toBe(one.longcoin)
  const cancels = orders.map(({ order_id }) => buyer.call('order/cancel', { order_id }))
  await Promise.all(cancels.map(refusalOf))
  expect(await coinsOf(buyer.member_id)).toBe(1500n)
  expect((await buyer.call('coupon/mine', {})).list).toMatchObject([{ member_coupon_id: buyer.ids[0], state: 'unused' }])
})

test('WAL-07 R-21 of 50 orders of one purse as many are made as it pays for, and no coin is spent twice', async () => {
  const buyer = await makeBuyer(shop)
  await giveLongcoin(shop, buyer.member_id, 2500)
  const request = { sku_id: mug.sku_id, address_id: buyer.address_id, longcoin: 1000, no_coupon: true }
  const { quote } = await buyer.call('order/quote', request)
  const grants = await Promise.all(Array.from({ length: 50 }, () => grantCoins(buyer, 1000)))
  const outcomes = await Promise.all(
    grants.map((longcoin_grant) => refusalOf(buyer.call('order/create', { ...request, quote, longcoin_grant }))),
  )
  expect(outcomes.filter((one) => one === null)).toHaveLength(2)
  const reasons = new Set(outcomes.flatMap((one) => one?.reason ?? []))
  expect([...reasons].every((reason) => ['wallet.insufficient_coins', 'order.quote_changed'].includes(reason))).toBe(true)
  expect(await coinsOf(buyer.member_id)).toBe(500n)
})

test('R-08 R-10 the shares of coupon and coins are frozen on the lines, to the last cent', async () => {
  const buyer = await buyerWith([{ kind: 'percentage', permille_off: 133 }], 77)
  const request = { ...buyer.source, longcoin: 77 }
  const quote = await buyer.call('order/quote', request)
  const made = await buyer.call('order/create', { ...request, quote: quote.quote, longcoin_grant: await grantCoins(buyer, 77) })
  const orders = await Promise.all(made.order_ids.map((order_id) => buyer.call('order/view', { order_id })))
  const cents = (amount: string) => Number(amount.replace('.', ''))
  const lines = orders.flatMap((one) => one.lines)
  const sumOf = (source: string) =>
    lines.flatMap(({ reductions }) => reductions).reduce((sum, one) => (one.source.startsWith(source) ? sum + cents(one.amount) : sum), 0)
  expect([sumOf('coupon:'), sumOf('longcoin'), sumOf('full_reduction')]).toEqual([599, 77, 500])
  expect(orders.reduce((sum, one) => sum + cents(one.actual_amount), 0)).toBe(5000 - 599 - 77 - 500 + 500)
  for (const one of orders) {
    const saved = one.trace.filter(({ stage, applied }) => applied && ['coupon', 'longcoin', 'full_reduction'].includes(stage))
    expect(saved.reduce((sum, entry) => sum + cents(entry.saved), 0)).toBe(cents(one.totals.reduction_total))
  }
})
