import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { buyFromSource } from '../checkout/test/buy-from-source.ts'
import { buyNow, goToBank, makeBuyer, payAtBank, refusalOf } from '../order/test/shopping.ts'
import { decidePayment } from '../payment/sandbox/decide-payment.ts'
import { makeBargain, type BargainOptions } from './test/bargains.ts'

const shop = await openTestShop()

/** A buyer with an open bargain, and the ways to look at it. */
async function opened(wanted: BargainOptions = {}) {
  const made = await makeBargain(shop, wanted)
  const owner = await makeBuyer(shop)
  const bargain_id = await made.open(owner)
  const view = () => owner.call('bargain/view', { bargain_id })
  const reserved = () => made.held(owner)
  return { ...made, owner, bargain_id, view, held: reserved, help: (friends: number) => made.help(bargain_id, friends) }
}

describe('buying', () => {
  test('R-17 at the price that was reached; the piece and the limit are taken with the order', async () => {
    const { owner, bargain_id, view, held, help } = await opened()
    await help(2)
    expect(await held()).toEqual({ stock: 0, reserved: 0, used: 0 })
    const { price } = await view()
    const { made, view: order } = await buyFromSource(owner, { bargain_id })
    expect(made.total).toBe(price)
    expect(await view()).toMatchObject({ state: 'ordered', can_buy: false })
    expect(await held()).toEqual({ stock: 1, reserved: 1, used: 1 })
    await payAtBank(shop, owner, made.payment_id)
    expect(await view()).toMatchObject({ state: 'purchased' })
    expect(await order()).toMatchObject({ state: 'paid', promotion: { kind: 'bargain', subject: bargain_id } })
    expect(await held()).toEqual({ stock: 1, reserved: 1, used: 1 })
  })

  test('PRM-06 where the floor alone is for sale, nothing sooner', async () => {
    const { owner, bargain_id, help } = await opened({ floor_only: true })
    await help(2)
    expect(await refusalOf(buyFromSource(owner, { bargain_id }))).toMatchObject({
      reason: 'bargain.not_at_floor',
      details: { remaining: 1 },
    })
    await help(1)
    expect((await buyFromSource(owner, { bargain_id })).made.total).toBe('40.00')
  })

  test('R-17 a friend who cuts between quote and order is seen: the shopper is shown the new price', async () => {
    const { owner, bargain_id, help } = await opened()
    const source = { bargain_id, address_id: owner.address_id }
    const { quote } = await owner.call('order/quote', source)
    await help(1)
    expect(await refusalOf(owner.call('order/create', { ...source, quote }))).toMatchObject({ reason: 'order.quote_changed' })
  })

  test('R-17 an ordered one is cut by nobody, and ordered once', async () => {
    const { owner, bargain_id, help, view } = await opened()
    const source = { bargain_id, address_id: owner.address_id }
    const { quote } = await owner.call('order/quote', source)
    const answers = await Promise.all([1, 2, 3, 4].map(() => refusalOf(owner.call('order/create', { ...source, quote }))))
    expect(answers.filter((one) => one === null)).toHaveLength(1)
    expect(await refusalOf(help(1))).toMatchObject({ reason: 'bargain.ordered' })
    expect((await view()).price).toBe('100.00')
  })

  test('R-17 helpers and the order at once: the order costs what its quote said, or is refused', async () => {
    const { owner, bargain_id, view } = await opened({ helpers: 30 })
    const friends = await Promise.all(Array.from({ length: 10 }, () => shop.member()))
    const source = { bargain_id, address_id: owner.address_id }
    const { quote, groups } = await owner.call('order/quote', source)
    const { total } = groups[0]!
    const [made] = await Promise.all([
      owner.call('order/create', { ...source, quote }).catch(() => null),
      ...friends.map((one) => one.call('bargain/help', { bargain_id }).catch(() => null)),
    ])
    const { price, state } = await view()
    expect([made?.total ?? null, state]).toEqual(made ? [total, 'ordered'] : [null, 'cutting'])
    if (made) expect(price).toBe(total)
  })

  test('QUA-09 nobody buys another’s bargain', async () => {
    const { bargain_id } = await opened()
    expect(await refusalOf(buyFromSource(await makeBuyer(shop), { bargain_id }))).toMatchObject({ reason: 'bargain.not_found' })
  })

  test('PRM-06 the goods themselves are still sold at their own price', async () => {
    const { owner, sku_id, held } = await opened()
    expect((await buyNow(owner, sku_id)).total).toBe('100.00')
    expect(await held()).toEqual({ stock: 1, reserved: 0, used: 0 })
  })
})

describe('a cancelled order', () => {
  test('R-17 frees the bargain, which goes on', async () => {
    const { owner, bargain_id, view, held, help } = await opened()
    const { order_id } = await buyFromSource(owner, { bargain_id })
    await owner.call('order/cancel', { order_id, reason: 'changed_mind' })
    expect(await view()).toMatchObject({ state: 'cutting', can_buy: true })
    expect(await held()).toEqual({ stock: 0, reserved: 0, used: 0 })
    await help(1)
    expect((await view()).helped).toBe(1)
  })

  test('R-17 after the end of the bargain lets it fail, and its piece comes back once', async () => {
    const { owner, bargain_id, view, held } = await opened({ hours: 1 })
    await shop.advance({ minutes: 50 })
    const { made } = await buyFromSource(owner, { bargain_id })
    await shop.advance({ minutes: 15 })
    expect(await view()).toMatchObject({ state: 'ordered' })
    // Thirty minutes without a payment.
    await shop.advance({ minutes: 20 })
    expect(await view()).toMatchObject({ state: 'failed' })
    expect(await held()).toEqual({ stock: 0, reserved: 0, used: 0 })
    expect((await owner.call('payment/view', { payment_id: made.payment_id })).state).toBe('closed')
  })

  test('R-17 closed unpaid, it is ordered again and bought once', async () => {
    const { owner, bargain_id, view, held } = await opened({ hours: 1 })
    const first = await buyFromSource(owner, { bargain_id })
    await shop.advance({ minutes: 31 })
    expect((await view()).state).toBe('cutting')
    const second = await buyFromSource(owner, { bargain_id })
    await payAtBank(shop, owner, second.made.payment_id)
    expect((await view()).state).toBe('purchased')
    expect((await first.view()).state).toBe('cancelled')
    expect(await held()).toEqual({ stock: 1, reserved: 1, used: 1 })
  })

  test.each([
    { name: 'buys the bargain that goes on', hours: 2, bargain: 'purchased', order: 'paid', stock: 1 },
    { name: 'is given back where the bargain has failed', hours: 1, bargain: 'failed', order: 'cancelled', stock: 0 },
  ])('R-25 money that comes after it $name', async ({ hours, bargain, order, stock }) => {
    const { owner, bargain_id, view, held } = await opened({ hours })
    await shop.advance({ minutes: 45 })
    const purchase = await buyFromSource(owner, { bargain_id })
    const reference = await goToBank(owner, purchase.made.payment_id)
    await shop.advance({ minutes: 31 })
    await decidePayment(shop.site, reference, 'succeed')
    expect([(await view()).state, (await purchase.view()).state, (await held()).stock]).toEqual([bargain, order, stock])
  })
})

describe('sold out meanwhile', () => {
  const sellOut = (promotion_id: number, sku_id: number) =>
    sql`update promotion_item set reserved = stock where promotion_id = ${promotion_id} and sku_id = ${sku_id}`.execute(shop.db)

  test('R-17 sixty-four who buy their bargains of the last unit at once: one has it', async () => {
    const { open, held, promotion_id, sku_id } = await makeBargain(shop, { stock: 1 })
    const owners = await Promise.all(Array.from({ length: 64 }, () => makeBuyer(shop)))
    const buys = await Promise.all(
      owners.map(async (owner) => {
        const source = { bargain_id: await open(owner), address_id: owner.address_id }
        const { quote } = await owner.call('order/quote', source)
        return () => owner.call('order/create', { ...source, quote })
      }),
    )
    const answers = await Promise.all(buys.map((buy) => refusalOf(buy())))
    expect(answers.filter((one) => one === null)).toHaveLength(1)
    expect(answers.filter((one) => one?.reason === 'promotion.sold_out')).toHaveLength(63)
    expect(await held(owners[0]!)).toMatchObject({ stock: 1, reserved: 1 })
    const loser = owners[answers.findIndex((one) => one !== null)]!
    const { list } = await loser.call('bargain/mine', { promotion_id })
    expect(list).toMatchObject([{ sku_id, state: 'cutting', is_sold_out: true, can_buy: false }])
  })

  test('R-17 owner and friends are notified at once, and without another SKU nobody cuts in vain', async () => {
    const { owner, bargain_id, promotion_id, sku_id, view } = await opened()
    await sellOut(promotion_id, sku_id)
    expect(await view()).toMatchObject({ state: 'cutting', is_sold_out: true, can_buy: false, alternatives: [] })
    const friend = await shop.member()
    expect(await friend.call('bargain/view', { bargain_id })).toMatchObject({ is_sold_out: true, can_help: false })
    expect(await refusalOf(friend.call('bargain/help', { bargain_id }))).toMatchObject({ reason: 'promotion.sold_out' })
    expect(await refusalOf(owner.call('order/quote', { bargain_id }))).toMatchObject({ reason: 'promotion.sold_out' })
    await sql`update promotion_item set reserved = 0 where promotion_id = ${promotion_id}`.execute(shop.db)
    expect(await view()).toMatchObject({ is_sold_out: false, can_buy: true })
  })

  test('R-17 what friends cut stays for another SKU of the goods, and its floor takes exactly the helpers that are left', async () => {
    const { owner, bargain_id, promotion_id, sku_id, other_id, view, help } = await opened({ other: { price: 12_000, floor: 5_000 } })
    await help(1)
    const cut = Number((await view()).cut_total)
    expect(await refusalOf(owner.call('bargain/change_sku', { bargain_id, sku_id: other_id! }))).toMatchObject({
      reason: 'bargain.in_stock',
    })
    await sellOut(promotion_id, sku_id)
    const price = (120 - cut).toFixed(2)
    expect((await view()).alternatives).toMatchObject([{ sku_id: other_id, price }])
    const stranger = await shop.member()
    expect(await refusalOf(stranger.call('bargain/change_sku', { bargain_id, sku_id: other_id! }))).toMatchObject({
      reason: 'bargain.not_found',
    })
    expect(await refusalOf(owner.call('bargain/change_sku', { bargain_id, sku_id }))).toMatchObject({ reason: 'promotion.sold_out' })
    expect(await owner.call('bargain/change_sku', { bargain_id, sku_id: other_id! })).toEqual({ price })
    expect(await view()).toMatchObject({ sku_id: other_id, is_sold_out: false, price, helped: 1, helpers: 3, start_price: '120.00' })
    await help(1)
    expect(Number((await view()).price)).toBeGreaterThan(50)
    await help(1)
    expect((await view()).price).toBe('50.00')
    expect((await buyFromSource(owner, { bargain_id })).made.total).toBe('50.00')
  })

  test('R-17 one of that SKU that is under way stands beside', async () => {
    const { owner, bargain_id, promotion_id, sku_id, other_id } = await opened({ other: { price: 12_000, floor: 5_000 } })
    await owner.call('bargain/open', { promotion_id, sku_id: other_id! })
    await sellOut(promotion_id, sku_id)
    expect(await refusalOf(owner.call('bargain/change_sku', { bargain_id, sku_id: other_id! }))).toMatchObject({
      reason: 'bargain.already_open',
    })
  })
})
