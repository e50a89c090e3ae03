import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { coinRate } from '../payment/paying/coin-rate.ts'
import { dayPrice } from './day-price.ts'

const shop = await openTestShop()
beforeEach(() => shop.passMidnight())
const finance = await staffClient(shop, 'finance')
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason ?? null
const day = (n = 0) => new Date(Date.parse(shop.site.shared.now()) + 8 * 3_600_000 + n * 86_400_000).toISOString().slice(0, 10)
const offer = { amount: '20.00', gift_money: '1.00', gift_longcoin: 0, is_on: true }

describe('offers', () => {
  test('WAL-05 operators add, change and switch off; members see what is on, the cheapest first', async () => {
    const large = await finance.call('recharge/save_offer', { ...offer, amount: '200.00' })
    const small = await finance.call('recharge/save_offer', { ...offer, amount: '2.00' })
    const member = await shop.member()
    expect((await member.call('recharge/offers', {})).offers.map(({ amount }) => amount)).toEqual(['2.00', '200.00'])
    const { offer_id, version } = large
    const off = await finance.call('recharge/save_offer', { ...offer, amount: '200.00', offer: { offer_id, version }, is_on: false })
    expect(off).toMatchObject({ offer_id, version: 2, is_on: false })
    expect((await member.call('recharge/offers', {})).offers).toEqual([
      { offer_id: small.offer_id, version: 1, amount: '2.00', gift_money: '1.00', gift_longcoin: 0 },
    ])
    expect((await finance.call('recharge/list_offers', {})).list).toEqual([small, off])
  })

  test('WAL-05 a stale edit, an unknown offer, an amount twice and an amount of nothing are refused', async () => {
    const made = await finance.call('recharge/save_offer', { ...offer, amount: '30.00' })
    const save = (fields: object) => reasonOf(finance.call('recharge/save_offer', { ...offer, amount: '31.00', ...fields }))
    expect(await save({ offer: { offer_id: made.offer_id, version: 2 } })).toBe('recharge.offer_stale')
    expect(await save({ offer: { offer_id: 2147483647, version: 1 } })).toBe('recharge.offer_not_found')
    expect(await save({ amount: '30.00' })).toBe('recharge.offer_exists')
    expect(await save({ amount: '0.00' })).toBe('call.wrong_fields')
    expect(await save({ amount: '30.00', is_on: false })).toBeNull()
  })

  test('WAL-05 two operators who add the same amount at once: one of them is refused', async () => {
    const save = () => reasonOf(finance.call('recharge/save_offer', { ...offer, amount: '44.00' }))
    expect((await Promise.all([save(), save(), save()])).map(String).toSorted()).toEqual([
      'null',
      'recharge.offer_exists',
      'recharge.offer_exists',
    ])
  })
})

describe('prices of coins', () => {
  const set = (unit: 'ACC' | 'AAA', on: string, price: string, version = 0) =>
    finance.call('recharge/set_prices', { list: [{ unit, day: on, price, version }] })

  test('WAL-05 a price holds from its day on until the next one; before any it is a dollar', async () => {
    expect(await dayPrice(shop.systemContext(), 'AAA')).toBe(100n)
    expect(await dayPrice(shop.systemContext(), 'MONEY')).toBe(100n)
    // USDA, USDS and USDP have one rate, of 1 in a shop of dollars.
    expect(coinRate(shop.systemContext())).toBe(100n)
    await finance.call('recharge/set_prices', {
      list: [
        { unit: 'AAA', day: day(2), price: '3.00', version: 0 },
        { unit: 'AAA', day: day(), price: '1.50', version: 0 },
      ],
    })
    expect(await dayPrice(shop.systemContext(), 'AAA')).toBe(150n)
    await shop.advance({ days: 1 })
    expect(await dayPrice(shop.systemContext(), 'AAA')).toBe(150n)
    await shop.advance({ days: 1 })
    expect(await dayPrice(shop.systemContext(), 'AAA')).toBe(300n)
    const { list, next } = await finance.call('recharge/list_prices', { unit: 'AAA', page_size: 2 })
    const rest = await finance.call('recharge/list_prices', { unit: 'AAA', page_size: 2, cursor: next! })
    expect(rest).toMatchObject({ list: [{ price: '1.00' }], next: null })
    // Of a day that no calendar has.
    const cursor = Buffer.from('-day 99991399').toString('base64url')
    expect((await finance.call('recharge/list_prices', { unit: 'AAA', cursor })).list).toHaveLength(3)
    expect(list.map((row) => [row.day, row.price])).toEqual([
      [day(), '3.00'],
      [day(-2), '1.50'],
    ])
  })

  test('WAL-05 a past day, a stale edit and a price of nothing are refused', async () => {
    expect(await reasonOf(set('ACC', day(-1), '2.00'))).toBe('recharge.price_past')
    await set('ACC', day(), '2.00')
    expect(await reasonOf(set('ACC', day(), '3.00'))).toBe('recharge.price_stale')
    expect(await reasonOf(set('ACC', day(1), '3.00', 1))).toBe('recharge.price_stale')
    expect(await reasonOf(set('ACC', day(), '0.00', 1))).toBe('call.wrong_fields')
    expect((await set('ACC', day(), '3.00', 1)).list).toEqual([{ unit: 'ACC', day: day(), price: '3.00', version: 2 }])
    expect((await Promise.all([set('ACC', day(5), '4.00'), set('ACC', day(5), '5.00')].map(reasonOf))).map(String).toSorted()).toEqual([
      'null',
      'recharge.price_stale',
    ])
  })
})
