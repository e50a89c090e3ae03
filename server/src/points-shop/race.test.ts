import { expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { countsOf, giveLongcoin, makeCoupon } from '../coupon/test/coupons.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { balanceOf, moneyOf } from '../wallet/balances.ts'
import { buyItemAs, grantCoins, makeItem } from './test/items.ts'

const shop = await openTestShop()
const coinsOf = (member_id: number) => balanceOf(shop.systemContext(), { member: member_id, unit: 'LONGCOIN', purpose: 'available' })
const takenOf = async (item_id: number) =>
  (await shop.db.selectFrom('points_item').select('reserved').where('id', '=', item_id).executeTakeFirstOrThrow()).reserved

/** How many calls went well, and how many were refused for what. */
async function outcomes(calls: Promise<unknown>[]) {
  const reasons = (await Promise.all(calls.map(refusalOf))).map((one) => one?.reason ?? 'done')
  return Object.fromEntries([...Map.groupBy(reasons, String)].map(([reason, all]) => [reason, all.length]))
}

async function savers(count: number, coins: number) {
  const members = await Promise.all(Array.from({ length: count }, () => shop.member()))
  for (const { member_id } of members) await giveLongcoin(shop, member_id, coins)
  return members
}

test('R-01 of 64 members at the last red packet one gets it, and only that one pays', async () => {
  const item_id = await makeItem(shop, { stock: 1 })
  const members = await savers(64, 100)
  const all = await outcomes(members.map((one) => buyItemAs(shop, one, { item_id, quantity: 1, longcoin: 100 })))
  expect(all).toEqual({ done: 1, 'points_shop.sold_out': 63 })
  expect(await takenOf(item_id)).toBe(1)
  const coins = await Promise.all(members.map(({ member_id }) => coinsOf(member_id)))
  expect(coins.filter((one) => one === 0n)).toHaveLength(1)
})

test('R-05 of 64 members at the last coupon behind an item one gets it', async () => {
  const coupon_id = await makeCoupon(shop, { claim_method: 'granted', total: 1 })
  const item_id = await makeItem(shop, { kind: 'coupon', coupon_id })
  const members = await savers(64, 100)
  const all = await outcomes(members.map((one) => buyItemAs(shop, one, { item_id, quantity: 1, longcoin: 100 })))
  expect(all).toEqual({ done: 1, 'points_shop.coupon_ended': 63 })
  expect(await countsOf(shop, coupon_id)).toMatchObject({ claimed: 1, rows: 1 })
  expect(await takenOf(item_id)).toBe(1)
})

test('R-04 of 32 exchanges of one member as many go well as one may have', async () => {
  const item_id = await makeItem(shop, { per_member: 2 })
  const [member] = await savers(1, 10_000)
  const all = await outcomes(Array.from({ length: 32 }, () => buyItemAs(shop, member!, { item_id, quantity: 1, longcoin: 100 })))
  expect(all).toEqual({ done: 2, 'points_shop.limit_reached': 30 })
  expect(await coinsOf(member!.member_id)).toBe(9_800n)
})

test('R-21 of 32 exchanges of one purse as many go well as it pays for', async () => {
  const item_id = await makeItem(shop)
  const [member] = await savers(1, 350)
  const all = await outcomes(Array.from({ length: 32 }, () => buyItemAs(shop, member!, { item_id, quantity: 1, longcoin: 100 })))
  expect(all).toEqual({ done: 3, 'wallet.insufficient_coins': 29 })
  expect(await moneyOf(shop.systemContext(), member!.member_id)).toMatchObject({ non_withdrawable: 300n })
})

test('PRM-11 a double tap with one key exchanges once and answers the same', async () => {
  const item_id = await makeItem(shop)
  const [member] = await savers(1, 1000)
  const request_key = crypto.randomUUID()
  const input = { item_id, quantity: 1, longcoin: 100, longcoin_grant: await grantCoins(shop, member!, 100) }
  const taps = Array.from({ length: 8 }, () => member!.call('points_shop/buy', input, { request_key }))
  const ids = (await Promise.all(taps)).map(({ points_order_id }) => points_order_id)
  expect(new Set(ids).size).toBe(1)
  expect(await coinsOf(member!.member_id)).toBe(900n)
})
