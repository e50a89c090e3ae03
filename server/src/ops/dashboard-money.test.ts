import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { dayIn } from '../kernel/time/clock.ts'
import { readOrderLines } from '../order/staff/order-rows.ts'
import { runTimer } from '../order/test/places.ts'
import { buyNow, goToBank, makeBuyer, payAtBank, type Buyer } from '../order/test/shopping.ts'
import { decidePayment } from '../payment/sandbox/decide-payment.ts'
import { openAfterSale } from '../refund/test/after-sale.ts'
import { dayPlus } from './rules.ts'

const shop = await openTestShop()
const owner = await staffClient(shop)
const zone = 'Asia/Shanghai'
const today = () => dayIn(zone, shop.site.shared.now())

/** Two units of 10.00 reserved for a deposit of 4.00. */
async function reserve(buyer: Buyer, missed: 'keep' | 'return') {
  const deposit = { amount: 200, after_days: 0, window_days: 7, missed }
  const goods = await makeGoods(shop, { goods_type: 'deposit', requirement: { deposit }, price: 1000 })
  const { order_ids, payment_id } = await buyNow(buyer, goods.sku_id, 2)
  const order_id = order_ids[0]!
  await payAtBank(shop, buyer, payment_id)
  const balance = async () => (await buyer.call('order/view', { order_id })).payment_id
  return { buyer, order_id, goods_id: goods.goods_id, balance }
}

/** What the ledger took for payments and gave back of them, by day. */
async function ledgerByDay() {
  const { rows } = await sql<{ day: string; paid: string; refunded: string }>`
    select to_char(t.effective_at at time zone ${zone}, 'YYYY-MM-DD') as day, decimal_text(coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint, 2) as paid,
      decimal_text(coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint, 2) as refunded
    from transfer t join entry e on e.transfer_id = t.id join account a on a.id = e.account_id
    where a.member_id is null and a.purpose = 'escrow' and t.kind like 'payment.%' group by 1 order by 1`.execute(shop.db)
  return rows
}

test('CON-01 R-19 a deposit counts on its day, the balance on its own, and all that goes back on the day on which it goes', async () => {
  await shop.passMidnight()
  const first_day = today()
  const { requestRefund, approve } = await openAfterSale(shop)
  const [ann, bob, cid, dan] = [await makeBuyer(shop), await makeBuyer(shop), await makeBuyer(shop), await makeBuyer(shop)]
  const whole = await reserve(ann, 'keep')
  const returnedDeposit = await reserve(bob, 'return')
  const retainedDeposit = await reserve(cid, 'keep')
  const scarce = await makeGoods(shop, { price: 700, stock: 1 })
  const late = await buyNow(dan, scarce.sku_id)
  const reference = await goToBank(dan, late.payment_id)
  await dan.call('order/cancel', { order_id: late.order_ids[0]! })

  await shop.advance({ days: 1 })
  await payAtBank(shop, ann, await whole.balance())
  const sold = await buyNow(bob, scarce.sku_id)
  await payAtBank(shop, bob, sold.payment_id)
  await decidePayment(shop.site, reference, 'succeed')

  await shop.advance({ days: 1 })
  const lateBalance = await goToBank(bob, await returnedDeposit.balance())
  for (const { order_id } of [returnedDeposit, retainedDeposit]) await runTimer(shop, 'order.balance_ends', order_id)
  const { lines } = await ann.call('order/view', { order_id: whole.order_id })
  await approve((await requestRefund(ann, lines[0]!.order_goods_id)).refund_id)

  await shop.advance({ days: 1 })
  await decidePayment(shop.site, lateBalance, 'succeed')

  const last_day = today()
  const { days, total, top_goods } = await owner.call('ops/dashboard', { first_day, last_day })
  expect(days).toMatchObject([
    { orders: 3, buyers: 3, paid: '12.00', refunded: '0.00', sales: '12.00' },
    { orders: 1, buyers: 3, paid: '30.00', refunded: '7.00', sales: '23.00' },
    { orders: 0, buyers: 0, paid: '0.00', refunded: '14.00', sales: '-14.00' },
    { orders: 0, buyers: 1, paid: '16.00', refunded: '16.00', sales: '0.00' },
  ])
  expect(total).toMatchObject({ orders: 4, buyers: 4, paid: '58.00', refunded: '37.00', sales: '21.00' })
  const moved = days.filter(({ paid, refunded }) => Number(paid) + Number(refunded) > 0)
  expect(moved.map(({ day, paid, refunded }) => ({ day, paid, refunded }))).toEqual(await ledgerByDay())
  // What was reserved and never paid whole was not sold.
  expect(top_goods.map(({ goods_id, sales }) => [goods_id, sales])).toEqual([
    [whole.goods_id, '10.00'],
    [scarce.goods_id, '7.00'],
  ])

  // So has the file of these orders.
  const exported = await readOrderLines({ db: shop.db, language: 'en-us' }, sql`select * from shop_order`, 20)
  const inFile = [whole, returnedDeposit, retainedDeposit].map(
    ({ order_id }) => exported.find((line) => line.order_id === order_id)!.refunded,
  )
  expect(inFile).toEqual(['10.00', '4.00', '0.00'])

  const orders = async (filters: object) =>
    (await owner.call('order/search', filters)).list.map(({ order_id }) => order_id).toSorted((one, other) => one - other)
  const listed = async (kind: 'paid' | 'refunded', n: number) => {
    const day = dayPlus(first_day, n)
    return orders({ [`${kind}_from_day`]: day, [`${kind}_until_day`]: day })
  }
  const [a, b, c, d, e] = [whole.order_id, returnedDeposit.order_id, retainedDeposit.order_id, late.order_ids[0]!, sold.order_ids[0]!]
  expect(await Promise.all([0, 1, 2, 3].map((n) => listed('paid', n)))).toEqual([[a, b, c], [a, d, e], [], [b]])
  // Over more than a month, from a day on, until a day, and when nothing was paid.
  const all = [a, b, c, d, e]
  expect(await orders({ paid_from_day: dayPlus(first_day, -60), paid_until_day: last_day })).toEqual(all)
  expect(await orders({ paid_from_day: dayPlus(first_day, -60) })).toEqual(all)
  expect(await orders({ paid_from_day: last_day })).toEqual([b])
  expect(await orders({ paid_until_day: first_day })).toEqual([a, b, c])
  expect(await orders({ paid_from_day: dayPlus(first_day, -90), paid_until_day: dayPlus(first_day, -1) })).toEqual([])
  expect(await Promise.all([0, 1, 2, 3].map((n) => listed('refunded', n)))).toEqual([[], [d], [a, b], [b]])
})
