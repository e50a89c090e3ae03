import { expect, test } from 'vitest'
import { makeFreightTemplate, makeGoods, makeReduction, stockOf } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { buyCart, buyNow, makeBuyer, payAtBank, refusalOf } from './test/shopping.ts'

const shop = await openTestShop()
const cents = (amount: string) => Math.round(Number(amount) * 100)
const sum = (amounts: string[]) => amounts.reduce((all, one) => all + cents(one), 0)

test('ORD-04 ORD-05 an order carries what it was made of, and the cart is emptied of it', async () => {
  const buyer = await makeBuyer(shop, { grade: 4 })
  const template = await makeFreightTemplate(shop)
  const { sku_id, goods_id, name } = await makeGoods(shop, { price: 5000, freight_template_id: template })
  const discontinued = await makeGoods(shop)
  await makeReduction(shop, { goods_ids: [goods_id], steps: [{ threshold: 9000, effect: { kind: 'money', amount: 777 } }] })
  await buyer.call('cart/add', { sku_id: discontinued.sku_id, quantity: 1 })
  const { line_id } = (await buyer.call('cart/view', {})).groups[0]!.lines[0]!
  await buyer.call('cart/select', { line_ids: [line_id], selected: false })
  await buyer.call('cart/add', { sku_id, quantity: 2 })
  const { quote } = await buyer.call('order/quote', { from_cart: true })
  const invoice = { title: 'Li Lei Ltd', tax_number: 'T-1' }
  const remarks = [{ warehouse: 'domestic' as const, note: 'ring twice' }]
  const made = await buyer.call('order/create', {
    from_cart: true,
    address_id: buyer.address_id,
    quote,
    invoice,
    remarks,
    source_type: 'poster',
    long_mall_qr_type: 'goods',
    source_member: 7,
  })
  expect(made).toMatchObject({ order_ids: [expect.any(Number)], total: '96.23', needs_payment: true })

  const order = await buyer.call('order/view', { order_id: made.order_ids[0]! })
  expect(order).toMatchObject({
    order_type: 'standard',
    state: 'unpaid',
    warehouse: 'domestic',
    delivery_plan: 'mail',
    remark: 'ring twice',
    invoice,
    goods_amount: '98.00',
    actual_amount: '96.23',
    payment_amount: '96.23',
    deposit_amount: null,
    payment_method: null,
    paid_at: null,
    totals: { list_total: '100.00', goods_total: '98.00', reduction_total: '7.77', freight_total: '6.00', total: '96.23' },
    contact: { consignee: 'Li Lei', mobile: '13800000000' },
    address: { address_id: buyer.address_id, region: 'CN-440305', detailed_address: '1 Test Road' },
    paid_together: made.order_ids,
    actions: ['pay', 'cancel'],
    events: [{ event: 'created', actor: 'member' }],
  })
  expect(order.order_no).toMatch(/^\d{20}$/)
  expect(order.lines).toMatchObject([
    { sku_id, goods_name: name, quantity: 2, list_price: '50.00', unit_price: '49.00', goods_total: '98.00', total: '90.23' },
  ])
  expect(order.lines[0]!.reductions.map((one) => one.amount)).toEqual(['7.77'])
  expect(order.trace.filter((entry) => entry.applied).map((entry) => [entry.stage, entry.saved, entry.line_ids])).toEqual([
    ['unit_price', '2.00', [order.lines[0]!.line_id]],
    ['full_reduction', '7.77', [order.lines[0]!.line_id]],
  ])
  expect((await buyer.call('cart/view', {})).groups.flatMap((group) => group.lines).map((line) => line.sku_id)).toEqual([
    discontinued.sku_id,
  ])
  expect(await stockOf(shop, sku_id)).toMatchObject({ reserved: 2 })
})

test('CAT-04 ORD-02 an order keeps where its shopper came from; one’s own link names no referrer', async () => {
  const [buyer, sharer] = [await makeBuyer(shop), await shop.member()]
  const { sku_id } = await makeGoods(shop)
  const sourceOf = async (source_member: number) => {
    const { quote } = await buyer.call('order/quote', { sku_id })
    const source = { source_type: 'share', long_mall_qr_type: 'poster', source_member }
    const { order_ids } = await buyer.call('order/create', { sku_id, quote, address_id: buyer.address_id, ...source })
    const columns = ['source_type', 'long_mall_qr_type', 'source_member'] as const
    return shop.db.selectFrom('shop_order').select(columns).where('id', '=', order_ids[0]!).executeTakeFirstOrThrow()
  }
  const way = { source_type: 'share', long_mall_qr_type: 'poster' }
  expect(await sourceOf(sharer.member_id)).toEqual({ ...way, source_member: sharer.member_id })
  expect(await sourceOf(buyer.member_id)).toEqual({ ...way, source_member: null })
})

test('ORD-05 R-08 two warehouses become two orders under one payment, and their parts add up to the quote', async () => {
  const buyer = await makeBuyer(shop, { grade: 5 })
  const template = await makeFreightTemplate(shop)
  const home = [await makeGoods(shop, { price: 3333, freight_template_id: template }), await makeGoods(shop, { price: 1999 })]
  const abroad = await makeGoods(shop, { price: 2777, warehouse: 'overseas', freight_template_id: template })
  const all = [...home, abroad]
  await makeReduction(shop, {
    goods_ids: all.map((one) => one.goods_id),
    steps: [{ threshold: 5000, effect: { kind: 'money', amount: 1000 } }],
  })
  for (const { sku_id } of all) await buyer.call('cart/add', { sku_id, quantity: 3 })
  const quote = await buyer.call('order/quote', { from_cart: true })
  const made = await buyCart(buyer)
  const orders = await Promise.all(made.order_ids.map((order_id) => buyer.call('order/view', { order_id })))
  expect(orders.map((order) => [order.warehouse, order.lines.length])).toEqual([
    ['domestic', 2],
    ['overseas', 1],
  ])
  for (const order of orders) {
    expect(sum(order.lines.map((line) => line.total)) + cents(order.totals.freight_total)).toBe(cents(order.totals.total))
    expect(cents(order.totals.goods_total) - cents(order.totals.reduction_total) + cents(order.totals.freight_total)).toBe(
      cents(order.totals.total),
    )
    expect(sum(order.lines.flatMap((line) => line.reductions.map((one) => one.amount)))).toBe(cents(order.totals.reduction_total))
    expect(order).toMatchObject({ payment_id: made.payment_id, paid_together: made.order_ids, payment_amount: made.total })
    const saved = order.trace.filter((entry) => entry.stage === 'full_reduction').map((entry) => entry.saved)
    expect(sum(saved)).toBe(cents(order.totals.reduction_total))
  }
  expect(sum(orders.map((order) => order.actual_amount))).toBe(cents(quote.totals.total))
  expect(quote.totals.total).toBe(made.total)
  expect(await buyer.call('payment/view', { payment_id: made.payment_id })).toMatchObject({ amount: made.total, state: 'open' })
})

test('R-14 an order keeps its prices, words and address, whatever becomes of them', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id, goods_id, name } = await makeGoods(shop, { price: 4000 })
  const { order_ids } = await buyNow(buyer, sku_id)
  const before = await buyer.call('order/view', { order_id: order_ids[0]! })
  await shop.db.updateTable('sku').set({ price: 9900n }).where('id', '=', sku_id).execute()
  await shop.db.updateTable('goods_text').set({ name: 'Renamed' }).where('goods_id', '=', goods_id).execute()
  await buyer.call('member/remove_address', { address_id: buyer.address_id })
  expect(await buyer.call('order/view', { order_id: order_ids[0]! })).toEqual(before)
  expect(before.lines[0]).toMatchObject({ goods_name: name, total: '40.00' })
})

test('ORD-06 payment makes the orders paid together, says so in their history and in the goods’ sales', async () => {
  const buyer = await makeBuyer(shop)
  const [home, abroad] = [await makeGoods(shop), await makeGoods(shop, { warehouse: 'overseas' })]
  for (const { sku_id } of [home, abroad]) await buyer.call('cart/add', { sku_id, quantity: 2 })
  const { order_ids, payment_id } = await buyCart(buyer)
  await payAtBank(shop, buyer, payment_id, 'fail')
  expect(await buyer.call('order/view', { order_id: order_ids[0]! })).toMatchObject({ state: 'payment_failed', actions: ['pay', 'cancel'] })
  await payAtBank(shop, buyer, payment_id, 'twice')
  for (const order_id of order_ids) {
    const order = await buyer.call('order/view', { order_id })
    expect(order).toMatchObject({
      state: 'paid',
      payment_method: 'sandbox',
      paid_at: expect.any(String),
      actions: ['remind', 'after_sale'],
    })
    expect(order.events.map(({ event, details }) => [event, details])).toEqual([
      ['created', {}],
      ['payment_failed', { outcome: 'fail' }],
      ['paid', {}],
    ])
    expect(await refusalOf(buyer.call('order/cancel', { order_id }))).toEqual({ reason: 'order.not_cancellable' })
  }
  await shop.relay()
  const sold = await shop.db.selectFrom('goods').select('sale_count').where('id', 'in', [home.goods_id, abroad.goods_id]).execute()
  expect(sold.map((row) => row.sale_count)).toEqual([2, 2])
  expect(await stockOf(shop, home.sku_id)).toMatchObject({ reserved: 2 })
})

test('R-09 an order of nothing to pay is paid at once', async () => {
  const clock = await openTestShop()
  const buyer = await makeBuyer(clock)
  const { sku_id } = await makeGoods(clock, { price: 0 })
  const made = await buyNow(buyer, sku_id)
  expect(made).toMatchObject({ total: '0.00', needs_payment: false })
  const order = await buyer.call('order/view', { order_id: made.order_ids[0]! })
  expect(order).toMatchObject({ state: 'paid', actions: ['remind', 'after_sale'] })
  expect(order.events.map((one) => one.event)).toEqual(['created', 'paid'])
  await clock.advance({ minutes: 31 })
  expect(await stockOf(clock, sku_id)).toMatchObject({ reserved: 1 })
})

test('ORD-06 the list goes by tab and page, newest first, with counts', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id, name } = await makeGoods(shop, { price: 1250 })
  const made = []
  for (let n = 0; n < 5; n++) made.push(await buyNow(buyer, sku_id, 2))
  const ids = made.flatMap((one) => one.order_ids)
  await payAtBank(shop, buyer, made[4]!.payment_id)
  await buyer.call('order/cancel', { order_id: ids[0]! })
  const first = await buyer.call('order/list', { page_size: 3 })
  expect(first.list.map((order) => order.order_id)).toEqual(ids.slice(2).toReversed())
  const second = await buyer.call('order/list', { page_size: 3, cursor: first.next! })
  expect([second.list.map((order) => order.order_id), second.next]).toEqual([[ids[1], ids[0]], null])
  expect(second.list[0]).toMatchObject({
    state: 'unpaid',
    total_quantity: 2,
    total: '25.00',
    valid_until: expect.any(String),
    actions: ['pay', 'cancel'],
  })
  expect(second.list[0]!.lines).toMatchObject([{ goods_name: name, unit_price: '12.50', quantity: 2 }])
  expect(second.list[1]).toMatchObject({ state: 'cancelled', valid_until: null, actions: ['buy_again', 'delete'] })
  const inTab = async (tab: 'to_pay' | 'to_ship' | 'after_sale') =>
    (await buyer.call('order/list', { tab })).list.map((order) => order.order_id)
  expect(await inTab('to_pay')).toEqual(ids.slice(1, 4).toReversed())
  expect(await inTab('to_ship')).toEqual([ids[4]])
  expect(await inTab('after_sale')).toEqual([])
  expect(await buyer.call('order/counts', {})).toEqual({ to_pay: 3, to_ship: 1, to_receive: 0, to_review: 0, after_sale: 0 })
  expect(await refusalOf(buyer.call('order/list', { cursor: 'AAAA' }))).toMatchObject({ fields: { cursor: expect.any(String) } })
})

test('QUA-09 another member’s order is as unknown as none, and stays as it is', async () => {
  const [buyer, other] = [await makeBuyer(shop), await makeBuyer(shop)]
  const { sku_id } = await makeGoods(shop)
  const { order_ids } = await buyNow(buyer, sku_id)
  const before = await buyer.call('order/view', { order_id: order_ids[0]! })
  for (const order_id of [order_ids[0]!, 2_000_000_000]) {
    expect(await refusalOf(other.call('order/view', { order_id }))).toEqual({ reason: 'order.not_found' })
    expect(await refusalOf(other.call('order/cancel', { order_id }))).toEqual({ reason: 'order.not_found' })
  }
  expect(await other.call('order/list', {})).toEqual({ list: [], next: null })
  expect(await buyer.call('order/view', { order_id: order_ids[0]! })).toEqual(before)
})

test('two remarks for one warehouse are refused by name', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id } = await makeGoods(shop)
  const { quote } = await buyer.call('order/quote', { sku_id })
  const remarks = [
    { warehouse: 'domestic' as const, note: 'one' },
    { warehouse: 'domestic' as const, note: 'two' },
  ]
  expect(await refusalOf(buyer.call('order/create', { sku_id, address_id: buyer.address_id, quote, remarks }))).toMatchObject({
    fields: { remarks: expect.any(String) },
  })
})
