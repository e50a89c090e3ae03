import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { applyMigration, defaultLockRetryPolicy, type Migration, type LockRetryPolicy } from './migrate/apply.ts'
import { grantAll } from './migrate/grants.ts'
import { installQueue, isQueueInstalled } from './migrate/queue.ts'

const ownFolder = join(import.meta.dirname, '../../../migrations')

/** The names of all migrations of this version, in their order. */
export const knownMigrations = (folder = ownFolder): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()

interface Options extends LockRetryPolicy {
  folder: string
}

/**
 * Applies the numbered SQL files that this database lacks, each in its own transaction, one process at a time; installs the queue
 * and gives the server's role what it needs. A role that may not do so is enough where nothing is missing.
 */
export async function migrate(ownerUrl: string, serverUrl = ownerUrl, options: Partial<Options> = {}): Promise<number> {
  const { folder, ...retryPolicy } = { folder: ownFolder, ...defaultLockRetryPolicy, ...options }
  const server = await connect(serverUrl)
  const role = await identityOf(server)
  await server.end()
  const client = await connect(ownerUrl)
  try {
    await checkServer(client)
    const owner = await identityOf(client)
    if (owner.database !== role.database) throw new Error('DATABASE_URL and MIGRATION_DATABASE_URL name different databases')
    if (!owner.may_create) {
      await refuseWhenMissing(client, owner.name, folder)
      return 0
    }
    await lock(client)
    await client.query(`create table if not exists migration (name text primary key, hash text not null)`)
    const missing = await missingMigrations(client, folder)
    for (const one of missing) await applyMigration(client, one, retryPolicy)
    await settle(client)
    await installQueue(client)
    if (role.name !== owner.name) await grantAll(client, role.name)
    return missing.length
  } finally {
    await client.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect().catch((cause: unknown) => {
    throw new Error('the database does not let us in', { cause })
  })
  return client
}

/** Who a connection is, and to which database. */
async function identityOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string; database: string; may_create: boolean }>(
    `select current_user as name, pg_postmaster_start_time()::text || ' ' || current_database() as database,
      has_schema_privilege('public', 'create') as may_create`,
  )
  return rows[0]!
}

async function refuseWhenMissing(client: pg.Client, role: string, folder: string) {
  const missing = (await missingMigrations(client, folder)).map(({ name }) => name)
  if (!(await isQueueInstalled(client))) missing.push('pg-boss')
  if (missing.length)
    throw new Error(`the role "${role}" may not migrate the database, and it lacks ${missing.join(', ')}: set MIGRATION_DATABASE_URL`)
}

async function missingMigrations(client: pg.Client, folder: string): Promise<Migration[]> {
  const { rows: found } = await client.query<{ is_there: boolean }>(`select to_regclass('migration') is not null as is_there`)
  const { rows } = found[0]!.is_there
    ? await client.query<{ name: string; hash: string }>('select name, hash from migration')
    : { rows: [] }
  const done = new Map(rows.map((row) => [row.name, row.hash]))
  const all = knownMigrations(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, text, hash: createHash('sha256').update(text).digest('hex') }
  })
  for (const { name, hash } of all)
    if (done.has(name) && done.get(name) !== hash) throw new Error(`migration ${name} was changed after it was applied`)
  return all.filter(({ name }) => !done.has(name))
}

/** Asked again and again: a statement that waits would be waited for by an index that is built concurrently. */
async function lock(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query<{ is_ours: boolean }>(`select pg_try_advisory_lock(hashtext('longmall migrate')) as is_ours`)
    if (rows[0]!.is_ours) return
    await pause(100)
  }
}

/** Tables that were loaded from another PostgreSQL carry its transaction numbers: the shop counts on above them (0062). */
async function settle(client: pg.Client) {
  const { rows } = await client.query<{ is_there: boolean }>(`select to_regproc('settle_xids') is not null as is_there`)
  if (rows[0]!.is_there) await client.query('select settle_xids()')
}

async function checkServer(client: pg.Client) {
  const { rows } = await client.query<{ version: string; encoding: string }>(
    `select current_setting('server_version_num') as version, pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()`,
  )
  if (Number(rows[0]!.version) < 150000) throw new Error('PostgreSQL 15 or later is needed')
  if (rows[0]!.encoding !== 'UTF8') throw new Error(`the database must be in UTF8, not ${rows[0]!.encoding}`)
}
