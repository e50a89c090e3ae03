import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeGoods, stockOf } from '../../../test/fixtures.ts'
import { openTestShop, type Client, type TestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { releaseStock } from '../release-stock.ts'
import { reserveStock } from '../reserve-stock.ts'
import { goodsForm, formOf } from '../test/goods-form.ts'
import { importStock } from './import-stock.ts'

let shop: TestShop
let operator: Client & { staff_id: number }
beforeAll(async () => {
  shop = await openTestShop()
  operator = await staffClient(shop, 'operator')
})

type Reason = 'receive' | 'correct' | 'damage'
const move = (list: { sku_id: number; quantity: number }[], reason: Reason = 'correct', note = '') =>
  operator.call('catalogue/move_stock', { list, reason, note })
const movesOf = async (sku_id: number) => (await operator.call('catalogue/stock_moves', { sku_id, page_size: 50 })).list
const within = <T>(work: (context: ReturnType<TestShop['systemContext']>) => Promise<T>) => shop.systemContext().transaction(work)

describe('moving stock', () => {
  test('CON-02 units come and go with a reason, a note and who it was', async () => {
    const { sku_id, goods_id } = await makeGoods(shop, { stock: 10 })
    expect(await move([{ sku_id, quantity: 5 }], 'receive', 'Delivery 17')).toEqual({ list: [{ sku_id, before: 10, after: 15 }] })
    await move([{ sku_id, quantity: -3 }], 'damage')
    expect(await movesOf(sku_id)).toMatchObject([
      { goods_id, reason: 'damage', quantity: -3, before: 15, after: 12, note: '', staff_id: operator.staff_id, staff_name: 'Ann' },
      { goods_id, reason: 'receive', quantity: 5, before: 10, after: 15, note: 'Delivery 17', staff_id: operator.staff_id },
    ])
  })

  test('CON-02 shoppers see goods that come back in stock at once', async () => {
    const { sku_id } = await makeGoods(shop, { stock: 0 })
    const state = async () => (await shop.visitor().call('catalogue/detail', { sku_id })).state
    expect(await state()).toBe('sold_out')
    await move([{ sku_id, quantity: 50 }], 'receive')
    await shop.refresh()
    expect(await state()).toBe('on_sale')
  })

  test('CON-02 R-01 all or none: one SKU that cannot go below what is taken stops the others', async () => {
    const { sku_ids } = await makeGoods(shop, { attributes: { Size: ['S', 'M'] }, stock: [10, 10] })
    const [one, other] = sku_ids as [number, number]
    await within((context) => reserveStock(context, [{ sku_id: other, quantity: 8 }]))
    const both = move([
      { sku_id: one, quantity: 5 },
      { sku_id: other, quantity: -3 },
    ])
    await expect(both).rejects.toMatchObject({ data: { reason: 'catalogue.stock_below_reserved', details: { reserved: 8 } } })
    expect([await stockOf(shop, one), await movesOf(one)]).toEqual([{ on_hand: 10, reserved: 0 }, []])
  })

  test.each<[Reason, number]>([
    ['receive', -1],
    ['damage', 1],
    ['correct', 0],
  ])('CON-02 %s by %i is a wrong entry', async (reason, quantity) => {
    const { sku_id } = await makeGoods(shop)
    await expect(move([{ sku_id, quantity }], reason)).rejects.toMatchObject({ data: { reason: 'call.wrong_fields' } })
  })

  test('CON-02 a SKU that is not there, one named twice, and more than a shop can have are refused', async () => {
    const { sku_id } = await makeGoods(shop)
    await expect(move([{ sku_id: 2147483647, quantity: 1 }])).rejects.toMatchObject({ data: { reason: 'catalogue.goods_not_found' } })
    const twice = [
      { sku_id, quantity: 1 },
      { sku_id, quantity: 2 },
    ]
    await expect(move(twice)).rejects.toMatchObject({ data: { reason: 'call.wrong_fields' } })
    await sql`update stock set on_hand = 100000000 where sku_id = ${sku_id}`.execute(shop.db)
    await expect(move([{ sku_id, quantity: 1 }])).rejects.toMatchObject({ data: { reason: 'catalogue.stock_too_many' } })
  })

  test('CON-02 R-01 of two that write off the last units at once one is refused', async () => {
    const { sku_id } = await makeGoods(shop, { stock: 5 })
    const both = await Promise.allSettled([move([{ sku_id, quantity: -4 }], 'damage'), move([{ sku_id, quantity: -4 }], 'damage')])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await stockOf(shop, sku_id)).toEqual({ on_hand: 1, reserved: 0 })
  })

  test('CON-02 an operator who saves, one who receives and shoppers who order never wait for each other in a circle', async () => {
    const goods = await operator.call('catalogue/save_goods', await goodsForm(shop))
    const { sku_id } = goods.skus[0]!
    const rounds = Array.from({ length: 6 }, (_, n) => [
      operator.call('catalogue/save_goods', { ...formOf(goods), position: n }).catch(() => null),
      move([{ sku_id, quantity: 1 }], 'receive'),
      within((context) => reserveStock(context, [{ sku_id, quantity: 1 }])),
    ])
    const ended = await Promise.allSettled(rounds.flat())
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await stockOf(shop, sku_id)).toEqual({ on_hand: 16, reserved: 6 })
  })

  test('CON-02 movements sum to what is on hand, whatever comes: receiving, corrections, files, orders and their returns', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('move' as const), quantity: fc.integer({ min: -8, max: 8 }).filter((n) => n !== 0) }),
      fc.record({ kind: fc.constantFrom('take' as const, 'give' as const), quantity: fc.integer({ min: 1, max: 5 }) }),
      fc.record({ kind: fc.constant('import' as const), quantity: fc.integer({ min: 0, max: 20 }) }),
      fc.record({ kind: fc.constant('save' as const), quantity: fc.integer({ min: -5, max: 5 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const goods = await operator.call('catalogue/save_goods', await goodsForm(shop))
        const { sku_id } = goods.skus[0]!
        const view = () => operator.call('catalogue/staff_view', { goods_id: goods.goods_id })
        const does = {
          move: (quantity: number) => move([{ sku_id, quantity }]),
          take: (quantity: number) => within((context) => reserveStock(context, [{ sku_id, quantity }])),
          give: (quantity: number) => within((context) => releaseStock(context, [{ sku_id, quantity }])),
          import: (quantity: number) => within((context) => importStock(context, [{ sku_id, on_hand: quantity }], true)),
          save: async (quantity: number) => {
            const form = formOf(await view())
            return operator.call('catalogue/save_goods', { ...form, skus: [{ ...form.skus[0]!, stock_change: quantity }] })
          },
        }
        for (const { kind, quantity } of steps) await does[kind](quantity).catch(() => null)
        const moves = (await movesOf(sku_id)).toReversed()
        const { on_hand, reserved } = await stockOf(shop, sku_id)
        expect(moves.reduce((sum, one) => sum + one.quantity, 0)).toBe(on_hand)
        expect(moves.map(({ before }) => before)).toEqual([0, ...moves.map(({ after }) => after)].slice(0, moves.length))
        expect(on_hand).toBeGreaterThanOrEqual(reserved)
      }),
      { numRuns: 15 },
    )
  })
})

describe('lists of stock', () => {
  test('CON-02 movements by goods, reason and day of the store, a page at a time', async () => {
    const { sku_id, goods_id } = await makeGoods(shop, { stock: 10 })
    for (const quantity of [1, 2, 3]) await move([{ sku_id, quantity }], 'receive')
    await move([{ sku_id, quantity: -1 }], 'damage')
    const list = async (more: object) =>
      (await operator.call('catalogue/stock_moves', { goods_id, ...more })).list.map(({ quantity }) => quantity)
    expect(await list({})).toEqual([-1, 3, 2, 1])
    expect(await list({ reason: 'receive' })).toEqual([3, 2, 1])
    expect(await list({ until_day: '2001-01-01' })).toEqual([])
    expect(await list({ from_day: '2001-01-01' })).toEqual([-1, 3, 2, 1])
    const first = await operator.call('catalogue/stock_moves', { goods_id, page_size: 3 })
    const rest = await operator.call('catalogue/stock_moves', { goods_id, page_size: 3, cursor: first.next! })
    expect([rest.list.map(({ quantity }) => quantity), rest.next]).toEqual([[1], null])
  })

  test('CON-02 goods with few units left are listed with the SKUs that are short, as soon as an order makes them so', async () => {
    const { goods_id, sku_ids } = await makeGoods(shop, { attributes: { Size: ['S', 'M'] }, stock: [50, 7] })
    const low = async () => (await operator.call('catalogue/low_stock', { page_size: 50 })).list.find((one) => one.goods_id === goods_id)
    expect(await low()).toBeUndefined()
    await within((context) => reserveStock(context, [{ sku_id: sku_ids[1]!, quantity: 3 }]))
    await shop.relay()
    expect(await low()).toMatchObject({ skus: [{ sku_id: sku_ids[1], sku_name: 'M', on_hand: 7, reserved: 3 }] })
    await move([{ sku_id: sku_ids[1]!, quantity: 100 }], 'receive')
    expect(await low()).toBeUndefined()
  })
})
