import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { untilWaiting } from '../../../test/until-waiting.ts'
import { inTransaction, type Database } from '../../kernel/database/database.ts'
import { makeDepositor } from '../test/deposits.ts'

const plan = (days: number) => ({ is_on: true, days, interest_ppm: 15_000 })
const lock = (db: Database, member_id: number) =>
  sql`
  select from balance where account_id in (
    select id from account where coalesce(member_id, 0) = ${member_id} and unit = 'ACC' and purpose = 'available') for update nowait`.execute(
    db,
  )

test('AST-07 a shard that pays several plans locks balances in the one order of the ledger, so that no transfer beside it deadlocks', async () => {
  const shop = await openTestShop({ settings: { 'deposit.plan_1': plan(1), 'deposit.plan_2': plan(2) } })
  await shop.passMidnight()
  const [first, second] = [await makeDepositor(shop), await makeDepositor(shop)]
  await first.open(100_000n, { plan: 2 })
  await shop.advance({ days: 1 })
  await second.open(100_000n, { plan: 1 })
  let run: Promise<unknown> | undefined
  await inTransaction(shop.db, async (db) => {
    await lock(db, first.member_id)
    run = shop.advance({ days: 1 })
    await untilWaiting(shop)
    // The run waits for the first and holds nothing that comes after it.
    await lock(db, second.member_id)
  })
  await run
  expect(await first.has()).toEqual({ available: 1_001_500n, deposited: 0n })
  expect(await second.has()).toEqual({ available: 1_001_500n, deposited: 0n })
})
