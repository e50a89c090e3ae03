import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '@longmall/server/src/kernel/config.ts'
import { knownMigrations } from '@longmall/server/src/kernel/database/migrate.ts'
import type { Manifest } from './manifest.ts'

export const migrationsFolder = join(import.meta.dirname, '../../server/migrations')

/** A restore that cannot be whole, or would mix with what is there, is refused before anything is changed. */
export async function checkRestorable(
  { dataDir, databaseUrl, migrationUrl }: Config,
  manifest: Manifest,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  checkSchema(manifest)
  checkKeys(manifest, env)
  checkFolderEmpty(dataDir)
  if (databaseUrl) await checkDatabaseEmpty(migrationUrl ?? databaseUrl)
}

function checkSchema({ migrations, app_version }: Manifest) {
  const known = new Map(
    knownMigrations().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(migrationsFolder, name)))
        .digest('hex'),
    ]),
  )
  const other = migrations.find(({ name, hash }) => known.get(name) !== hash)
  if (!other) return
  const why = known.has(other.name) ? 'has it otherwise' : 'does not have it'
  throw new Error(
    `the backup was made by version ${app_version} with migration ${other.name}, and this version ${why}: restore it with that version`,
  )
}

function checkKeys({ keys }: Manifest, env: NodeJS.ProcessEnv) {
  const given = { SIGN_KEY: keys.sign, PEPPER_KEY: keys.pepper }
  for (const [name, key] of Object.entries(given))
    if (env[name] && !Buffer.from(env[name], 'base64url').equals(Buffer.from(key, 'base64url')))
      throw new Error(`${name} is not the key that the backup was made with: leave it out, or give the right one`)
}

function checkFolderEmpty(dataDir: string) {
  try {
    const [first] = readdirSync(dataDir)
    if (first) throw new Error(`DATA_DIR ${dataDir} is not empty: it holds ${first}`)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}

async function checkDatabaseEmpty(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect().catch((cause: unknown) => {
    throw new Error('the database does not let us in', { cause })
  })
  try {
    const { rows } = await client.query<{ name: string; tables: number }>(`
      select min(n.nspname || '.' || c.relname) as name, count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`)
    if (rows[0]!.tables) throw new Error(`the database is not empty: it has ${rows[0]!.tables} tables, ${rows[0]!.name} among them`)
  } finally {
    await client.end()
  }
}
