import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buyStartUp, makeReferral, makeStartUp, openStartUpShop } from '../../member/test/start-up.ts'
import type { Buyer } from '../../order/test/shopping.ts'
import { today } from '../plan/today.ts'

const shop = await openStartUpShop()
const sku_id = await makeStartUp(shop)
await shop.passMidnight()

const join = (sponsor: Buyer | null, grade = 0) => makeReferral(shop, sponsor, grade)
const sponsor = await join(null, 5)
const buyer = await join(sponsor)

test('AST-05 the factor of each day is shown, and every statement of a reduced award says so', async () => {
  expect(await sponsor.call('award/factors', {})).toEqual({ list: [] })
  await buyStartUp(shop, buyer, sku_id)
  await shop.relay()
  const whole = today(shop.systemContext())
  await shop.advance({ days: 1 })
  const full = {
    day: whole,
    cap_ppm: 450_000,
    sales: '300.000',
    factor_ppm: 1_000_000,
    sale_count: 1,
    scaled_count: 0,
    lowest_ppm: 1_000_000,
  }
  expect((await sponsor.call('award/factors', {})).list).toEqual([full])

  // From this day on a sale may pay 5 %, and its referral award alone asks for 10 %.
  const day = today(shop.systemContext())
  await sql`
    with made as (
      insert into award_plan (state, starts_on, cap_ppm, split_threshold, low_usds_ppm, high_usds_ppm, high_usda_ppm, freeze_days, global_weights, created_at)
      values ('draft', ${day}::date, 50000, 750000, 300000, 250000, 250000, 3, '{1,2,3,4}', now()) returning id
    )
    insert into award_rate select made.id, r.kind, r.generation, r.rate_ppm from made cross join award_rate r where r.plan_id = 1`.execute(
    shop.admin,
  )
  await sql`update award_plan set state = 'approved', decided_at = now() where state = 'draft'`.execute(shop.admin)
  const second = await join(sponsor)
  await buyStartUp(shop, second, sku_id)
  await shop.relay()
  await shop.advance({ days: 1 })
  expect((await sponsor.call('award/factors', {})).list).toEqual([
    { day, cap_ppm: 50_000, sales: '300.000', factor_ppm: 500_000, sale_count: 1, scaled_count: 1, lowest_ppm: 500_000 },
    full,
  ])

  const { list: awards } = await sponsor.call('award/mine', { day })
  const explained = await sponsor.call('award/view', { payout_id: awards[0]!.payout_id })
  expect(explained).toMatchObject({ factor_ppm: 500_000, lines: [{ gross: '30.000', paid: '15.000' }] })
  const { list: entries } = await sponsor.call('wallet/entries', { unit: 'USDS', bucket: 'frozen' })
  expect(entries.map(({ amount, scale_ppm }) => [amount, scale_ppm])).toEqual([
    ['4.500', 500_000],
    ['9.000', null],
  ])
  expect((await sponsor.call('award/profit_entries', { unit: 'USDS', day })).list).toMatchObject([{ amount: '4.500', scale_ppm: 500_000 }])
})

test('AST-05 the exported statement names the reduction beside the run', async () => {
  // Sharing awards are available at once; this one was reduced.
  const day = today(shop.systemContext())
  const { rows } = await sql<{ id: number }>`select max(id) as id from settlement_run`.execute(shop.db)
  const run = rows[0]!.id
  await sql`
    insert into award_line (run_id, kind, member_id, generation, rate_ppm, base, gross, paid)
    values (${run}, 'sharing', ${sponsor.member_id}, 1, 10000, 100000, 1000, 590)`.execute(shop.db)
  await sql`
    select post_lines('award.sharing', ${`run ${run} shard 99`}, 104, store_now(), ${`run ${run}`}, array[${sponsor.member_id}, null]::int[],
      array['LONGCOIN', 'LONGCOIN'], array['available', 'award_expense'], array[59, -59]::bigint[], 'system', 'x', 'award')`.execute(
    shop.db,
  )
  const { content } = await sponsor.call('wallet/export', { unit: 'LONGCOIN', from: day, until: day, format: 'csv' })
  expect(Buffer.from(content, 'base64').toString()).toContain(`Settlement run ${run} · reduced to 59% by the cap`)
})
