import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { grantMoney } from '../grant-money.ts'
import { sealLedger } from './seal-ledger.ts'
import { verifyLedger } from './verify-ledger.ts'

const shop = await openTestShop()
const context = shop.systemContext()
const { member_id } = await shop.member()

let key = 0
const grant = () => context.transaction((inner) => grantMoney(inner, member_id, 100n, { key: `moved ${++key}`, reason: 'test' }))
/** Seals what was written; a transaction open elsewhere on the server holds entries back for a moment, so it asks again. */
const unsealed = async () => {
  await sealLedger(shop.site)
  const { rows } = await sql<{ n: bigint }>`
    select (select count(*) from entry) - (select coalesce(sum(entry_count), 0) from seal) as n`.execute(shop.db)
  return Number(rows[0]!.n)
}
const count = (ahead: bigint) =>
  sql.raw(`create or replace function xid_ahead() returns bigint language sql stable as 'select ${ahead}::bigint'`).execute(shop.admin)
const settle = async () => (await sql<{ ahead: bigint }>`select settle_xids() as ahead`.execute(shop.admin)).rows[0]!.ahead
const differences = async () =>
  (await verifyLedger(shop.db, shop.site.config.dataDir)).checks
    .filter(({ first }) => first !== null)
    .map(({ code, first }) => [code, first])

test('WAL-03 a ledger whose tables were loaded into another PostgreSQL, which counts lower, is sealed on', async () => {
  // As an older PostgreSQL had it, with a year of transactions behind it.
  const year = 5_000_000_000n
  await count(year)
  await grant()
  await expect.poll(unsealed).toBe(0)
  await sql`select fold_tails()`.execute(shop.db)
  await sql`select update_book_flow('Asia/Shanghai')`.execute(shop.db)
  // The other PostgreSQL: its own numbers are all lower.
  await count(0n)
  const ahead = await settle()
  expect([ahead > year - 1_000_000n, ahead <= year + 1n]).toEqual([true, true])
  await grant()
  await expect.poll(unsealed).toBe(0)
  await sql`select fold_tails()`.execute(shop.db)
  await sql`select update_book_flow('Asia/Shanghai')`.execute(shop.db)
  expect(await differences()).toEqual([])
  await shop.relay()
})

test('WAL-03 where it counts on above everything already, nothing is moved', async () => {
  const ahead = await settle()
  await grant()
  expect([await settle(), await settle()]).toEqual([ahead, ahead])
})

test('WAL-03 nothing cuts the ledger by PostgreSQL’s own numbers', async () => {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~ 'pg_current_xact_id|pg_snapshot_xmin'
    union all select adrelid::regclass::text from pg_attrdef where pg_get_expr(adbin, adrelid) ~ 'pg_current_xact_id'
    order by name`.execute(shop.db)
  expect(rows.map(({ name }) => name)).toEqual(['running_xid', 'settled_xid'])
})
