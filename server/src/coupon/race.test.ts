import { expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { createContext } from '../kernel/context.ts'
import { inTransaction } from '../kernel/database/database.ts'
import { makeBuyer, refusalOf, type Buyer } from '../order/test/shopping.ts'
import { balanceOf } from '../wallet/balances.ts'
import { reverseCoupon } from './reverse-coupon.ts'
import { countsOf, giveLongcoin, makeCoupon } from './test/coupons.ts'

const shop = await openTestShop()
const { sku_id } = await makeGoods(shop, { price: 2000, stock: 1000 })
const countBy = (reasons: (string | undefined)[]) =>
  Object.fromEntries(
    Map.groupBy(reasons, String)
      .entries()
      .map(([name, all]) => [name, all.length]),
  )
const outcomes = async (calls: Promise<unknown>[]) => countBy((await Promise.all(calls.map(refusalOf))).map((one) => one?.reason))
const couponOf = async (member_id: number) =>
  shop.db
    .selectFrom('member_coupon')
    .select(['id', 'state', 'payment_id', 'saved', 'paid'])
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow()

/** A buyer who holds a coupon of 5.00, and a quote that counts it in. */
async function withCoupon(): Promise<{ buyer: Buyer; coupon_id: number; member_coupon_id: number; quote: string }> {
  const buyer = await makeBuyer(shop)
  const coupon_id = await makeCoupon(shop)
  const { member_coupon_id } = await buyer.call('coupon/claim', { coupon_id })
  const { quote, totals, member_coupon_id: chosen } = await buyer.call('order/quote', { sku_id, address_id: buyer.address_id })
  expect([totals.total, chosen]).toEqual(['15.00', member_coupon_id])
  return { buyer, coupon_id, member_coupon_id, quote }
}
const order = ({ buyer, member_coupon_id, quote }: Awaited<ReturnType<typeof withCoupon>>) =>
  buyer.call('order/create', { sku_id, address_id: buyer.address_id, member_coupon_id, quote })

test('R-05 of 50 members at the last coupon one gets it', async () => {
  const coupon_id = await makeCoupon(shop, { total: 1 })
  const members = await Promise.all(Array.from({ length: 50 }, () => shop.member()))
  expect(await outcomes(members.map(({ call }) => call('coupon/claim', { coupon_id })))).toEqual({
    undefined: 1,
    'coupon.fully_claimed': 49,
  })
  expect(await countsOf(shop, coupon_id)).toEqual({ claimed: 1, rows: 1, used: 0 })
})

test('R-05 of 50 claims of one member as many go well as one may have', async () => {
  const coupon_id = await makeCoupon(shop, { per_member: 2 })
  const { call } = await shop.member()
  const claims = Array.from({ length: 50 }, () => call('coupon/claim', { coupon_id }))
  expect(await outcomes(claims)).toEqual({ undefined: 2, 'coupon.already_claimed': 48 })
  expect(await countsOf(shop, coupon_id)).toEqual({ claimed: 2, rows: 2, used: 0 })
})

test('PRM-01 of 50 exchanges of one purse as many go well as it pays for', async () => {
  const coupon_id = await makeCoupon(shop, { claim_method: 'longcoin', longcoin_price: 100, per_member: 50 })
  const { call, member_id } = await shop.member()
  await giveLongcoin(shop, member_id, 350)
  const exchanges = Array.from({ length: 50 }, () => call('coupon/purchase', { coupon_id }))
  expect(await outcomes(exchanges)).toEqual({ undefined: 3, 'wallet.insufficient_coins': 47 })
  expect(await countsOf(shop, coupon_id)).toMatchObject({ claimed: 3, rows: 3 })
  expect(await balanceOf(shop.systemContext(), { member: member_id, unit: 'LONGCOIN', purpose: 'available' })).toBe(50n)
})

test('PRM-01 of 50 members at a single code one redeems it', async () => {
  const coupon_id = await makeCoupon(shop, { claim_method: 'code' })
  await shop.db.insertInto('coupon_code').values({ code: 'JUST-ONCE', coupon_id, created_at: shop.site.shared.now() }).execute()
  const members = await Promise.all(Array.from({ length: 50 }, () => shop.member()))
  const redeemed = members.map(({ call }) => call('coupon/redeem_code', { coupon_code: 'just-once' }))
  expect(await outcomes(redeemed)).toEqual({ undefined: 1, 'coupon.code_unknown': 49 })
})

test('R-05 of 50 orders of one coupon one is made, and the coupon knows what it took off', async () => {
  const withOne = await withCoupon()
  const { undefined: made, ...refused } = await outcomes(Array.from({ length: 50 }, () => order(withOne)))
  expect(made).toBe(1)
  expect(Object.keys(refused)).toEqual(['coupon.not_usable'])
  expect(await countsOf(shop, withOne.coupon_id)).toEqual({ claimed: 1, rows: 1, used: 1 })
  expect(await couponOf(withOne.buyer.member_id)).toMatchObject({ state: 'used', saved: 500n, paid: 1500n })
  expect((await withOne.buyer.call('coupon/mine', { tab: 'used' })).list).toMatchObject([
    { member_coupon_id: withOne.member_coupon_id, state: 'used' },
  ])
})

test('R-02 a cancelled order gives its coupon back once, and it can be used again', async () => {
  const withOne = await withCoupon()
  const { order_ids } = await order(withOne)
  const cancels = Array.from({ length: 8 }, () => withOne.buyer.call('order/cancel', { order_id: order_ids[0]! }))
  expect((await outcomes(cancels)).undefined).toBeGreaterThan(0)
  expect(await couponOf(withOne.buyer.member_id)).toMatchObject({
    id: withOne.member_coupon_id,
    state: 'unused',
    payment_id: null,
    saved: null,
  })
  const { quote } = await withOne.buyer.call('order/quote', { sku_id, address_id: withOne.buyer.address_id })
  await order({ ...withOne, quote })
  expect((await couponOf(withOne.buyer.member_id)).state).toBe('used')
})

test('R-05 whose coupon it is, and its window, are checked again when the order is made', async () => {
  const withOne = await withCoupon()
  const stranger = await makeBuyer(shop)
  const { quote } = await stranger.call('order/quote', { sku_id, address_id: stranger.address_id })
  const stolen = stranger.call('order/create', {
    sku_id,
    address_id: stranger.address_id,
    member_coupon_id: withOne.member_coupon_id,
    quote,
  })
  expect((await refusalOf(stolen))?.reason).toBe('coupon.not_usable')
  await shop.db
    .updateTable('member_coupon')
    .set({ valid_until: shop.site.shared.now() })
    .where('id', '=', withOne.member_coupon_id)
    .execute()
  expect((await refusalOf(order(withOne)))?.reason).toBe('coupon.not_usable')
})

test('R-02 given back from many sides at once it comes back once; after its time it comes back expired', async () => {
  const withOne = await withCoupon()
  const { payment_id } = await order(withOne)
  const reverse = () => shop.systemContext().transaction((context) => reverseCoupon(context, payment_id))
  const ids = await Promise.all(Array.from({ length: 20 }, reverse))
  expect(ids.filter((id) => id !== null)).toEqual([withOne.member_coupon_id])
  const late = await withCoupon()
  const made = await order(late)
  const { valid_until } = await shop.db
    .selectFrom('member_coupon')
    .select('valid_until')
    .where('id', '=', late.member_coupon_id)
    .executeTakeFirstOrThrow()
  await inTransaction(shop.db, (db) =>
    reverseCoupon(createContext(shop.site, { kind: 'system' }, { db, now: valid_until }), made.payment_id),
  )
  expect((await couponOf(late.buyer.member_id)).state).toBe('expired')
})
