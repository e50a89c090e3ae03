import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { atEnd } from '../../../../test/at-end.ts'
import { openTestShop } from '../../../../test/harness.ts'
import { ownerUrlOf } from '../../../../test/run-shop.ts'
import { migrate } from '../migrate.ts'
import { statementsOf } from './apply.ts'

const shop = await openTestShop()
const ownerUrl = ownerUrlOf(shop.url)
const folder = mkdtempSync(join(tmpdir(), 'longmall-migrations-'))
atEnd(() => rmSync(folder, { recursive: true }))

let number = 9000
/** A migration after all others, alone in its folder. */
function add(kind: 'sql' | 'concurrent.sql', text: string): string {
  const name = `${++number}_probe.${kind}`
  writeFileSync(join(folder, name), text)
  return name
}
const run = (attempts = 1000) => migrate(ownerUrl, shop.url, { folder, lockTimeoutMs: 50, pauseMs: 10, attempts })
const isDone = async (name: string) => (await sql`select from migration where name = ${name}`.execute(shop.db)).rows.length === 1
const isWaiting = async () =>
  (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)).rows.length > 0

beforeEach(async () => {
  await sql`create table if not exists filled (n int)`.execute(shop.admin)
  await sql`truncate filled`.execute(shop.admin)
  await sql`insert into filled select generate_series(1, 100)`.execute(shop.db)
})

test('QUA-02 a migration that does not get its lock lets the others go on, and comes again until it does', async () => {
  const name = add('sql', 'alter table filled add column word text')
  const migrated: Promise<number>[] = []
  await shop.admin.transaction().execute(async (holder) => {
    await sql`select from filled`.execute(holder)
    migrated.push(run())
    for (let times = 0; times < 2; times++) {
      await expect.poll(isWaiting, { interval: 1 }).toBe(true)
      // Who comes after the waiting migration is held up no longer than its patience.
      await sql`update filled set n = n + 1 where n = 1`.execute(shop.db)
    }
    expect(await isDone(name)).toBe(false)
  })
  expect(await Promise.all(migrated)).toEqual([1])
  expect(await isDone(name)).toBe(true)
})

test('QUA-02 a migration that never gets its lock ends with what held it up, and has changed nothing', async () => {
  const name = add('sql', 'create table beside (n int); alter table filled add column late text')
  await shop.admin.transaction().execute(async (holder) => {
    await sql`select from filled`.execute(holder)
    await expect(run(3)).rejects.toThrow(`migration ${name} did not get its locks in 3 attempts: a long transaction holds a table`)
  })
  expect((await sql`select to_regclass('beside') as made`.execute(shop.db)).rows).toEqual([{ made: null }])
  expect(await run()).toBe(1)
})

test('a migration that is wrong leaves nothing behind and is named', async () => {
  const name = add('sql', 'create table wrong (n int); select 1 / 0')
  await expect(run()).rejects.toThrow(`migration ${name} failed`)
  expect((await sql`select to_regclass('wrong') as made`.execute(shop.db)).rows).toEqual([{ made: null }])
  rmSync(join(folder, name))
})

const indexes = async () =>
  (
    await sql<{ name: string; is_valid: boolean }>`
      select indexrelid::regclass::text as name, indisvalid as is_valid from pg_index where indrelid = 'filled'::regclass order by 1`.execute(
      shop.db,
    )
  ).rows

test('QUA-02 an index on a filled table is built while others write to it; one left half-made is built again', async () => {
  const concurrent = () => add('concurrent.sql', '-- A probe.\ncreate unique index concurrently if not exists filled_n on filled (n);\n')
  await sql`insert into filled values (100)`.execute(shop.db)
  const name = concurrent()
  // Two rows alike: the build breaks off and leaves an index that is not valid.
  await expect(run()).rejects.toThrow(`migration ${name} failed`)
  expect(await indexes()).toEqual([{ name: 'filled_n', is_valid: false }])
  await sql`delete from filled where ctid = (select max(ctid) from filled where n = 100)`.execute(shop.db)
  const migrated: Promise<number>[] = []
  await shop.admin.transaction().execute(async (writer) => {
    await sql`insert into filled values (1000)`.execute(writer)
    migrated.push(run())
    await expect.poll(isWaiting).toBe(true)
    await sql`insert into filled values (1001)`.execute(shop.db)
  })
  expect(await Promise.all(migrated)).toEqual([1])
  expect(await indexes()).toEqual([{ name: 'filled_n', is_valid: true }])
  expect(await isDone(name)).toBe(true)
  expect(await run()).toBe(0)
})

test('QUA-02 processes that migrate at the same time wait for each other without standing in the way of an index', async () => {
  add('concurrent.sql', 'drop index concurrently if exists filled_n; create index concurrently if not exists filled_again on filled (n)')
  const done = await Promise.all([run(), run(), run()])
  expect(done.toSorted()).toEqual([0, 0, 1])
  expect(await indexes()).toEqual([{ name: 'filled_again', is_valid: true }])
})

test.each(['create index a on b (c)', 'create index concurrently a on b (c)', 'drop index concurrently a', 'update a set b = 1'])(
  'what cannot be said twice is no statement of a concurrent migration: %s',
  (text) => expect(() => statementsOf({ name: '9999_x.concurrent.sql', text })).toThrow('may only create and drop indexes'),
)
