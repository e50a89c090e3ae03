import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { untilWaiting } from '../../test/until-waiting.ts'
import { createContext } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { awardAccountClosure } from './close-account.ts'
import { linesLock } from './settlement/lines-lock.ts'
import { runSettlement } from './settlement/run-settlement.ts'
import { insertSale, makeMember } from './test/network-model.ts'

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
  // As the step of the run has it: the lines not committed yet.
  const outcome = await shop.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${linesLock})`.execute(db)
    await sql`
      insert into award_line (run_id, kind, member_id, generation, rate_ppm, base, gross, paid)
      values (${run_id}, 'global', ${member.member_id}, 0, 1, 1, 1, 1)`.execute(db)
    return close()
  })
  expect(outcome).toBe('identity.closure_blocked')
  // Committed after the account was looked at.
  expect(await close()).toBe('identity.closure_blocked')
})

test('AST-14 IDN-13 a run that is opened while an account is being closed writes no awards for it', async () => {
  const at = '2031-04-01T04:00:00.000Z'
  const closing = await makeMember(shop, null, 5, at)
  const buyer = await makeMember(shop, closing, 4, at)
  await insertSale(shop, { kind: 'start_up', member_id: buyer, base: 300_000n, plan_id: 1, at })
  await sql`update settlement_run set step = 'closed', closed_at = now() where id = ${run_id}`.execute(shop.db)
  const context = createContext(shop.site, { kind: 'system' }, { now: '2031-04-02T00:00:00.000Z' })
  let written = () => {}
  const lines = new Promise<void>((resolve) => (written = resolve))
  const settled = await shop.systemContext().transaction(async (inner) => {
    await sql`select from member where id = ${closing} for update`.execute(inner.db)
    await awardAccountClosure.erase(inner, closing)
    const run = runSettlement(context, '2031-04-01', { hook: (step) => step === 'lines' && written() })
    // The run is opened, claims the sale, and comes to its lines.
    await expect
      .poll(async () => (await sql`select from settlement_run where step = 'lines' and day = '2031-04-01'`.execute(shop.db)).rows.length)
      .toBe(1)
    await Promise.race([lines, untilWaiting(shop)])
    await sql`update member set state = 'cancelled' where id = ${closing}`.execute(inner.db)
    return { run }
  })
  await settled.run
  const { rows: awards } = await sql`select from award_line where member_id = ${closing}`.execute(shop.db)
  expect(awards).toEqual([])
})
