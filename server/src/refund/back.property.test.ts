import fc from 'fast-check'
import { apportion } from '@longmall/pricing/apportion.ts'
import { cents } from '@longmall/pricing/cents.ts'
import { expect, test } from 'vitest'
import type { AfterSaleLine } from './line/after-sale-line.ts'
import { afterRefund, splitRefund, type PaymentSource } from '../payment/refund/rules.ts'
import { noPending } from './queries.ts'
import { backAmounts, previewShares } from './work-out-back.ts'

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  total: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 2_000_000 })),
  longcoin: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5000 })),
})
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
  freight: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3000 })),
  /** Shares of the buckets, a coin and a provider in the payment. */
  weights: fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5), fc.integer({ min: 1, max: 5 })),
  coupon: fc.boolean(),
})

type Order = typeof anyOrder extends fc.Arbitrary<infer T> ? T : never

const kinds = [
  { source: 'balance', bucket: 'non_withdrawable', unit: 'MONEY' },
  { source: 'balance', bucket: 'withdrawable', unit: 'MONEY' },
  { source: 'coin:USDS', bucket: null, unit: 'USDS' },
  { source: 'provider:sandbox', bucket: null, unit: 'MONEY' },
] as const
const smallest = (unit: string) => (unit === 'MONEY' ? 1n : 10n)

function sourcesOf({ lines, freight, weights }: Order): PaymentSource[] {
  const total = lines.reduce((sum, line) => sum + line.total, freight)
  return apportion(cents(total), weights).flatMap((worth, n) =>
    worth === 0 ? [] : [{ ...kinds[n]!, position: n + 1, amount: BigInt(worth) * smallest(kinds[n]!.unit), refunded: 0n }],
  )
}

/** The lines as after-sale reads them. */
function linesOf({ lines, freight, coupon }: Order): AfterSaleLine[] {
  const standing = lines.reduce((sum, line) => sum + line.quantity, 0)
  const order_total = BigInt(lines.reduce((sum, line) => sum + line.total, freight))
  return lines.map(
    (line, n) =>
      ({
        order_goods_id: n,
        payment_id: 1,
        balance_payment_id: null,
        deposit_amount: null,
        state: 'paid',
        order_total,
        order_refunded: 0n,
        freight_total: BigInt(freight),
        member_coupon_id: coupon ? 1 : null,
        quantity: line.quantity,
        total: BigInt(line.total),
        longcoin: line.longcoin,
        refunded_quantity: 0,
        order_shipped: 0,
        order_standing: standing,
        payment_standing: standing,
      }) as AfterSaleLine,
  )
}

test('R-08 R-10 R-11 R-12 refunds of all pieces, in any split and order, give back exactly what was paid: each source, coins, freight, coupon', () => {
  let cases = 0
  fc.assert(
    fc.property(anyOrder, fc.infiniteStream(fc.nat()), (order, dice) => {
      const next = () => dice.next().value!
      const lines = linesOf(order)
      let sources = sourcesOf(order)
      const open = [...lines]
      let [coins, coupons, freight] = [0, 0, 0n]
      while (open.length) {
        const line = open[next() % open.length]!
        const quantity = 1 + (next() % (line.quantity - line.refunded_quantity))
        const back = backAmounts(line, quantity, noPending)
        const amount = back.goods + back.freight
        const parts = previewShares(line, amount, noPending, () => sources)
        if (parts.reduce((sum, part) => sum + part.worth, 0n) !== amount) return false
        const placed = splitRefund(sources, amount)!
        // The reverse order of how it was paid: a source gives only when those after it are empty.
        const lowest = placed.at(-1)?.position ?? Infinity
        sources = afterRefund(sources, placed)
        if (sources.some((one) => one.position > lowest && one.refunded !== one.amount)) return false
        coins += back.longcoin
        coupons += back.coupon === 'back' ? 1 : 0
        freight += back.freight
        for (const one of lines) {
          one.order_refunded += amount
          one.order_standing -= quantity
          one.payment_standing -= quantity
        }
        line.refunded_quantity += quantity
        if (line.refunded_quantity === line.quantity) open.splice(open.indexOf(line), 1)
        cases++
      }
      const isExact = sources.every(({ refunded, amount }) => refunded === amount)
      const allCoins = order.lines.reduce((sum, line) => sum + line.longcoin, 0)
      return isExact && coins === allCoins && coupons === (order.coupon ? 1 : 0) && freight === BigInt(order.freight)
    }),
    { numRuns: Number(process.env.LONGMALL_RUNS ?? 20_000) },
  )
  expect(cases).toBeGreaterThan(process.env.LONGMALL_RUNS ? 0 : 100_000)
})

test('R-11 R-12 requests under way are thought of as going first: a second preview names what the first leaves, and the freight', () => {
  const order = {
    lines: [
      { quantity: 1, total: 600, longcoin: 0 },
      { quantity: 1, total: 400, longcoin: 0 },
    ],
    freight: 100,
    weights: [0, 1, 0, 1],
    coupon: true,
  } as Order
  const [first, second] = linesOf(order)
  const sources = sourcesOf(order)
  const shown = (line: AfterSaleLine, pending: typeof noPending) => {
    const back = backAmounts(line, 1, pending)
    const parts = previewShares(line, back.goods + back.freight, pending, () => sources)
    return [back.freightWhy, back.coupon, parts.map(({ source, worth }) => `${source} ${worth}`)]
  }
  expect(shown(first!, noPending)).toEqual(['others_remain', 'kept', ['provider:sandbox 550', 'balance 50']])
  expect(shown(second!, { ...noPending, pieces: 1, cents: 600n })).toEqual(['last_unshipped', 'back', ['balance 500']])
})
