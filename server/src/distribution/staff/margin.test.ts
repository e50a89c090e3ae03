import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeGoods, type GoodsInput } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { refusalOf } from '../../order/test/shopping.ts'

const shop = await openTestShop({ settings: { 'asset_area.is_on': true } })
const operator = await staffClient(shop, 'operator')
// Of the first plan of awards: mall 2 % and 1 % of the profit, sharing 1 %.
const level = {
  level_id: 1,
  position: 0,
  conditions: { orders: 0, sales: '0.00', members: 0 },
  texts: [{ language: 'en-us' as const, name: 'Distributor' }],
}
const saveLevel = (first: number, version: number) =>
  operator.call('distribution/save_level', { ...level, version, rates: { first, second: 20_000, third: 10_000 } })
const made = async (input: GoodsInput = {}) => (await makeGoods(shop, { names: { 'en-us': 'Tea set' }, price: 1000, ...input })).goods_id
const own = (first: number, second = 0, third = 0) => ({ mode: 'own' as const, rates: { first, second, third } })

test('DST-03 DST-06 goods show what selling them promises beside their margin: of level, mall and sharing', async () => {
  const goods_id = await made({ price: [1000, 2000], cost_price: 600, attributes: { Size: ['S', 'L'] } })
  const preview = (draft: object) => operator.call('distribution/preview_goods', { goods_id, mode: 'level', ...draft })
  // The larger one leaves 70 %: 3 % of that.
  const awards = { mall_ppm: 21_000, sharing_ppm: 10_000 }
  expect(await preview({})).toEqual({ commission_ppm: 80_000, ...awards, total_ppm: 111_000, margin_ppm: 300_000 })
  expect(await preview({ mode: 'none', own_margin_ppm: 1 })).toEqual({ commission_ppm: 0, ...awards, total_ppm: 31_000, margin_ppm: 1 })
  expect(await preview(own(100_000, 50_000, 25_000))).toMatchObject({ commission_ppm: 175_000, total_ppm: 206_000 })
  // Where no cost is known there is no profit to share.
  const without = await made({ cost_price: null })
  expect(await operator.call('distribution/preview_goods', { goods_id: without, mode: 'level' })).toMatchObject({
    mall_ppm: 0,
    total_ppm: 90_000,
  })
})

test('DST-03 DST-06 rates of goods beyond the margin are refused by name and by how much, the last ones within it are taken', async () => {
  const goods_id = await made({ cost_price: 600 })
  const save = (version: number, input: object) => operator.call('distribution/save_goods', { goods_id, version, ...own(0), ...input })
  // 4 tenths of profit: 1.2 % and 1 % beside the commission.
  expect(await refusalOf(save(0, own(200_000, 50_000, 28_001)))).toEqual({
    reason: 'distribution.exceeds_margin',
    details: { goods: 'Tea set', promised: '30.0001%', margin: '30%' },
  })
  expect(await save(0, own(200_000, 50_000, 28_000))).toMatchObject({
    mode: 'own',
    own_margin_ppm: null,
    promise: { total_ppm: 300_000 },
    version: 1,
  })
  expect(await refusalOf(save(1, { ...own(200_000, 50_000, 28_000), own_margin_ppm: 299_999 }))).toMatchObject({
    reason: 'distribution.exceeds_margin',
  })
  expect(await save(1, { ...own(200_000, 50_000, 28_001), own_margin_ppm: 310_000 })).toMatchObject({ own_margin_ppm: 310_000, version: 2 })
  expect(await refusalOf(save(1, own(1)))).toEqual({ reason: 'distribution.changed' })
  expect(await save(2, { mode: 'none', rates: undefined })).toMatchObject({ mode: 'none', rates: null, version: 3 })
  expect(await save(3, { mode: 'level', rates: undefined })).toMatchObject({
    mode: 'level',
    promise: { commission_ppm: 80_000 },
    version: 4,
  })
  expect(await refusalOf(save(4, { mode: 'level', rates: undefined, own_margin_ppm: 101_999 }))).toMatchObject({
    reason: 'distribution.exceeds_margin',
  })
})

test('DST-06 wrong rates, rates that are missing, and goods that pay none are refused', async () => {
  const goods_id = await made()
  const save = (input: object) =>
    refusalOf(operator.call('distribution/save_goods', { goods_id, version: 0, mode: 'own', ...input } as never))
  expect(Object.keys((await save({}))!.fields!)).toEqual(['rates'])
  for (const first of [-1, 1_000_001, 0.5])
    expect(Object.keys((await save(own(first)))!.fields!)).toEqual([expect.stringMatching(/^rates/)])
  const start_up = await made({ goods_type: 'start_up' })
  for (const id of [start_up, 2147483647]) {
    expect(await save({ ...own(1), goods_id: id })).toEqual({ reason: 'catalogue.goods_not_found' })
    expect(await refusalOf(operator.call('distribution/preview_goods', { goods_id: id, mode: 'none' }))).toEqual({
      reason: 'catalogue.goods_not_found',
    })
  }
})

test('DST-03 DST-06 a level is refused where some goods that pay by level would promise too much, and names the worst of them', async () => {
  const tight = await made({ names: { 'en-us': 'Tight kettle' }, cost_price: 500 })
  const tighter = await made({ names: { 'en-us': 'Tighter kettle' } })
  const exempt = await made({ names: { 'en-us': 'Exempt kettle' } })
  const set = (goods_id: number, own_margin_ppm: number, mode: 'level' | 'none' = 'level') =>
    operator.call('distribution/save_goods', { goods_id, version: 0, mode, own_margin_ppm })
  await set(tight, 112_000)
  await set(tighter, 95_000)
  await set(exempt, 0, 'none')
  expect(await refusalOf(saveLevel(60_000, 1))).toEqual({
    reason: 'distribution.exceeds_margin',
    details: { goods: 'Tighter kettle', promised: '10%', margin: '9.5%' },
  })
  expect(await saveLevel(55_000, 1)).toMatchObject({ rates: { first: 55_000 }, version: 2 })
  // A second level counts with its highest rates, generation by generation.
  const second = { ...level, level_id: undefined, position: 1, rates: { first: 10_000, second: 25_001, third: 0 } }
  expect(await refusalOf(operator.call('distribution/save_level', second))).toMatchObject({ details: { promised: '10.0001%' } })
  expect(
    await refusalOf(operator.call('distribution/save_goods', { goods_id: exempt, version: 1, mode: 'level', own_margin_ppm: 94_999 })),
  ).toEqual({
    reason: 'distribution.exceeds_margin',
    details: { goods: 'Exempt kettle', promised: '9.5%', margin: '9.4999%' },
  })
  expect(await saveLevel(50_000, 2)).toMatchObject({ version: 3 })
})

test('DST-03 a level and goods that would exceed the margin only together: of two operators at once one is refused', async () => {
  const goods_id = await made({ names: { 'en-us': 'Contended' } })
  const { version } = (await operator.call('distribution/list_levels', {})).list[0]!
  const answers = await Promise.allSettled([
    saveLevel(54_000, version),
    operator.call('distribution/save_goods', { goods_id, version: 0, mode: 'level', own_margin_ppm: 90_000 }),
  ])
  expect(answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason.reason) : 'saved')).toSorted()).toEqual([
    'distribution.exceeds_margin',
    'saved',
  ])
})

test('DST-06 the list of goods says mode, rates and promise of each, by mode and search, a page at a time', async () => {
  const names = ['Plum bowl', 'Plum cup', 'Plum plate']
  const ids: number[] = []
  for (const name of names) ids.push(await made({ names: { 'en-us': name }, is_listed: name !== 'Plum cup' }))
  await operator.call('distribution/save_goods', { goods_id: ids[0]!, version: 0, ...own(120_000, 30_000) })
  await operator.call('distribution/save_goods', { goods_id: ids[1]!, version: 0, mode: 'none' })
  const list = async (filter: object) =>
    (await operator.call('distribution/list_goods', { search: 'plum', ...filter })).list.map(
      ({ goods_name, mode }) => `${goods_name}: ${mode}`,
    )
  expect(await list({})).toEqual(['Plum plate: level', 'Plum cup: none', 'Plum bowl: own'])
  expect(await list({ mode: 'own' })).toEqual(['Plum bowl: own'])
  expect(await list({ mode: 'none' })).toEqual(['Plum cup: none'])
  expect(await list({ mode: 'level', sort: 'goods_id' })).toEqual(['Plum plate: level'])
  const seen: number[] = []
  let cursor: string | undefined
  do {
    const page = await operator.call('distribution/list_goods', { search: 'plum', page_size: 1, ...(cursor ? { cursor } : {}) })
    seen.push(...page.list.map(({ goods_id }) => goods_id))
    cursor = page.next ?? undefined
  } while (cursor)
  expect(seen).toEqual(ids.toReversed())
  const { list: rows } = await operator.call('distribution/list_goods', { search: 'Plum bowl' })
  expect(rows[0]).toMatchObject({ rates: { first: 120_000, second: 30_000, third: 0 }, promise: { commission_ppm: 150_000 } })
})

test('DST-03 while the digital-asset area is off, goods promise its awards no part of their margin', async () => {
  await sql`update setting set value = 'false' where key = 'asset_area.is_on'`.execute(shop.db)
  await shop.refresh()
  const goods_id = await made({ cost_price: 100 })
  expect(await operator.call('distribution/preview_goods', { goods_id, ...own(100_000) })).toMatchObject({
    mall_ppm: 0,
    sharing_ppm: 0,
    total_ppm: 100_000,
  })
})
