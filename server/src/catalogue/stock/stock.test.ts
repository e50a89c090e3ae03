import { describe, expect, test } from 'vitest'
import { makeGoods, stockOf } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { inTransaction } from '../../kernel/database/database.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { releaseStock } from '../release-stock.ts'
import { skusForSale } from '../skus-for-sale.ts'
import { reserveStock } from '../reserve-stock.ts'
import type { SkuQuantity } from './sum-quantities.ts'

const shop = await openTestShop()
const reserve = (lines: SkuQuantity[]) => inTransaction(shop.db, (db) => reserveStock({ ...shop.systemContext(), db }, lines))
const release = (lines: SkuQuantity[]) => inTransaction(shop.db, (db) => releaseStock({ ...shop.systemContext(), db }, lines))

describe('stock', () => {
  test('R-01 of 64 takers at once of a stock of 20 exactly 20 get a unit', async () => {
    const { sku_id } = await makeGoods(shop, { stock: 20 })
    const results = await Promise.allSettled(Array.from({ length: 64 }, () => reserve([{ sku_id, quantity: 1 }])))
    const refused = results.filter((one) => one.status === 'rejected').map((one) => one.reason as Refusal)
    expect(refused.length).toBe(44)
    for (const refusal of refused) expect([refusal.code, refusal.details]).toEqual(['cart.sold_out', { left: 0, sku_id }])
    expect(await stockOf(shop, sku_id)).toEqual({ on_hand: 20, reserved: 20 })
  })

  test('R-01 of 64 takers at once of two SKUs, 20 units of one, exactly 20 get both', async () => {
    const { sku_ids } = await makeGoods(shop, { attributes: { Size: ['S', 'M'] }, stock: [20, 500] })
    const lines = sku_ids.map((sku_id) => ({ sku_id, quantity: 1 }))
    const results = await Promise.allSettled(Array.from({ length: 64 }, () => reserve(lines)))
    expect(results.filter((one) => one.status === 'fulfilled').length).toBe(20)
    for (const sku_id of sku_ids) expect((await stockOf(shop, sku_id)).reserved).toBe(20)
  })

  test('R-01 lines of the same SKU are summed before they are checked', async () => {
    const { sku_id } = await makeGoods(shop, { stock: 5 })
    await expect(
      reserve([
        { sku_id, quantity: 3 },
        { sku_id, quantity: 3 },
      ]),
    ).rejects.toMatchObject({ code: 'cart.sold_out', details: { left: 5, sku_id } })
    expect(await stockOf(shop, sku_id)).toEqual({ on_hand: 5, reserved: 0 })
    await reserve([
      { sku_id, quantity: 3 },
      { sku_id, quantity: 2 },
    ])
    expect(await stockOf(shop, sku_id)).toEqual({ on_hand: 5, reserved: 5 })
  })

  test('R-01 a refused take leaves nothing taken, even when its transaction goes on', async () => {
    const [full, empty] = [await makeGoods(shop, { stock: 9 }), await makeGoods(shop, { stock: 0 })]
    await inTransaction(shop.db, async (db) => {
      const lines = [
        { sku_id: full.sku_id, quantity: 1 },
        { sku_id: empty.sku_id, quantity: 1 },
      ]
      await reserveStock({ ...shop.systemContext(), db }, lines).catch((error: unknown) => expect(error).toBeInstanceOf(Refusal))
    })
    expect((await stockOf(shop, full.sku_id)).reserved).toBe(0)
  })

  test('R-01 takers of the same SKUs in opposite orders do not wait for each other', async () => {
    const { sku_ids } = await makeGoods(shop, { attributes: { Size: ['S', 'M', 'L'] }, stock: 1000 })
    const lines = sku_ids.map((sku_id) => ({ sku_id, quantity: 1 }))
    // Without the retries of inTransaction: a deadlock would be thrown here.
    const reserveOnce = (some: SkuQuantity[]) => shop.db.transaction().execute((db) => reserveStock({ ...shop.systemContext(), db }, some))
    await Promise.all(Array.from({ length: 120 }, (_, n) => reserveOnce(n % 2 ? lines : lines.toReversed())))
    for (const sku_id of sku_ids) expect((await stockOf(shop, sku_id)).reserved).toBe(120)
  })

  test('R-01 a SKU that does not exist is sold out', async () => {
    await expect(reserve([{ sku_id: 2147483647, quantity: 1 }])).rejects.toMatchObject({ code: 'cart.sold_out', details: { left: 0 } })
  })

  test('R-02 units given back can be taken again, and never more than were taken', async () => {
    const { sku_id } = await makeGoods(shop, { stock: 2 })
    await reserve([{ sku_id, quantity: 2 }])
    await release([{ sku_id, quantity: 2 }])
    await reserve([{ sku_id, quantity: 1 }])
    await expect(release([{ sku_id, quantity: 2 }])).rejects.toThrow('check constraint')
    expect(await stockOf(shop, sku_id)).toEqual({ on_hand: 2, reserved: 1 })
  })
})

describe('skus for sale', () => {
  test('CAT-04 a SKU is shown with its names in the caller’s language, English where one is missing', async () => {
    const { sku_id, goods_id, category_id } = await makeGoods(shop, {
      names: { 'en-us': 'Shirt', 'zh-cn': '衬衫' },
      attributes: { Colour: ['Red'], Size: ['S'] },
      price: 1999,
      stock: 7,
      weight_grams: 250,
    })
    const [sku] = await skusForSale({ ...shop.systemContext(), language: 'zh-cn' }, [sku_id, 2147483647])
    expect(sku).toEqual({
      sku_id,
      goods_id,
      goods_type: 'standard',
      goods_name: '衬衫',
      sku_name: 'Red / S',
      picture: { src: `/pictures/${goods_id}`, widths: [320, 750], avif: true, alt: '衬衫' },
      is_listed: true,
      is_offered: true,
      available: 7,
      list_price: 1999n,
      weight_grams: 250,
      warehouse: 'domestic',
      freight_template_id: null,
      category_ids: [category_id],
      level_discount: true,
      max_per_member: null,
      requirement: {},
      plan_months: null,
    })
  })

  test('CAT-04 a goods off the shelf is shown as such', async () => {
    const { sku_id } = await makeGoods(shop, { is_listed: false })
    expect((await skusForSale(shop.systemContext(), [sku_id]))[0]!.is_listed).toBe(false)
  })
})
