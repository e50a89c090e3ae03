import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { openAfterSale } from './test/after-sale.ts'

const shop = await openTestShop()
const { approve, requestRefund, bankRefund, escrow, paid, refuse, send, ship, taken, view } = await openAfterSale(shop)
const last = async (...about: Parameters<typeof view>) => (await view(...about)).events.at(-1)!
const inDays = (days: number) => Date.parse(shop.site.shared.now()) + days * 86_400_000

describe('R-27 each side has its time', () => {
  test('ORD-13 a shop that says nothing for 7 days has approved: the money goes back', async () => {
    const { buyer, lines, goods, reference } = await paid([{ price: 1234 }])
    const soonest = inDays(7)
    const { refund_id, merchant_deadline } = await requestRefund(buyer, lines[0]!)
    const until = Date.parse(merchant_deadline!)
    expect([until > soonest - 1000, until < inDays(7) + 1000]).toEqual([true, true])
    await shop.advance({ days: 6, hours: 23 })
    expect((await view(buyer, refund_id)).status).toBe(1)
    await shop.advance({ hours: 1 })
    const done = await view(buyer, refund_id)
    expect(done).toMatchObject({ status: 6, merchant_deadline: null })
    expect(done.events.map(({ event, actor }) => `${event} by ${actor}`)).toEqual([
      'applied by member',
      'approved_by_time by system',
      'refunded by system',
    ])
    expect([await bankRefund(reference), await taken(goods[0]!.sku_id)]).toEqual([1234n, 0])
  })

  test('ORD-13 a buyer who sends nothing for 7 days has given up, and may ask again', async () => {
    const { buyer, order_id, lines } = await paid([{}])
    await ship(order_id)
    await buyer.call('order/confirm_receipt', { order_id })
    const { refund_id } = await requestRefund(buyer, lines[0]!, { kind: 'return_refund' })
    await approve(refund_id)
    await shop.advance({ days: 6 })
    expect(await view(buyer, refund_id)).toMatchObject({ status: 4, buyer_deadline: expect.any(String) })
    await shop.advance({ days: 1 })
    expect(await view(buyer, refund_id)).toMatchObject({ status: 7, buyer_deadline: null, actions: ['reapply'] })
    expect(await last(buyer, refund_id)).toMatchObject({ event: 'closed_by_time', actor: 'system' })
  })

  test('ORD-13 a parcel about which the shop says nothing for 10 days is paid back; nobody has seen the goods in stock', async () => {
    const { buyer, order_id, lines, goods, reference } = await paid([{ price: 777 }])
    await ship(order_id)
    const { refund_id } = await requestRefund(buyer, lines[0]!, { kind: 'return_refund' })
    await approve(refund_id)
    await send(buyer, refund_id)
    await shop.advance({ days: 10 })
    expect(await view(buyer, refund_id)).toMatchObject({ status: 6 })
    expect((await view(buyer, refund_id)).events.slice(-2).map(({ event }) => event)).toEqual(['refunded_by_time', 'refunded'])
    expect([await bankRefund(reference), await taken(goods[0]!.sku_id)]).toEqual([777n, 1])
  })

  test('ORD-13 whoever acted in time is not overruled: refused stays refused, and asked again has 7 days again', async () => {
    const { buyer, lines } = await paid([{}])
    const { refund_id } = await requestRefund(buyer, lines[0]!)
    await shop.advance({ days: 6 })
    await refuse(refund_id)
    await shop.advance({ days: 2 })
    expect(await view(buyer, refund_id)).toMatchObject({ status: 2, reply: 'It was worn' })
    await buyer.call('refund/reapply', { refund_id, kind: 'refund_only', quantity: 1, reason: 'other', note: 'Not at all' })
    await shop.advance({ days: 6 })
    expect((await view(buyer, refund_id)).status).toBe(1)
    await shop.advance({ days: 1 })
    expect((await view(buyer, refund_id)).status).toBe(6)
  })
})

describe('the order is settled in its time', () => {
  test('R-22 not while a request is open, and then without what went back', async () => {
    const escrowBefore = await escrow()
    const { buyer, order_id, lines } = await paid([{ price: 1000, quantity: 2 }])
    await ship(order_id)
    await buyer.call('order/confirm_receipt', { order_id })
    await shop.advance({ days: 14 })
    const { refund_id } = await requestRefund(buyer, lines[0]!, { kind: 'return_refund' })
    await shop.advance({ days: 3 })
    expect((await escrow()) - escrowBefore).toBe(2000n)
    await approve(refund_id)
    await send(buyer, refund_id)
    await shop.advance({ days: 10 })
    expect((await view(buyer, refund_id)).status).toBe(6)
    await shop.advance({ minutes: 1 })
    expect((await escrow()) - escrowBefore).toBe(0n)
    const { settled_at } = await shop.db.selectFrom('shop_order').select('settled_at').where('id', '=', order_id).executeTakeFirstOrThrow()
    expect(settled_at).not.toBeNull()
  })

  test('R-22 a request that came to nothing holds nothing up', async () => {
    const escrowBefore = await escrow()
    const { buyer, order_id, lines } = await paid([{ price: 1000 }])
    await ship(order_id)
    await buyer.call('order/confirm_receipt', { order_id })
    const { refund_id } = await requestRefund(buyer, lines[0]!, { kind: 'return_refund' })
    await refuse(refund_id)
    await shop.advance({ days: 14, hours: 23 })
    expect((await escrow()) - escrowBefore).toBe(1000n)
    await shop.advance({ hours: 1 })
    expect((await escrow()) - escrowBefore).toBe(0n)
  })
})

test('R-27 IDN-14 the buyer is notified by mail, in their own language, what happened without their doing', async () => {
  const { buyer, order_id, lines } = await paid([{ price: 1250, quantity: 3 }])
  await shop.db.updateTable('member').set({ language: 'zh-cn' }).where('id', '=', buyer.member_id).execute()
  const first = await requestRefund(buyer, lines[0]!)
  await refuse(first.refund_id)
  await ship(order_id)
  const second = await requestRefund(buyer, lines[0]!, { kind: 'return_refund' })
  await approve(second.refund_id)
  await shop.advance({ days: 7 })
  await approve((await requestRefund(buyer, lines[0]!)).refund_id)
  const mails = await shop.db
    .selectFrom('message')
    .innerJoin('member', 'member.email', 'message.recipient')
    .select(['template', 'message.language', 'body'])
    .where('member.id', '=', buyer.member_id)
    .where('template', 'like', 'return%')
    .orderBy('message.id')
    .execute()
  expect(mails.map(({ template, language }) => `${template} ${language}`)).toEqual([
    'return_refused zh-cn',
    'return_parcel zh-cn',
    'return_closed zh-cn',
    'return_refunded zh-cn',
  ])
  expect(mails[0]!.body).toContain('It was worn')
  expect(mails[3]!.body).toContain('US$12.50')
})
