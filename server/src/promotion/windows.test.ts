import { promotionKinds, type PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { addons } from '@longmall/contract/addons.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop, type TestShop } from '../../test/harness.ts'
import { makePromotion } from '../../test/make-promotion.ts'
import { createContext, type Context } from '../kernel/context.ts'
import { windowOfDays } from '../kernel/time/store-zone.ts'
import { activeCombos } from './prices/active-combos.ts'
import { findOffer } from './find-offer.ts'
import { priceOffers } from './prices/price-offers.ts'
import { addonOfKind, stateOf } from './rules.ts'
import { labelsByGoods } from './labels-by-goods.ts'

const shop = await openTestShop()
const closed = await openTestShop({ settings: { 'site.addons': Object.fromEntries(addons.map((name) => [name, false])) } })

interface Made {
  promotion_id: number
  sku_id: number
  goods_id: number
}

// One day of the store's zone, which is 8 hours before UTC: from the evening before to that evening.
const day = windowOfDays('Asia/Shanghai', '2031-05-03', '2031-05-03')

async function makeAll(one: TestShop): Promise<Record<PromotionKind, Made>> {
  const made = await Promise.all(
    promotionKinds.map(async (kind): Promise<[PromotionKind, Made]> => {
      const { sku_id, goods_id } = await makeGoods(one)
      const item = { sku_id, goods_id, price: 500, rules: { floor: 100, leader_price: 400, longcoin: 5, deposit: 1, deposit_value: 1 } }
      const promotion_id = await makePromotion(one, { kind, rules: { price: 500 }, items: [item], ...day })
      return [kind, { promotion_id, sku_id, goods_id }]
    }),
  )
  return Object.fromEntries(made) as Record<PromotionKind, Made>
}
let made: Record<PromotionKind, Made>
beforeAll(async () => {
  const eve = Date.parse('2031-05-01T00:00:00.000Z')
  for (const one of [shop, closed]) await one.advance({ seconds: Math.round((eve - Date.parse(one.site.shared.now())) / 1000) })
  made = await makeAll(shop)
})

const at = (one: TestShop, now: string): Context => createContext(one.site, { kind: 'system' }, { now })
const offerAt = async (one: TestShop, kind: PromotionKind, { promotion_id, sku_id }: Made, now: string) =>
  findOffer(at(one, now), { promotion_id, sku_id, kind }).then(
    () => 'offered',
    (error: Error) => error.message,
  )

/** Is it in what carts, cards and lists are told? */
async function shownAt(one: TestShop, kind: PromotionKind, { sku_id, goods_id }: Made, now: string): Promise<boolean> {
  const context = at(one, now)
  const label = (await labelsByGoods(context)).get(goods_id)?.some((own) => own.kind === kind) ?? false
  if (kind === 'combo') return label && (await activeCombos(context, [sku_id])).length === 1
  return kind === 'discount' || kind === 'topic' ? label && (await priceOffers(context, [sku_id])).length === 1 : label
}

const edges = [
  ['a second before its first day begins', '2031-05-02T15:59:59.000Z', 'promotion.not_started'],
  ['at the first instant of its day in the store’s zone', '2031-05-02T16:00:00.000Z', 'offered'],
  ['a second into it', '2031-05-02T16:00:01.000Z', 'offered'],
  ['a second before the day is over', '2031-05-03T15:59:59.000Z', 'offered'],
  ['at the first instant of the next day', '2031-05-03T16:00:00.000Z', 'promotion.ended'],
  ['a second into the next day', '2031-05-03T16:00:01.000Z', 'promotion.ended'],
] as const

describe.each(promotionKinds)('R-06 R-18 a %s by the server’s clock', (kind) => {
  test.each(edges)('%s', async (_, now, expected) => {
    expect(await offerAt(shop, kind, made[kind], now)).toBe(expected)
    expect(await shownAt(shop, kind, made[kind], now)).toBe(expected === 'offered')
  })
})

test.each(promotionKinds)('SHL-07 with its flag off a %s is neither shown nor sold', async (kind) => {
  const one = (await makeAll(closed))[kind]
  const noon = '2031-05-03T04:00:00.000Z'
  expect(await offerAt(closed, kind, one, noon)).toBe('call.feature_off')
  expect(await shownAt(closed, kind, one, noon)).toBe(false)
  await expect(closed.visitor().call('campaign/zone', { kind })).rejects.toMatchObject({ reason: 'call.feature_off' })
  await expect(closed.visitor().call('campaign/view', { kind, promotion_id: one.promotion_id })).rejects.toMatchObject({
    reason: 'call.feature_off',
  })
})

test('SHL-07 each kind hangs on a flag of its own', () => {
  expect(new Set(Object.values(addonOfKind)).size).toBe(promotionKinds.length)
})

test('PRM-03 a promotion switched off is over where it had begun, and does not exist where it had not', async () => {
  const { sku_id, goods_id } = await makeGoods(shop)
  const items = [{ sku_id, goods_id, price: 500 }]
  const promotion_id = await makePromotion(shop, { kind: 'flash_sale', items, ...day })
  await shop.db.updateTable('promotion').set({ is_on: false }).where('id', '=', promotion_id).execute()
  const one = { promotion_id, sku_id, goods_id }
  expect(await offerAt(shop, 'flash_sale', one, '2031-05-01T00:00:00.000Z')).toBe('promotion.not_found')
  expect(await offerAt(shop, 'flash_sale', one, '2031-05-03T00:00:00.000Z')).toBe('promotion.ended')
  expect(await offerAt(shop, 'team_buy', one, '2031-05-03T00:00:00.000Z')).toBe('promotion.not_found')
  expect(await offerAt(shop, 'flash_sale', { ...one, sku_id: sku_id + 1000 }, '2031-05-03T00:00:00.000Z')).toBe('promotion.not_found')
})

test.each([
  ['2031-05-02T15:29:59.999Z', 'upcoming'],
  ['2031-05-02T15:30:00.000Z', 'starting_soon'],
  ['2031-05-02T15:59:59.999Z', 'starting_soon'],
  ['2031-05-02T16:00:00.000Z', 'running'],
  ['2031-05-03T15:59:59.999Z', 'running'],
  ['2031-05-03T16:00:00.000Z', 'ended'],
])('PRM-03 at %s it is %s', (now, state) => {
  expect(stateOf(day, now)).toBe(state)
})
