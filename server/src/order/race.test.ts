import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeGoods, stockOf } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { plus } from '../kernel/time/clock.ts'
import { drainTimers } from '../kernel/time/timers.ts'
import { decidePayment } from '../payment/sandbox/decide-payment.ts'
import { buyNow, goToBank, makeBuyer } from './test/shopping.ts'

const shop = await openTestShop()
const countOf = (results: PromiseSettledResult<unknown>[]) => results.filter((one) => one.status === 'fulfilled').length
const reasonsOf = (results: PromiseSettledResult<unknown>[]) =>
  new Set(results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { reason: string }).reason] : [])))
const reservedOf = async (sku_id: number) => (await stockOf(shop, sku_id)).reserved

test('R-01 ORD-04 64 orders at once on a stock of 20 sell exactly 20', async () => {
  const { sku_id } = await makeGoods(shop, { stock: 20 })
  const buyers = await Promise.all(Array.from({ length: 64 }, () => makeBuyer(shop)))
  const quotes = await Promise.all(buyers.map(({ call }) => call('order/quote', { sku_id })))
  const results = await Promise.allSettled(
    buyers.map(({ call, address_id }, n) => call('order/create', { sku_id, address_id, quote: quotes[n]!.quote })),
  )
  expect([countOf(results), reasonsOf(results), await reservedOf(sku_id)]).toEqual([20, new Set(['cart.sold_out']), 20])
})

test('R-01 orders of the same two SKUs in both orders sell what is there, and none waits for ever', async () => {
  const [one, two] = [await makeGoods(shop, { stock: 10 }), await makeGoods(shop, { stock: 10 })]
  const buyers = await Promise.all(Array.from({ length: 24 }, () => makeBuyer(shop)))
  const results = await Promise.allSettled(
    buyers.map(async ({ call, address_id }, n) => {
      for (const { sku_id } of n % 2 ? [one, two] : [two, one]) await call('cart/add', { sku_id, quantity: 1 })
      const { quote } = await call('order/quote', { from_cart: true })
      return call('order/create', { from_cart: true, address_id, quote })
    }),
  )
  expect([countOf(results), await reservedOf(one.sku_id), await reservedOf(two.sku_id)]).toEqual([10, 10, 10])
})

test('ORD-04 a double tap is one order with one answer', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id } = await makeGoods(shop)
  const { quote } = await buyer.call('order/quote', { sku_id })
  const input = { sku_id, address_id: buyer.address_id, quote }
  const request_key = randomUUID()
  const answers = await Promise.all([1, 2, 3, 4].map(() => buyer.call('order/create', input, { request_key })))
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect((await buyer.call('order/list', {})).list).toHaveLength(1)
  expect(await reservedOf(sku_id)).toBe(1)
})

test('ORD-04 one cart ordered from two windows at once is ordered once', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id } = await makeGoods(shop)
  await buyer.call('cart/add', { sku_id, quantity: 2 })
  const { quote } = await buyer.call('order/quote', { from_cart: true })
  const create = () => buyer.call('order/create', { from_cart: true, address_id: buyer.address_id, quote })
  const results = await Promise.allSettled([create(), create(), create()])
  expect([countOf(results), reasonsOf(results), await reservedOf(sku_id)]).toEqual([1, new Set(['order.nothing_selected']), 2])
})

test('R-04 a member’s orders at once stay within the limit', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id } = await makeGoods(shop, { max_per_member: 3 })
  const { quote } = await buyer.call('order/quote', { sku_id })
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, () => buyer.call('order/create', { sku_id, address_id: buyer.address_id, quote })),
  )
  expect([countOf(results), reasonsOf(results), await reservedOf(sku_id)]).toEqual([3, new Set(['cart.purchase_limit']), 3])
})

test('R-02 R-25 cancel, time-out and payment at once: stock and limit are held by paid orders alone, and come back once', async () => {
  const buyer = await makeBuyer(shop)
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('succeed', 'fail', 'twice', 'cancel'),
      fc.shuffledSubarray(['cancel', 'cancel again', 'time', 'bank'], { minLength: 2 }),
      async (choice, acts) => {
        const { sku_id, goods_id } = await makeGoods(shop, { max_per_member: 3, stock: 3 })
        const { order_ids, payment_id } = await buyNow(buyer, sku_id, 3)
        const order_id = order_ids[0]!
        const reference = await goToBank(buyer, payment_id)
        const past = plus(shop.site.shared.now(), { minutes: -1 })
        const doing: Record<string, () => Promise<unknown>> = {
          cancel: () => buyer.call('order/cancel', { order_id }),
          'cancel again': () => buyer.call('order/cancel', { order_id }),
          bank: () => decidePayment(shop.site, reference, choice),
          time: async () => {
            await shop.db
              .updateTable('timer')
              .set({ due_at: past })
              .where('kind', '=', 'order.close_unpaid')
              .where('subject', '=', String(payment_id))
              .execute()
            return drainTimers(shop.site)
          },
        }
        const results = await Promise.allSettled(acts.map((act) => doing[act]!()))
        expect([...reasonsOf(results)].filter((reason) => reason !== 'order.not_cancellable')).toEqual([])
        const { state, events } = await buyer.call('order/view', { order_id })
        const { used } = await shop.db
          .selectFrom('cart_allowance')
          .select('used')
          .where('member_id', '=', buyer.member_id)
          .where('goods_id', '=', goods_id)
          .executeTakeFirstOrThrow()
        const expectedReserved = state === 'cancelled' ? 0 : 3
        expect([await reservedOf(sku_id), used]).toEqual([expectedReserved, expectedReserved])
        if (acts.includes('bank') && (choice === 'succeed' || choice === 'twice')) expect(state).toBe('paid')
        expect(events.filter(({ event }) => event === 'cancelled' || event === 'closed').length).toBeLessThanOrEqual(1)
        expect(events.filter(({ event }) => event === 'paid').length).toBe(state === 'paid' ? 1 : 0)
      },
    ),
    { numRuns: 60 },
  )
  expect(await shop.db.selectFrom('timer').selectAll().where('error', 'is not', null).execute()).toEqual([])
})
