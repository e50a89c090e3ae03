import { expect, test } from 'vitest'
import { makeCategory, makeGoods } from '../../../test/fixtures.ts'
import { openTestShop, type Refused } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { runNextWork } from '../../work/run/run-next-work.ts'
import { workKinds } from '../../work-kinds.ts'

const shop = await openTestShop()
const ann = await staffClient(shop, 'operator')
const visitor = shop.visitor()
const reason = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Refused) => error.reason,
  )
const texts = (name: string) => [{ language: 'en-us' as const, name }]
const add = async (name: string, parent_id?: number) =>
  (await ann.call('catalogue/save_category', { texts: texts(name), parent_id, is_shown: true })).category_id
const node = async (id: number) => (await ann.call('catalogue/category_tree', {})).list.find((one) => one.category_id === id)!
const namesShown = async () => (await visitor.call('catalogue/categories', {})).list.map((one) => one.category_name)

test('CON-02 categories in five languages, ordered and moved, are seen so in the shop', async () => {
  const [first, second, third] = [await add('First'), await add('Second'), await add('Third')]
  await shop.refresh()
  expect(await namesShown()).toEqual(['First', 'Second', 'Third'])
  await ann.call('catalogue/move_category', { category_id: third, version: 1, position: 0 })
  await shop.refresh()
  expect(await namesShown()).toEqual(['Third', 'First', 'Second'])
  await ann.call('catalogue/move_category', { category_id: second, version: 1, parent_id: first, position: 0 })
  await ann.call('catalogue/save_category', {
    category_id: first,
    version: 1,
    texts: [...texts('First one'), { language: 'zh-cn', name: '第一' }],
    is_shown: true,
  })
  await shop.refresh()
  expect((await visitor.call('catalogue/categories', {}, { language: 'zh-cn' })).list).toMatchObject([
    { category_name: 'Third' },
    { category_name: '第一', children: [{ category_name: 'Second', level: 2 }] },
  ])
  await ann.call('catalogue/save_category', { category_id: first, version: 2, texts: texts('First one'), is_shown: false })
  await shop.refresh()
  expect(await namesShown()).toEqual(['Third'])
})

test('CON-02 a tree has three levels, no category stands below itself, and a stale change is refused', async () => {
  const top = await add('Top')
  const middle = await add('Middle', top)
  const leaf = await add('Leaf', middle)
  const other = await add('Other')
  expect(await reason(add('Deeper', leaf))).toBe('catalogue.too_deep')
  const moveCategory = (category_id: number, parent_id: number, version = 1) =>
    reason(ann.call('catalogue/move_category', { category_id, version, parent_id, position: 0 }))
  expect(await moveCategory(top, leaf)).toBe('catalogue.category_cycle')
  expect(await moveCategory(top, other)).toBe('catalogue.too_deep')
  expect(await moveCategory(leaf, other, 7)).toBe('catalogue.changed')
  expect(await moveCategory(middle, other)).toBe('done')
  expect([(await node(middle)).level, (await node(leaf)).level]).toEqual([2, 3])
  expect(await reason(ann.call('catalogue/save_category', { category_id: leaf, version: 9, texts: texts('Leaf'), is_shown: true }))).toBe(
    'catalogue.changed',
  )
  expect(await reason(ann.call('catalogue/save_category', { texts: [{ language: 'zh-cn', name: '灯' }], is_shown: true }))).toBe(
    'catalogue.english_name_required',
  )
  expect(await reason(ann.call('catalogue/remove_category', { category_id: middle, version: 2 }))).toBe('catalogue.category_has_children')
})

test('CON-02 a category with goods goes only when it is said where they go, and they follow, in lists and search', async () => {
  const [old, next] = [await makeCategory(shop, { 'en-us': 'Oldcat' }), await makeCategory(shop, { 'en-us': 'Nextcat' })]
  const { goods_id } = await makeGoods(shop, { category_id: old, names: { 'en-us': 'Reading lamp' } })
  const refused = await ann.call('catalogue/remove_category', { category_id: old, version: 1 }).catch((error: Refused) => error)
  expect(refused).toMatchObject({ data: { reason: 'catalogue.category_has_goods', details: { count: 1 } } })
  expect(await ann.call('catalogue/remove_category', { category_id: old, version: 1, move_to: next })).toEqual({ work_id: null })
  await shop.refresh()
  expect((await visitor.call('catalogue/list', { category_id: next })).list.map((one) => one.goods_id)).toEqual([goods_id])
  expect((await visitor.call('search/goods', { keyword: 'nextcat' })).list.map((one) => one.goods_id)).toEqual([goods_id])
  expect((await visitor.call('search/goods', { keyword: 'oldcat' })).list).toEqual([])
  expect(await node(old)).toBeUndefined()
})

test('CON-02 many goods follow as a long work, and the category goes with the last of them', async () => {
  const [old, next] = [await makeCategory(shop, { 'en-us': 'Crowd' }), await makeCategory(shop, { 'en-us': 'Hall' })]
  for (let n = 0; n < 205; n++) await makeGoods(shop, { category_id: old })
  const { work_id } = await ann.call('catalogue/remove_category', { category_id: old, version: 1, move_to: next })
  expect(await runNextWork(shop.site, workKinds)).toBe(work_id)
  expect(await ann.call('work/view', { work_id: work_id! })).toMatchObject({ state: 'done', done: 205 })
  expect((await node(next)).goods_count).toBe(205)
  expect(await node(old)).toBeUndefined()
})

test('CON-02 brands: words, order, shown or not, and none goes that goods have', async () => {
  const save = (name: string) =>
    ann.call('catalogue/save_brand', { texts: [{ language: 'en-us', name, story: 'Since 1900' }], is_shown: true })
  const [a, b] = [await save('Alpha'), await save('Beta')]
  await makeGoods(shop, { brand_id: a.brand_id })
  await makeGoods(shop, { brand_id: b.brand_id })
  await ann.call('catalogue/move_brand', { brand_id: b.brand_id, version: 1, position: 0 })
  await shop.refresh()
  const shown = async () => (await visitor.call('catalogue/brands', {})).list.map((one) => one.brand_name)
  expect(await shown()).toEqual(['Beta', 'Alpha'])
  await ann.call('catalogue/save_brand', {
    brand_id: b.brand_id,
    version: 2,
    texts: [{ language: 'en-us', name: 'Beta', story: '' }],
    is_shown: false,
  })
  await shop.refresh()
  expect(await shown()).toEqual(['Alpha'])
  expect(await reason(ann.call('catalogue/remove_brand', { brand_id: a.brand_id, version: 1 }))).toBe('catalogue.brand_has_goods')
  const c = await save('Gamma')
  expect(await reason(ann.call('catalogue/remove_brand', { brand_id: c.brand_id, version: 1 }))).toBe('done')
  expect(await reason(ann.call('catalogue/remove_brand', { brand_id: c.brand_id, version: 1 }))).toBe('catalogue.brand_not_found')
})

test('CAT-04 a freight template by region is what a basket pays from its next look', async () => {
  const row = {
    deliverable: true,
    first_units: 1,
    first_price: '8.00',
    additional_units: 1,
    additional_price: '2.00',
    free_from_amount: null,
  }
  const rows = [
    { ...row, regions: [] },
    { ...row, regions: ['CN-44'], first_price: '5.00', free_from_amount: '99.00' },
    { ...row, regions: ['CN-54'], deliverable: false },
  ]
  const { freight_template_id } = await ann.call('catalogue/save_freight', { name: 'Parcels', kind: 'quantity', rows })
  const { sku_id } = await makeGoods(shop, { freight_template_id, price: 1000 })
  await shop.refresh()
  const freight = (region: string, quantity = 3) => visitor.call('catalogue/freight', { sku_id, region, quantity })
  expect(await freight('CN-110000')).toEqual({ deliverable: true, freight: '12.00', free_from_amount: null })
  expect(await freight('CN-440300')).toEqual({ deliverable: true, freight: '9.00', free_from_amount: '99.00' })
  expect(await freight('CN-440300', 10)).toMatchObject({ freight: '0.00' })
  expect(await freight('CN-540100')).toMatchObject({ deliverable: false })
  expect((await ann.call('catalogue/freight_list', {})).list).toMatchObject([{ name: 'Parcels', rows, is_used: true, version: 1 }])
  const twice = { name: 'Twice', kind: 'quantity' as const, rows: [rows[1]!, rows[1]!] }
  expect(await reason(ann.call('catalogue/save_freight', twice))).toBe('catalogue.duplicate_freight_region')
  expect(await reason(ann.call('catalogue/save_freight', { name: 'None', kind: 'weight', rows: [rows[2]!] }))).toBe(
    'catalogue.freight_no_region',
  )
  expect(await reason(ann.call('catalogue/save_freight', { name: 'Parcels', kind: 'free' }))).toBe('catalogue.freight_name_exists')
  expect(await reason(ann.call('catalogue/save_freight', { freight_template_id, version: 5, name: 'Parcels', kind: 'free' }))).toBe(
    'catalogue.changed',
  )
  expect(await reason(ann.call('catalogue/remove_freight', { freight_template_id, version: 1 }))).toBe('catalogue.freight_used')
})
