import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { refusalOf } from '../../order/test/shopping.ts'
import { raiseLevel } from '../levels/raise-level.ts'
import { makeDistributorMember, makeLevel } from '../test/distributors.ts'

const shop = await openTestShop()
const operator = await staffClient(shop, 'operator')
const texts = [
  { language: 'en-us' as const, name: 'Silver' },
  { language: 'zh-cn' as const, name: '白银' },
]
const silver = {
  position: 5,
  rates: { first: 70_000, second: 30_000, third: 10_000 },
  conditions: { orders: 10, sales: '1000.00', members: 5 },
  texts,
}
const reach = (member_id: number, orders: number, sales: number, members: number) =>
  sql`update distributor_sum set orders = ${orders}, sales = ${sales}, members = ${members} where distributor_id = ${member_id}`.execute(
    shop.db,
  )
const levelOf = async (member_id: number) => (await operator.call('distribution/view_distributor', { member_id })).level_id

test('DST-01 DST-06 an operator makes, edits and removes levels; distributors see them in their language', async () => {
  const level = await operator.call('distribution/save_level', silver)
  expect(level).toEqual({ level_id: expect.any(Number), is_first: false, distributors: 0, version: 1, ...silver })
  const { level_id } = level
  expect(await refusalOf(operator.call('distribution/save_level', { ...silver, level_id, version: 2 }))).toEqual({
    reason: 'distribution.changed',
  })
  expect(await refusalOf(operator.call('distribution/save_level', { ...silver, level_id }))).toEqual({ reason: 'distribution.changed' })
  const unknown = { ...silver, level_id: 2147483647, version: 1 }
  expect(await refusalOf(operator.call('distribution/save_level', unknown))).toEqual({ reason: 'distribution.level_not_found' })
  const distributor = await makeDistributorMember(shop)
  const seen = await distributor.call('distribution/levels', {}, { language: 'zh-cn' })
  expect(seen).toMatchObject({ is_fixed: false, reached: { orders: 0, sales: '0.00', members: 0 } })
  expect(seen.levels.map(({ name, is_first }) => [name, is_first])).toEqual([
    ['分销商', true],
    ['白银', false],
  ])
  expect(seen.levels[1]).toMatchObject({ rates: silver.rates, conditions: silver.conditions })
  expect(await operator.call('distribution/remove_level', { level_id, version: 1 })).toEqual({})
  expect((await operator.call('distribution/list_levels', {})).list.map(({ is_first }) => is_first)).toEqual([true])
})

test('DST-06 a level without an English name, with two names in a language, or an eleventh one is refused', async () => {
  const wrong = (names: typeof texts) => refusalOf(operator.call('distribution/save_level', { ...silver, texts: names }))
  expect(Object.keys((await wrong([texts[1]!]))!.fields!)).toEqual(['texts'])
  expect(Object.keys((await wrong([texts[0]!, texts[0]!]))!.fields!)).toEqual(['texts'])
  const made = []
  for (let n = 0; n < 9; n++) made.push(await makeLevel(shop, { position: 20 }))
  expect(await refusalOf(operator.call('distribution/save_level', silver))).toEqual({
    reason: 'distribution.too_many_levels',
    details: { limit: 10 },
  })
  for (const one of made) await operator.call('distribution/remove_level', one)
})

test('DST-06 the first level, one that distributors have, and one that was changed meanwhile are not removed', async () => {
  const [first] = (await operator.call('distribution/list_levels', {})).list
  const remove = (level: { level_id: number; version: number }) =>
    refusalOf(operator.call('distribution/remove_level', { level_id: level.level_id, version: level.version }))
  expect(await remove(first!)).toEqual({ reason: 'distribution.level_used' })
  const used = await makeLevel(shop)
  const { member_id } = await makeDistributorMember(shop)
  await operator.call('distribution/change_distributor', { member_id, version: 1, level_id: used.level_id, reason: 'A good start' })
  expect(await remove(used)).toEqual({ reason: 'distribution.level_used' })
  expect(await remove({ ...used, version: 3 })).toEqual({ reason: 'distribution.changed' })
  expect(await remove({ level_id: 2147483647, version: 1 })).toEqual({ reason: 'distribution.level_not_found' })
  await operator.call('distribution/change_distributor', { member_id, version: 2, level_id: first!.level_id, reason: 'Back' })
  expect(await remove(used)).toBeNull()
})

test('DST-01 a distributor rises to the highest level whose conditions are met, skips those between, and never falls', async () => {
  const bronze = await makeLevel(shop, { position: 1, needed: [1, 0, 0] })
  const gold = await makeLevel(shop, { position: 3, needed: [10, 100_000, 5] })
  const { member_id, call } = await makeDistributorMember(shop)
  const raise = () => raiseLevel(shop.systemContext(), member_id)
  expect(await raise()).toBe(false)
  await reach(member_id, 1, 0, 0)
  expect([await raise(), await levelOf(member_id)]).toEqual([true, bronze.level_id])
  await reach(member_id, 10, 99_999, 5)
  expect(await raise()).toBe(false)
  await reach(member_id, 10, 100_000, 5)
  expect([await raise(), await levelOf(member_id)]).toEqual([true, gold.level_id])
  expect(await raise()).toBe(false)
  await reach(member_id, 0, 0, 0)
  expect([await raise(), await levelOf(member_id)]).toEqual([false, gold.level_id])
  expect(await call('distribution/levels', {})).toMatchObject({ level_id: gold.level_id, is_fixed: false })
})

test('DST-01 a level that an operator fixed does not rise, nor does a stopped distributor', async () => {
  const { version: _version, ...first } = (await operator.call('distribution/list_levels', {})).list[0]!
  for (const change of [{ is_level_fixed: true }, { state: 'stopped' as const }]) {
    const { member_id } = await makeDistributorMember(shop)
    await operator.call('distribution/change_distributor', { member_id, version: 1, ...change, reason: 'Agreed' })
    await reach(member_id, 100, 1_000_000, 100)
    expect([await raiseLevel(shop.systemContext(), member_id), await levelOf(member_id)]).toEqual([false, first.level_id])
  }
})

test('DST-06 distributors are changed at the version that was shown, to a level that is there', async () => {
  const { member_id } = await makeDistributorMember(shop)
  const change = (input: object) =>
    refusalOf(operator.call('distribution/change_distributor', { member_id, version: 1, reason: 'Agreed', ...input }))
  expect(await change({ version: 2 })).toEqual({ reason: 'distribution.changed' })
  expect(await change({ level_id: 2147483647 })).toEqual({ reason: 'distribution.level_not_found' })
  expect(await change({ member_id: 2147483647 })).toEqual({ reason: 'distribution.distributor_not_found' })
  expect(Object.keys((await change({ reason: '' }))!.fields!)).toEqual(['reason'])
  const answers = await Promise.allSettled(
    (['stopped', 'active'] as const).map((state) =>
      operator.call('distribution/change_distributor', { member_id, version: 1, state, reason: 'At once' }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('DST-06 distributors are listed by account, code, level and state, in every sort a page at a time', async () => {
  const gold = await makeLevel(shop, { position: 9, needed: [1_000_000, 0, 0] })
  const made = []
  for (let n = 0; n < 4; n++) {
    await shop.advance({ minutes: 1 })
    const one = await makeDistributorMember(shop, { account: `seller_${n}` })
    await sql`update distributor_sum set members = ${n % 2}, sales = ${n * 100}, available_total = ${400 - n * 100} where distributor_id = ${one.member_id}`.execute(
      shop.db,
    )
    await operator.call('distribution/change_distributor', {
      member_id: one.member_id,
      version: 1,
      level_id: gold.level_id,
      reason: 'Gold',
    })
    made.push(one)
  }
  await operator.call('distribution/change_distributor', { member_id: made[1]!.member_id, version: 2, state: 'stopped', reason: 'Spam' })
  const list = async (filter: object) => (await operator.call('distribution/list_distributors', filter)).list.map(({ account }) => account)
  expect(await list({ search: 'seller_' })).toEqual(['seller_3', 'seller_2', 'seller_1', 'seller_0'])
  expect(await list({ search: made[2]!.promote_code.toLowerCase() })).toEqual(['seller_2'])
  expect(await list({ level_id: gold.level_id, sort: 'approved_at' })).toEqual(['seller_0', 'seller_1', 'seller_2', 'seller_3'])
  expect(await list({ level_id: gold.level_id, state: 'stopped' })).toEqual(['seller_1'])
  expect(await list({ level_id: gold.level_id, sort: '-members' })).toEqual(['seller_3', 'seller_1', 'seller_2', 'seller_0'])
  expect(await list({ level_id: gold.level_id, sort: 'sales' })).toEqual(['seller_0', 'seller_1', 'seller_2', 'seller_3'])
  expect(await list({ level_id: gold.level_id, sort: 'available_total' })).toEqual(['seller_3', 'seller_2', 'seller_1', 'seller_0'])
  for (const sort of [
    'approved_at',
    '-approved_at',
    'members',
    '-members',
    'sales',
    '-sales',
    'available_total',
    '-available_total',
  ] as const) {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await operator.call('distribution/list_distributors', { sort, page_size: 3, ...(cursor ? { cursor } : {}) })
      seen.push(...page.list.map(({ account }) => account))
      cursor = page.next ?? undefined
    } while (cursor)
    expect([sort, seen]).toEqual([sort, await list({ sort, page_size: 50 })])
  }
  const view = await operator.call('distribution/view_distributor', { member_id: made[1]!.member_id })
  expect(view).toMatchObject({
    account: 'seller_1',
    state: 'stopped',
    level_name: 'Gold',
    pending: '0.00',
    frozen: '0.00',
    sales: '1.00',
    application: null,
    bindings: [],
  })
})
