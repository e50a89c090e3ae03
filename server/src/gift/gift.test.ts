import { describe, expect, test } from 'vitest'
import { makeGoods, stockOf } from '../../test/fixtures.ts'
import { openTestShop, type Client } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { plus } from '../kernel/time/clock.ts'
import { createContext } from '../kernel/context.ts'
import { inTransaction } from '../kernel/database/database.ts'
import { raiseGrade } from '../member/level/raise-grade.ts'
import { makeBuyer, refusalOf, type Buyer } from '../order/test/shopping.ts'
import { giveGift } from './give-gift.ts'
import { giveForPurchase } from './giving/give-for-purchase.ts'
import { offerOfGift } from './offer-of-gift.ts'
import { giftRuleForm, makeGift, makeGiftRule } from './test/gifts.ts'

const shop = await openTestShop()
const { sku_id, goods_id } = await makeGoods(shop, { price: 3000, stock: 1000 })
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason
const reasonsOf = async ({ call }: Client, tab?: 'claimable' | 'claimed' | 'expired') =>
  (await call('gift/list', tab ? { tab } : {})).list.map(({ reason }) => reason)

/** Quotes a gift and claims it. */
async function claim({ call, address_id }: Buyer, gift_id: number) {
  const { quote } = await call('order/quote', { gift_id, address_id })
  return call('order/create', { gift_id, address_id, quote })
}

test('PRM-12 a gift is listed with its goods, its reason and the end of its last day', async () => {
  const member = await shop.member()
  const gift_id = await makeGift(shop, member.member_id, sku_id, { quantity: 2, reason: 'birthday', days: 7 })
  const { list } = await member.call('gift/list', {})
  expect(list).toMatchObject([
    {
      gift_id,
      goods_id,
      sku_id,
      quantity: 2,
      reason: 'birthday',
      state: 'claimable',
      list_price: '30.00',
      is_available: true,
      order_id: null,
    },
  ])
  expect(list[0]!.valid_until.slice(10)).toBe('T16:00:00.000Z')
  expect(await member.call('gift/counts', {})).toEqual({ claimable: 1, claimed: 0, expired: 0 })
  expect(await reasonsOf(await shop.member())).toEqual([])
})

test('PRM-12 the same key gives once, from many sides at once too', async () => {
  const { member_id } = await shop.member()
  const gift = { member_id, sku_id, quantity: 1, reason: 'game', key: `game ${member_id}` } as const
  const give = () => shop.systemContext().transaction((context) => giveGift(context, gift))
  const ids = await Promise.all(Array.from({ length: 16 }, give))
  expect(new Set(ids).size).toBe(1)
  expect((await shop.db.selectFrom('member_gift').select('id').where('member_id', '=', member_id).execute()).length).toBe(1)
})

test('PRM-12 a gift is claimed as an order of nothing to pay, which takes stock and is paid at once', async () => {
  const buyer = await makeBuyer(shop)
  const gift_id = await makeGift(shop, buyer.member_id, sku_id, { quantity: 3 })
  const before = await stockOf(shop, sku_id)
  const made = await claim(buyer, gift_id)
  expect(made).toMatchObject({ total: '0.00', needs_payment: false })
  const order_id = made.order_ids[0]!
  expect(await buyer.call('order/view', { order_id })).toMatchObject({ state: 'paid', totals: { total: '0.00' }, lines: [{ quantity: 3 }] })
  expect((await buyer.call('gift/list', { tab: 'claimed' })).list).toMatchObject([{ gift_id, state: 'claimed', order_id }])
  expect(await buyer.call('gift/counts', {})).toEqual({ claimable: 0, claimed: 1, expired: 0 })
  expect((await stockOf(shop, sku_id)).reserved - before.reserved).toBe(3)
})

test('PRM-12 of 16 claims of one gift one goes well', async () => {
  const buyer = await makeBuyer(shop)
  const gift_id = await makeGift(shop, buyer.member_id, sku_id)
  const { quote } = await buyer.call('order/quote', { gift_id, address_id: buyer.address_id })
  const claims = Array.from({ length: 16 }, () => buyer.call('order/create', { gift_id, address_id: buyer.address_id, quote }))
  const reasons = (await Promise.all(claims.map(refusalOf))).map((one) => one?.reason ?? 'done')
  expect(reasons.filter((one) => one === 'done')).toHaveLength(1)
  expect(reasons.filter((one) => !['done', 'gift.already_claimed', 'gift.not_claimable'].includes(one))).toEqual([])
})

describe('a gift that cannot be claimed', () => {
  test('PRM-12 is another’s, claimed, or over, to the second', async () => {
    const buyer = await makeBuyer(shop)
    const gift_id = await makeGift(shop, buyer.member_id, sku_id)
    expect(await reasonOf((await shop.member()).call('order/quote', { gift_id }))).toBe('gift.not_found')
    const { valid_until } = (await buyer.call('gift/list', {})).list[0]!
    const actor = {
      kind: 'member',
      member_id: buyer.member_id,
      grade: 0,
      is_frozen: false,
      session_hash: Buffer.alloc(0),
      visitor: null,
    } as const
    const offerAt = (now: string) => inTransaction(shop.db, (db) => offerOfGift(createContext(shop.site, actor, { db, now }), gift_id))
    expect(await offerAt(plus(valid_until, { seconds: -1 }))).toMatchObject({ price: 0, quantity: 1, sku_id })
    await expect(offerAt(valid_until)).rejects.toThrow('gift.expired')
    await claim(buyer, gift_id)
    expect(await reasonOf(buyer.call('order/quote', { gift_id }))).toBe('gift.already_claimed')
  })

  test('PRM-12 is out of stock for the time being, and says so', async () => {
    const gone = await makeGoods(shop, { stock: 0 })
    const buyer = await makeBuyer(shop)
    await makeGift(shop, buyer.member_id, gone.sku_id)
    expect((await buyer.call('gift/list', {})).list).toMatchObject([{ is_available: false, state: 'claimable' }])
  })
})

describe('gifts by rule', () => {
  test('PRM-12 on reaching a level: the packages of every level on the way, once', async () => {
    const am = await makeGiftRule(shop, sku_id, { grade: 4 })
    await makeGiftRule(shop, sku_id, { grade: 5, quantity: 2 })
    await makeGiftRule(shop, sku_id, { grade: 6, is_on: false })
    const member = await shop.member()
    const raise = (grade: number) =>
      shop.systemContext().transaction((context) => raiseGrade(context, member.member_id, grade, { cause: 'referrals' }))
    expect(await raise(4)).toBe(true)
    expect(await reasonsOf(member)).toEqual(['level'])
    expect(await raise(4)).toBe(false)
    expect(await raise(6)).toBe(true)
    expect(await raise(5)).toBe(false)
    expect((await member.call('gift/list', {})).list.map(({ quantity }) => quantity)).toEqual([1, 2])
    await shop.db.updateTable('gift_rule').set({ is_on: false }).where('id', '>=', am).execute()
  })

  test('PRM-12 of 20 members who reach a level with 5 packages left 5 get one', async () => {
    const rule = await makeGiftRule(shop, sku_id, { grade: 7, total: 5 })
    const members = await Promise.all(Array.from({ length: 20 }, () => shop.member({ grade: 6 })))
    await Promise.all(
      members.map(({ member_id }) =>
        shop.systemContext().transaction((context) => raiseGrade(context, member_id, 7, { cause: 'referrals' })),
      ),
    )
    const given = await shop.db.selectFrom('member_gift').select('id').where('rule_id', '=', rule).execute()
    expect(given).toHaveLength(5)
    expect((await shop.db.selectFrom('gift_rule').select('granted').where('id', '=', rule).executeTakeFirstOrThrow()).granted).toBe(5)
  })

  test('PRM-12 R-11 for a purchase once its after-sale is over, by what was kept', async () => {
    const wanted = await makeGoods(shop)
    await makeGiftRule(shop, sku_id, { trigger: 'purchase', grade: 0, min_amount: '50.00' })
    await makeGiftRule(shop, sku_id, { trigger: 'purchase', grade: 0, goods_ids: [wanted.goods_id], quantity: 5 })
    await makeGiftRule(shop, sku_id, { trigger: 'purchase', grade: 5, quantity: 9 })
    const settle = async (goods_total: string, goods_ids: number[], grade = 0) => {
      const { member_id, ...member } = await shop.member({ grade })
      const settled = { order_id: member_id, member_id, goods_total, goods_ids }
      await shop.systemContext().transaction((context) => giveForPurchase(context, settled))
      await shop.systemContext().transaction((context) => giveForPurchase(context, settled))
      return (await member.call('gift/list', {})).list.map(({ quantity }) => quantity).toSorted((a, b) => a - b)
    }
    expect(await settle('4999', [goods_id])).toEqual([])
    expect(await settle('5000', [goods_id])).toEqual([1])
    expect(await settle('100', [wanted.goods_id])).toEqual([5])
    expect(await settle('0', [])).toEqual([])
    expect(await settle('5000', [wanted.goods_id], 5)).toEqual([1, 5, 9])
  })
})

describe('birthdays', () => {
  test('PRM-12 at the beginning of the day in the store’s zone, once a year, whatever the date is changed to', async () => {
    const fresh = await openTestShop()
    const goods = await makeGoods(fresh)
    // A year ends between two of the days of this test in no year.
    const began = fresh.site.shared.now()
    await fresh.advance({ days: Math.ceil((Date.UTC(Number(began.slice(0, 4)) + 1, 2, 1) - Date.parse(began)) / 86_400_000) })
    const now = fresh.site.shared.now()
    const operator = await staffClient(fresh, 'operator')
    await operator.call('gift/save_rule', giftRuleForm(goods.sku_id, { trigger: 'birthday', grade: 0 }))
    const born = async (day: string) => {
      const member = await fresh.member()
      await fresh.db
        .updateTable('member')
        .set({ birthday: `1990-${day.slice(5)}` })
        .where('id', '=', member.member_id)
        .execute()
      return member
    }
    const later = await born(plus(now, { days: 3 }).slice(0, 10))
    const summer = await born(plus(now, { days: 60 }).slice(0, 10))
    await fresh.advance({ days: 5 })
    expect((await later.call('gift/list', {})).list).toMatchObject([{ reason: 'birthday', quantity: 1 }])
    expect((await later.call('gift/list', {})).list[0]!.granted_at.slice(10)).toBe('T16:00:00.000Z')
    await fresh.db
      .updateTable('member')
      .set({ birthday: `1990-${plus(now, { days: 7 }).slice(5, 10)}` })
      .where('id', '=', later.member_id)
      .execute()
    await fresh.advance({ days: 5 })
    expect((await later.call('gift/counts', {})).claimable).toBe(1)
    await fresh.advance({ days: 365 })
    const { claimable, expired } = await later.call('gift/counts', {})
    expect(claimable + expired).toBe(2)
    expect((await summer.call('gift/counts', {})).expired).toBe(1)
  })

  test('PRM-12 without a rule of birthdays no timer waits for the morning', async () => {
    const fresh = await openTestShop()
    const goods = await makeGoods(fresh)
    const operator = await staffClient(fresh, 'operator')
    const waiting = async () => (await fresh.db.selectFrom('timer').select('id').where('kind', '=', 'gift.birthdays').execute()).length
    await operator.call('gift/save_rule', giftRuleForm(goods.sku_id))
    expect(await waiting()).toBe(0)
    const { rule_id } = await operator.call('gift/save_rule', giftRuleForm(goods.sku_id, { trigger: 'birthday', grade: 0 }))
    expect(await waiting()).toBe(1)
    await operator.call('gift/switch_rule', { rule_id, version: 1, is_on: false })
    await fresh.advance({ days: 2 })
    expect(await waiting()).toBe(0)
  })
})

describe('operators', () => {
  test('PRM-12 set up, edit and stop a rule; what was given stays', async () => {
    const operator = await staffClient(shop, 'operator')
    const form = giftRuleForm(sku_id, { trigger: 'purchase', grade: 0, min_amount: '20.00', total: 3 })
    const { rule_id } = await operator.call('gift/save_rule', form)
    await shop.db.updateTable('gift_rule').set({ granted: 2 }).where('id', '=', rule_id).execute()
    const edit = { ...form, rule_id, version: 1, total: 1 }
    expect(await refusalOf(operator.call('gift/save_rule', edit))).toMatchObject({
      reason: 'gift.total_below_granted',
      details: { granted: 2 },
    })
    expect(await operator.call('gift/save_rule', { ...edit, total: 9 })).toMatchObject({ version: 2, total: 9, min_amount: '20.00' })
    expect(await reasonOf(operator.call('gift/save_rule', { ...edit, total: 9 }))).toBe('gift.changed')
    expect(await operator.call('gift/switch_rule', { rule_id, version: 2, is_on: false })).toMatchObject({ is_on: false })
    expect((await operator.call('gift/rules', { is_on: false })).list[0]).toMatchObject({ rule_id, granted: 2, claimed: 0 })
    expect(await reasonOf(operator.call('gift/switch_rule', { rule_id: 2147483647, version: 1, is_on: false }))).toBe('gift.rule_not_found')
  })

  test.each([
    ['min_amount', { min_amount: '5.00' }],
    ['goods_ids', { goods_ids: [1] }],
    ['min_amount', { trigger: 'purchase', min_amount: '0.00' }],
    ['last_day', { last_day: '2025-12-31' }],
    ['grade', { grade: 77 }],
  ] as const)('PRM-12 a wrong %s is refused by name', async (name, fields) => {
    const form = giftRuleForm(sku_id, fields as object)
    expect(Object.keys((await refusalOf((await staffClient(shop)).call('gift/save_rule', form)))?.fields ?? {})).toEqual([name])
  })

  test('PRM-12 give to members by hand; who is no member is left out', async () => {
    const operator = await staffClient(shop, 'operator')
    const [one, two] = [await shop.member(), await shop.member()]
    const member_ids = [one.member_id, two.member_id, 2147483647]
    expect(await operator.call('gift/grant', { member_ids, sku_id, quantity: 1, days: 3 })).toEqual({ granted: 2, skipped: [2147483647] })
    expect(await reasonsOf(one)).toEqual(['operator'])
    const unknown = operator.call('gift/grant', { member_ids, sku_id: 2147483647, quantity: 1, days: 3 })
    expect(await reasonOf(unknown)).toBe('catalogue.goods_not_found')
  })

  test('SHL-07 with the add-on off nothing is given or shown', async () => {
    const closed = await openTestShop({ settings: { 'site.addons': { gift: false } } })
    const goods = await makeGoods(closed)
    const member = await closed.member()
    const gift = { member_id: member.member_id, sku_id: goods.sku_id, quantity: 1, reason: 'game', key: 'k' } as const
    expect(await closed.systemContext().transaction((context) => giveGift(context, gift))).toBeNull()
    expect(await reasonOf(member.call('gift/list', {}))).toBe('call.feature_off')
    expect(await member.call('gift/counts', {})).toEqual({ claimable: 0, claimed: 0, expired: 0 })
  })
})
