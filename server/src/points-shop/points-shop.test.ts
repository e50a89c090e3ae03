import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { makePromotion } from '../../test/make-promotion.ts'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { countsOf, giveLongcoin, makeCoupon } from '../coupon/test/coupons.ts'
import { createContext } from '../kernel/context.ts'
import { inTransaction } from '../kernel/database/database.ts'
import { plus } from '../kernel/time/clock.ts'
import { makeBuyer, payAtBank, refusalOf } from '../order/test/shopping.ts'
import { balanceOf, moneyOf } from '../wallet/balances.ts'
import { viewItem } from './views.ts'
import { buyItemAs, pointsShopItemForm, grantCoins, makeItem } from './test/items.ts'

const shop = await openTestShop()
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason
const coinsOf = (member_id: number) => balanceOf(shop.systemContext(), { member: member_id, unit: 'LONGCOIN', purpose: 'available' })

/** A member with so many coins. */
async function saver(coins: number) {
  const member = await shop.member()
  await giveLongcoin(shop, member.member_id, coins)
  return member
}

test('PRM-11 a red packet takes the coins and credits what cannot be withdrawn; the statement names it', async () => {
  const item_id = await makeItem(shop, {
    amount: '2.50',
    longcoin: 200,
    texts: [
      { language: 'en-us', name: 'Red packet', note: 'To spend here' },
      { language: 'zh-cn', name: '红包', note: '' },
    ],
  })
  const member = await saver(650)
  const record = await buyItemAs(shop, member, { item_id, quantity: 3, longcoin: 600 })
  expect(record).toMatchObject({ kind: 'red_packet', name: 'Red packet', quantity: 3, longcoin: 600, amount: '7.50', order_id: null })
  expect(await coinsOf(member.member_id)).toBe(50n)
  expect(await moneyOf(shop.systemContext(), member.member_id)).toMatchObject({ withdrawable: 0n, non_withdrawable: 750n })
  const { list } = await member.call('points_shop/orders', {}, { language: 'zh-cn' })
  expect(list).toMatchObject([{ points_order_id: record.points_order_id, name: '红包' }])
  const entries = await member.call('wallet/entries', { unit: 'LONGCOIN', topic: 'points_shop' })
  expect(entries.list).toMatchObject([
    { amount: '-600', balance_after: '50', subject: { kind: 'points_order', id: record.points_order_id } },
  ])
  expect((await member.call('wallet/entries', { topic: 'points_shop' })).list).toMatchObject([
    { amount: '7.50', bucket: 'non_withdrawable' },
  ])
})

test('PRM-11 coins become money with the payment password alone: for so many, once', async () => {
  const item_id = await makeItem(shop, { longcoin: 200 })
  const member = await saver(900)
  const orderItem = (longcoin_grant?: string) =>
    reasonOf(
      member.call('points_shop/buy', { item_id, quantity: 2, longcoin: 400, ...(longcoin_grant !== undefined && { longcoin_grant }) }),
    )
  expect(await orderItem()).toBe('payment.grant_required')
  expect(await orderItem(await grantCoins(shop, member, 200))).toBe('payment.grant_invalid')
  expect(await orderItem(await grantCoins(shop, await shop.member(), 400))).toBe('payment.grant_invalid')
  expect(await coinsOf(member.member_id)).toBe(900n)
  const grant = await grantCoins(shop, member, 400)
  expect(await orderItem(grant)).toBeUndefined()
  expect(await orderItem(grant)).toBe('payment.grant_invalid')
  expect(await coinsOf(member.member_id)).toBe(500n)
})

test('PRM-11 a coupon item gives as many coupons as were paid for', async () => {
  const coupon_id = await makeCoupon(shop, { claim_method: 'granted', amount: 800, per_member: 1 })
  const item_id = await makeItem(shop, { kind: 'coupon', coupon_id, longcoin: 50 })
  const member = await saver(120)
  expect(await member.call('points_shop/view', { item_id })).toMatchObject({
    kind: 'coupon',
    amount: null,
    coupon: { coupon_id, money_off: '8.00' },
    state: 'running',
  })
  const record = await member.call('points_shop/buy', { item_id, quantity: 2, longcoin: 100 })
  expect(record).toMatchObject({ kind: 'coupon', amount: '0.00', coupon: { coupon_id } })
  expect((await member.call('coupon/mine', {})).list).toHaveLength(2)
  expect(await countsOf(shop, coupon_id)).toMatchObject({ claimed: 2, rows: 2 })
  expect(await coinsOf(member.member_id)).toBe(20n)
})

test('PRM-11 a coupon that is gone meanwhile costs nothing', async () => {
  const coupon_id = await makeCoupon(shop, { claim_method: 'granted', total: 1 })
  const item_id = await makeItem(shop, { kind: 'coupon', coupon_id, longcoin: 10 })
  const member = await saver(100)
  expect(await reasonOf(member.call('points_shop/buy', { item_id, quantity: 2, longcoin: 20 }))).toBe('points_shop.coupon_ended')
  expect(await coinsOf(member.member_id)).toBe(100n)
  expect(await countsOf(shop, coupon_id)).toMatchObject({ claimed: 0, rows: 0 })
  expect(await member.call('points_shop/view', { item_id })).toMatchObject({ state: 'running', remaining: null })
})

describe('what is refused says why and what is missing', () => {
  const past = { starts_at: '2001-01-01T00:00:00.000Z', ends_at: '2001-02-01T00:00:00.000Z' }
  const later = { starts_at: '2999-01-01T00:00:00.000Z', ends_at: '2999-02-01T00:00:00.000Z' }
  test.each([
    ['points_shop.not_found', {}, { item_id: 2147483647 }, {}],
    ['points_shop.not_found', { is_on: false }, {}, {}],
    ['points_shop.ended', past, {}, {}],
    ['points_shop.not_started', later, {}, {}],
    ['points_shop.price_changed', {}, { longcoin: 90 }, { longcoin: 100 }],
    ['points_shop.limit_reached', { per_member: 1 }, { quantity: 2, longcoin: 200 }, { limit: 1 }],
    ['points_shop.sold_out', { stock: 1 }, { quantity: 2, longcoin: 200 }, { remaining: 1 }],
    ['wallet.insufficient_coins', { longcoin: 500 }, { longcoin: 500 }, { missing: 200 }],
  ] as const)('R-15 %s %o %o', async (reason, fields, requested, details) => {
    const item_id = await makeItem(shop, fields)
    const member = await saver(300)
    const refused = await refusalOf(buyItemAs(shop, member, { item_id, quantity: 1, longcoin: 100, ...requested }))
    expect(refused).toEqual({ reason, ...(Object.keys(details).length ? { details } : {}) })
    expect(await coinsOf(member.member_id)).toBe(300n)
    expect((await member.call('points_shop/orders', {})).list).toEqual([])
  })

  test('R-04 the limit counts what the member had before', async () => {
    const item_id = await makeItem(shop, { per_member: 3 })
    const member = await saver(1000)
    await buyItemAs(shop, member, { item_id, quantity: 2, longcoin: 200 })
    expect(await member.call('points_shop/view', { item_id })).toMatchObject({ remaining: 1, state: 'running' })
    expect(await reasonOf(buyItemAs(shop, member, { item_id, quantity: 2, longcoin: 200 }))).toBe('points_shop.limit_reached')
    await buyItemAs(shop, member, { item_id, quantity: 1, longcoin: 100 })
    expect(await member.call('points_shop/view', { item_id })).toMatchObject({ remaining: 0, state: 'limit_reached' })
    expect(await (await shop.member()).call('points_shop/view', { item_id })).toMatchObject({ remaining: 3, state: 'running' })
  })
})

test('PRM-11 goods for coins and money are ordered with the payment password, and stand among the exchanges once paid', async () => {
  const { sku_id, goods_id } = await makeGoods(shop, { price: 9900 })
  const promotion_id = await makePromotion(shop, { kind: 'point', items: [{ sku_id, goods_id, price: 990, rules: { longcoin: 300 } }] })
  const buyer = await makeBuyer(shop)
  const input = { sku_id, quantity: 2, promotion_id, address_id: buyer.address_id }
  expect((await buyer.call('order/quote', input)).longcoin).toMatchObject({ balance: 0, price: 600 })
  await giveLongcoin(shop, buyer.member_id, 1000)
  const { quote, totals } = await buyer.call('order/quote', input)
  expect(totals.total).toBe('19.80')
  expect(await reasonOf(buyer.call('order/create', { ...input, quote }))).toBe('payment.grant_required')
  const made = await buyer.call('order/create', { ...input, quote, longcoin_grant: await grantCoins(shop, buyer, 600) })
  const order_id = made.order_ids[0]!
  expect(await coinsOf(buyer.member_id)).toBe(400n)
  expect((await buyer.call('points_shop/orders', {})).list).toEqual([])
  await payAtBank(shop, buyer, made.payment_id)
  const expected = { kind: 'goods', order_id, order_state: 'paid', quantity: 2, longcoin: 600, amount: '19.80', coupon: null }
  expect((await buyer.call('points_shop/orders', {})).list).toMatchObject([expected])
  expect(await buyer.call('points_shop/result', { order_id })).toMatchObject(expected)
  expect(await reasonOf((await shop.member()).call('points_shop/result', { order_id }))).toBe('points_shop.order_not_found')
  expect((await buyer.call('order/list', { purchase_source: 'point' })).list.map((one) => one.order_id)).toEqual([order_id])
  expect((await buyer.call('order/list', { purchase_source: 'gift' })).list).toEqual([])
})

test('PRM-11 the store’s clock opens and closes an item to the second', async () => {
  const [starts_at, ends_at] = ['2027-05-01T00:00:00.000Z', '2027-05-02T00:00:00.000Z']
  const item_id = await makeItem(shop, { starts_at, ends_at })
  const stateAt = (now: string) =>
    inTransaction(shop.db, async (db) => {
      const visitor = { kind: 'visitor', visitor: null } as const
      return (await viewItem(createContext(shop.site, visitor, { db, now }), { item_id })).state
    })
  const edges = [plus(starts_at, { seconds: -1 }), starts_at, plus(ends_at, { seconds: -1 }), ends_at]
  expect(await Promise.all(edges.map(stateAt))).toEqual(['upcoming', 'running', 'running', 'ended'])
})

test('PRM-11 the centre lists a kind in the operator’s order, what comes within a week too', async () => {
  const fresh = await openTestShop()
  const now = fresh.site.shared.now()
  const second = await makeItem(fresh, { position: 2, stock: 0 })
  const first = await makeItem(fresh, { position: 1 })
  const soon = await makeItem(fresh, { position: 3, starts_at: plus(now, { days: 6 }) })
  await makeItem(fresh, { starts_at: plus(now, { days: 8 }) })
  await makeItem(fresh, { ends_at: now, starts_at: plus(now, { days: -1 }) })
  await makeItem(fresh, { is_on: false })
  const visitor = fresh.visitor()
  const page = await visitor.call('points_shop/list', { kind: 'red_packet', page_size: 2 })
  expect(page.list.map(({ item_id, state }) => [item_id, state])).toEqual([
    [first, 'running'],
    [second, 'sold_out'],
  ])
  const rest = await visitor.call('points_shop/list', { kind: 'red_packet', cursor: page.next! })
  expect(rest).toMatchObject({ list: [{ item_id: soon, state: 'upcoming' }], next: null })
  expect((await visitor.call('points_shop/list', { kind: 'coupon' })).list).toEqual([])
})

test('SHL-07 with the add-on off nothing is exchanged, and what was exchanged is still shown', async () => {
  const closed = await openTestShop({ settings: { 'site.addons': { pointexchange: false } } })
  const member = await closed.member()
  expect(await reasonOf(member.call('points_shop/list', { kind: 'coupon' }))).toBe('call.feature_off')
  expect(await reasonOf(member.call('points_shop/buy', { item_id: 1, quantity: 1, longcoin: 1 }))).toBe('call.feature_off')
  expect((await member.call('points_shop/orders', {})).list).toEqual([])
})

describe('operators', () => {
  test('PRM-11 set up, edit and stop an item and see what became of it', async () => {
    const operator = await staffClient(shop, 'operator')
    const made = await operator.call('points_shop/save', pointsShopItemForm({ stock: 5, per_member: 2 }))
    expect(made).toMatchObject({ version: 1, amount: '1.00', reserved: 0, first_day: '2026-01-01', last_day: '2036-12-31' })
    const { item_id } = made
    await buyItemAs(shop, await saver(200), { item_id, quantity: 2, longcoin: 200 })
    const form = pointsShopItemForm({ item_id, version: 1, longcoin: 150, stock: 1 })
    expect(await refusalOf(operator.call('points_shop/save', form))).toMatchObject({
      reason: 'points_shop.stock_below_reserved',
      details: { reserved: 2 },
    })
    expect(await operator.call('points_shop/save', { ...form, stock: 9 })).toMatchObject({
      version: 2,
      longcoin: 150,
      stock: 9,
      per_member: null,
    })
    expect(await reasonOf(operator.call('points_shop/save', { ...form, stock: 9 }))).toBe('points_shop.changed')
    await operator.call('points_shop/switch', { item_id, version: 2, is_on: false })
    const { list } = await operator.call('points_shop/search', { is_on: false })
    expect(list[0]).toMatchObject({ item_id, is_on: false, reserved: 2, longcoin_total: 200, members: 1 })
  })

  test.each([
    ['coupon_id', pointsShopItemForm({ kind: 'coupon', amount: undefined })],
    ['amount', pointsShopItemForm({ amount: undefined })],
    ['amount', pointsShopItemForm({ amount: '0' })],
    ['coupon_id', pointsShopItemForm({ coupon_id: 1 })],
    ['last_day', pointsShopItemForm({ last_day: '2025-12-31' })],
    ['texts', pointsShopItemForm({ texts: [...pointsShopItemForm().texts, ...pointsShopItemForm().texts] })],
  ])('PRM-11 a wrong %s is refused by name', async (name, form) => {
    const refused = await refusalOf((await staffClient(shop)).call('points_shop/save', form))
    expect(Object.keys(refused?.fields ?? {})).toEqual([name])
  })

  test('PRM-11 an item needs English words, a known coupon, and keeps its kind', async () => {
    const owner = await staffClient(shop)
    const korean = pointsShopItemForm({ texts: [{ language: 'ko-kr', name: '이름', note: '' }] })
    expect(await reasonOf(owner.call('points_shop/save', korean))).toBe('points_shop.english_required')
    const unknown = pointsShopItemForm({ kind: 'coupon', amount: undefined, coupon_id: 2147483647 })
    expect(await reasonOf(owner.call('points_shop/save', unknown))).toBe('coupon.not_found')
    const { item_id } = await owner.call('points_shop/save', pointsShopItemForm())
    const other = pointsShopItemForm({ item_id, version: 1, kind: 'coupon', amount: undefined, coupon_id: await makeCoupon(shop) })
    expect(await reasonOf(owner.call('points_shop/save', other))).toBe('points_shop.kind_immutable')
  })
})
