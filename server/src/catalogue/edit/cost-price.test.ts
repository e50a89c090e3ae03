import type { GoodsForm } from '@longmall/contract/catalogue-staff.ts'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { buyNow, makeBuyer } from '../../order/test/shopping.ts'
import { exportedFile } from '../../work/test/exported-file.ts'
import { openGoodsEditor, refusal } from '../test/goods-editor.ts'
import { formOf, goodsForm, skuForm } from '../test/goods-form.ts'

const shop = await openTestShop()
const editor = await openGoodsEditor(shop)
const made = (cost_price: string | null, fields: Partial<GoodsForm> = {}) => editor.make({ skus: [skuForm([], { cost_price })], ...fields })
const costOfLine = async (order_id: number) =>
  (await shop.db.selectFrom('order_line').select('cost_price').where('order_id', '=', order_id).executeTakeFirstOrThrow()).cost_price

test('AST-05 CON-02 an operator sets, changes and removes the cost price of a SKU', async () => {
  const goods = await made('4.21')
  expect(goods.skus).toMatchObject([{ price: '10.00', cost_price: '4.21' }])
  const change = async (cost_price: string | null) => {
    const shown = await editor.view(goods.goods_id)
    return editor.save({ ...formOf(shown), skus: formOf(shown).skus.map((sku) => ({ ...sku, cost_price })) })
  }
  expect((await change('12.00')).skus).toMatchObject([{ cost_price: '12.00' }])
  expect((await change(null)).skus).toMatchObject([{ cost_price: null }])
})

test.each(['-1.00', '4.205', 'x', ''])('CON-02 a cost price of %j is refused', async (cost_price) => {
  await expect(editor.save(await goodsForm(shop, { skus: [skuForm([], { cost_price })] }))).rejects.toMatchObject(
    refusal('call.wrong_fields'),
  )
})

test('AST-05 R-14 an order line stores the cost price of its day; none stays none; later changes leave it', async () => {
  const buyer = await makeBuyer(shop)
  const [goods, other] = [await made('4.21'), await made(null)]
  const { order_ids } = await buyNow(buyer, goods.skus[0]!.sku_id, 2)
  const { order_ids: otherIds } = await buyNow(buyer, other.skus[0]!.sku_id)
  await editor.save({ ...formOf(goods), skus: formOf(goods).skus.map((sku) => ({ ...sku, cost_price: '9.00' })) })
  expect([await costOfLine(order_ids[0]!), await costOfLine(otherIds[0]!)]).toEqual([421n, null])
})

test('AST-05 no response to a shopper or a member, cached or not, has a cost price', async () => {
  const goods = await made('3.57')
  const { goods_id } = goods
  const { sku_id } = goods.skus[0]!
  const [buyer, visitor] = [await makeBuyer(shop), shop.visitor()]
  await buyer.call('cart/add', { sku_id, quantity: 1 })
  const name = goods.texts[0]!.name
  const { order_ids } = await buyNow(buyer, sku_id)
  const seen = [
    await visitor.call('catalogue/detail', { sku_id }),
    await visitor.call('catalogue/detail', { sku_id }),
    await visitor.call('catalogue/list', { category_id: goods.category_id }),
    await visitor.call('search/goods', { keyword: name }),
    await buyer.call('catalogue/detail', { sku_id }),
    await buyer.call('cart/view', {}),
    await buyer.call('order/quote', { sku_id, quantity: 1, address_id: buyer.address_id }),
    await buyer.call('order/view', { order_id: order_ids[0]! }),
    await buyer.call('order/list', {}),
  ].map((response) => JSON.stringify(response))
  expect(seen.every((text) => text.includes(String(goods_id)) || text.includes(name))).toBe(true)
  expect(seen.filter((text) => text.includes('cost') || text.includes('3.57') || text.includes('357'))).toEqual([])
})

test('AST-05 CAT-17 CON-10 operators export the cost price with the goods, and with the orders that were made at it', async () => {
  const goods = await made('2.38')
  const ann = await staffClient(shop, 'owner')
  const file = await exportedFile(shop, ann, ann.call('catalogue/export_goods', { goods_ids: [goods.goods_id] }))
  const [head, line] = file.toString().trimEnd().split('\r\n')
  expect(line!.split(',')[head!.split(',').indexOf('Cost per item')]).toBe('2.38')
  await buyNow(await makeBuyer(shop), goods.skus[0]!.sku_id)
  const orders = await exportedFile(
    shop,
    ann,
    ann.call('order/export_all', { goods: goods.texts[0]!.name, format: 'csv' }, { language: 'ms-my' }),
  )
  const [headings, row] = orders.toString().trimEnd().split('\r\n')
  const column = headings!.split(',').findIndex((heading) => heading.startsWith('Kos seunit'))
  expect(row!.split(',')[column]).toBe('2.38')
})
