import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@longmall/server/src/kernel/config.ts'
import pg from 'pg'

/** What the program itself puts into a data folder, the embedded database apart. */
const own = ['media', 'work', 'anchors', 'sign.key', 'pepper.key']

export interface Removal {
  /** One line each: what goes, and what stays. */
  lines: string[]
  /** Removes it: the database's part whole or not at all. */
  remove: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Looks at what the demo store left in a database and its data folder, and holds them until `close`, so that no server starts on
 * them meanwhile. Throws where the database is not the demo's, or anything is connected to it.
 */
export async function planRemoval({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>, url: string): Promise<Removal> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await checkUnused(client)
    if (!(await isDemo(client))) throw new Error('this database was not filled by the demo: nothing is removed')
    // A folder that has an embedded database of its own belongs to that.
    const isOthers = databaseUrl !== null && existsSync(join(dataDir, 'postgres'))
    const paths = isOthers ? [] : own.map((name) => join(dataDir, name)).filter((path) => existsSync(path))
    const { rows } = await client.query<{ goods: number; members: number; orders: number }>(
      'select (select count(*)::int from goods) as goods, (select count(*)::int from member) as members, (select count(*)::int from shop_order) as orders',
    )
    const { goods, members, orders } = rows[0]!
    const { host, pathname } = new URL(url)
    return {
      lines: [
        `database ${pathname.slice(1)} at ${host}: every table, with ${goods} goods, ${members} members, ${orders} orders, settings and operators`,
        ...paths.map((path) => path + countOf(path)),
        ...(isOthers ? [`stays: the files in ${dataDir}, which belong to the embedded database there`] : []),
        'stays: files in a bucket, and keys that the environment gives',
      ],
      async remove() {
        await client.query(dropAll)
        for (const path of paths) rmSync(path, { recursive: true, force: true })
        await client.query('commit')
      },
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** A server that starts waits for this lock before it looks at any table. */
async function checkUnused(client: pg.Client) {
  const { rows } = await client.query<{ got: boolean; others: number }>(`
    select pg_try_advisory_xact_lock(hashtext('longmall migrate')) as got,
      (select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and usename is not null) as others`)
  const { got, others } = rows[0]!
  if (!got || others > 0)
    throw new Error(`a server runs on this database, or another program is connected to it (${others} connections): stop it first`)
}

async function isDemo(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ known: boolean }>(`select to_regclass('public.shop') is not null as known`)
  if (!rows[0]!.known) return false
  return (await client.query<{ is_demo: boolean }>('select is_demo from shop')).rows[0]?.is_demo === true
}

const countOf = (path: string) => (path.endsWith('.key') ? '' : `: ${readdirSync(path, { recursive: true }).length} files and folders`)

/** All of the shop's, and nothing of an extension's; the schema itself stays, with who may use it. */
const dropAll = `
drop schema if exists pgboss cascade;
do $$
declare
  one record;
begin
  for one in
    select format('drop %s if exists public.%I cascade', case c.relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, c.relname) as it
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
  loop
    execute one.it;
  end loop;
  for one in
    select format('drop routine if exists %s cascade', p.oid::regprocedure) as it
    from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
  loop
    execute one.it;
  end loop;
  for one in
    select format('drop type if exists public.%I cascade', t.typname) as it
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd') 
      and not exists (select from pg_depend d where d.objid = t.oid and d.classid = 'pg_type'::regclass and d.deptype = 'e')
  loop
    execute one.it;
  end loop;
  for one in
    select format('drop sequence if exists public.%I cascade', c.relname) as it
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
  loop
    execute one.it;
  end loop;
end $$;`
