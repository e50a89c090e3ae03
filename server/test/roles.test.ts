import { sql } from 'kysely'
import pg from 'pg'
import { getRollbackPlans, PgBoss } from 'pg-boss'
import { describe, expect, inject, test } from 'vitest'
import { startJobs } from '../src/kernel/work/jobs.ts'
import { installQueue } from '../src/kernel/database/migrate/queue.ts'
import { migrate } from '../src/kernel/database/migrate.ts'
import { withDatabase } from './database-setup.ts'
import { openTestShop } from './harness.ts'
import { ownerUrlOf } from './run-shop.ts'

const shop = await openTestShop()

const onlyAddedTo = [
  'transfer',
  'entry',
  'fold',
  'partial_reversal',
  'hold',
  'hold_resolution',
  'seal',
  'snapshot',
  'snapshot_balance',
  'audit',
  'unit',
]

describe('the role of the server', () => {
  test.each([
    'alter table entry disable trigger fixed',
    'alter table audit disable trigger all',
    'set session_replication_role = replica',
    'create trigger away before insert on entry for each row execute function suppress_redundant_updates_trigger()',
    'update entry set amount = amount',
    'delete from entry',
    'truncate entry cascade',
    'drop table entry cascade',
    'delete from balance',
    'select from transfer for update',
    'update audit set subject = subject',
    "update migration set hash = ''",
    'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    'alter function check_entries() reset all',
    'create table mine (id int)',
    'create index mine on entry (amount)',
    'create role mine',
    `set role ${new URL(inject('databaseUrl')).username}`,
    'drop schema pgboss cascade',
  ])('may not: %s', async (statement) => {
    await expect(sql.raw(statement).execute(shop.db)).rejects.toMatchObject({ code: '42501' })
  })

  test('owns nothing', async () => {
    const { rows } = await sql`
      select c.relname as name from pg_class c where pg_has_role(c.relowner, 'member')
      union all select p.proname from pg_proc p where pg_has_role(p.proowner, 'member')
      union all select n.nspname from pg_namespace n where pg_has_role(n.nspowner, 'member')
      union all select d.datname from pg_database d where pg_has_role(d.datdba, 'member')`.execute(shop.db)
    expect(rows).toEqual([])
  })

  test('only adds to what is only ever added to, truncates nothing and makes no triggers', async () => {
    const { rows } = await sql<{ name: string; rights: string[] }>`
      select c.relname as name, array(
        select right_of from unnest('{UPDATE,DELETE,TRUNCATE,TRIGGER,REFERENCES}'::text[]) right_of
        where has_table_privilege(c.oid, right_of)
          or (right_of in ('UPDATE', 'REFERENCES') and has_any_column_privilege(c.oid, right_of))) as rights
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by name`.execute(shop.db)
    const rightsOf = new Map(rows.map(({ name, rights }) => [name, rights]))
    for (const name of onlyAddedTo) expect([name, rightsOf.get(name)]).toEqual([name, []])
    for (const { rights } of rows) expect(['UPDATE', 'DELETE']).toEqual(expect.arrayContaining(rights))
    expect(rightsOf.get('cart_line')).toEqual(['UPDATE', 'DELETE'])
  })

  test('lets no temporary table stand before the ledger’s own', async () => {
    const { rows } = await sql`
      select p.proname as name from pg_proc p
      where (p.proname ~ '^check_(entry|transfer|balance|held|partial_reversal|reversal)' or p.prosecdef) and p.pronamespace = 'public'::regnamespace
        and not coalesce('search_path=public, pg_temp' = any (p.proconfig), false)`.execute(shop.db)
    expect(rows).toEqual([])
  })

  test('makes temporary tables, and a partition by the function, which its table’s rights hold for', async () => {
    await shop.db.transaction().execute(async (db) => {
      await sql`create temporary table draft (id int) on commit drop`.execute(db)
      await sql`insert into draft values (1)`.execute(db)
    })
    const make = (name: string, from: string) =>
      sql<{ is_new: boolean }>`select make_partition('goods_search', ${name}, ${from}) as is_new`
        .execute(shop.db)
        .then(({ rows }) => rows[0]!.is_new)
    expect([await make('th_th', 'th-th'), await make('th_th', 'th-th')]).toEqual([true, false])
    const { rows } = await sql`
      select has_table_privilege('goods_search_th_th', 'insert') as may_write, relispartition as is_partition,
        (select count(*)::int from pg_index where indrelid = c.oid) as indexes from pg_class c where relname = 'goods_search_th_th'`.execute(
      shop.db,
    )
    expect(rows).toEqual([{ may_write: false, is_partition: true, indexes: 2 }])
    await expect(make('x"; drop table entry', 'x')).rejects.toMatchObject({ code: '22023' })
    await expect(sql`select make_partition('entry', 'a', 'x')`.execute(shop.db)).rejects.toMatchObject({ code: '22023' })
  })

  test('what is made later is its to use, and a table that refuses changes is only added to', async () => {
    await sql`create table later (id int generated always as identity primary key, n int)`.execute(shop.admin)
    await sql`create table chronicle (n int)`.execute(shop.admin)
    await sql`create trigger fixed before update or delete or truncate on chronicle for each statement execute function refuse_change()`.execute(
      shop.admin,
    )
    await migrate(ownerUrlOf(shop.url), shop.url)
    await sql`insert into later (n) values (1)`.execute(shop.db)
    await sql`delete from later`.execute(shop.db)
    await sql`insert into chronicle values (1)`.execute(shop.db)
    await expect(sql`delete from chronicle`.execute(shop.db)).rejects.toMatchObject({ code: '42501' })
  })

  test('a start that finds every right given changes no catalogue', async () => {
    const state = async () => (await sql`select xmin::text as x from pg_class where relacl is not null order by oid`.execute(shop.db)).rows
    const before = await state()
    await migrate(ownerUrlOf(shop.url), shop.url)
    expect(await state()).toEqual(before)
  })
})

test('QUA-02 a role that may not migrate is enough where nothing is missing, and is refused where something is', async () => {
  expect(await migrate(shop.url)).toBe(0)
  const other = await openTestShop()
  await sql`delete from migration where name = '0038_reward.sql'`.execute(other.admin)
  await expect(migrate(other.url)).rejects.toThrow(
    /may not migrate the database, and it lacks 0038_reward.sql: set MIGRATION_DATABASE_URL$/,
  )
  await expect(migrate(withDatabase(inject('databaseUrl'), 'postgres'), other.url)).rejects.toThrow('name different databases')
})

test('QUA-02 the queue is installed by the migrations; the server starts it, is asked, works and looks after it with its own rights', async () => {
  let runs = 0
  const errors: unknown[] = []
  const site = {
    ...shop.site,
    log: Object.assign(Object.create(shop.site.log) as typeof shop.site.log, { error: (one: unknown) => errors.push(one) }),
  }
  const queue = await startJobs(shop.url, site, [{ name: 'probe', cron: '0 4 * * *', run: async () => void runs++ }])
  const boss = new PgBoss({ connectionString: shop.url, migrate: false, supervise: false, schedule: false, max: 1 })
  boss.on('error', (error) => errors.push(error))
  await boss.start()
  await boss.send('probe', {})
  await expect.poll(() => runs).toBe(1)
  await boss.supervise()
  await boss.stop()
  await queue.stop()
  expect(errors).toEqual([])
})

test('QUA-02 an older queue is brought up by the migrations, its indexes built beside those who work', async () => {
  const other = await openTestShop()
  const older = new pg.Client({ connectionString: ownerUrlOf(other.url) })
  await older.connect()
  const version = async () => (await older.query<{ version: number }>('select version from pgboss.version')).rows[0]!.version
  const newest = await version()
  await older.query(getRollbackPlans('pgboss', newest))
  expect(await version()).toBe(newest - 1)
  await expect(migrate(other.url)).rejects.toThrow('pg-boss')
  await installQueue(older)
  expect(await version()).toBe(newest)
  expect((await older.query(`select from pg_index where not indisvalid`)).rowCount).toBe(0)
  await older.end()
})
