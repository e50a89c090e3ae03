import { beforeEach, describe, expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { makeCoupon } from '../coupon/test/coupons.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { makeRule, ruleForm, taskForm } from './test/rewards.ts'

const shop = await openTestShop()
beforeEach(() => shop.passMidnight())
const operator = await staffClient(shop, 'operator')
const emptySummary = { longcoin: 0, money: '0.00', coupon_name: null, goods_name: null, game_name: null, game_kind: null, chances: 0 }
const errorsOf = async (call: Promise<unknown>) => {
  const refusal = await refusalOf(call)
  return refusal?.fields ? Object.keys(refusal.fields) : refusal?.reason
}

describe('rules', () => {
  test('PRM-15 a rule is set up whole, read back as it was filled in, and edited at the version that was shown', async () => {
    const saved = await operator.call('reward/save_rule', ruleForm({ total: 5 }))
    const { rule_id } = saved
    const empty = { day_number: null, money: '0.00', coupon_id: null, sku_id: null, game_id: null }
    expect(saved).toEqual({ ...ruleForm({ total: 5 }), ...empty, rule_id, version: 1, state: 'running', granted: 0 })
    const listed = await operator.call('reward/list_rules', { occasion: 'consume', page_size: 1 })
    expect(listed.list).toEqual([{ ...saved, reward: { ...emptySummary, longcoin: saved.longcoin } }])
    const edit = { ...ruleForm({ longcoin: 9 }), rule_id, version: 1 }
    expect(await operator.call('reward/save_rule', edit)).toMatchObject({ longcoin: 9, version: 2, total: null })
    expect(await errorsOf(operator.call('reward/save_rule', edit))).toBe('reward.changed')
    expect(await errorsOf(operator.call('reward/save_rule', { ...edit, rule_id: 2147483647 }))).toBe('reward.rule_not_found')
  })

  test.each([
    [{ longcoin: 0 }, 'reward.empty_reward'],
    [{ coupon_id: 2147483647, is_each: false }, 'reward.item_unknown'],
    [{ game_id: 2147483647, chances: 1 }, 'reward.item_unknown'],
    [{ chances: 1 }, ['chances']],
    [{ coupon_id: 1 }, ['coupon_id']],
    [{ threshold: undefined }, ['threshold']],
    [{ day_number: 1 }, ['day_number']],
    [{ occasion: 'signin' as const, is_each: false, threshold: undefined }, ['day_number']],
    [{ occasion: 'register' as const, is_each: false }, ['threshold']],
    [{ last_day: '2025-12-31' }, ['last_day']],
    [{ texts: [{ language: 'zh-cn' as const, name: '规则' }] }, 'reward.english_required'],
  ])('PRM-15 %o is refused at %s', async (fields, expected) => {
    expect(await errorsOf(operator.call('reward/save_rule', ruleForm(fields)))).toEqual(expected)
  })

  test('PRM-15 the figures of a rule say how often it was given and what that cost', async () => {
    const rule_id = await makeRule(shop, { occasion: 'signin', day_number: 1, longcoin: 4, red_packet: 150 })
    for (const member of [await shop.member(), await shop.member()]) await member.call('reward/sign_in', {})
    expect(await operator.call('reward/rule_figures', { rule_id })).toEqual({
      granted: 2,
      members: 2,
      longcoin: 8,
      clawed_back: 0,
      money: '3.00',
      coupons: 0,
      gifts: 0,
      chances: 0,
    })
    expect(await errorsOf(operator.call('reward/save_rule', { ...ruleForm({ total: 1 }), rule_id, version: 1 }))).toBe(
      'reward.total_below_granted',
    )
  })
})

test('PRM-16 a task is set up, edited, switched off and gone from the members’ list', async () => {
  const saved = await operator.call('reward/save_task', taskForm())
  const { task_id } = saved
  expect(saved).toEqual({ ...taskForm(), coupon_id: null, game_id: null, task_id, version: 1 })
  const member = await shop.member()
  await member.call('catalogue/record_visit', { sku_id: (await makeGoods(shop)).sku_id })
  expect((await member.call('reward/tasks', {})).list).toMatchObject([{ task_id, goal: 3, done: 1, state: 'open' }])
  await operator.call('reward/save_task', { ...taskForm({ goal: 1 }), task_id, version: 1 })
  await member.call('reward/claim_task', { task_id })
  expect((await operator.call('reward/list_tasks', {})).list).toMatchObject([{ task_id, goal: 1, version: 2 }])
  expect(await operator.call('reward/task_figures', { task_id })).toEqual({
    members: 1,
    done: 1,
    claimed: 1,
    claimed_today: 1,
    longcoin: 5,
    coupons: 0,
    chances: 0,
  })
  await operator.call('reward/save_task', { ...taskForm({ is_on: false }), task_id, version: 2 })
  expect((await member.call('reward/tasks', {})).list).toEqual([])
  expect(await errorsOf(operator.call('reward/save_task', { ...taskForm(), task_id, version: 1 }))).toBe('reward.changed')
  expect(await errorsOf(operator.call('reward/save_task', taskForm({ longcoin: 0 })))).toBe('reward.empty_reward')
})

test('CON-04 PRM-15 a rule is read whole, switched off and on at its version, found by its state, and lists do not count what has no end', async () => {
  const { rule_id } = await operator.call('reward/save_rule', ruleForm({ occasion: 'recharge', total: 3 }))
  const whole = await operator.call('reward/rule_view', { rule_id })
  expect(whole).toMatchObject({ rule_id, state: 'running', granted: 0 })
  const off = await operator.call('reward/switch_rule', { rule_id, version: 1, is_on: false })
  expect(off).toEqual({ ...whole, is_on: false, state: 'off', version: 2 })
  expect((await operator.call('reward/list_rules', { occasion: 'recharge', state: 'off' })).list).toMatchObject([off])
  expect((await operator.call('reward/list_rules', { occasion: 'recharge', state: 'running' })).list).toEqual([])
  expect(await errorsOf(operator.call('reward/switch_rule', { rule_id, version: 1, is_on: true }))).toBe('reward.changed')
  const endless = await operator.call('reward/save_rule', ruleForm({ occasion: 'recharge' }))
  expect(endless.granted).toBe(0)
  expect((await operator.call('reward/list_rules', { occasion: 'recharge', page_size: 1 })).list).toMatchObject([
    { ...endless, granted: null },
  ])
  for (const call of ['reward/rule_view', 'reward/rule_figures'] as const)
    expect(await errorsOf(operator.call(call, { rule_id: 2147483647 }))).toBe('reward.rule_not_found')
})

test('CON-04 CON-10 what members were given by rules is listed, the last one first, of a rule and of a member', async () => {
  const rule_id = await makeRule(shop, { occasion: 'signin', day_number: 1, longcoin: 7 })
  const [first, second] = [await shop.member(), await shop.member()]
  for (const member of [first, second]) await member.call('reward/sign_in', {})
  const of = async (wanted: object) =>
    (await operator.call('reward/grants', { rule_id, ...wanted })).list.map(({ member_id, longcoin, times }) => [
      member_id,
      longcoin,
      times,
    ])
  expect(await of({})).toEqual([
    [second.member_id, 7, 1],
    [first.member_id, 7, 1],
  ])
  expect(await of({ member_id: first.member_id })).toEqual([[first.member_id, 7, 1]])
  const page = await operator.call('reward/grants', { rule_id, page_size: 1 })
  const rest = await operator.call('reward/grants', { rule_id, page_size: 1, cursor: page.next! })
  expect([page.list[0]!.member_id, rest.list[0]!.member_id, rest.next]).toEqual([second.member_id, first.member_id, null])
  expect(page.list[0]!.subject).toMatch(/^day \d{4}-\d\d-\d\d$/)
})

test('CON-04 PRM-15 PRM-16 lists say what is given by its name', async () => {
  const coupon_id = await makeCoupon(shop)
  const { sku_id } = await makeGoods(shop)
  const { list: coupons } = await operator.call('coupon/list', {})
  const coupon_name = coupons.find((one) => one.coupon_id === coupon_id)!.texts[0]!.name
  await operator.call(
    'reward/save_rule',
    ruleForm({ occasion: 'register', threshold: '0.00', is_each: false, money: '1.50', coupon_id, sku_id }),
  )
  const rules = await operator.call('reward/list_rules', { occasion: 'register', page_size: 1 })
  expect(rules.list[0]!.reward).toMatchObject({ money: '1.50', coupon_name, goods_name: expect.any(String) })
  const { task_id } = await operator.call('reward/save_task', taskForm({ coupon_id }))
  const { list: tasks } = await operator.call('reward/list_tasks', {})
  expect(tasks.find((one) => one.task_id === task_id)!.reward).toMatchObject({ money: '0.00', coupon_name })
})

test('CON-04 PRM-16 a task is read whole, switched off and on at its version, and found by kind and period', async () => {
  const saved = await operator.call('reward/save_task', taskForm({ kind: 'invite', period: 'once' }))
  const { task_id } = saved
  expect(await operator.call('reward/task_view', { task_id })).toEqual(saved)
  expect((await operator.call('reward/list_tasks', { kind: 'invite', period: 'once' })).list).toMatchObject([saved])
  expect((await operator.call('reward/list_tasks', { kind: 'invite', period: 'daily' })).list).toEqual([])
  expect(await operator.call('reward/switch_task', { task_id, version: 1, is_on: false })).toEqual({ ...saved, is_on: false, version: 2 })
  expect(await errorsOf(operator.call('reward/switch_task', { task_id, version: 1, is_on: true }))).toBe('reward.changed')
  for (const call of ['reward/task_view', 'reward/task_figures'] as const)
    expect(await errorsOf(operator.call(call, { task_id: 2147483647 }))).toBe('reward.task_not_found')
})
