import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { healthKinds } from '@longmall/contract/ops-staff.ts'
import { languages } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { knownMigrations } from '../../kernel/database/migrate.ts'
import { openDatabase } from '../../kernel/database/database.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { refusalOf } from '../../order/test/shopping.ts'
import { closedPort } from '../../messaging/test/closed-port.ts'
import { buildApp } from '../../serve.ts'

const shop = await openTestShop()
mkdirSync(join(shop.site.config.dataDir, 'media'))
const owner = await staffClient(shop)
const checkOf = async (kind: string, language: (typeof languages)[number] = 'en-us') =>
  (await owner.call('ops/health', {}, { language })).checks.find((one) => one.kind === kind)!

describe('CON-09 health', () => {
  test('looks at everything, and tells versions, the process, the pool and the largest tables', async () => {
    const health = await owner.call('ops/health', {})
    expect(health.checks.map(({ kind }) => kind).toSorted()).toEqual([...healthKinds].toSorted())
    expect(health.versions).toMatchObject({ node: process.versions.node, migration: knownMigrations().at(-1) })
    expect(health.versions.postgresql).toMatch(/^\d+\.\d+/)
    expect(health.process).toMatchObject({ process_id: process.pid })
    expect(health.pool.max).toBe(12)
    expect(health.database.tables.length).toBe(8)
    expect(health.database.bytes).toBeGreaterThan(1_000_000)
  })

  test.each(languages)('says its reasons in %s, with nothing left open', async (language) => {
    const { checks } = await owner.call('ops/health', {}, { language })
    for (const { text } of checks) expect(text).not.toMatch(/\{|undefined|null|^health\./)
  })

  test('sees a timer that was given up, a job that failed and a ledger without seals', async () => {
    await setTimer(shop.db, 'order.settle', 1, shop.site.shared.now())
    await sql`update timer set due_at = 'infinity', dead_at = store_now(), attempts = 20, error = 'Error: x'`.execute(shop.db)
    expect(await checkOf('timers')).toEqual({ kind: 'timers', state: 'bad', text: 'Failed permanently, needs your attention: 1' })
    await sql`insert into job_run (name, started_at, ended_at, error, failures) values ('clean-up', store_now(), store_now(), 'x', 1)`.execute(
      shop.db,
    )
    expect(await checkOf('schedule')).toMatchObject({ state: 'warn', text: 'Failed on the last run: clean-up' })
  })

  test('sees a bucket that does not answer', async () => {
    const unreachable = { kind: 's3', bucket: 'b', region: 'r', endpoint: `http://127.0.0.1:${await closedPort()}`, access_key: 'a' }
    const settings = Object.fromEntries(Object.entries(unreachable).map(([name, value]) => [`storage.${name}`, value]))
    const other = await openTestShop({ settings })
    const { checks } = await (await staffClient(other)).call('ops/health', {})
    expect(checks.find(({ kind }) => kind === 'storage')).toMatchObject({
      state: 'bad',
      text: expect.stringContaining('Not reachable'),
    })
  })

  test('CON-08 is for who may see it', async () => {
    const support = await staffClient(shop, 'support')
    expect(await refusalOf(support.call('ops/health', {}))).toMatchObject({ reason: 'call.forbidden' })
  })
})

describe('CON-09 a balancer', () => {
  const ready = async (site: typeof shop.site, isReady = true) => {
    const { fetch } = await buildApp(site, { isReady })
    const requestPath = (path: string) => Promise.resolve(fetch(new Request(`http://shop.example${path}`)))
    const [live, able] = [await requestPath('/healthz'), await requestPath('/readyz')]
    return [live.status, able.status, await able.text()]
  }

  test('says that the process lives and can answer', async () => {
    expect(await ready(shop.site)).toEqual([200, 200, 'ready'])
    expect(await ready(shop.site, false)).toEqual([200, 503, 'not ready: stopping'])
  })

  test('says which it is when the database is stopped, while the process lives', async () => {
    const { db, close } = openDatabase(`postgresql://nobody@127.0.0.1:${await closedPort()}/none`)
    expect(await ready({ ...shop.site, db })).toEqual([200, 503, 'not ready: database'])
    await close()
  })

  test('says that migrations lack', async () => {
    const other = await openTestShop()
    await sql`delete from migration where name = ${knownMigrations().at(-1)!}`.execute(other.admin)
    expect(await ready(other.site)).toEqual([200, 503, 'not ready: migrations'])
  })
})
