import { expect, test } from 'vitest'
import { makeCategory, makeGoods } from '../../../test/fixtures.ts'
import { openTestShop, type TestShop } from '../../../test/harness.ts'
import { makePromotion } from '../../../test/make-promotion.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { fulfilments } from '../../fulfilments.ts'
import { cardsByIds } from '../cards.ts'
import { refreshOfferedGoods } from './refresh-offered.ts'

/** Where a shopper meets goods of a name: list, category, search, top list, brands' and home's cards, favourites, a zone. */
async function meets(shop: TestShop, { goods_id, category_id }: { goods_id: number; category_id: number }) {
  const visitor = shop.visitor()
  const has = ({ list }: { list: readonly { goods_id: number }[] }) => list.some((one) => one.goods_id === goods_id)
  return {
    list: has(await visitor.call('catalogue/list', { page_size: 50 })),
    category: has(await visitor.call('catalogue/list', { category_id })),
    search: has(await visitor.call('search/goods', { keyword: 'Zebrafish' })),
    top: has(await visitor.call('catalogue/top_list', { by: 'newest' })),
    cards: has({ list: await cardsByIds(shop.systemContext(), [goods_id]) }),
    zone: has(await visitor.call('campaign/zone', { kind: 'discount' })),
  }
}
const everywhere = { list: true, category: true, search: true, top: true, cards: true, zone: true }
const nowhere = { list: false, category: false, search: false, top: false, cards: false, zone: false }

test('ORD-02 CAT-03 what the shop cannot bring to its end stands in no list; its own page says so', async () => {
  const shop = await openTestShop()
  const category_id = await makeCategory(shop, { 'en-us': 'Kinds' })
  for (const goods_type of ['standard', 'entity', 'start_up', 'pledge'] as const) {
    const { goods_id, sku_id } = await makeGoods(shop, { names: { 'en-us': 'Zebrafish tank' }, goods_type, category_id })
    await makePromotion(shop, { kind: 'discount', items: [{ goods_id, sku_id, price: 1 }] })
    const isOffered = Object.keys(fulfilments[goods_type]).length > 0
    expect([goods_type, await meets(shop, { goods_id, category_id })]).toEqual([goods_type, isOffered ? everywhere : nowhere])
    const { state } = await shop.visitor().call('catalogue/detail', { sku_id })
    expect(state).toBe(isOffered ? 'on_sale' : 'not_offered')
  }
})

test('ORD-02 CAT-02 CAT-03 lists and categories follow when a process starts that declares more, or less, and are left alone where nothing changed', async () => {
  const shop = await openTestShop()
  const category_id = await makeCategory(shop, { 'en-us': 'Kinds' })
  const { goods_id, sku_id } = await makeGoods(shop, { names: { 'en-us': 'Zebrafish pledge' }, goods_type: 'pledge', category_id })
  await makePromotion(shop, { kind: 'discount', items: [{ goods_id, sku_id, price: 1 }] })
  const without = { ...fulfilments, pledge: {} }
  const startWith = async (declared: typeof fulfilments) => {
    const moved = await refreshOfferedGoods({ ...shop.site, fulfilments: declared })
    await shop.refresh()
    return moved
  }
  const isInTree = async () => (await shop.visitor().call('catalogue/categories', {})).list.some((one) => one.category_id === category_id)
  expect(await startWith(without)).toBe(1)
  expect(await startWith(fulfilments)).toBe(1)
  expect([await meets(shop, { goods_id, category_id }), await isInTree()]).toEqual([everywhere, true])
  expect(await startWith(fulfilments)).toBe(0)
  expect(await startWith(without)).toBe(1)
  expect([await meets(shop, { goods_id, category_id }), await isInTree()]).toEqual([nowhere, false])
  // Beside what is offered it stands again.
  await makeGoods(shop, { category_id })
  expect(await isInTree()).toBe(true)
})

test('ORD-02 ORD-12 CAT-03 without a carrier or a provider of top-ups an opened shop lists nothing that needs one, and all of it when one is entered', async () => {
  const shop = await openTestShop({ kind: 'opened' })
  shop.site.config.demo = false
  const owner = await staffClient(shop, 'owner')
  const category_id = await makeCategory(shop, { 'en-us': 'Kinds' })
  const make = async (goods_type: 'standard' | 'virtual', requirement = {}) => {
    const goods = await makeGoods(shop, { names: { 'en-us': 'Zebrafish tank' }, goods_type, requirement, category_id })
    await makePromotion(shop, { kind: 'discount', items: [{ ...goods, price: 1 }] })
    return { goods_id: goods.goods_id, category_id }
  }
  // As a process outside the demo starts.
  expect(await refreshOfferedGoods(shop.site)).toBe(0)
  const [parcel, phone, code] = [await make('standard'), await make('virtual', { phone: true }), await make('virtual')]
  const setCarriers = async (rows: Record<string, string>[]) => {
    const { version } = (await owner.call('setting/list', {})).list.find(({ key }) => key === 'fulfilment.carriers')!
    await owner.call('setting/change', { list: [{ key: 'fulfilment.carriers', value: JSON.stringify(rows), version }] })
    await shop.relay()
    await shop.refresh()
  }
  const met = async () => [await meets(shop, parcel), await meets(shop, phone), await meets(shop, code)]
  expect(await met()).toEqual([everywhere, nowhere, everywhere])
  await setCarriers([])
  expect(await met()).toEqual([nowhere, nowhere, everywhere])
  await setCarriers([{ carrier: 'sf', carrier_name: 'SF Express' }])
  expect(await met()).toEqual([everywhere, nowhere, everywhere])
})
