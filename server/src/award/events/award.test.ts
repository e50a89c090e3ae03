import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { staffClient } from '../../../test/staff-client.ts'
import { makeGoods } from '../../../test/fixtures.ts'
import { buyStartUp, makeReferral, makeStartUp, openStartUpShop } from '../../member/test/start-up.ts'
import { buyNow, payAtBank, refusalOf, type Buyer } from '../../order/test/shopping.ts'
import { openAfterSale } from '../../refund/test/after-sale.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { awardAccountClosure } from '../close-account.ts'
import { today } from '../plan/today.ts'

const shop = await openStartUpShop()
const afterSale = await openAfterSale(shop)
const owner = await staffClient(shop)
const sku_id = await makeStartUp(shop)
await shop.passMidnight()

const join = (sponsor: Buyer | null, grade = 0) => makeReferral(shop, sponsor, grade)
const eventsOf = async (order_id: number) =>
  (
    await sql<{ kind: string; base: bigint; profit: bigint; upline: number[]; plan_id: number; cause: string | null }>`
      select kind, base, profit, upline, plan_id, cause from award_event where order_id = ${order_id} order by id`.execute(shop.db)
  ).rows
const balancesOf = async ({ member_id }: Buyer) => {
  const { rows } = await sql<{ name: string; posted: bigint }>`
    select a.unit || ' ' || a.purpose as name, b.posted from account a join balance b on b.account_id = a.id
    where coalesce(a.member_id, 0) = ${member_id} and b.posted <> 0 order by 1`.execute(shop.db)
  return Object.fromEntries(rows.map(({ name, posted }) => [name, posted]))
}

const grand = await join(null, 7)
const sponsor = await join(grand, 5)
const buyer = await join(sponsor)

test('AST-05 AST-14 R-22 R-23 a Start-up sale pays its sponsors locked awards after the day, released in three days, taken back by a refund', async () => {
  const order_id = await buyStartUp(shop, buyer, sku_id)
  await shop.relay()
  expect(await eventsOf(order_id)).toEqual([
    { kind: 'start_up', base: 300_000n, profit: 0n, upline: [sponsor.member_id, grand.member_id], plan_id: 1, cause: null },
  ])
  const day = today(shop.systemContext())
  expect((await sponsor.call('award/mine', {})).list).toEqual([])
  await shop.advance({ days: 1 })
  expect(await balancesOf(sponsor)).toEqual({ 'ACC frozen:referral': 21_000n, 'USDS frozen:referral': 9_000n })

  const { list } = await sponsor.call('award/mine', {})
  expect(list).toMatchObject([
    {
      kind: 'referral',
      code: 15,
      day,
      amount: '30.000',
      acc: '21.000',
      usds: '9.000',
      usda: '0.000',
      place: 'frozen:referral',
      is_released: false,
    },
  ])
  const { payout_id } = list[0]!
  const explained = await sponsor.call('award/view', { payout_id })
  const { order_no } = await buyer.call('order/view', { order_id })
  expect(explained).toMatchObject({ acc_held: '0.000', acc_price: '1.00', factor_ppm: 1_000_000, line_count: 1, plan: { plan_id: 1 } })
  expect(explained.lines).toMatchObject([
    {
      generation: 1,
      rate_ppm: 100_000,
      base: '300.000',
      gross: '30.000',
      paid: '30.000',
      order_no,
      buyer_id: buyer.member_id,
      path: [sponsor.member_id],
    },
  ])
  expect((await refusalOf(grand.call('award/view', { payout_id })))?.reason).toBe('award.not_found')
  expect(await owner.call('award/explain', { payout_id })).toEqual(explained)
  expect((await owner.call('award/list_awards', { member_id: sponsor.member_id })).list).toEqual(list)

  const { list: runs } = await owner.call('award/list_runs', {})
  expect(runs).toMatchObject([{ day, step: 'closed', sales: '300.000', refunds: '0.000', factor_ppm: 1_000_000, error: null }])
  const { totals, progress } = await owner.call('award/view_run', { run_id: runs[0]!.run_id })
  // The global pool goes whole to the only RM1 or higher: an RM2.
  expect(totals.map(({ kind, paid }) => [kind, paid])).toEqual([
    ['global', '6.000'],
    ['referral', '45.000'],
  ])
  expect(progress).toEqual([{ step: 'post', done: 1, count: 1 }])
  expect((await refusalOf(owner.call('award/restart_run', { run_id: runs[0]!.run_id })))?.reason).toBe('award.run_closed')

  const blocker = () => awardAccountClosure.findBlocker(shop.systemContext(), sponsor.member_id)
  expect(await blocker()).toMatchObject({ kind: 'award' })
  await shop.advance({ days: 3 })
  expect(await blocker()).toBeNull()
  expect(await balancesOf(sponsor)).toEqual({ 'ACC available': 21_000n, 'USDS available': 9_000n })

  const { lines } = await buyer.call('order/view', { order_id })
  const { refund_id } = await afterSale.requestRefund(buyer, lines[0]!.order_goods_id)
  await afterSale.approve(refund_id)
  expect((await eventsOf(order_id)).slice(1)).toMatchObject([{ base: -300_000n, cause: `return ${refund_id}` }])
  // What is said twice counts once.
  await shop.systemContext().transaction((context) =>
    emit(context, 'return.refunded', {
      return_id: refund_id,
      order_id,
      member_id: buyer.member_id,
      return_no: 'x',
      amount: '300.00',
      goods_amount: '300.00',
      is_whole: true,
    }),
  )
  expect(await eventsOf(order_id)).toHaveLength(2)
  await shop.advance({ days: 1 })
  expect(await balancesOf(sponsor)).toEqual({})
  expect((await sponsor.call('award/mine', {})).list).toMatchObject([{ amount: '30.000', taken_back: '30.000', is_released: true }])
})

test('AST-05 settled goods pay mall awards on profit and sharing awards in LONGCOIN; without a cost price there is no mall award', async () => {
  const withCost = (await makeGoods(shop, { price: 10_000, stock: 10 })).sku_id
  await sql`update sku set cost_price = 4000 where id = ${withCost}`.execute(shop.db)
  const without = (await makeGoods(shop, { price: 10_000, stock: 10 })).sku_id
  const orders: number[] = []
  for (const one of [withCost, without]) {
    const { order_ids, payment_id } = await buyNow(buyer, one)
    await payAtBank(shop, buyer, payment_id)
    orders.push(order_ids[0]!)
  }
  await sql`update shop_order set state = 'completed', received_at = store_now() where id = any (${orders}::int[])`.execute(shop.db)
  for (const order_id of orders)
    await sql`insert into timer (kind, subject, due_at) values ('order.settle', ${order_id}::text, store_now())`.execute(shop.db)
  await shop.advance({ minutes: 1 })
  const [first, second] = await Promise.all(orders.map(eventsOf))
  expect(first).toMatchObject([{ kind: 'goods', base: 98_000n, profit: 58_000n, upline: [sponsor.member_id, grand.member_id] }])
  expect(second).toMatchObject([{ kind: 'goods', base: 98_000n, profit: 0n }])
  await shop.advance({ days: 1 })
  const { list } = await sponsor.call('award/mine', {})
  expect(
    list
      .slice(0, 2)
      .map(({ kind, code, amount, longcoin, place }) => ({ kind, code, amount, longcoin, place }))
      .toSorted((a, b) => a.code - b.code),
  ).toEqual([
    { kind: 'mall', code: 17, amount: '1.160', longcoin: '0', place: 'available' },
    { kind: 'sharing', code: 104, amount: '1.960', longcoin: '196', place: 'available' },
  ])
  const { list: entries } = await sponsor.call('wallet/entries', { unit: 'LONGCOIN' })
  expect(entries).toMatchObject([{ topic: 'award', income_code: 104, amount: '196', subject: { kind: 'run' } }])
  const period = { from: today(shop.systemContext()), until: today(shop.systemContext()) }
  const { content } = await sponsor.call('wallet/export', {
    unit: 'LONGCOIN',
    ...period,
    from: entries[0]!.effective_at.slice(0, 10),
    format: 'csv',
  })
  expect(Buffer.from(content, 'base64').toString()).toMatch(/Settlement run \d/)
})

test('AST-15 a past day is computed under another version, and nothing is written', async () => {
  const draft = await owner.call('award/save_plan', {
    starts_on: '2199-01-01',
    cap_ppm: 100_000,
    split_threshold: '0.000',
    low_usds_ppm: 0,
    high_usds_ppm: 0,
    high_usda_ppm: 0,
    freeze_days: 0,
    global_weights: [1, 1, 1, 1],
    reason: 'what if',
    rates: [
      { kind: 'referral', generation: 1, rate_ppm: 90_000 },
      { kind: 'global', generation: 0, rate_ppm: 10_000 },
    ],
  })
  const { list } = await owner.call('award/list_runs', {})
  const { day } = list.at(-1)!
  const linesBefore = await sql`select count(*) from award_line`.execute(shop.db)
  expect(await owner.call('award/what_if', { plan_id: draft.plan_id, day })).toEqual({
    sales: '300.000',
    list: [
      { kind: 'global', gross: '6.000', paid: '6.000', would_gross: '3.000', would_pay: '3.000' },
      { kind: 'referral', gross: '45.000', paid: '45.000', would_gross: '27.000', would_pay: '27.000' },
    ],
    gross: '30.000',
    would_pay: '30.000',
    factor_ppm: 1_000_000,
    is_scaled: false,
  })
  expect(await sql`select count(*) from award_line`.execute(shop.db)).toEqual(linesBefore)
  expect((await refusalOf(owner.call('award/what_if', { plan_id: draft.plan_id, day: '2199-01-01' })))?.reason).toBe('award.run_not_found')
})
