import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { makeFreightTemplate, makeGoods, makeReduction } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { makeBuyer } from '../order/test/shopping.ts'

const shop = await openTestShop()
const buyer = await makeBuyer(shop)
const freight_template_id = await makeFreightTemplate(shop)
const goods = [await makeGoods(shop, { freight_template_id }), await makeGoods(shop, { freight_template_id, max_per_member: 9 })]
const abroad = await makeGoods(shop, { freight_template_id, warehouse: 'overseas' })
await makeReduction(shop)
const outside = /^(begin|commit|start transaction)|(from session s|into idempotency|update idempotency)/i

/** Statements of one call, beside those of its transaction, session and request key. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await call()
  const texts = spy.mock.calls.map(([query]) => (typeof query === 'string' ? query : (query as unknown as { text: string }).text).trim())
  spy.mockRestore()
  return texts.filter((text) => !outside.test(text))
}

test('adding to the cart is two statements, viewing it two beside what is cached of the prices', async () => {
  for (const { sku_id } of [...goods, abroad]) {
    expect(await statementsOf(() => buyer.call('cart/add', { sku_id, quantity: 1 }))).toHaveLength(2)
  }
  await buyer.call('cart/view', {})
  expect(await statementsOf(() => buyer.call('cart/view', {}))).toHaveLength(2)
})

test('an order of any number of lines is as many statements as of one', async () => {
  const source = { from_cart: true, address_id: buyer.address_id }
  const { quote } = await buyer.call('order/quote', source)
  const statements = await statementsOf(() => buyer.call('order/create', { ...source, quote }))
  // One of them looks for coupons.
  expect(statements).toHaveLength(10)
  const quoted = await statementsOf(() => buyer.call('order/quote', { sku_id: goods[0]!.sku_id, quantity: 1 }))
  // Goods, address, coupons, and coins.
  expect(quoted).toHaveLength(4)
  const { list } = await buyer.call('order/list', {})
  expect(await statementsOf(() => buyer.call('order/list', {}))).toHaveLength(1)
  expect(await statementsOf(() => buyer.call('order/view', { order_id: list[0]!.order_id }))).toHaveLength(3)
})
