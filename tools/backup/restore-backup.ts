import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { addressesOf } from '@longmall/server/src/kernel/database/addresses.ts'
import type { Config } from '@longmall/server/src/kernel/config.ts'
import type { Site } from '@longmall/server/src/kernel/context.ts'
import { startEmbedded } from '@longmall/server/src/kernel/database/embedded.ts'
import { createLog } from '@longmall/server/src/kernel/log.ts'
import { migrate } from '@longmall/server/src/kernel/database/migrate.ts'
import { putFile } from '@longmall/server/src/media/put-file.ts'
import { mediaStore } from '@longmall/server/src/media/storage/media-store.ts'
import { openSite } from '@longmall/server/src/start-shop.ts'
import { readAnchors } from '@longmall/server/src/wallet/ledger/anchor-head.ts'
import { verifyLedger, type Check } from '@longmall/server/src/wallet/ledger/verify-ledger.ts'
import { eachOf } from './files.ts'
import { loadTables } from './load-tables.ts'
import type { Backup } from './open-backup.ts'
import { readWhole } from './chunks.ts'
import { migrationsFolder, checkRestorable } from './check-restorable.ts'

interface Options {
  /** Pictures of a bucket are put on the disk, for a bucket that is gone too. */
  toDisk: boolean
  env: NodeJS.ProcessEnv
}

/** Makes the shop of a backup in an empty database and an empty data folder; answers what a look over its ledger found. */
export async function restoreBackup(config: Config, backup: Backup, { toDisk, env }: Options): Promise<Check[]> {
  await checkRestorable(config, backup.manifest, env)
  mkdirSync(config.dataDir, { recursive: true })
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir)
  try {
    const { serverUrl, ownerUrl } = await addressesOf(config, embedded)
    const onDisk = backup.manifest.files.filter((file) => toDisk || file.in === 'disk')
    await eachOf(onDisk, async (file) => putFile(join(config.dataDir, file.path), await readWhole(backup.storage, backup.key, file)))
    writeKeys(config.dataDir, backup, env)
    await migrateAsThen(ownerUrl, backup)
    await loadTables(ownerUrl, backup)
    // To this version, where the backup is of an older one.
    await migrate(ownerUrl, serverUrl)
    const { site, close } = await openSite(config, serverUrl, createLog('error'))
    try {
      await restoreBucket(site, backup, toDisk)
      return (await verifyLedger(site.db, await readAnchors(site))).checks
    } finally {
      await close()
    }
  } catch (cause) {
    await embedded?.stop()
    // The folder was empty, so that all in it is ours.
    for (const name of readdirSync(config.dataDir)) rmSync(join(config.dataDir, name), { recursive: true, force: true })
    const rest = embedded ? '' : '; the database may hold a part of it: empty it before the next try'
    throw new Error(`nothing was restored${rest}`, { cause })
  } finally {
    await embedded?.stopWhenUnused()
  }
}

function writeKeys(dataDir: string, { manifest: { keys } }: Backup, env: NodeJS.ProcessEnv) {
  const given = { 'sign.key': env.SIGN_KEY ? null : keys.sign, 'pepper.key': env.PEPPER_KEY ? null : keys.pepper }
  for (const [name, key] of Object.entries(given)) if (key) writeFileSync(join(dataDir, name), key, { mode: 0o600, flush: true })
}

/** The schema as it was when the backup was made. */
async function migrateAsThen(ownerUrl: string, { manifest }: Backup) {
  const folder = mkdtempSync(join(tmpdir(), 'longmall-restore-'))
  try {
    for (const { name } of manifest.migrations) copyFileSync(join(migrationsFolder, name), join(folder, name))
    await migrate(ownerUrl, ownerUrl, { folder })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What is in the bucket of the restored settings already is left as it is. */
async function restoreBucket(site: Site, { storage: place, key, manifest }: Backup, toDisk: boolean) {
  const files = manifest.files.filter((file) => file.in === 'bucket')
  if (toDisk) {
    await sql`delete from setting where key = 'storage.kind'`.execute(site.db)
    return
  }
  if (!files.length) return
  const store = mediaStore(site)
  const there = new Set<string>()
  for (const folder of ['/media', '/anchors']) for await (const path of store.list(folder)) there.add(path)
  await eachOf(files, async (file) => {
    if (!there.has(`/${file.path}`)) await store.put(`/${file.path}`, await readWhole(place, key, file))
  })
}
