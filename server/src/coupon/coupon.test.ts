import { expect, test } from 'vitest'
import { makeCategory, makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { createContext } from '../kernel/context.ts'
import { drainTimers } from '../kernel/time/timers.ts'
import { plus } from '../kernel/time/clock.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { balanceOf } from '../wallet/balances.ts'
import { giveCoupon } from './give-coupon.ts'
import { couponForm, countsOf, giveLongcoin, makeCoupon } from './test/coupons.ts'
import { usableCoupons } from './usable-coupons.ts'
import { staffClient } from '../../test/staff-client.ts'

const shop = await openTestShop()
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason
const longcoinOf = (member_id: number) => balanceOf(shop.systemContext(), { member: member_id, unit: 'LONGCOIN', purpose: 'available' })

test('PRM-01 a claimed coupon is the member’s, with its name in each language and the end of its last day', async () => {
  const coupon_id = await makeCoupon(shop, { threshold: 2000, valid_days: 7, names: { 'en-us': 'Five off', 'zh-cn': '立减五元' } })
  const member = await shop.member()
  const claimed = await member.call('coupon/claim', { coupon_id })
  expect(claimed).toMatchObject({ coupon_id, name: 'Five off', kind: 'money', money_off: '5.00', threshold: '20.00', state: 'unused' })
  expect(claimed.valid_until.slice(10)).toBe('T16:00:00.000Z')
  const { list } = await member.call('coupon/mine', {}, { language: 'zh-cn' })
  expect(list.map(({ name }) => name)).toEqual(['立减五元'])
  expect(await member.call('coupon/counts', {})).toEqual({ unused: 1, used: 0, expired: 0 })
  expect((await (await shop.member()).call('coupon/mine', {})).list).toEqual([])
})

test.each([
  ['coupon.not_found', {}, 'of no coupon'],
  ['coupon.not_found', { claim_method: 'granted' as const }, 'of one that is only granted'],
  ['coupon.not_started', { starts_at: '2999-01-01T00:00:00.000Z', ends_at: '2999-02-01T00:00:00.000Z' }, 'of one that comes later'],
  ['coupon.ended', { starts_at: '2001-01-01T00:00:00.000Z', ends_at: '2001-02-01T00:00:00.000Z' }, 'of one that is over'],
  [
    'coupon.ended',
    { use: { from: '2001-01-01T00:00:00.000Z', until: '2001-02-01T00:00:00.000Z' } },
    'of one that nobody could use any more',
  ],
  ['coupon.fully_claimed', { total: 0 }, 'of which none is left'],
] as const)('PRM-01 a claim is refused as %s %o, %s', async (reason, wanted, about) => {
  const coupon_id = about === 'of no coupon' ? 2147483647 : await makeCoupon(shop, wanted as object)
  expect(await reasonOf((await shop.member()).call('coupon/claim', { coupon_id }))).toBe(reason)
})

test('R-05 a claimed coupon keeps the rules it was claimed with', async () => {
  const coupon_id = await makeCoupon(shop, { amount: 700, threshold: 1000 })
  const member = await shop.member()
  await member.call('coupon/claim', { coupon_id })
  const operator = await staffClient(shop, 'operator')
  const form = couponForm({
    money_off: '1.00',
    threshold: '99.00',
    total: undefined,
    texts: [{ language: 'en-us', name: 'Less', note: '' }],
  })
  expect(await operator.call('coupon/save', { ...form, coupon_id, version: 1 })).toMatchObject({ version: 2, money_off: '1.00' })
  expect((await member.call('coupon/mine', {})).list).toMatchObject([{ name: 'A coupon', money_off: '7.00', threshold: '10.00' }])
})

test('PRM-01 the claiming centre says what each can do: claimable, claimed, none left, not yet', async () => {
  const fresh = await openTestShop()
  const soon = plus(fresh.site.shared.now(), { days: 2 })
  const open = await makeCoupon(fresh, { total: 4, per_member: 2 })
  const mine = await makeCoupon(fresh)
  const gone = await makeCoupon(fresh, { total: 0 })
  const later = await makeCoupon(fresh, { starts_at: soon })
  await makeCoupon(fresh, { claim_method: 'granted' })
  await makeCoupon(fresh, { ends_at: plus(fresh.site.shared.now(), { seconds: -1 }) })
  const member = await fresh.member()
  await member.call('coupon/claim', { coupon_id: open })
  await member.call('coupon/claim', { coupon_id: mine })
  const { list } = await member.call('coupon/centre', {})
  expect(list.map(({ coupon_id, state, unused_count, claimed_percent }) => [coupon_id, state, unused_count, claimed_percent])).toEqual([
    [open, 'claimable', 1, 25],
    [mine, 'claimed', 1, null],
    [gone, 'fully_claimed', 0, 100],
    [later, 'upcoming', 0, null],
  ])
  const seen = await fresh.visitor().call('coupon/centre', { page_size: 2 })
  expect(seen.list.map(({ state }) => state)).toEqual(['claimable', 'claimable'])
  const rest = await fresh.visitor().call('coupon/centre', { page_size: 2, cursor: seen.next! })
  expect(rest.list.map(({ coupon_id }) => coupon_id)).toEqual([gone, later])
})

test('CAT-04 a goods shows the coupons that hold for it: by its id, by any category above it, and for all', async () => {
  const fresh = await openTestShop()
  const top = await makeCategory(fresh, { 'en-us': 'Top' })
  const below = await makeCategory(fresh, { 'en-us': 'Below' }, top)
  const { goods_id } = await makeGoods(fresh, { category_id: below })
  const other = await makeGoods(fresh)
  const forAll = await makeCoupon(fresh)
  const byId = await makeCoupon(fresh, { goods_ids: [goods_id] })
  const byCategory = await makeCoupon(fresh, { category_ids: [top] })
  await makeCoupon(fresh, { goods_ids: [other.goods_id] })
  const last = await makeCoupon(fresh, { goods_ids: [goods_id], total: 1 })
  const idsOf = async () => {
    await fresh.refresh()
    return (await fresh.visitor().call('coupon/offers', { goods_id })).list.map(({ coupon_id }) => coupon_id)
  }
  expect(await idsOf()).toEqual([forAll, byId, byCategory, last])
  const member = await fresh.member()
  expect((await member.call('coupon/centre', { goods_id })).list).toHaveLength(4)
  await member.call('coupon/claim', { coupon_id: last })
  expect(await idsOf()).toEqual([forAll, byId, byCategory])
  expect((await member.call('coupon/goods', { coupon_id: byId })).list.map((card) => card.goods_id)).toEqual([goods_id])
})

test('PRM-01 a code for everybody is redeemed in any case, a single one by one member', async () => {
  const shared = await makeCoupon(shop, { claim_method: 'code', code: 'WELCOME-26' })
  const [ann, bob] = [await shop.member(), await shop.member()]
  expect(await ann.call('coupon/redeem_code', { coupon_code: 'welcome-26' })).toMatchObject({ coupon_id: shared })
  expect(await reasonOf(ann.call('coupon/redeem_code', { coupon_code: 'WELCOME-26' }))).toBe('coupon.already_claimed')
  expect(await reasonOf(ann.call('coupon/claim', { coupon_id: shared }))).toBe('coupon.not_found')
  expect(await reasonOf(ann.call('coupon/redeem_code', { coupon_code: 'NO-SUCH' }))).toBe('coupon.code_unknown')
  const single = await makeCoupon(shop, { claim_method: 'code', per_member: 5 })
  const operator = await staffClient(shop, 'operator')
  const { codes } = await operator.call('coupon/make_codes', { coupon_id: single, count: 2 })
  expect(await bob.call('coupon/redeem_code', { coupon_code: codes[0]! })).toMatchObject({ coupon_id: single })
  expect(await reasonOf(ann.call('coupon/redeem_code', { coupon_code: codes[0]! }))).toBe('coupon.code_unknown')
  expect(await ann.call('coupon/redeem_code', { coupon_code: codes[1]! })).toMatchObject({ coupon_id: single })
})

test('PRM-01 a coupon is had for longcoin, and not without them', async () => {
  const coupon_id = await makeCoupon(shop, { claim_method: 'longcoin', longcoin_price: 300 })
  const member = await shop.member()
  await giveLongcoin(shop, member.member_id, 299)
  expect(await reasonOf(member.call('coupon/purchase', { coupon_id }))).toBe('wallet.insufficient_coins')
  expect(await countsOf(shop, coupon_id)).toMatchObject({ claimed: 0, rows: 0 })
  await giveLongcoin(shop, member.member_id, 51)
  const request_key = crypto.randomUUID()
  const first = await member.call('coupon/purchase', { coupon_id }, { request_key })
  expect(await member.call('coupon/purchase', { coupon_id }, { request_key })).toEqual(first)
  expect(await longcoinOf(member.member_id)).toBe(50n)
  expect(await countsOf(shop, coupon_id)).toMatchObject({ claimed: 1, rows: 1 })
  const { list } = await member.call('points_shop/orders', {})
  expect(list).toMatchObject([{ kind: 'coupon', name: first.name, quantity: 1, longcoin: 300, amount: '0.00', coupon: { coupon_id } }])
  expect(await member.call('points_shop/result', { points_order_id: list[0]!.points_order_id })).toEqual(list[0])
})

test('PRM-01 what a rule gives comes once for its key, whatever the limit, and not when none is left', async () => {
  const coupon_id = await makeCoupon(shop, { claim_method: 'granted', total: 2 })
  const { member_id } = await shop.member()
  const give = (key: string) => shop.systemContext().transaction((context) => giveCoupon(context, member_id, coupon_id, key))
  const first = await give('birthday 2026')
  expect(first).not.toBeNull()
  expect(await give('birthday 2026')).toBe(first)
  expect(await give('birthday 2027')).not.toBe(first)
  expect(await give('birthday 2028')).toBeNull()
  expect(await countsOf(shop, coupon_id)).toEqual({ claimed: 2, rows: 2, used: 0 })
})

test('R-06 a coupon may be used to the end of its last day in the store’s zone, and ends then by itself', async () => {
  const fresh = await openTestShop()
  const coupon_id = await makeCoupon(fresh, { valid_days: 3, ends_at: '2099-01-01T00:00:00.000Z' })
  const member = await fresh.member()
  const { valid_until } = await member.call('coupon/claim', { coupon_id })
  const usableAt = async (now: string) =>
    (await usableCoupons(createContext(fresh.site, { kind: 'system' }, { now }), member.member_id)).length
  expect(valid_until).toMatch(/T16:00:00\.000Z$/)
  expect(await usableAt(plus(valid_until, { seconds: -1 }))).toBe(1)
  expect(await usableAt(valid_until)).toBe(0)
  expect(await usableAt(plus(valid_until, { seconds: 1 }))).toBe(0)
  const stateOf = async () => (await fresh.db.selectFrom('member_coupon').select('state').executeTakeFirstOrThrow()).state
  await drainTimers(fresh.site, plus(valid_until, { seconds: -1 }))
  expect(await stateOf()).toBe('unused')
  await drainTimers(fresh.site, valid_until)
  expect(await stateOf()).toBe('expired')
})

test('PRM-01 the tabs are read page by page: unused ones by their end, expired ones the last first', async () => {
  const member = await shop.member()
  const ids = []
  for (const valid_days of [30, 10, 20]) ids.push(await makeCoupon(shop, { valid_days }))
  for (const coupon_id of ids) await member.call('coupon/claim', { coupon_id })
  const first = await member.call('coupon/mine', { page_size: 2 })
  const second = await member.call('coupon/mine', { page_size: 2, cursor: first.next! })
  expect([...first.list, ...second.list].map(({ coupon_id }) => coupon_id)).toEqual([ids[1], ids[2], ids[0]])
  expect(second.next).toBeNull()
  await shop.db.updateTable('member_coupon').set({ state: 'expired' }).where('member_id', '=', member.member_id).execute()
  const expired = await member.call('coupon/mine', { tab: 'expired' })
  expect(expired.list.map(({ coupon_id }) => coupon_id)).toEqual([ids[0], ids[2], ids[1]])
})

test('SHL-07 with the add-on off nothing is shown, claimed or counted in', async () => {
  const off = await openTestShop({ settings: { 'site.addons': { coupon: false } } })
  const coupon_id = await makeCoupon(off)
  const { goods_id } = await makeGoods(off)
  const member = await off.member()
  expect(await reasonOf(member.call('coupon/centre', {}))).toBe('call.feature_off')
  expect(await reasonOf(member.call('coupon/claim', { coupon_id }))).toBe('call.feature_off')
  expect((await member.call('coupon/offers', { goods_id })).list).toEqual([])
  expect(await usableCoupons(off.systemContext(), member.member_id)).toEqual([])
})
