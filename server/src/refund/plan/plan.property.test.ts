import { apportion } from '@longmall/pricing/apportion.ts'
import { cents } from '@longmall/pricing/cents.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterRefund, splitRefund, type PaymentSource } from '../../payment/refund/rules.ts'
import type { AfterSaleLine } from '../line/after-sale-line.ts'
import { planRefund } from './plan-refund.ts'
import type { RefundFacts, RefundPlan } from './refund-plan.ts'
import { lineOf, sourcesWith } from './test/facts.ts'

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  total: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 2_000_000 })),
  longcoin: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5000 })),
  /** Of the line, what stands in sets of a combo. */
  in_sets: fc.nat(9),
  present: fc.boolean(),
})
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
  freight: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3000 })),
  /** Shares of the buckets, a coin and a provider in the payment. */
  weights: fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5), fc.integer({ min: 1, max: 5 })),
  coupon: fc.boolean(),
})
type Order = typeof anyOrder extends fc.Arbitrary<infer T> ? T : never

/** An order as its rows are, and what it got back so far. */
function openOrder({ lines: wanted, freight, weights, coupon }: Order) {
  const order_total = BigInt(wanted.reduce((sum, line) => sum + line.total, freight))
  const standing = wanted.reduce((sum, line) => sum + line.quantity, 0)
  const shared = { order_total, freight_total: BigInt(freight), member_coupon_id: coupon ? 1 : null, longcoin_transfer: 't' }
  const paidLines = wanted.map(({ quantity, total, longcoin, in_sets }, n) => {
    const inSets = Math.min(in_sets, quantity)
    const combos = inSets === 0 ? [] : [{ promotion_id: 7, quantity: inSets }]
    const own = { order_goods_id: n, goods_id: n, sku_id: n, quantity, total: BigInt(total), longcoin, combos, line_promotion_id: 4 }
    return lineOf({ ...shared, ...own, order_unrefunded_quantity: standing, payment_unrefunded_quantity: standing })
  })
  const presents = wanted.flatMap(({ present }, n) =>
    present
      ? [lineOf({ ...shared, order_goods_id: 100 + n, goods_id: 100 + n, sku_id: 100 + n, quantity: 1, total: 0n, is_gift: true })]
      : [],
  )
  const [non, balance, coins, bank] = apportion(cents(Number(order_total)), weights).map(Number) as [number, number, number, number]
  const paid = sourcesWith(['non', non], ['balance', balance], ['coins', coins], ['bank', bank]).filter(({ amount }) => amount > 0n)
  return { lines: [...paidLines, ...presents], sources: paid }
}

/** Sums by id. */
class Tally {
  readonly sums = new Map<number, number>()
  add(rows: readonly { id: number; quantity: number }[]) {
    for (const { id, quantity } of rows) this.sums.set(id, (this.sums.get(id) ?? 0) + quantity)
  }
  isExactly(rows: readonly { id: number; quantity: number }[]): boolean {
    const wanted = new Tally()
    wanted.add(rows.filter(({ quantity }) => quantity > 0))
    return wanted.sums.size === this.sums.size && [...wanted.sums].every(([id, sum]) => this.sums.get(id) === sum)
  }
}

/** Executes plans on rows in memory, as the database would, and counts what went back. */
function openBooks({ lines, sources: paid }: { lines: AfterSaleLine[]; sources: PaymentSource[] }) {
  const [stock, limits, inCombo] = [new Tally(), new Tally(), new Tally()]
  const counted = { coins: 0, coupons: 0, freight: 0n, sets: 0 }
  let sources = paid
  const combo_parts = lines.flatMap(({ sku_id, combos }) =>
    combos.map(({ promotion_id }) => ({ promotion_id, sku_id, in_set: 1, back: 0 })),
  )
  const facts = (): RefundFacts => ({ lines, sourcesOf: () => sources, combo_parts })

  /** Refuses what a source does not have, or what is placed at a source before those paid after it are empty. */
  function execute(plan: RefundPlan): boolean {
    const amount = plan.goods + plan.freight
    const placed = splitRefund(sources, amount)
    if (!placed || plan.parts.reduce((sum, part) => sum + part.worth, 0n) !== amount) return false
    if (plan.parts.some((part, n) => part.source !== placed[n]?.source || part.amount !== placed[n]?.amount)) return false
    sources = afterRefund(sources, placed)
    const lowest = placed.at(-1)?.position ?? Infinity
    if (sources.some((one) => one.refunded > one.amount || (one.position > lowest && one.refunded !== one.amount))) return false
    const paidLines = plan.lines.filter((change) => !lines.find((line) => line.order_goods_id === change.order_goods_id)!.is_gift)
    const gone = paidLines.reduce((sum, { quantity }) => sum + quantity, 0)
    for (const line of lines) {
      const change = plan.lines.find((one) => one.order_goods_id === line.order_goods_id)
      line.refunded_quantity += change?.quantity ?? 0
      line.refunded_total += change?.cents ?? 0n
      line.order_refunded += amount
      line.order_unrefunded_quantity -= gone
      line.payment_unrefunded_quantity -= gone
      if (line.refunded_quantity > line.quantity || line.refunded_total > line.total) return false
    }
    stock.add(plan.stock.map(({ sku_id: id, quantity }) => ({ id, quantity })))
    limits.add(plan.limits.map(({ goods_id: id, quantity }) => ({ id, quantity })))
    const ofCombo = plan.promotions.quantities.filter(({ promotion_id }) => promotion_id === 7)
    inCombo.add(ofCombo.map(({ sku_id: id, quantity }) => ({ id, quantity })))
    for (const { sku_id, quantity } of ofCombo) combo_parts.find((part) => part.sku_id === sku_id)!.back += quantity
    counted.coins += plan.coins === null ? 0 : Number(plan.coins.amount)
    counted.coupons += plan.coupon === 'returned' ? 1 : 0
    counted.freight += plan.freight
    counted.sets += plan.promotions.sets.get(7) ?? 0
    return true
  }

  /** Has everything gone back exactly once? */
  function isExact({ freight, coupon, lines: wanted }: Order): boolean {
    const inSets = lines.flatMap(({ sku_id: id, combos }) => combos.map(({ quantity }) => ({ id, quantity })))
    const sets = inSets.length === 0 ? 0 : Math.min(...inSets.map(({ quantity }) => quantity))
    return (
      sources.every(({ refunded, amount }) => refunded === amount) &&
      lines.every((line) => line.refunded_quantity === line.quantity && line.refunded_total === line.total) &&
      counted.coins === wanted.reduce((sum, { longcoin }) => sum + longcoin, 0) &&
      counted.coupons === (coupon ? 1 : 0) &&
      counted.freight === BigInt(freight) &&
      counted.sets === sets &&
      inCombo.isExactly(inSets) &&
      stock.isExactly(lines.map(({ sku_id: id, quantity }) => ({ id, quantity }))) &&
      limits.isExactly(lines.filter(({ is_gift }) => !is_gift).map(({ goods_id: id, quantity }) => ({ id, quantity })))
    )
  }
  return { lines, facts, execute, isExact }
}

test('R-02 R-08 R-10 R-11 R-12 refunds of parts and of the rest, in any split and order, bring back exactly what was paid and reserved, once', () => {
  let refunds = 0
  fc.assert(
    fc.property(anyOrder, fc.infiniteStream(fc.nat()), (order, dice) => {
      const next = () => dice.next().value!
      const books = openBooks(openOrder(order))
      const open = () => books.lines.filter((line) => !line.is_gift && line.refunded_quantity < line.quantity)
      while (open().length > 0) {
        refunds++
        const rest = open()
        const line = rest[next() % rest.length]!
        const quantity = 1 + (next() % (line.quantity - line.refunded_quantity))
        const units = {
          what: 'units',
          order_goods_id: line.order_goods_id,
          quantity,
          unshipped: quantity,
          returned: 0,
          received: 0,
        } as const
        if (!books.execute(planRefund(books.facts(), next() % 6 === 0 ? { what: 'order' } : units))) return false
      }
      return books.isExact(order)
    }),
    { numRuns: Number(process.env.LONGMALL_RUNS ?? 8_000) },
  )
  expect(refunds).toBeGreaterThan(process.env.LONGMALL_RUNS ? 0 : 25_000)
})
