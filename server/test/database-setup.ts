import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../src/kernel/database/embedded.ts'
import { migrate } from '../src/kernel/database/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** As who owns every database. */
    databaseUrl: string
    /** As the role that the server has, and owns nothing. */
    serverUrl: string
  }
}

/** One PostgreSQL for the whole run (`TEST_DATABASE_URL`, or an embedded one in a temporary folder) with a migrated template. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'longmall-test-'))
  const given = process.env.TEST_DATABASE_URL
  const embedded = given ? null : await startEmbedded(folder)
  const url = given ?? embedded!.ownerUrl
  if (embedded) await trustMemory(url)
  const serverUrl = given ? await makeRole(given) : embedded!.serverUrl
  await recreate(url, 'longmall_template')
  await migrate(withDatabase(url, 'longmall_template'), withDatabase(serverUrl, 'longmall_template'))
  project.provide('databaseUrl', url)
  project.provide('serverUrl', serverUrl)
  return async () => {
    await embedded?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Nothing here outlives the machine: what is written need not reach its disk. A database that is killed still loses no commit. */
async function trustMemory(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const setting of ['fsync = off', 'full_page_writes = off', `checkpoint_timeout = '1h'`, `max_wal_size = '4GB'`])
    await client.query(`alter system set ${setting}`)
  await client.query('select pg_reload_conf()')
  await client.end()
}

async function makeRole(url: string): Promise<string> {
  const [name, password] = ['longmall_test_server', randomBytes(18).toString('hex')]
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  await client.query(`${rowCount ? 'alter' : 'create'} role ${name} login password '${password}'`)
  await client.end()
  return Object.assign(new URL(url), { username: name, password }).href
}

async function recreate(url: string, name: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name} template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`)
  await client.end()
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
