import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { atEnd } from '../../../test/at-end.ts'
import { makeDatabase, makeFolder, ownerUrlOf } from '../../../test/run-shop.ts'
import { openDatabase } from '../../kernel/database/database.ts'
import { knownMigrations, migrate } from '../../kernel/database/migrate.ts'
import { verifyLedger } from './verify-ledger.ts'

const rename = '0061_money_unit.sql'
/** As the older schema posted, or, with its topic, as today's does. */
const post = (key: string, unit: string, topic = '') => ({
  text: `select post_transfer('grant', $1, null, 'system', 'test', null, '2026-01-01', array[1, null]::int[], array[$2, $2], array['withdrawable', 'treasury'], array[500, -500]::bigint[]${topic}) as id`,
  values: [key, unit],
})

const today = `, null, 'various'`

/** A database as it was before the ledger's money had a name of its own. */
async function openOlder(): Promise<{ url: string; client: pg.Client }> {
  const url = await makeDatabase('')
  const client = new pg.Client({ connectionString: ownerUrlOf(url) })
  await client.connect()
  atEnd(() => client.end())
  await client.query('create table migration (name text primary key, hash text not null)')
  for (const name of knownMigrations().filter((one) => one < '0061')) {
    const text = readFileSync(join(import.meta.dirname, '../../../migrations', name), 'utf8')
    await client.query(text)
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, createHash('sha256').update(text).digest('hex')])
  }
  await client.query(`insert into member (account, email, nickname, country, language, invitation_code, grade, created_at)
    values ('ann', 'ann@mail.example', 'Ann', 'CN', 'en-us', 'a1', 0, '2026-01-01')`)
  return { url, client }
}

/** A transaction open elsewhere on the server holds entries back for a moment, so it asks again. */
const seal = (client: pg.Client) =>
  expect
    .poll(async () => {
      await client.query('select seal_entries()')
      return (
        await client.query('select 1 from entry e where not exists (select from seal s where e.xid >= s.from_xid and e.xid < s.up_to)')
      ).rowCount
    })
    .toBe(0)

test('WAL-03 a ledger sealed under the old name of money verifies under the new one, with its seals, balances and keys', async () => {
  const { url, client } = await openOlder()
  const { rows: older } = await client.query<{ id: string }>(post('one', 'USD'))
  await seal(client)
  const { rows: seals } = await client.query('select * from seal order by number')

  await migrate(ownerUrlOf(url), url)
  expect((await client.query('select name from migration where name = $1', [rename])).rowCount).toBe(1)
  expect((await client.query('select distinct unit from account')).rows).toEqual([{ unit: 'MONEY' }])
  expect((await client.query<{ code: string }>('select code from unit')).rows.map(({ code }) => code)).not.toContain('USD')
  // The key again is the same transfer, whatever the unit was called then.
  expect((await client.query<{ id: string }>(post('one', 'MONEY', today))).rows).toEqual(older)
  await client.query(post('two', 'MONEY', today))
  await seal(client)

  const { rows: now } = await client.query('select * from seal order by number')
  expect(now.slice(0, seals.length)).toEqual(seals)
  expect(now.length).toBeGreaterThan(seals.length)
  const { db, close } = openDatabase(url, 2)
  atEnd(close)
  const { entries, sealed, checks } = await verifyLedger(db, makeFolder())
  expect({ entries, sealed, failed: checks.filter(({ first }) => first !== null) }).toEqual({ entries: 4n, sealed: 4n, failed: [] })
  // What a seal covers cannot be renamed unseen, and no other unit may take the hashed name.
  await expect(client.query(`insert into unit (code, scale) values ('USD', 2)`)).rejects.toThrow('unit_code_free')
})
