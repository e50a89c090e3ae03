import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from './harness.ts'
import { failToRun, makeFolder, ownerUrlOf, runShop } from './run-shop.ts'

const shop = await openTestShop({ kind: 'opened' })
const ownerUrl = ownerUrlOf(shop.url)
const warning = 'owns the ledger'
// Of every process over one database.
const keys = { SIGN_KEY: randomBytes(32).toString('base64url'), PEPPER_KEY: randomBytes(32).toString('base64url') }

async function verify(env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/ledger-verify.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, MIGRATION_DATABASE_URL: '', ...env },
  })
  return stdout
}

test('WAL-03 with DATABASE_URL and MIGRATION_DATABASE_URL the program serves as a role that owns nothing, and ledger:verify has nothing to say of it', async () => {
  const env = { DATABASE_URL: shop.url, MIGRATION_DATABASE_URL: ownerUrl, DATA_DIR: makeFolder(), ...keys }
  const { address, kill, ended } = await runShop(env)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  const { rows } = await sql`
    select distinct usename from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`.execute(
    shop.admin,
  )
  expect(rows).toContainEqual({ usename: new URL(shop.url).username })
  kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, output: expect.not.stringContaining(warning) })
  expect(await verify(env)).not.toContain(warning)
})

test('WAL-03 with the owner in DATABASE_URL alone the program serves, and its log and ledger:verify say so', async () => {
  const env = { DATABASE_URL: ownerUrl, DATA_DIR: makeFolder(), ...keys }
  const { address, kill, ended } = await runShop(env)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, output: expect.stringContaining(warning) })
  expect(await verify(env)).toContain(`NOTE the server's role "${new URL(ownerUrl).username}" ${warning}`)
})

test('MIGRATION_DATABASE_URL without DATABASE_URL stops the start with one line', async () => {
  const { code, output } = await failToRun({ MIGRATION_DATABASE_URL: ownerUrl, DATA_DIR: makeFolder(), ...keys })
  expect([code, output.trim()]).toEqual([1, 'Longmall cannot start: MIGRATION_DATABASE_URL needs DATABASE_URL beside it'])
})
