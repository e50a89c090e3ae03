import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { makeBackup } from '@longmall/tools/backup/make-backup.ts'
import { storageOf } from '@longmall/tools/backup/storage.ts'
import { password } from '../../src/identity/test/accounts.ts'
import { createContext } from '../../src/kernel/context.ts'
import { startEmbedded } from '../../src/kernel/database/embedded.ts'
import { createLog } from '../../src/kernel/log.ts'
import { openSite } from '../../src/start-shop.ts'
import { grantMoney } from '../../src/wallet/grant-money.ts'
import { makeFolder, runShop } from '../run-shop.ts'
import { grantRepeatedly, openFilledShop, runTool } from './stage.ts'

const { shop, member, picture } = await openFilledShop()

async function rowsOf(url: string, tables: readonly { table: string }[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const counts: { table: string; rows: number }[] = []
  for (const { table } of tables) {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${pg.escapeIdentifier(table)}`)
    counts.push({ table, rows: rows[0]!.n })
  }
  await client.end()
  return counts
}

test('QUA-11 a shop that is backed up while calls run opens on an empty machine: members log in, pictures show, the ledger verifies and is sealed on', async () => {
  const [folder, dataDir] = [join(makeFolder(), 'backup'), join(makeFolder(), 'data')]
  const stop = grantRepeatedly(shop, member.member_id)
  const { tables, files } = await makeBackup(shop.site, shop.url, storageOf(folder), null)
  expect(await stop()).toBeGreaterThan(0)
  expect(files.map(({ path }) => `/${path}`)).toContain(picture)

  const restored = await runTool(['tools/backup/restore.ts', folder], { DATA_DIR: dataDir })
  expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^\d+ rows of \d+ tables and \d+ files of [^]*ok {3}every anchor/) })
  expect(restored.output).not.toContain('OFF')
  const keys = ['sign.key', 'pepper.key'].map((name) => readFileSync(join(dataDir, name), 'utf8'))
  expect(keys).toEqual([shop.site.keys.sign, shop.site.keys.pepper].map((key) => Buffer.from(key).toString('base64url')))

  const embedded = await startEmbedded(dataDir)
  try {
    // The restored shop has marked its keys; the one of the test was never started.
    const counted = tables.filter(({ table }) => table !== 'key_fingerprint')
    expect(await rowsOf(embedded.serverUrl, counted)).toEqual(counted.map(({ table, rows }) => ({ table, rows })))
    const open = await runShop({ DATA_DIR: dataDir })
    const { token } = await open.as(shop.visitor()).call('identity/log_in', { account: member.account, password })
    expect(await open.as({ ...member, token }).call('cart/count', {})).toEqual({ count: 1 })
    const shown = await fetch(open.address + picture)
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(readFileSync(join(shop.site.config.dataDir, picture)))

    // The new PostgreSQL counts its transactions on above the old one's: what is written now is sealed.
    const { site, close } = await openSite({ ...shop.site.config, dataDir }, embedded.serverUrl, createLog('fatal'))
    const given = { key: 'after', reason: 'test' }
    await createContext(site, { kind: 'system' }).transaction((inner) => grantMoney(inner, member.member_id, 100n, given))
    const unsealed = sql<{ n: number }>`
      select ((select count(*) from entry) - (select sum(entry_count) from seal))::int as n`
    await expect.poll(async () => (await unsealed.execute(site.db)).rows).toEqual([{ n: 0 }])
    await close()
    open.kill('SIGTERM')
    expect(await open.ended).toMatchObject({ code: 0 })
    const verified = await runTool(['tools/ledger-verify.ts'], { DATA_DIR: dataDir })
    expect(verified).toEqual({ code: 0, output: expect.stringMatching(/(\d+) entries, \1 of them sealed/) })
  } finally {
    await embedded.stop()
  }
}, 300_000)

test('QUA-11 every table of the shop is in a backup', async () => {
  const { tables } = await makeBackup(shop.site, shop.url, storageOf(join(makeFolder(), 'backup')), null)
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relpersistence = 'p' and not relispartition and relname <> 'migration'`.execute(
    shop.db,
  )
  expect(tables.map(({ table }) => table).toSorted()).toEqual(rows.map(({ table }) => table).toSorted())
})
