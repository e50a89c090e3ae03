import type { StaffGoods } from '@longmall/contract/catalogue-staff.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { stockOf } from '../../../test/fixtures.ts'
import { openTestShop, type TestShop } from '../../../test/harness.ts'
import { makePromotion } from '../../../test/make-promotion.ts'
import { openGoodsEditor, refusal } from '../test/goods-editor.ts'
import { attributesForm, combinations, formOf, goodsText, skuForm } from '../test/goods-form.ts'

let shop: TestShop
let editor: Awaited<ReturnType<typeof openGoodsEditor>>
beforeAll(async () => {
  shop = await openTestShop()
  editor = await openGoodsEditor(shop)
})

const idsByNumber = ({ skus }: StaffGoods) => Object.fromEntries(skus.map(({ sku_no, sku_id }) => [sku_no, sku_id]))

describe('a changed goods', () => {
  test('CON-02 combinations that stay keep their SKUs, whatever their order; values keep them through a new name', async () => {
    const goods = await editor.shirt()
    const form = formOf(goods)
    const [colour, size] = form.attributes
    // Sizes first turned round, one colour renamed, one more colour; the SKUs' places turned with them.
    const attributes = [
      {
        ...colour!,
        values: [
          { ...colour!.values[1]!, names: [{ language: 'en-us' as const, name: 'Navy' }] },
          colour!.values[0]!,
          ...attributesForm({ x: ['Green'] })[0]!.values,
        ],
      },
      size!,
    ]
    const skus = combinations([3, 2]).map(([c, s]) => {
      const before = form.skus.find(({ values }) => values[0] === 1 - c! && values[1] === s)
      return before ? { ...before, values: [c!, s!] } : skuForm([c!, s!])
    })
    const after = await editor.save({ ...form, attributes, skus })
    expect(after.skus).toHaveLength(6)
    expect(idsByNumber(after)).toMatchObject(idsByNumber(goods))
    expect(after.attributes[0]!.values.map(({ names }) => names[0]!.name)).toEqual(['Navy', 'Red', 'Green'])
    expect(after.attributes[0]!.attribute_id).toBe(goods.attributes[0]!.attribute_id)
  })

  test('CON-02 a combination that goes is out of sale and kept, and is the same SKU when it comes back', async () => {
    const goods = await editor.shirt()
    const retiredSku = goods.skus[3]!
    const fewer = await editor.change(goods, { skus: formOf(goods).skus.slice(0, 3) })
    expect(fewer.skus.find(({ sku_id }) => sku_id === retiredSku.sku_id)).toMatchObject({ is_active: false, on_hand: 10 })
    await expect(shop.visitor().call('cart/add', { sku_id: retiredSku.sku_id, quantity: 1 })).rejects.toThrow()
    const restored = await editor.change(fewer, { skus: formOf(fewer).skus.map((sku) => ({ ...sku, is_active: true })) })
    expect(restored.skus.map(({ sku_id }) => sku_id)).toContain(retiredSku.sku_id)
  })

  test('CON-02 with another attribute all SKUs are new, and the old numbers are free again', async () => {
    const goods = await editor.make({ skus: [skuForm([], { sku_no: 'ONE' })] })
    const after = await editor.change(goods, {
      attributes: attributesForm({ Colour: ['Red', 'Blue'] }),
      skus: [skuForm([0], { sku_no: 'ONE' }), skuForm([1], { sku_no: 'TWO' })],
    })
    expect(after.skus.map(({ sku_no, is_active }) => [sku_no, is_active])).toEqual([
      ['ONE', true],
      ['TWO', true],
    ])
    const oldRow = await shop.db
      .selectFrom('sku')
      .select(['sku_no', 'is_active'])
      .where('id', '=', goods.skus[0]!.sku_id)
      .executeTakeFirstOrThrow()
    expect(oldRow).toEqual({ sku_no: `ONE~${goods.skus[0]!.sku_id}`, is_active: false })
  })

  test('CON-02 two SKUs exchange their numbers', async () => {
    const goods = await editor.shirt()
    const form = formOf(goods)
    const numbers = form.skus.map(({ sku_no }) => sku_no).toReversed()
    const after = await editor.save({ ...form, skus: form.skus.map((sku, n) => ({ ...sku, sku_no: numbers[n]! })) })
    expect(after.skus.map(({ sku_id }) => sku_id)).toEqual(goods.skus.map(({ sku_id }) => sku_id))
    expect(after.skus.map(({ sku_no }) => sku_no)).toEqual(numbers)
  })

  test('CON-02 a stale version is refused, and nothing of it is written', async () => {
    const goods = await editor.shirt()
    await editor.change(goods, { position: 3 })
    await expect(editor.change(goods, { position: 4 })).rejects.toMatchObject(refusal('catalogue.changed'))
    expect(await editor.view(goods.goods_id)).toMatchObject({ position: 3, version: 2 })
  })

  test('CON-02 of two operators at once one is told', async () => {
    const goods = await editor.shirt()
    const both = await Promise.allSettled([editor.change(goods, { position: 1 }), editor.change(goods, { position: 2 })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal('catalogue.changed') })
  })

  test('PRM-02 a price below a promotion that runs or comes is refused by its name; one that is not lower is not asked about', async () => {
    const goods = await editor.make({ skus: [skuForm([], { price: '10.00', sku_no: 'LAMP' })] })
    const { sku_id } = goods.skus[0]!
    await makePromotion(shop, { kind: 'discount', items: [{ sku_id, goods_id: goods.goods_id, price: 800 }] })
    const priced = (price: string) => editor.change(goods, { skus: [{ ...formOf(goods).skus[0]!, price }] })
    await expect(priced('7.99')).rejects.toMatchObject(refusal('catalogue.price_below_promotion', { sku_no: 'LAMP', price: '8.00' }))
    expect((await priced('8.00')).skus[0]!.price).toBe('8.00')
  })

  test('CON-02 the kind of what was sold stays', async () => {
    const goods = await editor.make()
    await sql`update goods set sale_count = 1 where id = ${goods.goods_id}`.execute(shop.db)
    await expect(editor.change(goods, { goods_type: 'entity' })).rejects.toMatchObject(refusal('catalogue.type_fixed'))
  })

  test('CON-02 R-01 units in orders stay on hand', async () => {
    const goods = await editor.make()
    const { sku_id } = goods.skus[0]!
    await sql`update stock set reserved = 4 where sku_id = ${sku_id}`.execute(shop.db)
    const by = (stock_change: number) => editor.change(goods, { skus: [{ ...formOf(goods).skus[0]!, stock_change }] })
    await expect(by(-7)).rejects.toMatchObject(refusal('catalogue.stock_below_reserved', { reserved: 4 }))
    await by(-6)
    expect(await stockOf(shop, sku_id)).toEqual({ on_hand: 4, reserved: 4 })
  })

  test('CON-02 the log says what was and what is, and no more than that', async () => {
    const goods = await editor.shirt()
    await editor.change(goods, { position: 9 })
    const line = await shop.db
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', `goods ${goods.goods_id}`)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({ before: { version: 1, position: 0 }, after: { version: 2, position: 9 } })
    expect(Object.keys(line.after as object).toSorted()).toEqual(['position', 'version'])
  })
})

describe('on the shelf and off it', () => {
  test('CON-02 many at once; off the shelf nobody finds it but an operator', async () => {
    const [one, other] = [
      await editor.make({ texts: [goodsText('en-us', 'Zanzibar one')] }),
      await editor.make({ texts: [goodsText('en-us', 'Zanzibar two')] }),
    ]
    const goods_ids = [one.goods_id, other.goods_id]
    const found = async () => (await shop.visitor().call('search/goods', { keyword: 'zanzibar' })).list.length
    expect(await found()).toBe(2)
    expect(await editor.setListed(goods_ids, false)).toBe(2)
    expect(await found()).toBe(0)
    const { list } = await editor.staff.call('catalogue/staff_goods', { keyword: 'zanzibar' })
    expect(list.map(({ goods_id, is_listed }) => [goods_id, is_listed])).toEqual([
      [other.goods_id, false],
      [one.goods_id, false],
    ])
    expect(await editor.setListed(goods_ids, true)).toBe(2)
    expect(await found()).toBe(2)
    expect(await editor.setListed(goods_ids, true)).toBe(0)
  })

  test('CON-02 all or none: one that has nothing on sale, or is not there, stops them', async () => {
    const good = await editor.make({ is_listed: false })
    const empty = await editor.make({ is_listed: false, skus: [skuForm([], { is_active: false })] })
    await expect(editor.setListed([good.goods_id, empty.goods_id], true)).rejects.toMatchObject(refusal('catalogue.sku_required'))
    await expect(editor.setListed([good.goods_id, 2147483647], true)).rejects.toMatchObject(refusal('catalogue.goods_not_found'))
    expect((await editor.view(good.goods_id)).is_listed).toBe(false)
  })
})

describe('a copy', () => {
  test('CON-02 is like its model, off the shelf and without stock, with SKUs and attributes of its own', async () => {
    const goods = await editor.shirt({ pictures: [{ src: '/media/goods/1-1', widths: [400], avif: true }] })
    const copy = await editor.view((await editor.staff.call('catalogue/copy_goods', { goods_id: goods.goods_id })).goods_id)
    expect(copy).toMatchObject({
      version: 1,
      is_listed: false,
      texts: goods.texts,
      pictures: goods.pictures,
      category_id: goods.category_id,
    })
    expect(copy.skus.map(({ price, on_hand }) => [price, on_hand])).toEqual(goods.skus.map(({ price }) => [price, 0]))
    const ids = (one: StaffGoods) => [...one.skus.map(({ sku_id }) => sku_id), ...one.attributes.map(({ attribute_id }) => attribute_id)]
    expect(ids(copy).filter((id) => ids(goods).includes(id) && id > 1_000_000)).toEqual([])
    expect(new Set([...copy.skus, ...goods.skus].map(({ sku_id }) => sku_id)).size).toBe(8)
  })
})

describe('deleting', () => {
  const remove = ({ goods_id, version }: StaffGoods) => editor.staff.call('catalogue/delete_goods', { goods_id, version })

  test('CON-02 what was never sold goes whole, and what members kept of it', async () => {
    const goods = await editor.make({ texts: [goodsText('en-us', 'Xylophone')] })
    const member = await shop.member()
    await member.call('catalogue/add_favourite', { goods_id: goods.goods_id })
    await member.call('catalogue/record_visit', { sku_id: goods.skus[0]!.sku_id })
    await member.call('cart/add', { sku_id: goods.skus[0]!.sku_id, quantity: 1 })
    await remove(goods)
    await expect(editor.view(goods.goods_id)).rejects.toMatchObject(refusal('catalogue.goods_not_found'))
    expect((await shop.visitor().call('search/suggest', { keyword: 'xyloph' })).list).toEqual([])
    expect((await member.call('catalogue/favourites', {})).list).toEqual([])
  })

  test('CON-02 what was sold, is ordered or is used is not deleted', async () => {
    const [sold, ordered, used, stale] = [await editor.make(), await editor.make(), await editor.make(), await editor.make()]
    await sql`update goods set sale_count = 1 where id = ${sold.goods_id}`.execute(shop.db)
    await sql`update stock set reserved = 1 where sku_id = ${ordered.skus[0]!.sku_id}`.execute(shop.db)
    await makePromotion(shop, { kind: 'discount', items: [{ sku_id: used.skus[0]!.sku_id, goods_id: used.goods_id, price: 800 }] })
    await editor.change(stale, { position: 1 })
    await expect(remove(sold)).rejects.toMatchObject(refusal('catalogue.goods_sold'))
    await expect(remove(ordered)).rejects.toMatchObject(refusal('catalogue.goods_sold'))
    await expect(remove(used)).rejects.toMatchObject(refusal('catalogue.goods_in_use'))
    await expect(remove(stale)).rejects.toMatchObject(refusal('catalogue.changed'))
    for (const { goods_id } of [sold, ordered, used, stale]) expect((await editor.view(goods_id)).is_listed).toBe(true)
  })
})
