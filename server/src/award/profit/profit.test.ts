import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buyStartUp, makeReferral, makeStartUp, openStartUpShop } from '../../member/test/start-up.ts'
import type { Buyer } from '../../order/test/shopping.ts'
import { openAfterSale } from '../../refund/test/after-sale.ts'
import { today } from '../plan/today.ts'

const shop = await openStartUpShop()
const afterSale = await openAfterSale(shop)
const sku_id = await makeStartUp(shop)
await shop.passMidnight()

const join = (sponsor: Buyer | null, grade = 0) => makeReferral(shop, sponsor, grade)
const sponsor = await join(null, 5)
const buyer = await join(sponsor)

test('AST-13 AST-05 income by unit, day and source from the first award to its refund, each figure with its entries', async () => {
  expect(await sponsor.call('award/profit', {})).toMatchObject({ list: [], is_pending: false, worth: '0.000' })
  const order_id = await buyStartUp(shop, buyer, sku_id)
  await shop.relay()
  const day = today(shop.systemContext())
  await shop.advance({ days: 1 })

  const profit = await sponsor.call('award/profit', {})
  expect(profit).toMatchObject({ day, is_pending: false, yesterday_worth: '30.000', worth: '30.000' })
  expect(profit.list).toEqual([
    {
      unit: 'ACC',
      yesterday: '21.000',
      yesterday_worth: '21.000',
      total: '21.000',
      worth: '21.000',
      available: '0.000',
      locked: '21.000',
      frozen: '0.000',
      debt: '0.000',
    },
    expect.objectContaining({ unit: 'USDS', yesterday: '9.000', total: '9.000', locked: '9.000' }),
  ])
  const referral = { source: 'referral', code: 15, amount: '21.000', worth: '21.000', entry_count: 1 }
  const days = await sponsor.call('award/profit_days', { unit: 'ACC' })
  expect(days.days).toHaveLength(30)
  expect(days.days[0]).toEqual({ day, amount: '21.000', worth: '21.000', sources: [referral] })
  expect(days.sources).toEqual([referral])
  const { list: entries } = await sponsor.call('award/profit_entries', { unit: 'ACC', day })
  const { list: awards } = await sponsor.call('award/mine', { unit: 'ACC', day })
  expect(entries).toMatchObject([
    { source: 'referral', code: 15, place: 'locked', amount: '21.000', payout_id: awards[0]!.payout_id, scale_ppm: null, order_no: null },
  ])
  expect((await sponsor.call('award/mine', { unit: 'USDA' })).list).toEqual([])
  expect((await sponsor.call('award/mine', { unit: 'AAA' })).list).toEqual([])
  expect((await sponsor.call('award/mine', { day: '2020-01-01' })).list).toEqual([])

  // A release moves an amount and is no income.
  await shop.advance({ days: 3 })
  const released = await sponsor.call('award/profit', {})
  expect(released.list[0]).toMatchObject({ yesterday: '0.000', total: '21.000', available: '21.000', locked: '0.000' })

  const { order_no, lines } = await buyer.call('order/view', { order_id })
  const { refund_id } = await afterSale.requestRefund(buyer, lines[0]!.order_goods_id)
  await afterSale.approve(refund_id)
  const refunded = today(shop.systemContext())
  await shop.advance({ days: 1 })
  const back = await sponsor.call('award/profit_days', { unit: 'ACC' })
  expect(back.days[0]).toMatchObject({ day: refunded, amount: '-21.000', worth: '-21.000' })
  expect(back.sources).toEqual([referral, { source: 'taken_back', code: 15, amount: '-21.000', worth: '-21.000', entry_count: 1 }])
  expect((await sponsor.call('award/profit_entries', { unit: 'ACC', day: refunded })).list).toMatchObject([
    { source: 'taken_back', place: 'available', amount: '-21.000', payout_id: null, order_no },
  ])
  expect((await sponsor.call('award/profit', {})).worth).toBe('0.000')
  // Nobody sees another's.
  expect((await buyer.call('award/profit', {})).list).toEqual([])
  expect((await buyer.call('award/profit_entries', { unit: 'ACC', day })).list).toEqual([])
})

test('AST-13 while the run of yesterday is open, yesterday is said to be pending; an amount is worth what its unit was on its day', async () => {
  await buyStartUp(shop, buyer, sku_id)
  await shop.relay()
  const day = today(shop.systemContext())
  await sql`
    insert into unit_price (unit, micros, starts_on, published_at) values ('ACC', 2000000, ${day}::date, store_now())`.execute(shop.admin)
  await shop.advance({ days: 1 })
  const profit = await sponsor.call('award/profit', {})
  expect(profit.list[0]).toMatchObject({ unit: 'ACC', yesterday: '10.290', yesterday_worth: '20.580' })
  await sql`update settlement_run set step = 'close', closed_at = null where day = ${day}::date`.execute(shop.admin)
  expect((await sponsor.call('award/profit', {})).is_pending).toBe(true)
  await sql`update settlement_run set step = 'closed', closed_at = store_now() where day = ${day}::date`.execute(shop.admin)
  expect((await sponsor.call('award/profit', {})).is_pending).toBe(false)
})

test('AST-13 the profit of a member with 3,000 other entries reads its awards by index, not the account', async () => {
  const member = await join(null, 5)
  await sql`
    select post_transfer('test.bulk', 'x' || n, null, 'system', 'x', null, store_now() - interval '10 days' + n * interval '1 second',
      array[${member.member_id}, null]::int[], array['LONGCOIN', 'LONGCOIN'], array['available', 'treasury'], array[1, -1]::bigint[], null, 'various')
    from generate_series(1, 3000) n`.execute(shop.db)
  await sql`
    select post_lines('award.sharing', 'run 9 shard ' || n, 104, store_now() - interval '1 day', null,
      array[${member.member_id}, null]::int[], array['LONGCOIN', 'LONGCOIN'], array['available', 'award_expense'], array[5, -5]::bigint[], 'system', 'x', 'award')
    from generate_series(1, 20) n`.execute(shop.db)
  await sql`analyze`.execute(shop.admin)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, buffers off, timing off, summary off, costs off)
    select a.unit, e.amount from (
      select o.id, o.unit, version_at(o.id, store_now() - interval '31 days') as low from account o
      where coalesce(o.member_id, 0) = ${member.member_id} and o.unit <> 'MONEY' offset 0
    ) a cross join unnest(array['award', 'income']) wanted (income_topic)
      join lateral (
        select * from entry one where one.account_id = a.id and one.topic = wanted.income_topic and one.account_version > a.low
        order by one.account_version desc offset 0
      ) e on true join transfer t on t.id = e.transfer_id`.execute(shop.db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/entry_topic/)
  expect(plan).not.toMatch(/Seq Scan on (entry|transfer)/)
  expect((await member.call('award/profit', {})).list).toMatchObject([{ unit: 'LONGCOIN', total: '100' }])
})
