import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { insertSale } from '../test/network-model.ts'

const shop = await openTestShop()

test('AST-05 what was not paid after the AM window is what the awards would have paid under the cap', async () => {
  const member = await shop.member({ grade: 4 })
  const at = '2031-03-02T04:00:00.000Z'
  const { rows } = await sql<{ id: number }>`
    insert into settlement_run (day, cutoff, plan_id, acc_micros, shard_size, step, sales, refunds, factor_ppb, opened_at, closed_at)
    values ('2031-03-02', ${at}, 1, 1000000, 250, 'closed', 300000, 0, 600000000, ${at}, ${at}) returning id`.execute(shop.db)
  const run_id = rows[0]!.id
  const [start_up, goods] = [
    await insertSale(shop, { kind: 'start_up', member_id: member.member_id, base: 300_000n, plan_id: 1, at }),
    await insertSale(shop, { kind: 'goods', member_id: member.member_id, base: 100_000n, plan_id: 1, at }),
  ]
  // The cap left a half of this sale's awards, and 60 % of what all sales share.
  await sql`update award_event set run_id = ${run_id}, gross = 270000, paid = 135000 where id = ${start_up}`.execute(shop.db)
  await sql`
    insert into award_line (run_id, kind, member_id, generation, event_id, source_id, rate_ppm, base, gross, paid, reason)
    values (${run_id}, 'referral', ${member.member_id}, 1, ${start_up}, null, 100000, 300000, 30000, 0, 'window_forfeited'),
      (${run_id}, 'matching', ${member.member_id}, 0, null, 7, 25000, 40000, 1000, 0, 'window_forfeited'),
      (${run_id}, 'sharing', ${member.member_id}, 1, ${goods}, null, 10000, 100000, 500, 0, 'window_forfeited')`.execute(shop.db)
  expect(await member.call('award/unpaid', {})).toEqual({
    list: [{ run_id, day: '2031-03-02', kinds: ['matching', 'referral', 'sharing'], amount: '16.100', reason: 'window_forfeited' }],
    next: null,
    total: '16.100',
  })
})
