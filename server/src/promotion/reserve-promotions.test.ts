import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop, type Client } from '../../test/harness.ts'
import { makePromotion, readReserved } from '../../test/make-promotion.ts'
import { createContext, type Context } from '../kernel/context.ts'
import { activeCombos } from './prices/active-combos.ts'
import { findOffer } from './find-offer.ts'
import { releasePromotions } from './release-promotions.ts'
import { priceOffers } from './prices/price-offers.ts'
import { reservePromotions, type PromotionQuantity } from './reserve-promotions.ts'

const shop = await openTestShop()

const reserve = (member_id: number, items: PromotionQuantity[]) =>
  shop.systemContext().transaction((context) => reservePromotions(context, member_id, items))
const release = (member_id: number, items: PromotionQuantity[]) =>
  shop.systemContext().transaction((context) => releasePromotions(context, member_id, items))
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'reserved',
    (error: { code: string }) => error.code,
  )
const as = ({ member_id }: Client): Context =>
  createContext(shop.site, { kind: 'member', member_id, grade: 0, is_frozen: false, session_hash: Buffer.alloc(32), visitor: null })

async function makeDiscount(stock: (number | null)[], per_member: number | null = null) {
  const goods = await Promise.all(stock.map(() => makeGoods(shop)))
  const items = goods.map(({ sku_id, goods_id }, n) => ({ sku_id, goods_id, price: 800, stock: stock[n]! }))
  const promotion_id = await makePromotion(shop, { kind: 'discount', per_member, items })
  return { promotion_id, sku_ids: goods.map((one) => one.sku_id) }
}

describe('taking', () => {
  test('PRM-02 R-04 the limit counts what is taken of all SKUs of a promotion, and what comes back counts no more', async () => {
    const member = await shop.member()
    const { promotion_id, sku_ids } = await makeDiscount([null, null], 3)
    const [one, other] = sku_ids.map((sku_id) => ({ promotion_id, sku_id }))
    await reserve(member.member_id, [
      { ...one!, quantity: 1 },
      { ...other!, quantity: 1 },
    ])
    expect(await refusal(reserve(member.member_id, [{ ...one!, quantity: 2 }]))).toBe('promotion.limit_reached')
    expect((await priceOffers(as(member), sku_ids)).map(({ remaining, remaining_limit }) => [remaining, remaining_limit])).toEqual([
      [null, 1],
      [null, 1],
    ])
    await release(member.member_id, [{ ...other!, quantity: 1 }])
    await reserve(member.member_id, [{ ...one!, quantity: 2 }])
    expect(await member.call('campaign/allowance', { promotion_id })).toEqual({ used: 3, remaining_limit: 0 })
    expect(await readReserved(shop, promotion_id, one!.sku_id, member.member_id)).toEqual({ reserved: 3, used: 3 })
  })

  test('PRM-02 own stock ends before the SKU’s; a refused taking takes nothing of any SKU, nor of the limit', async () => {
    const member = await shop.member()
    const { promotion_id, sku_ids } = await makeDiscount([5, 1], 9)
    const items = sku_ids.map((sku_id) => ({ promotion_id, sku_id, quantity: 2 }))
    await expect(reserve(member.member_id, items)).rejects.toMatchObject({
      code: 'promotion.sold_out',
      details: { sku_id: sku_ids[1], remaining: 1 },
    })
    expect(await readReserved(shop, promotion_id, sku_ids[0]!, member.member_id)).toEqual({ reserved: 0, used: 0 })
    await reserve(member.member_id, [{ promotion_id, sku_id: sku_ids[1]!, quantity: 1 }])
    expect((await priceOffers(as(member), sku_ids)).map(({ remaining }) => remaining)).toEqual([5, 0])
    expect((await findOffer(as(member), { promotion_id, sku_id: sku_ids[0]!, kind: 'discount' })).remaining).toBe(5)
  })

  test('PRM-07 the limit of a combo counts sets, and its fewest part how many there are', async () => {
    const member = await shop.member()
    const [cup, tray] = [await makeGoods(shop), await makeGoods(shop)]
    const items = [
      { sku_id: cup.sku_id, goods_id: cup.goods_id, price: 500, quantity: 2, stock: 7 },
      { sku_id: tray.sku_id, goods_id: tray.goods_id, price: 900, quantity: 1, stock: null },
    ]
    const promotion_id = await makePromotion(shop, { kind: 'combo', rules: { price: 1500 }, items, per_member: 2 })
    const sets = (count: number) => [
      { promotion_id, sku_id: cup.sku_id, quantity: 2 * count },
      { promotion_id, sku_id: tray.sku_id, quantity: count },
    ]
    expect(await activeCombos(as(member), [tray.sku_id])).toMatchObject([{ promotion_id, price: 1500, remaining: 2 }])
    await reserve(member.member_id, sets(2))
    expect(await readReserved(shop, promotion_id, cup.sku_id, member.member_id)).toEqual({ reserved: 4, used: 2 })
    expect((await activeCombos(as(member), [cup.sku_id]))[0]?.remaining).toBe(0)
    expect(await refusal(reserve(member.member_id, sets(1)))).toBe('promotion.limit_reached')
    expect((await activeCombos(as(await shop.member()), [cup.sku_id]))[0]?.remaining).toBe(1)
    await release(member.member_id, sets(2))
    expect(await readReserved(shop, promotion_id, cup.sku_id, member.member_id)).toEqual({ reserved: 0, used: 0 })
  })

  test('R-02 more than was taken does not come back', async () => {
    const member = await shop.member()
    const { promotion_id, sku_ids } = await makeDiscount([5])
    await reserve(member.member_id, [{ promotion_id, sku_id: sku_ids[0]!, quantity: 1 }])
    await expect(release(member.member_id, [{ promotion_id, sku_id: sku_ids[0]!, quantity: 2 }])).rejects.toThrow('check')
  })
})

describe('at the same time', () => {
  test('PRM-02 of 10 units 64 members get 10, each one', async () => {
    const { promotion_id, sku_ids } = await makeDiscount([10])
    const members = await Promise.all(Array.from({ length: 64 }, () => shop.member()))
    const results = await Promise.all(
      members.map(({ member_id }) => refusal(reserve(member_id, [{ promotion_id, sku_id: sku_ids[0]!, quantity: 1 }]))),
    )
    expect(results.filter((one) => one === 'reserved')).toHaveLength(10)
    expect(results.filter((one) => one === 'promotion.sold_out')).toHaveLength(54)
    expect((await readReserved(shop, promotion_id, sku_ids[0]!)).reserved).toBe(10)
  })

  test('R-04 of 16 orders of one member at once, as many come through as the limit has units', async () => {
    const { member_id } = await shop.member()
    const { promotion_id, sku_ids } = await makeDiscount([null, null], 5)
    const results = await Promise.all(
      Array.from({ length: 16 }, (_, n) => refusal(reserve(member_id, [{ promotion_id, sku_id: sku_ids[n % 2]!, quantity: 1 }]))),
    )
    expect(results.filter((one) => one === 'reserved')).toHaveLength(5)
  })

  test('R-02 takings and givings in any order leave what was taken and not given, and never wait for each other', async () => {
    const { promotion_id, sku_ids } = await makeDiscount([30, 30, 30], 12)
    const members = await Promise.all([shop.member(), shop.member()])
    const items = fc.record({ sku: fc.integer({ min: 0, max: 2 }), quantity: fc.integer({ min: 1, max: 4 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(items, { minLength: 1, maxLength: 3 }), { maxLength: 6 }), async (orders) => {
        const wanted = orders.map((lines) => lines.map(({ sku, quantity }) => ({ promotion_id, sku_id: sku_ids[sku]!, quantity })))
        const done = await Promise.all(
          wanted.map(async (lines, n) => {
            const { member_id } = members[n % 2]!
            const isTaken = (await refusal(reserve(member_id, lines))) === 'reserved'
            return { member_id, lines, isTaken }
          }),
        )
        const taken = done.filter(({ isTaken }) => isTaken)
        for (const { member_id } of members) {
          const own = taken.filter((one) => one.member_id === member_id).flatMap(({ lines }) => lines)
          const { used } = await readReserved(shop, promotion_id, sku_ids[0]!, member_id)
          expect(used).toBe(own.reduce((sum, { quantity }) => sum + quantity, 0))
          expect(used).toBeLessThanOrEqual(12)
        }
        await Promise.all(taken.map(({ member_id, lines }) => release(member_id, lines)))
        for (const sku_id of sku_ids) expect((await readReserved(shop, promotion_id, sku_id)).reserved).toBe(0)
      }),
      { numRuns: 25 },
    )
  })
})
