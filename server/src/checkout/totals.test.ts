import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeFreightTemplate, makeGoods, makeReduction } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { buyCart, makeBuyer } from '../order/test/shopping.ts'

const shop = await openTestShop()
const freight_template_id = await makeFreightTemplate(shop)
const weightTemplate = await makeFreightTemplate(shop, 'weight', [
  { regions: [], first_units: 700, first_price: 333, additional_units: 300, additional_price: 77 },
])
const goods = [
  await makeGoods(shop, { price: 1999, stock: 9999, freight_template_id }),
  await makeGoods(shop, { price: 1, stock: 9999 }),
  await makeGoods(shop, { price: 3333, stock: 9999, freight_template_id: weightTemplate, level_discount: false }),
  await makeGoods(shop, { price: 4567, stock: 9999, warehouse: 'overseas', freight_template_id }),
  await makeGoods(shop, { price: 77, stock: 9999, warehouse: 'overseas' }),
]
await makeReduction(shop, {
  goods_ids: goods.slice(0, 4).map((one) => one.goods_id),
  steps: [{ threshold: 5000, effect: { kind: 'percentage', permille_off: 133 } }],
})
await makeReduction(shop, {
  goods_ids: [goods[4]!.goods_id],
  by: 'quantity',
  steps: [{ threshold: 3, effect: { kind: 'money', amount: 50 } }],
})
const buyers = await Promise.all([0, 4, 9].map((grade) => makeBuyer(shop, { grade })))
const cents = (amount: string) => Math.round(Number(amount) * 100)
const sum = <Row>(rows: readonly Row[], amountOf: (row: Row) => string) => rows.reduce((all, row) => all + cents(amountOf(row)), 0)

test('ORD-03 R-07 R-08 every order is the sum of its parts, and the orders of a payment the quote, to the last cent', async () => {
  const quantities = fc.uniqueArray(fc.record({ n: fc.nat(goods.length - 1), quantity: fc.integer({ min: 1, max: 7 }) }), {
    selector: ({ n }) => n,
    minLength: 1,
  })
  await fc.assert(
    fc.asyncProperty(quantities, fc.constantFrom(...buyers), async (lines, buyer) => {
      for (const { n, quantity } of lines) await buyer.call('cart/add', { sku_id: goods[n]!.sku_id, quantity })
      const quote = await buyer.call('order/quote', { from_cart: true })
      const made = await buyCart(buyer)
      const orders = await Promise.all(made.order_ids.map((order_id) => buyer.call('order/view', { order_id })))
      for (const { lines, totals, trace } of orders) {
        expect(sum(lines, (line) => line.goods_total)).toBe(cents(totals.goods_total))
        expect(
          sum(
            lines.flatMap((line) => line.reductions),
            (one) => one.amount,
          ),
        ).toBe(cents(totals.reduction_total))
        expect(
          sum(
            trace.filter((entry) => entry.stage === 'full_reduction'),
            (entry) => entry.saved,
          ),
        ).toBe(cents(totals.reduction_total))
        expect(sum(lines, (line) => line.total) + cents(totals.freight_total)).toBe(cents(totals.total))
        expect(
          cents(totals.list_total) -
            sum(
              trace.filter((entry) => entry.stage === 'unit_price'),
              (entry) => entry.saved,
            ),
        ).toBe(cents(totals.goods_total))
        for (const line of lines) expect(cents(line.goods_total) - sum(line.reductions, (one) => one.amount)).toBe(cents(line.total))
      }
      expect(sum(orders, (order) => order.actual_amount)).toBe(cents(quote.totals.total))
      expect(made.total).toBe(quote.totals.total)
    }),
    { numRuns: 60 },
  )
})
