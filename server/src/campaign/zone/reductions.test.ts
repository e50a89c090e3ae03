import { describe, expect, test } from 'vitest'
import { makeCategory, makeGoods, makeReduction } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { plus } from '../../kernel/time/clock.ts'

const shop = await openTestShop()
const visitor = shop.visitor()
const now = () => shop.site.shared.now()
const at = (days: number) => plus(now(), { days })
const category_id = await makeCategory(shop, { 'en-us': 'Kitchen' })
const [pan, pot, rake] = [
  await makeGoods(shop, { category_id, position: 2 }),
  await makeGoods(shop, { category_id, position: 1 }),
  await makeGoods(shop),
]
const goodsOf = async (reduction_id: number) =>
  (await visitor.call('catalogue/list', { reduction_id })).list.map(({ goods_id }) => goods_id)

describe('the zone of full reductions', () => {
  test('PRM-08 it lists what runs by its end, what comes by its beginning, what ended the latest first, a page at a time', async () => {
    const later = await makeReduction(shop, { ends_at: at(3) })
    const first = await makeReduction(shop, { ends_at: at(2) })
    const coming = await makeReduction(shop, { starts_at: at(1), ends_at: at(2) })
    const ended = await makeReduction(shop, { starts_at: at(-3), ends_at: at(-1) })
    const off = await makeReduction(shop)
    await shop.db.updateTable('reduction').set({ is_on: false }).where('id', '=', off).execute()
    await shop.refresh()
    const zone = async (input: object = {}) => (await visitor.call('campaign/full_reductions', input)).list.map((one) => one.reduction_id)
    expect(await zone()).toEqual([first, later])
    expect(await zone({ state: 'upcoming' })).toEqual([coming])
    expect(await zone({ state: 'ended' })).toEqual([ended])
    const page = await visitor.call('campaign/full_reductions', { page_size: 1 })
    expect(page.list.map((one) => one.reduction_id)).toEqual([first])
    expect(await zone({ page_size: 1, cursor: page.next! })).toEqual([later])
    await expect(visitor.call('campaign/full_reduction', { reduction_id: off })).rejects.toMatchObject({ reason: 'promotion.not_found' })
    expect(await visitor.call('campaign/full_reduction', { reduction_id: ended })).toMatchObject({ state: 'ended' })
  })

  test('PRM-08 a card has steps in the caller’s words, its period, and pictures of its first goods', async () => {
    const mug = await makeGoods(shop, { names: { 'en-us': 'Mug', 'zh-cn': '杯子' } })
    const steps = [
      { threshold: 3000, effect: { kind: 'money', amount: 500 } },
      { threshold: 9000, effect: { kind: 'gift', sku_id: mug.sku_id, quantity: 1 } },
    ]
    const ends_at = at(5)
    const reduction_id = await makeReduction(shop, { category_ids: [category_id], steps, ends_at, name: 'Kitchen days' })
    const card = await visitor.call('campaign/full_reduction', { reduction_id }, { language: 'zh-cn' })
    expect(card).toMatchObject({ name: 'Kitchen days', by: 'amount', state: 'running', ends_at, applies_to_all: false })
    expect(card.steps).toMatchObject([
      { amount: '30.00', money_off: '5.00' },
      { amount: '90.00', gift: { goods_name: '杯子', quantity: 1 } },
    ])
    const pictures = (await visitor.call('catalogue/list', { category_id }, { language: 'zh-cn' })).list.map(({ picture }) => picture)
    expect(card.pictures).toEqual(pictures)
    const all = await visitor.call('campaign/full_reduction', { reduction_id: await makeReduction(shop) })
    expect([all.applies_to_all, all.pictures.length]).toEqual([true, 4])
  })

  test('CAT-03 a goods list is narrowed to the goods that one full reduction counts for, also before it begins', async () => {
    const ofGoods = await makeReduction(shop, { goods_ids: [rake.goods_id] })
    const ofBoth = await makeReduction(shop, { goods_ids: [rake.goods_id], category_ids: [category_id], starts_at: at(1), ends_at: at(2) })
    const ended = await makeReduction(shop, { goods_ids: [rake.goods_id], starts_at: at(-3), ends_at: at(-1) })
    expect(await goodsOf(ofGoods)).toEqual([rake.goods_id])
    expect(new Set(await goodsOf(ofBoth))).toEqual(new Set([pan, pot, rake].map(({ goods_id }) => goods_id)))
    expect(await goodsOf(await makeReduction(shop))).toEqual(
      (await visitor.call('catalogue/list', {})).list.map(({ goods_id }) => goods_id),
    )
    expect(await goodsOf(ended)).toEqual([])
    expect(await goodsOf(2147483647)).toEqual([])
  })

  test('SHL-07 nothing of it is shown while the add-on is off', async () => {
    const closed = await openTestShop({ settings: { 'site.addons': { manjian: false } } })
    const reduction_id = await makeReduction(closed)
    await makeGoods(closed)
    const off = { reason: 'call.feature_off' }
    await expect(closed.visitor().call('campaign/full_reductions', {})).rejects.toMatchObject(off)
    await expect(closed.visitor().call('campaign/full_reduction', { reduction_id })).rejects.toMatchObject(off)
    expect((await closed.visitor().call('catalogue/list', { reduction_id })).list).toEqual([])
  })
})
