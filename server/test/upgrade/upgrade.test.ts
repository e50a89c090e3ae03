import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { afterAll, expect, test } from 'vitest'
import { closeHashing } from '../../src/identity/hash-password.ts'
import { readConfig } from '../../src/kernel/config.ts'
import { createLog } from '../../src/kernel/log.ts'
import { knownMigrations, migrate } from '../../src/kernel/database/migrate.ts'
import { startShop } from '../../src/start-shop.ts'
import { ledgerOwner } from '../../src/wallet/ledger/ledger-owner.ts'
import { verifyLedger } from '../../src/wallet/ledger/verify-ledger.ts'
import { makeDatabase, makeFolder, ownerUrlOf } from '../run-shop.ts'
import { readDump } from './dump.ts'

afterAll(closeHashing)

const lastOfThen = '0038_reward.sql'
const ofThen = knownMigrations().filter((name) => name <= lastOfThen)

/** A database as the version of migration 0038 left it: its tables, its queue, its rows, all of one role. */
async function makeOlder(ownerUrl: string) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query('create table migration (name text primary key, hash text not null)')
  for (const name of ofThen) await client.query(readFileSync(join(import.meta.dirname, '../../migrations', name), 'utf8'))
  await client.query(getConstructionPlans('pgboss'))
  await readDump(client, join(import.meta.dirname, 'shop-0038.json.br'))
  // The dump has no keys: this shop makes its own.
  await client.query('delete from key_fingerprint')
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration order by name')
  await client.end()
  return rows
}

test('a filled database of an older version is migrated, serves, and its ledger is whole', async () => {
  const url = await makeDatabase(`template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`)
  const ownerUrl = ownerUrlOf(url)
  const applied = await makeOlder(ownerUrl)
  // What was applied then is what stands in the folder now.
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(import.meta.dirname, '../../migrations', name)))
      .digest('hex')
  expect(applied).toEqual(ofThen.map((name) => ({ name, hash: hashOf(name) })))
  expect(await migrate(ownerUrl, url)).toBe(knownMigrations().length - ofThen.length)

  const dataDir = makeFolder()
  mkdirSync(join(dataDir, 'media'))
  const { site, address, stop } = await startShop(readConfig({ DATA_DIR: dataDir, PORT: '0', DEMO: '1' }), url, createLog('fatal'))
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  const requestJson = async <T>(path: string, init: RequestInit) =>
    ((await (await fetch(`${address}/api/${path}`, init)).json()) as { data: T }).data
  const body = new URLSearchParams({ account: 'alice_rm', password: 'Longmall1', request_key: crypto.randomUUID() })
  const { token } = await requestJson<{ token: string }>('identity/log_in', { method: 'POST', body })
  const read = <T>(path: string) => requestJson<T>(path, { headers: { token } })
  const orders = await read<{ list: { order_id: number; order_no: string }[] }>('order/list')
  expect(orders.list.length).toBeGreaterThan(0)
  const { order_id, order_no } = orders.list[0]!
  expect(await read(`order/view?order_id=${order_id}`)).toMatchObject({ order_id, order_no })

  const { rows } = await sql`
    select (select count(*)::int from member) as members, (select count(*)::int from promotion) as promotions,
      (select is_demo from shop) as is_demo, (select count(*) > 0 from seal) as is_sealed,
      (select jsonb_object_agg(unit, micros) from unit_price) as prices,
      (select 'unit_price.*' = any (permissions) from staff_role where name = 'finance') as sets_prices`.execute(site.db)
  expect(rows).toEqual([
    { members: 38, promotions: 140, is_demo: true, is_sealed: true, prices: { ACC: 1_000_000, AAA: 1_000_000 }, sets_prices: true },
  ])
  const { checks, entries } = await verifyLedger(site.db, dataDir)
  // What has fallen due since then may have posted more.
  expect(entries).toBeGreaterThanOrEqual(578n)
  expect(checks.filter(({ first }) => first !== null)).toEqual([])
  expect(await ledgerOwner(site.db)).toBe(null)
  await stop()
})
