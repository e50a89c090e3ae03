import { describe, expect, test } from 'vitest'
import type { AfterSaleLine } from '../line/after-sale-line.ts'
import { noPending } from './amounts.ts'
import { planRefund } from './plan-refund.ts'
import type { RefundPlan, RefundRequest, UnitsRequest } from './refund-plan.ts'
import { factsWith, lineOf, sourcesWith } from './test/facts.ts'

const bank = sourcesWith(['bank', 2000])
const units = (more: Partial<UnitsRequest> = {}): UnitsRequest => ({
  what: 'units',
  order_goods_id: 1,
  quantity: 2,
  unshipped: 2,
  returned: 0,
  received: 0,
  ...more,
})
const planOf = (request: RefundRequest, line: Partial<AfterSaleLine> = {}, paid = bank) =>
  planRefund(factsWith([lineOf(line)], { 1: paid }), request)
const shown = ({ parts }: RefundPlan) => parts.map(({ source, bucket, worth }) => `${bucket ?? source} ${worth}`)
const quantities = <Row extends { quantity: number }>(rows: readonly Row[]) => rows.map(({ quantity }) => quantity)

describe('a part of a line', () => {
  test.each<[string, Partial<UnitsRequest>, Partial<AfterSaleLine>, { limits: number[]; stock: number[] }]>([
    ['not shipped', {}, {}, { limits: [2], stock: [2] }],
    ['shipped and kept by the buyer', { unshipped: 0 }, { order_shipped: 2, state: 'shipping' }, { limits: [], stock: [] }],
    ['one shipped and kept, one not', { unshipped: 1 }, { order_shipped: 1 }, { limits: [1], stock: [1] }],
    ['returned and received', { unshipped: 0, returned: 2, received: 2 }, { order_shipped: 2 }, { limits: [2], stock: [2] }],
    ['returned and not seen', { unshipped: 0, returned: 2 }, { order_shipped: 2 }, { limits: [2], stock: [] }],
  ])('R-02 R-27 limits and stock of what is %s', (_, request, line, expected) => {
    const plan = planOf(units(request), line)
    expect({ limits: quantities(plan.limits), stock: quantities(plan.stock) }).toEqual(expected)
  })

  test.each<[string, number, Partial<AfterSaleLine>, [string, string, bigint]]>([
    ['the whole payment', 2, { member_coupon_id: 1, freight_total: 300n, order_total: 2300n }, ['returned', 'last_unshipped', 2300n]],
    ['one of two', 1, { member_coupon_id: 1, freight_total: 300n, order_total: 2300n }, ['not_returned', 'others_remain', 1000n]],
    ['all of an order beside another', 2, { member_coupon_id: 1, payment_unrefunded_quantity: 3 }, ['not_returned', 'no_freight', 2000n]],
    ['after something was shipped', 2, { freight_total: 300n, order_total: 2300n, order_shipped: 1 }, ['none', 'something_shipped', 2000n]],
  ])('R-12 coupon and freight with %s', (_, quantity, line, [coupon, reason, amount]) => {
    const plan = planOf(units({ quantity, unshipped: quantity }), line, sourcesWith(['bank', 2300]))
    expect([plan.coupon, plan.freight_reason, plan.goods + plan.freight]).toEqual([coupon, reason, amount])
  })

  test('R-11 the money goes to the sources in the reverse order of how they were paid, the coins of the line by their transfer', () => {
    const paid = sourcesWith(['non', 500], ['coins', 900], ['bank', 600])
    const plan = planOf(units({ quantity: 1, unshipped: 1 }), { longcoin: 7, longcoin_transfer: 't' }, paid)
    expect([shown(plan), plan.money, plan.coins]).toEqual([
      ['provider:sandbox 600', 'coin:USDS 400'],
      [{ payment_id: 1, cents: 1000n, is_remainder: false }],
      { transfer_id: 't', amount: 3 },
    ])
  })

  test('R-11 R-12 what is under way goes first in a preview', () => {
    const first = lineOf({ order_goods_id: 1, quantity: 1, total: 600n, order_total: 1100n, freight_total: 100n, member_coupon_id: 1 })
    const facts = factsWith([first, { ...first, order_goods_id: 2, total: 400n }], { 1: sourcesWith(['balance', 550], ['bank', 550]) })
    const preview = (order_goods_id: number, pending: typeof noPending) => {
      const plan = planRefund(facts, units({ order_goods_id, quantity: 1, unshipped: 1, pending }))
      return [plan.freight_reason, plan.coupon, shown(plan)]
    }
    expect(preview(1, noPending)).toEqual(['others_remain', 'not_returned', ['provider:sandbox 550', 'withdrawable 50']])
    expect(preview(2, { ...noPending, quantity: 1, cents: 600n })).toEqual(['last_unshipped', 'returned', ['withdrawable 500']])
  })

  test('R-19 a reservation gives its balance back before its deposit', () => {
    const line = lineOf({
      deposit_amount: 500n,
      balance_payment_id: 2,
      order_refunded: 1000n,
      refunded_quantity: 1,
      order_unrefunded_quantity: 1,
    })
    const facts = factsWith([line], {
      1: sourcesWith(['bank', 500]),
      2: sourcesWith(['bank', 1500]).map((one) => ({ ...one, refunded: 1000n })),
    })
    const { money } = planRefund(facts, units({ quantity: 1, unshipped: 1 }))
    expect(money.map(({ payment_id, cents }) => [payment_id, cents])).toEqual([
      [2, 500n],
      [1, 500n],
    ])
  })

  test('R-02 gifts come back with the last of an order of which nothing was shipped, and count against no limit', () => {
    const gift = lineOf({ order_goods_id: 2, sku_id: 9, goods_id: 9, quantity: 1, total: 0n, is_gift: true })
    const planned = (quantity: number) => planRefund(factsWith([lineOf(), gift], { 1: bank }), units({ quantity, unshipped: quantity }))
    expect(planned(1).lines.map(({ order_goods_id }) => order_goods_id)).toEqual([1])
    const { lines, stock, limits } = planned(2)
    expect(lines.map(({ order_goods_id, requested, blocks_shipping }) => [order_goods_id, requested, blocks_shipping])).toEqual([
      [1, 2, false],
      [2, 0, true],
    ])
    expect([stock, limits]).toEqual([
      [
        { sku_id: 1, quantity: 2 },
        { sku_id: 9, quantity: 1 },
      ],
      [{ goods_id: 1, quantity: 2 }],
    ])
  })

  test('R-02 a set of a combo leaves the limit with the last of its parts, each part the stock of the combo by itself', () => {
    const combos = [{ promotion_id: 7, quantity: 2 }]
    const parts = (back: number) => [
      { promotion_id: 7, sku_id: 1, in_set: 1, back: 0 },
      { promotion_id: 7, sku_id: 2, in_set: 1, back },
    ]
    const planned = (back: number) => planRefund(factsWith([lineOf({ combos })], { 1: bank }, parts(back)), units()).promotions
    expect(planned(0)).toEqual({ quantities: [{ promotion_id: 7, sku_id: 1, quantity: 2 }], sets: new Map([[7, 0]]) })
    expect(planned(2).sets).toEqual(new Map([[7, 2]]))
  })

  test('R-02 of a combo what the buyer keeps comes back nowhere', () => {
    const combos = [{ promotion_id: 7, quantity: 2 }]
    const { promotions, lines } = planOf(units({ unshipped: 0 }), { combos, order_shipped: 2 })
    expect([promotions, lines[0]!.combos]).toEqual([{ quantities: [], sets: new Map() }, []])
  })

  test('R-11 never more than was paid', () => {
    expect(() => planOf(units(), { order_refunded: 1n })).toThrow(RangeError)
    expect(() => planOf(units({ order_goods_id: 5 }))).toThrow('no line 5')
  })
})

describe('a whole order', () => {
  test('R-11 R-12 R-16 all that did not go back yet, with its freight, coupon and coins', () => {
    const more = {
      order_total: 2300n,
      freight_total: 300n,
      longcoin: 5,
      longcoin_transfer: 't',
      member_coupon_id: 1,
      promotion_kind: 'team_buy',
    } as const
    const half = {
      refunded_quantity: 1,
      refunded_total: 1000n,
      order_refunded: 1000n,
      order_unrefunded_quantity: 1,
      payment_unrefunded_quantity: 1,
    }
    const plan = planOf({ what: 'order' }, { ...more, ...half, line_promotion_id: 4 }, sourcesWith(['bank', 2300]))
    const { goods, freight, coupon, coins, limits, stock, promotions, source } = plan
    expect({ goods, freight, coupon, coins, source }).toEqual({
      goods: 1000n,
      freight: 300n,
      coupon: 'returned',
      coins: { transfer_id: 't', amount: 3 },
      source: { kind: 'team_buy', verb: 'restock' },
    })
    expect([limits, stock, promotions.quantities].map((one) => quantities<{ quantity: number }>(one))).toEqual([[1], [1], [1]])
    expect(plan.lines).toMatchObject([{ quantity: 1, cents: 1000n, requested: 0, blocks_shipping: true }])
  })

  test('R-12 the coupon stays where another order of the payment does', () => {
    expect(planOf({ what: 'order' }, { member_coupon_id: 1, payment_unrefunded_quantity: 3 }).coupon).toBe('not_returned')
  })
})

describe('what closes before it is paid whole', () => {
  const line = {
    member_coupon_id: 1,
    longcoin: 9,
    longcoin_transfer: 't',
    line_promotion_id: 4,
    promotion_kind: 'presale',
    paid_at: null,
  } as const

  test.each([
    [false, false, 'release', []],
    [true, false, 'restock', []],
    [true, true, 'restock', [{ payment_id: 1, cents: 500n, is_remainder: true }]],
  ] as const)('R-02 R-19 booked %s, deposit returned %s: %s and %o', (was_booked, returns_deposit, verb, money) => {
    const plan = planOf({ what: 'closed', was_booked, returns_deposit }, line, sourcesWith(['bank', 500]))
    expect([plan.source?.verb, plan.money, plan.coupon, plan.coins]).toEqual([verb, money, 'returned', { transfer_id: 't', amount: 'all' }])
    expect([plan.limits, plan.stock, plan.promotions.quantities].map((one) => quantities<{ quantity: number }>(one))).toEqual([
      [2],
      [2],
      [2],
    ])
    expect([plan.lines, plan.figures]).toEqual([[], []])
  })

  test('R-25 a late payment goes back with all that is left of it, and nothing else', () => {
    const paid = sourcesWith(['balance', 700], ['bank', 1300]).map((one, n) => ({ ...one, refunded: n === 1 ? 300n : 0n }))
    const plan = planOf({ what: 'late_payment', payment_id: 1 }, line, paid)
    expect([shown(plan), plan.money]).toEqual([
      ['provider:sandbox 1000', 'withdrawable 700'],
      [{ payment_id: 1, cents: 1700n, is_remainder: true }],
    ])
    expect([plan.limits, plan.stock, plan.coins, plan.source, plan.coupon]).toEqual([[], [], null, null, 'not_returned'])
  })
})

test('R-11 R-16 a lower price returns money and coins alone', () => {
  const plan = planOf({ what: 'price', cents: 300n, longcoin: 2 }, { longcoin_transfer: 't' })
  const { money, coins, limits, stock, lines } = plan
  expect([money, coins, shown(plan)]).toEqual([
    [{ payment_id: 1, cents: 300n, is_remainder: false }],
    { transfer_id: 't', amount: 2 },
    ['provider:sandbox 300'],
  ])
  expect([limits, stock, lines]).toEqual([[], [], []])
  expect(planOf({ what: 'price', cents: 0n, longcoin: 0 }).money).toEqual([])
})
