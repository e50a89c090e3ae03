import { expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { drainTimers } from '../kernel/time/timers.ts'
import { openAfterSale } from './test/after-sale.ts'

const shop = await openTestShop()
const { approve, requestRefund, bankRefund, clerk, escrow, makeRichBuyer, money, paid, ship, taken, versionOf, view } =
  await openAfterSale(shop)
const done = (results: PromiseSettledResult<unknown>[]) => results.filter((one) => one.status === 'fulfilled').length
const reasons = (results: PromiseSettledResult<unknown>[]) =>
  new Set(
    results.flatMap((one) =>
      one.status === 'rejected'
        ? [(one.reason as { reason?: string; code?: string }).reason ?? (one.reason as { code?: string }).code]
        : [],
    ),
  )
const times = <T>(count: number, work: () => Promise<T>) => Promise.allSettled(Array.from({ length: count }, work))

test('R-02 ORD-13 of 50 askings at once for a line there are as many requests as it has units', async () => {
  const { buyer, lines } = await paid([{ quantity: 3 }])
  const results = await times(50, () => requestRefund(buyer, lines[0]!))
  expect([done(results), reasons(results)]).toEqual([3, new Set(['refund.already_open'])])
})

test('R-02 ORD-13 of two requests at once for the last unit beside an open one exactly one holds', async () => {
  for (let n = 0; n < 8; n++) {
    const { buyer, lines } = await paid([{ quantity: 3 }])
    const ended = await requestRefund(buyer, lines[0]!)
    await buyer.call('refund/cancel', { refund_id: ended.refund_id })
    await requestRefund(buyer, lines[0]!, { quantity: 2 })
    const again = { refund_id: ended.refund_id, kind: 'refund_only', quantity: 1, reason: 'other', note: '' } as const
    const results = await Promise.allSettled([
      requestRefund(buyer, lines[0]!),
      n % 2 ? requestRefund(buyer, lines[0]!) : buyer.call('refund/reapply', again),
    ])
    expect([done(results), reasons(results)]).toEqual([1, new Set(['refund.already_open'])])
    const { list } = await buyer.call('refund/list', { tab: 'open' })
    expect(list.map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([1, 2])
  }
})

test('R-02 R-11 50 approvals at once of one refund pay back once', async () => {
  const escrowBefore = await escrow()
  const buyer = await makeRichBuyer(0n, 400n)
  const { lines, goods, reference } = await paid([{ price: 1000 }], buyer)
  const { refund_id } = await requestRefund(buyer, lines[0]!)
  const version = await versionOf(refund_id)
  const results = await times(50, () => clerk.call('refund/approve', { refund_id, version }))
  expect([done(results), reasons(results)]).toEqual([1, new Set(['refund.changed'])])
  expect([await bankRefund(reference), (await money(buyer)).withdrawable, await taken(goods[0]!.sku_id)]).toEqual([600n, '4.00', 0])
  expect((await escrow()) - escrowBefore).toBe(0n)
})

test('R-02 a refund approved, taken back and timed out at once has one outcome', async () => {
  for (let n = 0; n < 12; n++) {
    const { buyer, lines, goods, reference } = await paid([{ price: 500 }])
    const { refund_id } = await requestRefund(buyer, lines[0]!)
    const version = await versionOf(refund_id)
    await shop.db
      .updateTable('timer')
      .set({ due_at: '2000-01-01T00:00:00.000Z' })
      .where('kind', '=', 'refund.deadline')
      .where('subject', '=', String(refund_id))
      .execute()
    await shop.db.updateTable('return_request').set({ merchant_deadline: '2000-01-01T00:00:00.000Z' }).where('id', '=', refund_id).execute()
    const results = await Promise.allSettled([
      clerk.call('refund/approve', { refund_id, version }),
      buyer.call('refund/cancel', { refund_id }),
      drainTimers(shop.site),
    ])
    expect([...reasons(results)].filter((reason) => reason !== 'refund.changed')).toEqual([])
    const { status } = await view(buyer, refund_id)
    const isRefunded = status === 6
    expect([status === 6 || status === 7, await bankRefund(reference), await taken(goods[0]!.sku_id)]).toEqual([
      true,
      isRefunded ? 500n : 0n,
      isRefunded ? 0 : 1,
    ])
  }
})

test('R-02 ORD-10 refund and parcel at once: a unit goes out or its money goes back, never both', async () => {
  for (let n = 0; n < 12; n++) {
    const { buyer, order_id, lines, goods } = await paid([{ quantity: 2 }])
    const results = await Promise.allSettled([
      requestRefund(buyer, lines[0]!),
      ship(order_id, [{ order_goods_id: lines[0]!, quantity: 2 }]),
    ])
    const line = await shop.db
      .selectFrom('order_line')
      .select(['shipped_quantity', 'on_hold_quantity'])
      .where('id', '=', lines[0]!)
      .executeTakeFirstOrThrow()
    expect(line.shipped_quantity + line.on_hold_quantity).toBeLessThanOrEqual(2)
    const [request, sent] = results
    expect(sent.status === 'fulfilled' ? line.shipped_quantity : 0).toBe(line.shipped_quantity)
    if (request.status !== 'fulfilled') continue
    await approve(request.value.refund_id)
    expect(await taken(goods[0]!.sku_id)).toBe(2 - line.on_hold_quantity)
  }
})

test('R-11 refunds of all lines at once give back exactly what was paid', async () => {
  const escrowBefore = await escrow()
  const buyer = await makeRichBuyer(333n, 777n)
  const { order_id, lines, reference } = await paid([{ price: 999 }, { price: 501 }, { price: 1 }], buyer)
  const requests = await Promise.all(lines.map((line) => requestRefund(buyer, line)))
  const results = await Promise.allSettled(requests.map(({ refund_id }) => approve(refund_id)))
  expect(done(results)).toBe(3)
  expect(await money(buyer)).toMatchObject({ non_withdrawable: '3.33', withdrawable: '7.77' })
  expect([await bankRefund(reference), (await escrow()) - escrowBefore]).toEqual([391n, 0n])
  expect(await buyer.call('order/view', { order_id })).toMatchObject({ state: 'cancelled', cancel_reason: 'refunded' })
})
