import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { Refusal } from '../kernel/refusal.ts'
import { awardAccountClosure } from './close-account.ts'

const shop = await openTestShop()
const member = await shop.member({ grade: 5 })
const { rows } = await sql<{ id: number }>`
  insert into settlement_run (day, cutoff, plan_id, acc_micros, shard_size, step, opened_at)
  values ('2031-03-02', '2031-03-02T16:00Z', 1, 1000000, 1000, 'lines', '2031-03-02T16:00Z') returning id`.execute(shop.db)
const run_id = rows[0]!.id

const close = () =>
  shop
    .systemContext()
    .transaction((context) => awardAccountClosure.erase(context, member.member_id))
    .then(
      () => 'closed',
      (error: unknown) => error instanceof Refusal && error.code,
    )

test('AST-14 IDN-13 an account is not closed while a run writes its awards, which a closed account could not receive', async () => {
  expect(await close()).toBe('closed')
  // As a step of the whole run has it: its row locked, the lines not committed yet.
  const outcome = await shop.db.transaction().execute(async (db) => {
    await sql`select from settlement_run where id = ${run_id} for update`.execute(db)
    await sql`
      insert into award_line (run_id, kind, member_id, generation, rate_ppm, base, gross, paid)
      values (${run_id}, 'global', ${member.member_id}, 0, 1, 1, 1, 1)`.execute(db)
    return close()
  })
  expect(outcome).toBe('identity.closure_blocked')
  // Committed after the account was looked at.
  expect(await close()).toBe('identity.closure_blocked')
})
