import type { Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { openAfterSale } from '../refund/test/after-sale.ts'
import { deliverySheet } from '../fulfilment/document/delivery-sheet.ts'
import { parcelsOf } from '../fulfilment/parcels.ts'
import { containsGoods } from './staff/orders-of-goods.ts'
import { buyNow, makeBuyer, payAtBank } from './test/shopping.ts'
import { packedOrder } from '../fulfilment/packing/packed-order.ts'
import { readOrder } from './views.ts'
import { exportedFile } from '../work/test/exported-file.ts'

const shop = await openTestShop()
const { ship, requestRefund } = await openAfterSale(shop)
const operator = await staffClient(shop, 'operator')
const support = await staffClient(shop, 'support')
type Named = { goods_name: string; sku_name: string }
const nameOf = ({ goods_name, sku_name }: Named) => `${goods_name}, ${sku_name}`

/** A paid order of two units of a lamp that is named in English and Chinese, and how to read it. */
async function ordered(names = { 'en-us': 'Desk lamp', 'zh-cn': '台灯' }) {
  const buyer = await makeBuyer(shop)
  const goods = await makeGoods(shop, { names, attributes: { Colour: ['Red'] } })
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
  const { order_ids, payment_id } = await buyNow(buyer, goods.sku_id, 2)
  await payAtBank(shop, buyer, payment_id)
  return { ...goods, buyer, order_id: order_ids[0]! }
}
const rename = (goods_id: number) => shop.db.updateTable('goods_text').set({ name: 'Renamed' }).where('goods_id', '=', goods_id).execute()

test('ORD-05 ORD-06 R-14 goods and specs of an order are named in the reader’s language, as they were called when it was made', async () => {
  const { buyer, goods_id, order_id } = await ordered()
  await rename(goods_id)
  const namesIn = async (language: 'en-us' | 'zh-cn' | 'ms-my') => {
    const { lines } = await buyer.call('order/view', { order_id }, { language })
    const { list } = await buyer.call('order/list', {}, { language })
    return [...new Set([lines[0]!, list[0]!.lines[0]!].map(nameOf))]
  }
  expect(await namesIn('en-us')).toEqual(['Desk lamp, Red'])
  expect(await namesIn('zh-cn')).toEqual(['台灯, 红'])
  // Where the goods had no name in it, what the buyer was shown.
  expect(await namesIn('ms-my')).toEqual(['Desk lamp, Red'])
})

const readers: [string, Language, string][] = [
  ['the buyer', 'en-us', 'Desk lamp, Red'],
  ['the buyer after a change of language', 'zh-cn', '台灯, 红'],
]

test.each(readers)('ORD-11 ORD-13 ORD-14 %s reads parcels, returns, receipts and reviews in %s', async (_reader, language, shown) => {
  const { buyer, goods_id, order_id } = await ordered()
  const { lines } = await buyer.call('order/view', { order_id })
  const { order_goods_id } = lines[0]!
  await ship(order_id)
  await buyer.call('order/confirm_receipt', { order_id })
  await buyer.call('review/write', { order_id, order_goods_id, stars: 5, text: 'Bright' })
  const asIn = { language }
  const returnable = await buyer.call('refund/returnable', { order_id }, asIn)
  const { refund_id } = await requestRefund(buyer, order_goods_id)
  await rename(goods_id)
  const track = await buyer.call('fulfilment/track', { order_id }, asIn)
  const receipt = await buyer.call('refund/receipt', { order_id }, asIn)
  const reviews = await buyer.call('review/of_order', { order_id }, asIn)
  const seen: Named[] = [
    returnable.list[0]!,
    track.parcels[0]!.lines[0]!,
    (await buyer.call('refund/list', {}, asIn)).list[0]!,
    await buyer.call('refund/view', { refund_id }, asIn),
    receipt.lines[0]!,
    reviews.lines[0]!,
  ]
  expect(seen.map(nameOf)).toEqual(seen.map(() => shown))
  // What everybody reads of a review: the spec alone, as the goods has it now.
  expect(reviews.lines[0]!.review!.sku_name).toBe(shown.split(', ')[1])
  expect((await shop.visitor().call('review/list', { goods_id }, asIn)).list[0]!.sku_name).toBe(shown.split(', ')[1])
})

test.each(readers)(
  'CON-03 ORD-16 an operator reads orders, parcels, returns and documents of %s in %s',
  async (_reader, language, shown) => {
    const { buyer, order_id } = await ordered()
    const { lines, order_no } = await buyer.call('order/view', { order_id })
    const asIn = { language }
    const to_ship = await operator.call('fulfilment/to_ship', { order_no }, asIn)
    await ship(order_id)
    const { refund_id } = await requestRefund(buyer, lines[0]!.order_goods_id)
    const { order, parcels } = await operator.call('fulfilment/parcels', { order_id }, asIn)
    const reader = { ...shop.systemContext(), language }
    const whole = await readOrder(reader, sql`o.id = ${order_id}`)
    const facts = { language, shop: 'Shop', hotline: '', zone: 'Asia/Shanghai', currency: 'USD' }
    const [parcel] = await parcelsOf(reader, await packedOrder(reader, order_id))
    const sheet = deliverySheet(whole, parcel!, 1, facts)
    const seen: Named[] = [
      to_ship.list[0]!.lines[0]!,
      order.lines[0]!,
      parcels[0]!.lines[0]!,
      (await operator.call('order/staff_view', { order_id }, asIn)).lines[0]!,
      (await support.call('refund/list_requests', { order_id }, asIn)).list[0]!,
      await support.call('refund/view_return', { refund_id }, asIn),
      { goods_name: sheet.rows[0]![0]!.text, sku_name: sheet.rows[0]![0]!.small! },
    ]
    expect(seen.map(nameOf)).toEqual(seen.map(() => shown))
    const { list } = await operator.call('order/search', { keyword: order_no }, asIn)
    expect(list[0]!.goods).toBe(`${shown.split(', ')[0]} × 2`)
    const csv = await exportedFile(shop, operator, operator.call('order/export_all', { keyword: order_no, format: 'csv' }, asIn))
    expect(csv.toString()).toContain(shown.split(', ')[0])
  },
)

test('CON-03 orders are found by a name of their goods in any language, by the one that they were made under, and by SKU number', async () => {
  const one = await ordered({ 'en-us': 'Quilted parka', 'zh-cn': '绗缝派克大衣' })
  const other = await ordered({ 'en-us': 'Linen apron', 'zh-cn': '亚麻围裙' })
  const found = async (goods: string, language: Language = 'en-us') =>
    (await operator.call('order/search', { goods }, { language })).list.map(({ order_id }) => order_id)
  expect(await found('parka')).toEqual([one.order_id])
  expect(await found('派克', 'ms-my')).toEqual([one.order_id])
  expect(await found('Quilted parka', 'ko-kr')).toEqual([one.order_id])
  await rename(one.goods_id)
  expect(await found('quilted', 'zh-cn')).toEqual([one.order_id])
  expect(await found('围裙')).toEqual([other.order_id])
  expect(await found('100%')).toEqual([])
  await shop.db.updateTable('sku').set({ sku_no: 'AP-0815' }).where('id', '=', other.sku_id).execute()
  expect(await found('AP-0815')).toEqual([other.order_id])
  // Goods that stand in more orders than are read by their ids are looked up while a list is walked.
  const walked = await sql<{
    id: number
  }>`select id from shop_order o where ${await containsGoods(shop.systemContext(), 'apron', 0)}`.execute(shop.db)
  expect(walked.rows).toEqual([{ id: other.order_id }])
  const csv = await exportedFile(shop, operator, operator.call('order/export_all', { goods: 'apron', format: 'csv' }))
  const lines = csv.toString().trim().split('\n')
  expect(lines).toHaveLength(2)
})
