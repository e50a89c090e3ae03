import { repriceCart } from '@longmall/pricing/wire/reprice-cart.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeGoods, makeReduction } from '../../../test/fixtures.ts'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { makePromotion } from '../../../test/make-promotion.ts'

const shop = await openTestShop()
const cup = await makeGoods(shop, { price: 1000, stock: 500 })
const pot = await makeGoods(shop, { price: 3000, stock: 500 })
const tray = await makeGoods(shop, { price: 2000, stock: 500 })
const lamp = await makeGoods(shop, { price: 5000, stock: 500 })
const gift = await makeGoods(shop, { price: 700, stock: 3 })
const discount = await makePromotion(shop, {
  kind: 'discount',
  name: 'Autumn prices',
  per_member: 3,
  items: [{ sku_id: cup.sku_id, goods_id: cup.goods_id, price: 800, stock: 5 }],
})
const combo = await makePromotion(shop, {
  kind: 'combo',
  name: 'Tea for two',
  rules: { price: 4500 },
  items: [
    { sku_id: cup.sku_id, goods_id: cup.goods_id, price: 0, quantity: 2 },
    { sku_id: pot.sku_id, goods_id: pot.goods_id, price: 0 },
    { sku_id: tray.sku_id, goods_id: tray.goods_id, price: 0 },
  ],
})
const flashSale = await makePromotion(shop, {
  kind: 'flash_sale',
  items: [{ sku_id: lamp.sku_id, goods_id: lamp.goods_id, price: 3900, stock: 10 }],
})
const reduction = await makeReduction(shop, {
  goods_ids: [lamp.goods_id],
  steps: [
    { threshold: 10_000, effect: { kind: 'money', amount: 1500 } },
    { threshold: 15_000, effect: { kind: 'gift', sku_id: gift.sku_id, quantity: 2 } },
  ],
})
const add = (client: Client, sku_id: number, quantity = 1) => client.call('cart/add', { sku_id, quantity })
const lineOf = async (client: Client, sku_id: number) =>
  (await client.call('cart/view', {})).groups.flatMap((group) => group.lines).find((line) => line.sku_id === sku_id)!

test('PRM-02 R-04 a discount’s price stands on the line for as many as the member may have, and the trace says why not for more', async () => {
  const member = await shop.member()
  await add(member, cup.sku_id, 3)
  const { line_id, ...line } = await lineOf(member, cup.sku_id)
  expect(line).toMatchObject({ unit_price: '8.00', list_price: '10.00', promotion: { kind: 'discount', promotion_id: discount } })
  const cart = await member.call('cart/change_quantity', { line_id, quantity: 4 })
  expect(cart.groups[0]!.lines[0]).toMatchObject({ unit_price: '10.00', promotion: null })
  expect(cart.trace.find(({ rule }) => rule === `discount:${discount}`)).toMatchObject({
    applied: false,
    reason: 'insufficient_quantity',
    missing: { quantity: 1 },
  })
  expect(cart.rules).toContainEqual(expect.objectContaining({ rule: `discount:${discount}`, name: 'Autumn prices' }))
})

test('PRM-07 a set in the cart, and what its missing part would cost', async () => {
  const member = await shop.member()
  await add(member, cup.sku_id, 2)
  await add(member, pot.sku_id)
  const lacking = await member.call('cart/view', {})
  expect(lacking.combos).toEqual([])
  expect(lacking.related_goods.map(({ sku_id }) => sku_id)).toContain(tray.sku_id)
  expect(lacking.pricing.addable).toMatchObject([{ sku_id: tray.sku_id, list_price: '20.00', quantity: 1 }])
  await add(member, tray.sku_id)
  const { combos, totals, pricing } = await member.call('cart/view', {})
  expect(combos).toMatchObject([{ promotion_id: combo, sets: 1, saved: '21.00' }])
  expect(combos[0]!.lines.map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([1, 1, 2])
  expect(totals.total).toBe('45.00')
  expect(pricing.addable).toEqual([])
})

test('PRM-08 a full reduction gives a gift as long as there are any, and tells when they are gone', async () => {
  const member = await shop.member()
  await add(member, lamp.sku_id, 3)
  const cart = await member.call('cart/view', {})
  expect(cart.gifts).toEqual([{ source: `full_reduction:${reduction}`, sku_id: gift.sku_id, quantity: 2 }])
  expect(cart.totals.total).toBe('135.00')
  await shop.db.updateTable('stock').set({ reserved: 2 }).where('sku_id', '=', gift.sku_id).execute()
  const later = await member.call('cart/view', {})
  expect(later.gifts).toEqual([])
  expect(later.trace.map(({ reason }) => reason)).toContain('gift_out_of_stock')
  await shop.db.updateTable('stock').set({ reserved: 0 }).where('sku_id', '=', gift.sku_id).execute()
})

test('PRM-03 the cart notes where the same costs less on a page of its own', async () => {
  const member = await shop.member()
  await add(member, lamp.sku_id)
  const { cheaper_promotions } = await member.call('cart/view', {})
  expect(cheaper_promotions).toMatchObject([{ promotion_id: flashSale, kind: 'flash_sale', price: '39.00' }])
})

test('PRM-13 R-15 free freight of a level reaches the facts of the price', async () => {
  await shop.db.updateTable('grade').set({ free_freight: true }).where('key', '=', 6).execute()
  await shop.refresh()
  const member = await shop.member({ grade: 6 })
  await add(member, pot.sku_id)
  expect((await member.call('cart/view', {})).pricing.facts).toMatchObject({ grade: 6, grade_free_freight: true })
})

test('ORD-01 QUA-05 what the browser calculates at a tap is what the server answers', async () => {
  const client = await shop.member({ grade: 5 })
  for (const { sku_id } of [cup, pot, tray, lamp]) await add(client, sku_id)
  let cart = await client.call('cart/view', {})
  const tap = fc.record({ at: fc.nat(3), quantity: fc.integer({ min: 1, max: 6 }), selects: fc.boolean(), selected: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(tap, { minLength: 1, maxLength: 4 }), async (taps) => {
      for (const { at, quantity, selects, selected } of taps) {
        const { line_id } = cart.groups[0]!.lines[at]!
        const calculated = repriceCart(cart, (line) => (line.line_id !== line_id ? {} : selects ? { selected } : { quantity }))
        cart = selects
          ? await client.call('cart/select', { line_ids: [line_id], selected })
          : await client.call('cart/change_quantity', { line_id, quantity })
        // Where else it is cheaper is the server's to say.
        expect({ ...calculated, cheaper_promotions: [] }).toEqual({ ...cart, cheaper_promotions: [] })
      }
    }),
    { numRuns: 40 },
  )
})
