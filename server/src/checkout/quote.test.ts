import { expect, test } from 'vitest'
import { makeFreightTemplate, makeGoods, makeReduction, stockOf } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { buyNow, makeAddress, makeBuyer, refusalOf } from '../order/test/shopping.ts'

const shop = await openTestShop()

test('ORD-02 ORD-03 a quote prices line by line, with freight by template and region, and signs the total for a while', async () => {
  const buyer = await makeBuyer(shop, { grade: 5 })
  const template = await makeFreightTemplate(shop, 'quantity', [
    { regions: ['CN'], first_units: 1, first_price: 500, additional_units: 1, additional_price: 100 },
    { regions: ['KR'], first_units: 1, first_price: 2000, additional_units: 1, additional_price: 500 },
  ])
  const { sku_id, goods_id } = await makeGoods(shop, { price: 10000, freight_template_id: template })
  await makeReduction(shop, { goods_ids: [goods_id] })
  const quote = await buyer.call('order/quote', { sku_id, quantity: 2 })
  expect(quote.totals).toEqual({
    list_total: '200.00',
    goods_total: '190.00',
    reduction_total: '10.00',
    freight_total: '6.00',
    total: '186.00',
  })
  expect(quote.groups).toMatchObject([
    {
      warehouse: 'domestic',
      freight: '6.00',
      deliverable: true,
      total: '186.00',
      lines: [{ unit_price: '95.00', goods_total: '190.00', total: '180.00' }],
    },
  ])
  expect(quote.address?.address_id).toBe(buyer.address_id)
  expect(quote.trace.filter((entry) => entry.applied).map((entry) => entry.stage)).toEqual(['unit_price', 'full_reduction'])
  expect(Date.parse(quote.expires_at) - Date.parse(shop.site.shared.now())).toBeGreaterThan(14 * 60_000)
  const abroad = await makeAddress(buyer, 'KR')
  expect((await buyer.call('order/quote', { sku_id, quantity: 2, address_id: abroad })).totals).toMatchObject({ freight_total: '25.00' })
})

test('ORD-02 without an address freight is an estimate, and nothing is ordered to nowhere', async () => {
  const member = await shop.member()
  const { sku_id } = await makeGoods(shop, { freight_template_id: await makeFreightTemplate(shop) })
  const quote = await member.call('order/quote', { sku_id })
  expect(quote).toMatchObject({ address: null, totals: { freight_total: '5.00' } })
  expect(await refusalOf(member.call('order/create', { sku_id, address_id: 1, quote: quote.quote }))).toEqual({
    reason: 'member.address_not_found',
  })
})

test('ORD-02 what cannot be delivered is said in the quote and refused in the order', async () => {
  const buyer = await makeBuyer(shop)
  const template = await makeFreightTemplate(shop, 'quantity', [
    { regions: ['KR'], first_units: 1, first_price: 500, additional_units: 1, additional_price: 100 },
  ])
  const { sku_id } = await makeGoods(shop, { freight_template_id: template })
  const quote = await buyer.call('order/quote', { sku_id })
  expect(quote.groups[0]).toMatchObject({ deliverable: false, freight: '0.00' })
  expect(await refusalOf(buyNow(buyer, sku_id))).toEqual({ reason: 'order.not_deliverable', details: { warehouse: 'domestic' } })
})

test('ORD-04 a changed price is refused with the new quote, nothing changes, and the new quote is then good', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id } = await makeGoods(shop, { price: 1000 })
  await buyer.call('cart/add', { sku_id, quantity: 2 })
  const source = { from_cart: true, address_id: buyer.address_id }
  const { quote } = await buyer.call('order/quote', source)
  await shop.db.updateTable('sku').set({ price: 1200n }).where('id', '=', sku_id).execute()
  const refusal = await buyer
    .call('order/create', { ...source, quote })
    .catch((error: { status: number; data: { reason: string; details: { quote: { quote: string; totals: { total: string } } } } }) => error)
  expect(refusal).toMatchObject({
    status: 409,
    data: { reason: 'order.quote_changed', details: { quote: { totals: { total: '24.00' } } } },
  })
  expect(await buyer.call('order/list', {})).toEqual({ list: [], next: null })
  expect(await buyer.call('cart/count', {})).toEqual({ count: 1 })
  expect(await stockOf(shop, sku_id)).toMatchObject({ reserved: 0 })
  const newQuote = (refusal as unknown as { data: { details: { quote: { quote: string } } } }).data.details.quote.quote
  expect(await buyer.call('order/create', { ...source, quote: newQuote })).toMatchObject({ total: '24.00' })
})

test('ORD-04 a cheaper price is not charged silently either, nor another thing at the same price', async () => {
  const buyer = await makeBuyer(shop)
  const [one, same] = [await makeGoods(shop, { price: 1000 }), await makeGoods(shop, { price: 1000 })]
  const { quote } = await buyer.call('order/quote', { sku_id: one.sku_id })
  const create = (sku_id: number, quantity = 1) =>
    refusalOf(buyer.call('order/create', { sku_id, quantity, address_id: buyer.address_id, quote }))
  expect(await create(same.sku_id)).toMatchObject({ reason: 'order.quote_changed' })
  expect(await create(one.sku_id, 2)).toMatchObject({ reason: 'order.quote_changed' })
  await shop.db.updateTable('sku').set({ price: 900n }).where('id', '=', one.sku_id).execute()
  expect(await create(one.sku_id)).toMatchObject({ reason: 'order.quote_changed' })
})

test('ORD-04 a quote is good for its member and its time alone, and cannot be made up', async () => {
  const clock = await openTestShop()
  const [buyer, other] = [await makeBuyer(clock), await makeBuyer(clock)]
  const { sku_id } = await makeGoods(clock)
  const { quote } = await buyer.call('order/quote', { sku_id })
  const create = ({ call, address_id }: typeof buyer, text: string) => refusalOf(call('order/create', { sku_id, address_id, quote: text }))
  expect(await create(other, quote)).toMatchObject({ reason: 'call.wrong_fields', fields: { quote: expect.any(String) } })
  const forged = quote.split('.').with(2, '1').join('.')
  for (const text of [forged, 'nonsense', `${quote}x`, `${quote}.x`])
    expect(await create(buyer, text)).toMatchObject({ reason: 'call.wrong_fields' })
  await clock.advance({ minutes: 15 })
  expect(await create(buyer, quote)).toEqual({ reason: 'order.quote_expired' })
})

test('ORD-01 selected lines that cannot be bought are left out; when nothing else is selected, the reason is shown', async () => {
  const buyer = await makeBuyer(shop)
  const [good, off] = [await makeGoods(shop), await makeGoods(shop)]
  for (const { sku_id } of [good, off]) await buyer.call('cart/add', { sku_id, quantity: 1 })
  const { quote } = await buyer.call('order/quote', { from_cart: true })
  await shop.db.updateTable('goods').set({ is_listed: false }).where('id', '=', off.goods_id).execute()
  expect(await refusalOf(buyer.call('order/create', { from_cart: true, address_id: buyer.address_id, quote }))).toMatchObject({
    reason: 'order.quote_changed',
  })
  expect((await buyer.call('order/quote', { from_cart: true })).groups[0]!.lines.map((line) => line.sku_id)).toEqual([good.sku_id])
  const cart = await buyer.call('cart/view', {})
  await buyer.call('cart/select', { line_ids: [cart.groups[0]!.lines[0]!.line_id], selected: false })
  expect(await refusalOf(buyer.call('order/quote', { from_cart: true }))).toMatchObject({ reason: 'cart.unlisted' })
})

test('a line with too many units, no selection, other types and no source at all are refused', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id } = await makeGoods(shop, { stock: 5 })
  expect(await refusalOf(buyer.call('order/quote', { from_cart: true }))).toEqual({ reason: 'order.nothing_selected' })
  await buyer.call('cart/add', { sku_id, quantity: 4 })
  await shop.db.updateTable('stock').set({ reserved: 2 }).where('sku_id', '=', sku_id).execute()
  expect(await refusalOf(buyer.call('order/quote', { from_cart: true }))).toMatchObject({ reason: 'cart.sold_out', details: { left: 3 } })
  const pack = await makeGoods(shop, { goods_type: 'start_up' })
  expect(await refusalOf(buyer.call('cart/add', { sku_id: pack.sku_id, quantity: 1 }))).toMatchObject({
    reason: 'order.not_purchasable_here',
  })
  expect(await refusalOf(buyer.call('order/quote', { sku_id: 2_000_000_000 }))).toMatchObject({ reason: 'cart.unlisted' })
  expect(await refusalOf(buyer.call('order/quote', {}))).toMatchObject({ fields: { sku_id: expect.any(String) } })
  expect(await refusalOf(buyer.call('order/quote', { from_cart: true, sku_id }))).toMatchObject({
    fields: { from_cart: expect.any(String) },
  })
  for (const quantity of [-1, 0, 10_000])
    expect(await refusalOf(buyer.call('order/quote', { sku_id, quantity }))).toMatchObject({ fields: { quantity: expect.any(String) } })
})

test('QUA-09 another member’s address is as unknown as none', async () => {
  const [buyer, other] = [await makeBuyer(shop), await makeBuyer(shop)]
  const { sku_id } = await makeGoods(shop)
  const { quote } = await buyer.call('order/quote', { sku_id })
  for (const address_id of [other.address_id, 2_000_000_000]) {
    expect(await refusalOf(buyer.call('order/quote', { sku_id, address_id }))).toEqual({ reason: 'member.address_not_found' })
    expect(await refusalOf(buyer.call('order/create', { sku_id, address_id, quote }))).toEqual({ reason: 'member.address_not_found' })
  }
})
