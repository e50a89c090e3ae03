import { expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { makeBuyer, refusalOf } from '../../order/test/shopping.ts'
import { giftRuleForm, makeGift, makeGiftRule } from '../test/gifts.ts'

const shop = await openTestShop()
const { sku_id, goods_id } = await makeGoods(shop, { price: 3000, stock: 1000 })
const operator = await staffClient(shop, 'operator')
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason
const accountOf = async (id: number) =>
  (await shop.db.selectFrom('member').select('account').where('id', '=', id).executeTakeFirstOrThrow()).account

test('CON-04 PRM-12 one rule is given whole, with the goods of its gift; of two edits of one version the second is refused', async () => {
  const form = giftRuleForm(sku_id, { trigger: 'purchase', grade: 0, goods_ids: [goods_id], min_amount: '50.00', total: 9 })
  const made = await operator.call('gift/save_rule', form)
  const { rule_id } = made
  expect(await operator.call('gift/rule', { rule_id })).toEqual(made)
  expect(made).toMatchObject({ state: 'running', goods_id, min_amount: '50.00', goods_ids: [goods_id], total: 9, granted: 0, claimed: 0 })
  const edits = [1, 2].map((days) => operator.call('gift/save_rule', { ...form, rule_id, version: 1, days }))
  const reasons = (await Promise.all(edits.map(refusalOf))).map((one) => one?.reason ?? 'done')
  expect(reasons.toSorted()).toEqual(['done', 'gift.changed'])
  expect((await operator.call('gift/rule', { rule_id })).version).toBe(2)
  expect(await reasonOf(operator.call('gift/rule', { rule_id: 2147483647 }))).toBe('gift.rule_not_found')
})

test('CON-04 PRM-12 rules are found by what brings the gift and by their state', async () => {
  const fresh = await openTestShop()
  const sku = (await makeGoods(fresh)).sku_id
  const ids = {
    running: await makeGiftRule(fresh, sku),
    upcoming: await makeGiftRule(fresh, sku, { first_day: '2035-01-01' }),
    exhausted: await makeGiftRule(fresh, sku, { total: 0 }),
    ended: await makeGiftRule(fresh, sku, { first_day: '2001-01-01', last_day: '2001-01-02' }),
    off: await makeGiftRule(fresh, sku, { is_on: false }),
  }
  const birthday = await makeGiftRule(fresh, sku, { trigger: 'birthday' })
  const { call } = await staffClient(fresh, 'operator')
  for (const [state, rule_id] of Object.entries(ids) as ['running', number][]) {
    const { list } = await call('gift/rules', { state, trigger: 'level' })
    expect(list.map((one) => [one.rule_id, one.state])).toEqual([[rule_id, state]])
  }
  expect((await call('gift/rules', { trigger: 'birthday' })).list.map(({ rule_id }) => rule_id)).toEqual([birthday])
  const first = await call('gift/rules', { page_size: 4 })
  const second = await call('gift/rules', { page_size: 4, cursor: first.next! })
  expect([...first.list, ...second.list].map(({ rule_id }) => rule_id)).toEqual([birthday, ...Object.values(ids).toReversed()])
})

test('CON-04 PRM-12 gifts that were given are found by member, state, reason and rule, the claimed ones with their order', async () => {
  const buyer = await makeBuyer(shop)
  const { member_id, address_id } = buyer
  const rule_id = await makeGiftRule(shop, sku_id)
  const claimed = await makeGift(shop, member_id, sku_id, { reason: 'level', rule_id, quantity: 2 })
  const open = await makeGift(shop, member_id, sku_id, { reason: 'birthday' })
  const over = await makeGift(shop, member_id, sku_id)
  await shop.db.updateTable('member_gift').set({ valid_until: '2001-01-01T00:00:00.000Z' }).where('id', '=', over).execute()
  const { quote } = await buyer.call('order/quote', { gift_id: claimed, address_id })
  const { order_ids } = await buyer.call('order/create', { gift_id: claimed, address_id, quote })

  const account = await accountOf(member_id)
  const given = async (more: object) => (await operator.call('gift/grants', { search: String(member_id), ...more })).list
  expect(await given({})).toMatchObject([
    { gift_id: over, state: 'expired', reason: 'operator', rule_id: null, order_id: null },
    { gift_id: open, state: 'claimable', reason: 'birthday' },
    { gift_id: claimed, member_id, account, state: 'claimed', reason: 'level', rule_id, goods_id, quantity: 2, order_id: order_ids[0] },
  ])
  for (const [state, gift_id] of [
    ['claimable', open],
    ['claimed', claimed],
    ['expired', over],
  ] as const)
    expect((await given({ state })).map((one) => one.gift_id)).toEqual([gift_id])
  expect((await given({ reason: 'birthday' })).map((one) => one.gift_id)).toEqual([open])
  expect((await operator.call('gift/grants', { rule_id })).list.map((one) => one.gift_id)).toEqual([claimed])
  expect((await operator.call('gift/rule', { rule_id })).claimed).toBe(1)
  const first = await operator.call('gift/grants', { search: account, page_size: 2 })
  const second = await operator.call('gift/grants', { search: account, page_size: 2, cursor: first.next! })
  expect([...first.list, ...second.list].map((one) => one.gift_id)).toEqual([over, open, claimed])
  expect(second.next).toBe(null)
})

test('CON-04 PRM-12 a gift given by hand stands among the gifts given and the member’s own; support may look and not give', async () => {
  const member = await shop.member()
  const form = { member_ids: [member.member_id, 2147483647], sku_id, quantity: 1, days: 3 }
  expect(await operator.call('gift/grant', form)).toEqual({ granted: 1, skipped: [2147483647] })
  const [gift] = (await member.call('gift/list', {})).list
  const support = await staffClient(shop, 'support')
  const { list } = await support.call('gift/grants', { search: String(member.member_id) })
  expect(list).toMatchObject([{ gift_id: gift!.gift_id, reason: 'operator', state: 'claimable', valid_until: gift!.valid_until }])
  expect(await reasonOf(support.call('gift/grant', form))).toBe('call.forbidden')
  expect(await reasonOf(support.call('gift/save_rule', giftRuleForm(sku_id)))).toBe('call.forbidden')
})
