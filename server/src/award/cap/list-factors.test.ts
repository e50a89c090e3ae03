import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { listFactors } from './list-factors.ts'

const shop = await openTestShop()
const { site } = shop

const closeDays = async (from: number, until: number) => {
  await sql`
    insert into settlement_run (day, cutoff, plan_id, acc_micros, shard_size, step, sales, refunds, factor_ppb, opened_at, closed_at)
    select date '2031-03-01' + n, now(), 1, 1000000, 250, 'closed', 1000, 0, 1000000000, now(), now() from generate_series(${from}::int, ${until}::int) n`.execute(
    shop.db,
  )
}

test('AST-05 factors of two calls that see other days are whole', async () => {
  await closeDays(1, 14)
  const snapshot = shop.db.transaction().setIsolationLevel('repeatable read')
  const lists = await snapshot.execute(async (before) => {
    // This transaction goes on seeing the days so far.
    await sql`select from settlement_run`.execute(before)
    await closeDays(15, 28)
    return Promise.all([listFactors({ site, db: before }), listFactors({ site, db: shop.db })])
  })
  for (const { list } of lists) expect(list.map(({ sale_count }) => sale_count)).toEqual(Array.from({ length: 14 }, () => 0))
})
