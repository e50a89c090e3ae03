import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { coinRate } from '../payment/paying/coin-rate.ts'
import { publishPrice } from '../unit-price/test/publish-price.ts'
import { dayPrice } from './day-price.ts'

const shop = await openTestShop()
beforeEach(() => shop.passMidnight())
const finance = await staffClient(shop, 'finance')
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason ?? null
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

test('WAL-05 AST-15 a recharge costs the price of its day, of a unit that operators price; money and the other coins have one rate', async () => {
  expect(await dayPrice(shop.systemContext(), 'ACC')).toBe(1_000_000n)
  expect(await dayPrice(shop.systemContext(), 'MONEY')).toBe(1_000_000n)
  // USDA, USDS and USDP have one rate, of 1 in a shop of dollars.
  expect(coinRate(shop.systemContext())).toBe(100n)
  await publishPrice(shop, 'ACC', '3.1234')
  expect(await dayPrice(shop.systemContext(), 'ACC')).toBe(1_000_000n)
  await shop.advance({ days: 1 })
  expect(await dayPrice(shop.systemContext(), 'ACC')).toBe(3_123_400n)
})
