import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { addressesOf } from '@longmall/server/src/kernel/database/addresses.ts'
import { readConfig } from '@longmall/server/src/kernel/config.ts'
import { startEmbedded } from '@longmall/server/src/kernel/database/embedded.ts'
import { createLog } from '@longmall/server/src/kernel/log.ts'
import { openSite } from '@longmall/server/src/start-shop.ts'
import { makeBackup } from './make-backup.ts'
import { childLocation, storageOf } from './storage.ts'
import { readBackupKey } from './encrypt-chunk.ts'
import { describeError } from './describe-error.ts'

const usage = `npm run backup -- FOLDER | s3://BUCKET/PREFIX

Stores the shop of DATABASE_URL and DATA_DIR (./data): database, pictures, keys and ledger anchors, in a new folder below the one
named. The shop may be running. With BACKUP_KEY (32 bytes, base64url) all of it is encrypted. A bucket is reached with
AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION and, where it is not Amazon's, AWS_ENDPOINT_URL_S3.`

const [to, ...more] = process.argv.slice(2)
if (!to || more.length || to.startsWith('--')) {
  console.error(usage)
  process.exit(2)
}
try {
  await run(to)
  // Connections that a far host left half open are not waited for.
  process.exit(0)
} catch (error) {
  console.error(`No backup was made: ${describeError(error)}`)
  process.exit(1)
}

async function run(to: string) {
  const config = readConfig()
  const key = readBackupKey()
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres')))
    throw new Error(`there is no shop in DATA_DIR ${config.dataDir}`)
  for (const [name, file] of Object.entries({ SIGN_KEY: 'sign.key', PEPPER_KEY: 'pepper.key' }))
    if (!process.env[name] && !existsSync(join(config.dataDir, file)))
      throw new Error(`${name} is not given, and there is no ${file} in DATA_DIR ${config.dataDir}`)
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir)
  // The owner's: a shop of an older version has given the server's role no rights yet.
  const { ownerUrl: url } = await addressesOf(config, embedded)
  try {
    const { site, close } = await openSite(config, url, createLog('error'))
    try {
      const storage = storageOf(childLocation(to, `longmall-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z`))
      const { tables, files } = await makeBackup(site, url, storage, key)
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      const bytes = [...tables, ...files].flatMap(({ pieces }) => pieces).reduce((sum, chunk) => sum + chunk.bytes, 0)
      console.log(`${rows} rows of ${tables.length} tables and ${files.length} files, ${(bytes / 2 ** 20).toFixed(1)} MB, are at`)
      console.log(storage.name)
      if (!key) console.log('It is not encrypted, and holds the keys of the shop: keep it as you keep them, or give BACKUP_KEY.')
    } finally {
      await close()
    }
  } finally {
    await embedded?.stopWhenUnused()
  }
}
