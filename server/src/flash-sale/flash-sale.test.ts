import { describe, expect, test } from 'vitest'
import { makeGoods, stockOf } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { makePromotion, readReserved } from '../../test/make-promotion.ts'
import { at as atInstant } from '../identity/test/accounts.ts'
import { plus, type Span } from '../kernel/time/clock.ts'
import { makeBuyer, payAtBank, refusalOf } from '../order/test/shopping.ts'
import { gatesOf } from './gate/sales.ts'
import { buyInFlashSale, enter, makeSale, type Sale } from './test/flash-sale.ts'

const shop = await openTestShop({ settings: { 'flash_sale.passes_per_second': 0 } })
const now = () => shop.site.shared.now()
const taken = async ({ promotion_id, sku_id }: Sale) => (await readReserved(shop, promotion_id, sku_id)).reserved
/** What the gate learns by itself within a second. */
const learn = ({ promotion_id }: Sale) => gatesOf(shop.site, promotion_id, { isFresh: true })

describe('PRM-03 a flash sale', () => {
  test('a turn is a pass for an order at the flash price, which takes a unit of the sale and of the SKU', async () => {
    const sale = await makeSale(shop)
    const buyer = await makeBuyer(shop)
    const turn = await enter(buyer, sale)
    expect(turn).toMatchObject({ state: 'pass', quantity: 1, position: null })
    const { total, needs_payment } = await buyInFlashSale(buyer, sale, { pass: turn.flash_sale_pass! })
    expect({ total, needs_payment }).toEqual({ total: '6.00', needs_payment: true })
    expect([await taken(sale), (await stockOf(shop, sale.sku_id)).reserved]).toEqual([1, 1])
  })

  test('R-18 the window is checked against the shop’s clock, to the second', async () => {
    const at = plus(now(), { minutes: 10 })
    const sale = await makeSale(shop, { starts_at: at, ends_at: plus(at, { minutes: 60 }) })
    const buyer = await makeBuyer(shop)
    const state = () => refusalOf(enter(buyer, sale)).then((refused) => refused?.reason ?? 'in')
    const stateAt = (span: Span) => atInstant(shop, plus(at, span), state)
    expect(await stateAt({ seconds: -1 })).toBe('promotion.not_started')
    expect(await stateAt({ seconds: 0 })).toBe('in')
    expect(await stateAt({ minutes: 60, seconds: -1 })).toBe('in')
    expect(await stateAt({ minutes: 60 })).toBe('promotion.ended')
  })

  test('R-18 a pass of a running session orders nothing after its end', async () => {
    const sale = await makeSale(shop, { ends_at: plus(now(), { seconds: 60 }) })
    const buyer = await makeBuyer(shop)
    const { flash_sale_pass } = await enter(buyer, sale)
    const request = { ...sale, quantity: 1, address_id: buyer.address_id }
    const { quote } = await buyer.call('order/quote', request)
    await shop.advance({ seconds: 61 })
    const order = buyer.call('order/create', { ...request, quote, flash_sale_pass: flash_sale_pass! })
    expect((await refusalOf(order))?.reason).toBe('promotion.ended')
    expect(await taken(sale)).toBe(0)
  })

  test('R-04 the limit of a member counts what is ordered and unpaid', async () => {
    const sale = await makeSale(shop, { per_member: 2 })
    const buyer = await makeBuyer(shop)
    expect((await refusalOf(enter(buyer, sale, 3)))?.reason).toBe('promotion.limit_reached')
    await buyInFlashSale(buyer, sale)
    await learn(sale)
    expect(await refusalOf(enter(buyer, sale, 2))).toMatchObject({ reason: 'promotion.limit_reached', details: { limit: 2 } })
    await buyInFlashSale(buyer, sale)
    await learn(sale)
    expect((await refusalOf(enter(buyer, sale)))?.reason).toBe('promotion.limit_reached')
    // Who was refused holds nothing back.
    expect([...(await learn(sale)).values()]).toMatchObject([{ issuedQuantity: 0, reserved: 2 }])
  })

  test('R-02 an order that is not paid in five minutes closes, and its piece goes back to the gate', async () => {
    const sale = await makeSale(shop, { stock: 1, per_member: 1 })
    const [first, second] = [await makeBuyer(shop), await makeBuyer(shop)]
    await buyInFlashSale(first, sale)
    await learn(sale)
    expect(await enter(second, sale)).toMatchObject({ state: 'sold_out', remaining: 0 })
    await shop.advance({ minutes: 4, seconds: 30 })
    await learn(sale)
    expect((await enter(second, sale)).state).toBe('sold_out')
    await shop.advance({ seconds: 31 })
    await learn(sale)
    expect(await readReserved(shop, sale.promotion_id, sale.sku_id, first.member_id)).toEqual({ reserved: 0, used: 0 })
    expect((await enter(second, sale)).state).toBe('pass')
    const { payment_id } = await buyInFlashSale(second, sale)
    await payAtBank(shop, second, payment_id)
    await shop.advance({ minutes: 10 })
    expect(await taken(sale)).toBe(1)
  })
})

describe('R-18 a pass', () => {
  test('is its member’s, its SKU’s, for its units, for its time, and for one order', async () => {
    const sale = await makeSale(shop)
    const other = await makeSale(shop)
    const [buyer, stranger] = [await makeBuyer(shop), await makeBuyer(shop)]
    const pass = (await enter(buyer, sale)).flash_sale_pass!
    const reason = (order: Promise<unknown>) => refusalOf(order).then((refused) => refused?.reason)
    const request = { ...sale, quantity: 1, address_id: buyer.address_id }
    const { quote } = await buyer.call('order/quote', request)
    expect(await reason(buyer.call('order/create', { ...request, quote }))).toBe('flash_sale.pass_required')
    expect(await reason(buyInFlashSale(stranger, sale, { pass }))).toBe('flash_sale.pass_invalid')
    expect(await reason(buyInFlashSale(buyer, other, { pass }))).toBe('flash_sale.pass_invalid')
    expect(await reason(buyInFlashSale(buyer, sale, { pass, quantity: 2 }))).toBe('flash_sale.pass_invalid')
    expect(await reason(buyInFlashSale(buyer, sale, { pass: pass.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) }))).toBe(
      'flash_sale.pass_invalid',
    )
    await buyInFlashSale(buyer, sale, { pass })
    expect(await reason(buyInFlashSale(buyer, sale, { pass }))).toBe('flash_sale.pass_used')
    expect(await taken(sale)).toBe(1)
  })

  test('ends after two minutes', async () => {
    const sale = await makeSale(shop)
    const buyer = await makeBuyer(shop)
    const pass = (await enter(buyer, sale)).flash_sale_pass!
    await shop.advance({ seconds: 121 })
    expect((await refusalOf(buyInFlashSale(buyer, sale, { pass })))?.reason).toBe('flash_sale.pass_expired')
  })

  test('is not used up by an order that was refused', async () => {
    const sale = await makeSale(shop)
    const buyer = await makeBuyer(shop)
    const pass = (await enter(buyer, sale)).flash_sale_pass!
    const request = { ...sale, quantity: 1, address_id: buyer.address_id }
    const { quote } = await buyer.call('order/quote', request)
    const { address_id: _, ...nowhere } = request
    expect(await refusalOf(buyer.call('order/create', { ...nowhere, quote, flash_sale_pass: pass }))).not.toBeNull()
    await buyInFlashSale(buyer, sale, { pass })
    expect(await taken(sale)).toBe(1)
  })

  test('given back goes to the next in line', async () => {
    const sale = await makeSale(shop, { stock: 1 })
    const [first, second] = [await shop.member(), await shop.member()]
    expect((await enter(first, sale)).state).toBe('pass')
    expect(await enter(second, sale)).toMatchObject({ state: 'waiting', position: 1, retry_after_ms: 1050 })
    await first.call('flash_sale/leave', sale)
    expect((await enter(second, sale)).state).toBe('pass')
  })
})

describe('PRM-03 the zone', () => {
  test('tells sessions in order of time, with what they sell', async () => {
    const own = await openTestShop()
    const { sku_id, goods_id, name } = await makeGoods(own, { price: 2000 })
    const at = (minutes: number) => plus(own.site.shared.now(), { minutes })
    const items = [{ sku_id, goods_id, price: 1250, stock: 8 }]
    const make = (from: number, until: number) => makePromotion(own, { kind: 'flash_sale', items, starts_at: at(from), ends_at: at(until) })
    const ids = [await make(-180, -120), await make(-5, 15), await make(60, 120), await make(20, 50)]
    const { list } = await own.visitor().call('flash_sale/sessions', {})
    expect(list.map(({ promotion_id, state }) => [promotion_id, state])).toEqual([
      [ids[0], 'ended'],
      [ids[1], 'running'],
      [ids[3], 'starting_soon'],
      [ids[2], 'upcoming'],
    ])
    const sale = await own.visitor().call('flash_sale/items', { promotion_id: ids[1]! })
    expect(sale.list).toMatchObject([{ sku_id, goods_name: name, price: '12.50', list_price: '20.00', stock: 8 }])
    const live = await own.visitor().call('flash_sale/live', { promotion_id: ids[1]! })
    expect(live.list).toEqual([{ sku_id, remaining: 8, sold_percent: 0 }])
  })

  test.each([['flash_sale/items'], ['flash_sale/live']] as const)('%s knows no promotion of another kind', async (path) => {
    const { sku_id, goods_id } = await makeGoods(shop)
    const promotion_id = await makePromotion(shop, { kind: 'discount', items: [{ sku_id, goods_id, price: 900 }] })
    expect((await refusalOf(shop.visitor().call(path, { promotion_id })))?.reason).toBe('promotion.not_found')
  })

  test('SHL-07 with the add-on off nothing of it answers', async () => {
    const closed = await openTestShop({ settings: { 'site.addons': { seckill: false } } })
    const sale = await makeSale(closed)
    const member = await closed.member()
    const calls = [
      member.call('flash_sale/sessions', {}),
      member.call('flash_sale/items', { promotion_id: sale.promotion_id }),
      member.call('flash_sale/live', { promotion_id: sale.promotion_id }),
      enter(member, sale),
      member.call('flash_sale/leave', sale),
    ]
    const reasons = await Promise.all(calls.map((call) => refusalOf(call).then((refused) => refused?.reason)))
    expect(new Set(reasons)).toEqual(new Set(['call.feature_off']))
  })
})
