import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { refusalOf } from '../../order/test/shopping.ts'
import { openAfterSale } from '../test/after-sale.ts'

const shop = await openTestShop()
const { approve, requestRefund, clerk, makeRichBuyer, money, paid, refuse, send, ship, taken, versionOf, view } = await openAfterSale(shop)
const refund = (order_goods_id: number, quantity = 1) =>
  clerk.call('refund/refund', { order_goods_id, quantity, reason: 'other', note: 'The last one was broken' })

test('CON-03 R-11 an operator refunds units unasked: to where the money came from, as the preview said, and the buyer sees who did it', async () => {
  const buyer = await makeRichBuyer(0n, 1_500n)
  const { lines, goods } = await paid([{ price: 700, quantity: 3 }], buyer)
  const { refund_amounts, line } = await clerk.call('refund/preview_refund', { order_goods_id: lines[0]!, quantity: 2 })
  expect([line.refund_only, refund_amounts.amount]).toEqual([3, '14.00'])
  const done = await refund(lines[0]!, 2)
  expect(done).toMatchObject({ status: 6, amount: '14.00', kind: 'refund_only', actions: [], note: 'The last one was broken' })
  expect(done.refund_amounts.parts).toEqual(refund_amounts.parts)
  expect((await view(buyer, done.refund_id)).events.map(({ event, actor }) => `${event} ${actor}`)).toEqual([
    'applied operator',
    'approved operator',
    'refunded operator',
  ])
  expect([(await money(buyer)).withdrawable, await taken(goods[0]!.sku_id)]).toEqual(['8.00', 1])
  const { audited } = await shop.db
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll<bigint>().as('audited'))
    .where('subject', '=', `return ${done.refund_id}`)
    .executeTakeFirstOrThrow()
  expect(Number(audited)).toBe(1)
})

test('CON-03 a refund that cannot be is refused, and of two at once one is made', async () => {
  const { buyer, lines } = await paid([{ price: 700, quantity: 2 }])
  expect(await refusalOf(refund(lines[0]!, 3))).toMatchObject({ reason: 'refund.quantity_exceeded' })
  expect(await refusalOf(refund(2147483647))).toMatchObject({ reason: 'refund.line_not_found' })
  expect(await refusalOf(clerk.call('refund/preview_refund', { order_goods_id: 2147483647, quantity: 1 }))).toMatchObject({
    reason: 'refund.line_not_found',
  })
  const finance = await staffClient(shop, 'finance')
  const asFinance = finance.call('refund/refund', { order_goods_id: lines[0]!, quantity: 1, reason: 'other', note: 'No' })
  expect(await refusalOf(asFinance)).toMatchObject({ reason: 'call.forbidden' })
  const results = await Promise.allSettled([refund(lines[0]!, 2), refund(lines[0]!, 2)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const open = await paid([{ price: 700 }], buyer)
  await requestRefund(buyer, open.lines[0]!)
  expect(await refusalOf(refund(open.lines[0]!))).toMatchObject({ reason: 'refund.already_open' })
})

test('CON-03 ORD-13 requests are found by number, order, kind and status, and by whose time runs out soonest', async () => {
  const { buyer, order_id, lines } = await paid([{ price: 700, quantity: 1 }, { price: 800 }, { price: 900 }])
  const first = await requestRefund(buyer, lines[0]!)
  await shop.advance({ minutes: 1 })
  const second = await requestRefund(buyer, lines[1]!)
  const third = await requestRefund(buyer, lines[2]!)
  await refuse(third.refund_id)
  const found = async (filters: object) =>
    (await clerk.call('refund/list_requests', { order_id, ...filters })).list.map(({ refund_id }) => refund_id)
  expect(await found({})).toEqual([third.refund_id, second.refund_id, first.refund_id])
  expect(await found({ keyword: first.refund_no })).toEqual([first.refund_id])
  expect(await found({ keyword: first.order_no })).toHaveLength(3)
  expect(await found({ keyword: 'A0' })).toEqual([])
  expect([await found({ status: 2 }), await found({ kind: 'return_refund' })]).toEqual([[third.refund_id], []])
  // The third waits for nobody.
  expect(await found({ sort: 'merchant_deadline' })).toEqual([first.refund_id, second.refund_id, third.refund_id])
  expect(await found({ sort: '-merchant_deadline' })).toEqual([second.refund_id, first.refund_id, third.refund_id])
  const page = await clerk.call('refund/list_requests', { order_id, sort: 'merchant_deadline', page_size: 1 })
  expect(await found({ sort: 'merchant_deadline', cursor: page.next! })).toEqual([second.refund_id, third.refund_id])
})

test('ORD-13 R-27 the list has the shop’s time and the buyer’s, of which one runs, and is sorted by either', async () => {
  const { buyer, order_id, lines } = await paid([{ price: 700 }, { price: 800 }])
  await ship(order_id)
  const waiting = await requestRefund(buyer, lines[1]!)
  const { refund_id } = await requestRefund(buyer, lines[0]!, { kind: 'return_refund' })
  await approve(refund_id)
  const sorted = async (sort: 'merchant_deadline' | 'buyer_deadline') =>
    (await clerk.call('refund/list_requests', { order_id, sort })).list.map((one) => [one.refund_id, one[sort] !== null])
  expect(await sorted('merchant_deadline')).toEqual([
    [waiting.refund_id, true],
    [refund_id, false],
  ])
  expect(await sorted('buyer_deadline')).toEqual([
    [refund_id, true],
    [waiting.refund_id, false],
  ])
  await send(buyer, refund_id)
  expect((await sorted('merchant_deadline')).map(([, runs]) => runs)).toEqual([true, true])
  expect(await versionOf(refund_id)).toBeGreaterThan(1)
})
