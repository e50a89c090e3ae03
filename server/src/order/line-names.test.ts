import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { buyNow, makeBuyer, payAtBank } from './test/shopping.ts'
import { readOrder } from './views.ts'

const shop = await openTestShop()

async function ordered() {
  const buyer = await makeBuyer(shop)
  const goods = await makeGoods(shop, { names: { 'en-us': 'Desk lamp', 'zh-cn': '台灯' }, attributes: { Colour: ['Red'] } })
  await shop.db
    .insertInto('attribute_value_text')
    .columns(['value_id', 'language', 'name'])
    .expression((from) =>
      from
        .selectFrom('attribute_value as v')
        .innerJoin('attribute as a', 'a.id', 'v.attribute_id')
        .where('a.goods_id', '=', goods.goods_id)
        .select(({ val }) => ['v.id', val('zh-cn').as('language'), val('红').as('name')]),
    )
    .execute()
  const { order_ids, payment_id } = await buyNow(buyer, goods.sku_id)
  await payAtBank(shop, buyer, payment_id)
  return { ...goods, buyer, order_id: order_ids[0]! }
}

test('ORD-05 ORD-06 R-14 goods and specs of an order are named in the reader’s language, as they were called when it was made', async () => {
  const { buyer, goods_id, order_id } = await ordered()
  await shop.db.updateTable('goods_text').set({ name: 'Renamed' }).where('goods_id', '=', goods_id).execute()
  const named = async (language: 'en-us' | 'zh-cn' | 'ms-my') => {
    const { lines } = await buyer.call('order/view', { order_id }, { language })
    const { list } = await buyer.call('order/list', {}, { language })
    const found = [lines[0]!, list[0]!.lines[0]!].map(({ goods_name, sku_name }) => `${goods_name}, ${sku_name}`)
    return [...new Set(found)]
  }
  expect(await named('en-us')).toEqual(['Desk lamp, Red'])
  expect(await named('zh-cn')).toEqual(['台灯, 红'])
  // Where the goods had no name in it, what the buyer was shown.
  expect(await named('ms-my')).toEqual(['Desk lamp, Red'])
})

test('ORD-16 the invoice has the names that the buyer was shown', async () => {
  const { order_id } = await ordered()
  const context = { ...shop.systemContext(), language: 'zh-cn' as const }
  const names = async (asOrdered: boolean) =>
    (await readOrder(context, sql`o.id = ${order_id}`, { asOrdered })).lines.map(({ goods_name, sku_name }) => [goods_name, sku_name])
  expect(await names(true)).toEqual([['Desk lamp', 'Red']])
  expect(await names(false)).toEqual([['台灯', '红']])
})
