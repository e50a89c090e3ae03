import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeGoods, stockOf } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { makePromotion, readReserved } from '../../test/make-promotion.ts'
import { giveGift } from '../gift/give-gift.ts'
import { plus } from '../kernel/time/clock.ts'
import { openAfterSale } from '../refund/test/after-sale.ts'
import { signPass } from '../flash-sale/gate/sign-pass.ts'
import { creditCoins } from '../wallet/credit-coins.ts'
import { makeBuyer, payAtBank, refusalOf } from '../order/test/shopping.ts'
import { buyFromSource } from './test/buy-from-source.ts'

const shop = await openTestShop()
const { grantFor } = await openAfterSale(shop)
const reservedOf = async (sku_id: number) => (await stockOf(shop, sku_id)).reserved
const system = shop.systemContext

describe('a presale', () => {
  async function presell(rules: { missed?: 'keep' | 'return' } = {}) {
    const now = shop.site.shared.now()
    const { sku_id, goods_id } = await makeGoods(shop, { price: 12_000 })
    const items = [{ sku_id, goods_id, price: 10_000, stock: 5, rules: { deposit: 1000, deposit_value: 2500 } }]
    const window = { balance_from: plus(now, { days: 2 }), balance_until: plus(now, { days: 4 }), ships_at: plus(now, { days: 9 }) }
    const promotion_id = await makePromotion(shop, {
      kind: 'presale',
      rules: { missed: 'keep', ...window, ...rules },
      items,
      ends_at: plus(now, { days: 1 }),
    })
    const buyer = await makeBuyer(shop)
    const done = await buyFromSource(buyer, { promotion_id, sku_id, quantity: 2 })
    const reservations = async () => [(await readReserved(shop, promotion_id, sku_id)).reserved, await reservedOf(sku_id)]
    return { ...done, buyer, window, promotion_id, held: reservations }
  }
  const tabOf = async (buyer: Awaited<ReturnType<typeof makeBuyer>>, tab: 'deposit_due' | 'booked' | 'balance_due' | 'done') =>
    (await buyer.call('order/presales', { tab })).list

  test('PRM-09 R-14 R-19 from the deposit, which counts for more than it costs, to the balance in the window that was shown', async () => {
    const { buyer, quote, made, view, window, held: reservations, promotion_id } = await presell()
    expect(quote).toMatchObject({
      order_type: 'deposit',
      totals: { goods_total: '200.00', total: '170.00' },
      deposit: { amount: '20.00', deposit_value: '50.00', balance: '150.00', balance_from: window.balance_from, missed: 'keep' },
      promotion: { kind: 'presale', promotion_id },
    })
    for (const { trace } of [quote, await view()])
      expect(trace).toContainEqual(expect.objectContaining({ reason: 'deposit_counts', saved: '30.00' }))
    expect([made.total, (await tabOf(buyer, 'deposit_due')).length, await reservations()]).toEqual(['20.00', 1, [2, 2]])
    await payAtBank(shop, buyer, made.payment_id)
    expect(await view()).toMatchObject({
      state: 'deposit_paid',
      actions: [],
      balance: { from: window.balance_from, ships_at: window.ships_at },
    })
    expect(await tabOf(buyer, 'booked')).toMatchObject([
      { deposit_value: '50.00', balance_amount: '150.00', balance_until: window.balance_until },
    ])
    await shop.advance({ days: 2 })
    const due = await view()
    expect([due.actions, due.payment_amount, (await tabOf(buyer, 'balance_due')).length]).toEqual([['pay'], '150.00', 1])
    await payAtBank(shop, buyer, due.payment_id)
    expect([(await view()).state, (await tabOf(buyer, 'done')).length, (await tabOf(buyer, 'booked')).length]).toEqual(['paid', 1, 0])
  })

  test.each([
    ['keep', 'paid'],
    ['return', 'refunded'],
  ] as const)('R-19 R-02 a missed balance gives units back, and the deposit goes by the rule: %s', async (missed, state) => {
    const { buyer, made, view, held: reservations } = await presell({ missed })
    await payAtBank(shop, buyer, made.payment_id)
    await shop.advance({ days: 5 })
    expect([(await view()).cancel_reason, await reservations()]).toEqual(['balance_missed', [0, 0]])
    expect((await buyer.call('payment/view', { payment_id: made.payment_id })).state).toBe(state)
  })
})

test('PRM-03 R-18 a flash-sale order needs its place in the line, and closes after five minutes with all it took', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id, goods_id } = await makeGoods(shop, { price: 5000 })
  const promotion_id = await makePromotion(shop, { kind: 'flash_sale', per_member: 1, items: [{ sku_id, goods_id, price: 900, stock: 3 }] })
  const purchaseInput = { promotion_id, sku_id, quantity: 1 }
  expect(await refusalOf(buyFromSource(buyer, purchaseInput))).toMatchObject({ reason: 'flash_sale.pass_required' })
  const passRow = { pass: randomUUID(), ...purchaseInput, expires_at: plus(shop.site.shared.now(), { minutes: 2 }) }
  const flash_sale_pass = signPass(shop.site.keys.sign, buyer.member_id, passRow)
  const { quote, view } = await buyFromSource(buyer, purchaseInput, { flash_sale_pass })
  expect([quote.totals.total, (await view()).promotion?.kind]).toEqual(['9.00', 'flash_sale'])
  await shop.advance({ minutes: 4 })
  expect([(await view()).state, await readReserved(shop, promotion_id, sku_id, buyer.member_id)]).toEqual([
    'unpaid',
    { reserved: 1, used: 1 },
  ])
  await shop.advance({ minutes: 1 })
  expect([(await view()).state, await readReserved(shop, promotion_id, sku_id, buyer.member_id)]).toEqual([
    'cancelled',
    { reserved: 0, used: 0 },
  ])
})

describe('a gift', () => {
  test('PRM-12 R-02 is claimed as an order of nothing to pay, once, and counts against no limit', async () => {
    const buyer = await makeBuyer(shop)
    const { sku_id } = await makeGoods(shop, { max_per_member: 1 })
    const giftInput = { member_id: buyer.member_id, sku_id, quantity: 2, reason: 'operator' as const, key: `gift ${sku_id}` }
    const gift_id = (await system().transaction((context) => giveGift(context, giftInput)))!
    const { quote, made, view } = await buyFromSource(buyer, { gift_id })
    expect([quote.totals.total, quote.promotion, made.needs_payment]).toEqual([
      '0.00',
      { kind: 'gift', promotion_id: null, subject: gift_id, name: '' },
      false,
    ])
    expect(await view()).toMatchObject({ state: 'paid', lines: [{ is_gift: true, quantity: 2 }] })
    expect(await reservedOf(sku_id)).toBe(2)
    expect(await refusalOf(buyer.call('order/quote', { gift_id }))).toMatchObject({ reason: 'gift.already_claimed' })
    const otherBuyer = await makeBuyer(shop)
    expect(await refusalOf(otherBuyer.call('order/quote', { gift_id }))).toMatchObject({ reason: 'gift.not_found' })
  })
})

describe('an exchange', () => {
  async function preparePointsPurchase() {
    const buyer = await makeBuyer(shop)
    const { sku_id, goods_id } = await makeGoods(shop, { price: 5000 })
    const items = [{ sku_id, goods_id, price: 300, stock: 5, rules: { longcoin: 40 } }]
    const promotion_id = await makePromotion(shop, { kind: 'point', items })
    await system().transaction((context) =>
      creditCoins(context, buyer.member_id, 'LONGCOIN', 100n, {
        kind: 'test.coins',
        topic: 'various',
        key: `coins ${buyer.member_id}`,
        reason: 'test',
        from: 'treasury',
      }),
    )
    const coins = async () => (await buyer.call('order/quote', { sku_id })).longcoin.balance
    const purchaseInput = { promotion_id, sku_id, quantity: 2 }
    const longcoin_grant = await grantFor(buyer, 'longcoin', '', 80n)
    return { buyer, wanted: purchaseInput, coins, longcoin_grant }
  }

  test('PRM-11 costs coins beside money, which need the payment password, and come back when its order closes', async () => {
    const { buyer, wanted: purchaseInput, coins, longcoin_grant } = await preparePointsPurchase()
    expect(await refusalOf(buyFromSource(buyer, purchaseInput))).toMatchObject({ reason: 'payment.grant_required' })
    const { quote, view, order_id } = await buyFromSource(buyer, purchaseInput, { longcoin_grant })
    expect(quote).toMatchObject({ totals: { total: '6.00' }, longcoin: { price: 80, spent: 0 } })
    expect([await coins(), (await view()).longcoin]).toEqual([20, 80])
    await buyer.call('order/cancel', { order_id })
    expect(await coins()).toBe(100)
  })

  test('PRM-11 R-11 coins come back by piece when units are refunded', async () => {
    const { buyer, wanted: purchaseInput, coins, longcoin_grant } = await preparePointsPurchase()
    const { made, view } = await buyFromSource(buyer, purchaseInput, { longcoin_grant })
    await payAtBank(shop, buyer, made.payment_id)
    const order_goods_id = (await view()).lines[0]!.order_goods_id
    await buyer.call('refund/apply', { order_goods_id, kind: 'refund_only', quantity: 1, reason: 'changed_mind', note: '' })
    await shop.advance({ days: 7 })
    expect(await coins()).toBe(60)
  })
})
