import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'

const shop = await openTestShop()
const cutoff = '2031-03-02T16:00:00.000Z'
const { rows } = await sql<{ id: number }>`
  insert into settlement_run (day, cutoff, plan_id, acc_micros, shard_size, step, sales, refunds, factor_ppb, opened_at, closed_at)
  values ('2031-03-02', ${cutoff}, 1, 1000000, 1000, 'closed', 0, 0, 1000000000, ${cutoff}, ${cutoff}) returning id`.execute(shop.db)
const run_id = rows[0]!.id

/** Where a member is shown that awards are: one that the window froze, a locked one, and one that was released to the window. */
async function placesBeside(state: 'open' | 'frozen' | 'released' | 'forfeited', forfeits_at: string) {
  const member = await shop.member({ grade: 4 })
  await sql`
    insert into am_window (member_id, am_at, warns_at, freezes_at, forfeits_at, state, state_since)
    values (${member.member_id}, '2031-02-01', '2031-02-02', '2031-02-03', ${forfeits_at}, ${state}, '2031-02-03')`.execute(shop.db)
  await sql`
    insert into payout (run_id, kind, member_id, mills, acc_held, acc, usds, usda, longcoin, purpose, release_on, released_run, released_to)
    values (${run_id}, 'global', ${member.member_id}, 1000, 0, 700, 300, 0, 0, 'frozen:window', null, null, null),
      (${run_id}, 'referral', ${member.member_id}, 1000, 0, 700, 300, 0, 0, 'frozen:referral', '2031-03-05', null, null),
      (${run_id}, 'matching', ${member.member_id}, 1000, 0, 700, 300, 0, 0, 'frozen:referral', '2031-03-02', ${run_id}, 'frozen:window')`.execute(
    shop.db,
  )
  const { list } = await member.call('award/mine', {})
  return Object.fromEntries(list.map(({ kind, place }) => [kind, place]))
}

test('AST-03 AST-05 an award that the AM window froze is shown where the money is: available after the release, gone after the forfeit', async () => {
  expect(await placesBeside('frozen', '2031-04-01')).toEqual({
    global: 'frozen:window',
    referral: 'frozen:referral',
    matching: 'frozen:window',
  })
  expect(await placesBeside('released', '2031-04-01')).toEqual({ global: 'available', referral: 'frozen:referral', matching: 'available' })
  expect(await placesBeside('forfeited', '2031-04-01')).toEqual({ global: 'forfeited', referral: 'forfeited', matching: 'forfeited' })
  // A locked award of a day after the forfeit is an RM's.
  expect(await placesBeside('forfeited', '2031-03-01')).toMatchObject({ referral: 'frozen:referral' })
})

test('AST-05 AST-15 the price of the day is shown with all its decimals, to the member and to operators', async () => {
  const member = await shop.member({ grade: 5 })
  const made = await sql<{ id: number }>`
    insert into settlement_run (day, cutoff, plan_id, acc_micros, shard_size, step, sales, refunds, factor_ppb, opened_at, closed_at)
    values ('2031-03-03', '2031-03-03', 1, 12345, 1000, 'closed', 0, 0, 1000000000, '2031-03-03', '2031-03-03') returning id`.execute(
    shop.db,
  )
  await sql`
    insert into payout (run_id, kind, member_id, mills, acc_held, acc, usds, usda, longcoin, purpose)
    values (${made.rows[0]!.id}, 'global', ${member.member_id}, 1000, 0, 56703, 300, 0, 0, 'available')`.execute(shop.db)
  const { payout_id } = (await member.call('award/mine', {})).list[0]!
  expect((await member.call('award/view', { payout_id })).acc_price).toBe('0.012345')
  const owner = await staffClient(shop)
  expect((await owner.call('award/view_run', { run_id: made.rows[0]!.id })).run.acc_price).toBe('0.012345')
})
