import { expect, test } from 'vitest'
import type { Client } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { makeGoods } from '../../../test/fixtures.ts'
import { makeGiftRule } from '../../gift/test/gifts.ts'
import { relayEvents } from '../../kernel/work/outbox.ts'
import { openAfterSale } from '../../refund/test/after-sale.ts'
import { buyNow, goToBank, payAtBank, refusalOf, type Buyer } from '../../order/test/shopping.ts'
import { decidePayment } from '../../payment/sandbox/decide-payment.ts'
import { buyStartUp, gradeOfMember, makeReferral, makeStartUp, openStartUpShop } from '../test/start-up.ts'
import { raiseByReferrals } from './raise-by-referrals.ts'

const shop = await openStartUpShop()
const afterSale = await openAfterSale(shop)
const operator = await staffClient(shop, 'support')
const sku_id = await makeStartUp(shop)

const referralsOf = (referrer: Client, count: number, grade = 0) =>
  Promise.all(Array.from({ length: count }, () => makeReferral(shop, referrer, grade)))
const gradeOf = (member: Client) => gradeOfMember(shop, member)
const progressOf = async (member: Client) => (await member.call('member/centre', {})).next_grade
const evaluate = ({ member_id }: Client) => shop.systemContext().transaction((context) => raiseByReferrals(context, member_id))
const buyAll = (buyers: readonly Buyer[]) => Promise.all(buyers.map((buyer) => buyStartUp(shop, buyer, sku_id)))

test('AST-02 a paid Start-up order makes its buyer AM in the transaction of the payment, with its cause in the history', async () => {
  const buyer = await makeReferral(shop, null)
  const { order_ids, payment_id } = await buyNow(buyer, sku_id)
  expect(await gradeOf(buyer)).toBe(0)
  await payAtBank(shop, buyer, payment_id)
  expect(await gradeOf(buyer)).toBe(4)
  expect((await buyer.call('member/level_progress', {})).history).toMatchObject([
    { grade: 4, grade_name: 'AM', cause: 'start_up', order_id: order_ids[0] },
  ])
})

test('AST-02 the same notice of the bank again raises nobody twice, and a second Start-up order changes nothing', async () => {
  const buyer = await makeReferral(shop, null)
  const { payment_id } = await buyNow(buyer, sku_id)
  const reference = await goToBank(buyer, payment_id)
  await decidePayment(shop.site, reference, 'succeed')
  await decidePayment(shop.site, reference, 'succeed').catch(() => undefined)
  await buyStartUp(shop, buyer, sku_id)
  expect((await buyer.call('member/level_progress', {})).history).toHaveLength(1)
})

test('AST-02 other orders, and a Start-up order that failed, raise nobody', async () => {
  const buyer = await makeReferral(shop, null)
  const other = await makeGoods(shop)
  await payAtBank(shop, buyer, (await buyNow(buyer, other.sku_id)).payment_id)
  await payAtBank(shop, buyer, (await buyNow(buyer, sku_id)).payment_id, 'fail')
  expect(await gradeOf(buyer)).toBe(0)
})

test('AST-02 three AM recommended directly make an RM after commit, never within the raising transaction', async () => {
  const sponsor = await makeReferral(shop, null, 4)
  const referrals = await referralsOf(sponsor, 3)
  await buyAll(referrals.slice(0, 2))
  await shop.relay()
  expect(await gradeOf(sponsor)).toBe(4)
  expect(await progressOf(sponsor)).toEqual({ grade: 5, name: 'RM', needed: 3, reached: 2 })
  await buyStartUp(shop, referrals[2]!, sku_id)
  expect(await gradeOf(sponsor)).toBe(4)
  await shop.relay()
  expect(await gradeOf(sponsor)).toBe(5)
  expect((await sponsor.call('member/level_progress', {})).history).toMatchObject([{ grade: 5, cause: 'referrals', order_id: null }])
})

test('AST-02 two payments at once, the second and third AM of a sponsor, raise the sponsor', async () => {
  for (let round = 0; round < 5; round++) {
    const sponsor = await makeReferral(shop, null, 4)
    const referrals = await referralsOf(sponsor, 3)
    await buyStartUp(shop, referrals[0]!, sku_id)
    await Promise.all([...referrals.slice(1).map((buyer) => buyStartUp(shop, buyer, sku_id)), relayEvents(shop.site)])
    await Promise.all([relayEvents(shop.site), relayEvents(shop.site), relayEvents(shop.site)])
    await shop.relay()
    expect(await gradeOf(sponsor)).toBe(5)
  }
})

test('AST-02 evaluated by many at once, a member is raised once', async () => {
  const sponsor = await makeReferral(shop, null, 4)
  await referralsOf(sponsor, 3, 4)
  const raised = await Promise.all(Array.from({ length: 10 }, () => evaluate(sponsor)))
  expect(raised.filter(Boolean)).toHaveLength(1)
  expect(await gradeOf(sponsor)).toBe(5)
})

test('AST-02 a chain: the last AM makes an RM, that RM makes an RM1, and that one an RM2', async () => {
  const top = await makeReferral(shop, null, 6)
  await referralsOf(top, 2, 6)
  const middle = await makeReferral(shop, top, 5)
  await referralsOf(middle, 2, 5)
  const lower = await makeReferral(shop, middle, 4)
  await referralsOf(lower, 2, 4)
  await buyStartUp(shop, await makeReferral(shop, lower), sku_id)
  await shop.relay()
  expect(await Promise.all([lower, middle, top].map(gradeOf))).toEqual([5, 6, 7])
})

test('AST-02 a User with three AM referrals becomes AM by the purchase and RM right after it', async () => {
  const sponsor = await makeReferral(shop, null)
  await referralsOf(sponsor, 3, 4)
  expect(await evaluate(sponsor)).toBe(false)
  await buyStartUp(shop, sponsor, sku_id)
  await shop.relay()
  expect(await gradeOf(sponsor)).toBe(5)
  const { history, window } = await sponsor.call('member/level_progress', {})
  expect([history.map(({ grade }) => grade), window!.state]).toEqual([[5, 4], 'released'])
})

test('AST-02 RM4 is the highest level, and the page says so', async () => {
  const top = await makeReferral(shop, null, 9)
  await referralsOf(top, 4, 9)
  expect(await evaluate(top)).toBe(false)
  const { next_grade, highest, referrals } = await top.call('member/level_progress', {}, { language: 'zh-cn' })
  expect([next_grade, highest]).toEqual([null, '您已是最高等级'])
  expect(referrals.every(({ is_counted }) => !is_counted)).toBe(true)
})

test('AST-02 a refunded Start-up order leaves the grade and counts as no referral, until it is bought again', async () => {
  const sponsor = await makeReferral(shop, null, 4)
  const referrals = await referralsOf(sponsor, 3)
  const [first] = await buyAll(referrals.slice(0, 2))
  const { lines } = await referrals[0]!.call('order/view', { order_id: first! })
  await afterSale.approve((await afterSale.requestRefund(referrals[0]!, lines[0]!.order_goods_id)).refund_id)
  expect((await referrals[0]!.call('order/view', { order_id: first! })).state).toBe('cancelled')
  await buyStartUp(shop, referrals[2]!, sku_id)
  await shop.relay()
  expect(await Promise.all([referrals[0]!, sponsor].map(gradeOf))).toEqual([4, 4])
  expect(await progressOf(sponsor)).toMatchObject({ reached: 2 })
  const shown = (await operator.call('member/view_level', { member_id: sponsor.member_id })).referrals
  expect(shown.filter(({ is_refunded }) => is_refunded)).toMatchObject([{ member_id: referrals[0]!.member_id, is_counted: false }])
  await buyStartUp(shop, referrals[0]!, sku_id)
  await shop.relay()
  expect(await gradeOf(sponsor)).toBe(5)
})

test('AST-02 a grade reached stays when a referral’s order is refunded later', async () => {
  const sponsor = await makeReferral(shop, null, 4)
  const referrals = await referralsOf(sponsor, 3)
  const [order_id] = await buyAll(referrals)
  await shop.relay()
  expect(await gradeOf(sponsor)).toBe(5)
  const { lines } = await referrals[0]!.call('order/view', { order_id: order_id! })
  await afterSale.approve((await afterSale.requestRefund(referrals[0]!, lines[0]!.order_goods_id)).refund_id)
  await shop.relay()
  expect(await gradeOf(sponsor)).toBe(5)
})

test('AST-02 of two units, one refunded leaves the member a referral', async () => {
  const buyer = await makeReferral(shop, await makeReferral(shop, null, 4))
  const { order_ids, payment_id } = await buyNow(buyer, sku_id, 2)
  await payAtBank(shop, buyer, payment_id)
  const { lines } = await buyer.call('order/view', { order_id: order_ids[0]! })
  await afterSale.approve((await afterSale.requestRefund(buyer, lines[0]!.order_goods_id, { quantity: 1 })).refund_id)
  const { refunded_at } = await shop.db
    .selectFrom('start_up_purchase')
    .select('refunded_at')
    .where('order_id', '=', order_ids[0]!)
    .executeTakeFirstOrThrow()
  expect(refunded_at).toBeNull()
})

test('PRM-12 AST-02 a promotion gives the upgrade gift package of its level, once', async () => {
  const gift = await makeGoods(shop)
  const rule = await makeGiftRule(shop, gift.sku_id, { grade: 4, quantity: 2 })
  const buyer = await makeReferral(shop, null)
  const { list } = await buyer.call('gift/level_packages', {})
  expect(list).toMatchObject([{ grade: 4, sku_id: gift.sku_id, goods_name: gift.name, quantity: 2 }])
  await buyStartUp(shop, buyer, sku_id)
  await buyStartUp(shop, buyer, sku_id)
  expect((await buyer.call('gift/list', {})).list).toMatchObject([{ reason: 'level', quantity: 2 }])
  await shop.db.updateTable('gift_rule').set({ is_on: false }).where('id', '=', rule).execute()
})

test('PRM-13 AST-02 a new AM pays the price of AM for the next order', async () => {
  const { sku_id: other } = await makeGoods(shop, { price: 10_000 })
  const buyer = await makeReferral(shop, null)
  const total = async () => (await buyer.call('order/quote', { sku_id: other, address_id: buyer.address_id })).totals.total
  expect(await total()).toBe('100.00')
  await buyStartUp(shop, buyer, sku_id)
  expect(await total()).toBe('98.00')
})

test('AST-02 CON-05 an operator sees the way along the ladder with its causes; names of referrals are masked for the member', async () => {
  const sponsor = await makeReferral(shop, null)
  const order_id = await buyStartUp(shop, sponsor, sku_id)
  const [counted, not] = [await makeReferral(shop, sponsor, 4), await makeReferral(shop, sponsor)]
  const record = await operator.call('member/view_level', { member_id: sponsor.member_id })
  expect(record).toMatchObject({
    next_grade: { grade: 5, needed: 3, reached: 1 },
    referral_count: 2,
    referrals: [
      { member_id: counted.member_id, grade_name: 'AM', is_counted: true },
      { member_id: not.member_id, grade_name: 'User', is_counted: false },
    ],
    history: [{ grade: 4, cause: 'start_up', order_id }],
    window: { state: 'open', is_warning: false },
  })
  const { referrals } = await sponsor.call('member/level_progress', {})
  expect(referrals[0]!.nickname).toContain('***')
  expect(referrals[0]).not.toHaveProperty('member_id')
  expect(await refusalOf(operator.call('member/view_level', { member_id: 2147483647 }))).toMatchObject({ reason: 'member.not_found' })
})
