import { describe, expect, test } from 'vitest'
import { makeFreightTemplate, makeGoods } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { buyCart, buyNow, makeBuyer, payAtBank, refusalOf } from '../test/shopping.ts'
import { exportedFile } from '../../work/test/exported-file.ts'

const shop = await openTestShop()
const operator = await staffClient(shop, 'operator')
const freight_template_id = await makeFreightTemplate(shop)

async function unpaidOrder(fields: { price?: number; quantity?: number } = {}) {
  const buyer = await makeBuyer(shop)
  const { sku_id } = await makeGoods(shop, { price: fields.price ?? 1000, freight_template_id })
  const { order_ids, payment_id } = await buyNow(buyer, sku_id, fields.quantity ?? 3)
  const order_id = order_ids[0]!
  return { buyer, order_id, payment_id, shown: () => operator.call('order/staff_view', { order_id }) }
}

test('ORD-17 operators find an order by number, member and whole phone, and see no phone in the list', async () => {
  const { buyer, order_id, shown } = await unpaidOrder()
  const { order_no } = await shown()
  const account = (await buyer.call('member/view', {})).account
  for (const keyword of [order_no, String(buyer.member_id), account]) {
    const { list } = await operator.call('order/search', { keyword })
    expect(list).toMatchObject([{ order_id, state: 'unpaid', total_quantity: 3, contact_mobile: expect.stringMatching(/\*/) }])
  }
  const byPhone = await operator.call('order/search', { keyword: '13800000000' })
  expect(byPhone.list.map((one) => one.order_id)).toContain(order_id)
  expect((await operator.call('order/search', { keyword: '1380000' })).list).toEqual([])
  expect((await operator.call('order/search', { keyword: order_no, state: 'paid' })).list).toEqual([])
  const day = (await shown()).created_at.slice(0, 10)
  expect(
    (await operator.call('order/search', { keyword: order_no, from_day: '2020-01-01', until_day: day })).list.length,
  ).toBeLessThanOrEqual(1)
  expect((await operator.call('order/search', { keyword: order_no, until_day: '2020-01-01' })).list).toEqual([])
})

describe('changing a price', () => {
  test('R-07 what is taken off is parted over the lines to the cent, and the payment follows', async () => {
    const buyer = await makeBuyer(shop)
    for (const price of [333, 334, 999]) await buyer.call('cart/add', { sku_id: (await makeGoods(shop, { price })).sku_id, quantity: 1 })
    const { order_ids, payment_id } = await buyCart(buyer)
    const order_id = order_ids[0]!
    const { version } = await operator.call('order/staff_view', { order_id })
    const changed = await operator.call('order/change_price', { order_id, version, reduction: '1.00', reason: 'A scratch' })
    const cents = (amount: string) => Math.round(Number(amount) * 100)
    expect([changed.totals.total, changed.version]).toEqual(['15.66', version + 1])
    expect(changed.lines.reduce((sum, line) => sum + cents(line.total), 0)).toBe(1566)
    expect(changed.lines.flatMap((line) => line.reductions).every(({ source }) => source === 'operator')).toBe(true)
    expect((await buyer.call('payment/view', { payment_id })).amount).toBe('15.66')
    const again = await operator.call('order/change_price', {
      order_id,
      version: version + 1,
      reduction: '0.10',
      freight_total: '2.00',
      reason: 'Less',
    })
    expect(again.totals).toMatchObject({ reduction_total: '0.10', freight_total: '2.00', total: '18.56' })
    await payAtBank(shop, buyer, payment_id)
    expect((await buyer.call('order/view', { order_id })).state).toBe('paid')
    expect(
      await refusalOf(operator.call('order/change_price', { order_id, version: again.version, reduction: '1.00', reason: 'Late' })),
    ).toEqual({
      reason: 'order.action_unavailable',
    })
  })

  test('R-09 never below zero; an order that then costs nothing is paid', async () => {
    const { order_id, shown } = await unpaidOrder()
    const { version } = await shown()
    expect(await refusalOf(operator.call('order/change_price', { order_id, version, reduction: '30.01', reason: 'Too much' }))).toEqual({
      reason: 'order.price_below_zero',
    })
    await operator.call('order/change_price', { order_id, version, reduction: '30.00', freight_total: '0.00', reason: 'A gift' })
    expect((await shown()).state).toBe('paid')
    expect(await refusalOf(operator.call('order/change_price', { order_id, version, reduction: '1.00', reason: 'Stale' }))).toMatchObject({
      reason: 'order.changed',
    })
  })
})

test('ORD-17 an address is corrected until it is shipped, an order closed until it is paid, each with its version', async () => {
  const { buyer, order_id, payment_id, shown } = await unpaidOrder()
  const { version } = await shown()
  const address = { consignee: 'Han Mei', mobile: '13900139000', telephone: '', postcode: '518001', detailed_address: '2 New Road' }
  const wrong = await refusalOf(operator.call('order/change_address', { order_id, version, ...address, mobile: '999999' }))
  expect(wrong).toMatchObject({ fields: { mobile: expect.any(String) } })
  const moved = await operator.call('order/change_address', { order_id, version, ...address })
  expect(moved).toMatchObject({ contact: { consignee: 'Han Mei' }, address: { detailed_address: '2 New Road', region: 'CN-440305' } })
  expect(await refusalOf(operator.call('order/remark', { order_id, version, note: 'Stale' }))).toEqual({ reason: 'order.changed' })
  const noted = await operator.call('order/remark', { order_id, version: version + 1, note: 'Wants a call' })
  expect(noted.operator_remark).toBe('Wants a call')
  expect(await buyer.call('order/view', { order_id })).not.toHaveProperty('operator_remark')
  await payAtBank(shop, buyer, payment_id)
  expect(await refusalOf(operator.call('order/staff_cancel', { order_id, version: noted.version, reason: 'Late' }))).toEqual({
    reason: 'order.not_cancellable',
  })
  const other = await unpaidOrder()
  const cancelled = await operator.call('order/staff_cancel', { order_id: other.order_id, version: 1, reason: 'Asked by phone' })
  expect(cancelled).toMatchObject({ state: 'cancelled', cancel_reason: 'Asked by phone' })
})

test('CON-03 a change of the price is shown before it is made, and changes nothing by that', async () => {
  const { order_id, shown } = await unpaidOrder()
  const { version } = await shown()
  const preview = (fields: { reduction?: string; freight_total?: string }, at = version) =>
    operator.call('order/preview_price', { order_id, version: at, ...fields })
  expect(await preview({ reduction: '1.50', freight_total: '2.00' })).toEqual({
    goods_total: '30.00',
    reduction: '1.50',
    freight_total: '2.00',
    total: '30.50',
    total_before: '37.00',
    payment_amount: '30.50',
  })
  expect(await shown()).toMatchObject({ version, totals: { total: '37.00' } })
  const changed = await operator.call('order/change_price', {
    order_id,
    version,
    reduction: '1.50',
    freight_total: '2.00',
    reason: 'Agreed',
  })
  expect(changed).toMatchObject({ totals: { total: '30.50' }, payments: [{ purpose: 'order', amount: '30.50', paid_with: [] }] })
  expect(await refusalOf(preview({ reduction: '1.00' }))).toMatchObject({ reason: 'order.changed' })
  expect(await refusalOf(preview({ reduction: '30.01' }, changed.version))).toMatchObject({ reason: 'order.price_below_zero' })
  const support = await staffClient(shop, 'support')
  expect(await refusalOf(support.call('order/preview_price', { order_id, version: changed.version }))).toMatchObject({
    reason: 'call.forbidden',
  })
})

test('CON-03 an operator sees what an order was paid with', async () => {
  const { buyer, order_id, payment_id, shown } = await unpaidOrder()
  await payAtBank(shop, buyer, payment_id)
  const paid_with = [{ source: 'provider:sandbox', bucket: null, unit: 'MONEY', amount: '37.00', refunded: '0.00' }]
  expect((await shown()).payments).toMatchObject([{ payment_id, state: 'paid', method: 'sandbox', amount: '37.00', paid_with }])
  expect(await refusalOf(operator.call('order/preview_price', { order_id, version: 1, reduction: '1.00' }))).toMatchObject({
    reason: 'order.action_unavailable',
  })
})

test.each([
  ['-created_at', [3, 2, 1, 0]],
  ['created_at', [0, 1, 2, 3]],
  ['amount', [1, 2, 3, 0]],
  ['-amount', [0, 3, 2, 1]],
] as const)('CON-10 the orders of a member by %s, page by page', async (sort, places) => {
  const buyer = await makeBuyer(shop)
  const made: number[] = []
  for (const price of [900, 100, 500, 500])
    made.push((await buyNow(buyer, (await makeGoods(shop, { price, freight_template_id })).sku_id)).order_ids[0]!)
  const filters = { member_id: buyer.member_id, state: 'unpaid', sort, page_size: 1 } as const
  const seen: number[] = []
  let cursor: string | null = null
  do {
    const page: { list: { order_id: number }[]; next: string | null } = await operator.call('order/search', {
      ...filters,
      ...(cursor && { cursor }),
    })
    seen.push(...page.list.map((row) => row.order_id))
    cursor = page.next
  } while (cursor)
  expect(seen.map((order_id) => made.indexOf(order_id))).toEqual(places)
})

test('ORD-16 orders are exported as CSV and XLSX, a row a line, with no formula in them', async () => {
  const { order_id, shown } = await unpaidOrder()
  const { order_no } = await shown()
  await shop.db.updateTable('order_line').set({ goods_name: '=1+1, "quoted"', names: '{}' }).where('order_id', '=', order_id).execute()
  const exportCall = operator.call('order/export_all', { keyword: order_no, format: 'csv' })
  const text = (await exportedFile(shop, operator, exportCall)).toString()
  const { file } = await operator.call('work/view', await exportCall)
  expect(file?.name).toEqual(expect.stringMatching(/^longmall-orders-\d{4}-\d\d-\d\d\.csv$/))
  expect(text).toMatch(/^\uFEFFOrder number,Type,Status/)
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain(`"'=1+1, ""quoted"""`)
  expect(text).toContain(',10.00,30.00,')
  const xlsx = operator.call('order/export_all', { keyword: order_no, format: 'xlsx' }, { language: 'zh-cn' })
  expect((await exportedFile(shop, operator, xlsx)).subarray(0, 2).toString()).toBe('PK')
})
