import { readConfig } from '@longmall/server/src/kernel/config.ts'
import { openBackup } from './open-backup.ts'
import { storageOf } from './storage.ts'
import { restoreBackup } from './restore-backup.ts'
import { readBackupKey } from './encrypt-chunk.ts'
import { describeError } from './describe-error.ts'

const usage = `npm run restore -- FOLDER | s3://BUCKET/PREFIX [--pictures-to-disk]

Makes the shop of a backup in the empty database of DATABASE_URL (or the embedded one) and the empty DATA_DIR (./data). The whole
backup is looked over first; one that is encrypted needs its BACKUP_KEY. --pictures-to-disk puts on the disk what was in the shop's
bucket, for a bucket that is gone.`

const args = process.argv.slice(2)
const [from, ...more] = args.filter((one) => !one.startsWith('--'))
const options = args.filter((one) => one.startsWith('--'))
if (!from || more.length || options.some((one) => one !== '--pictures-to-disk')) {
  console.error(usage)
  process.exit(2)
}
try {
  process.exit(await run(from))
} catch (error) {
  console.error(`The backup was not restored: ${describeError(error)}`)
  process.exit(1)
}

async function run(from: string): Promise<number> {
  const config = readConfig()
  const backup = await openBackup(storageOf(from), readBackupKey())
  const checks = await restoreBackup(config, backup, { toDisk: options.includes('--pictures-to-disk'), env: process.env })
  const { tables, files, made_at, app_version } = backup.manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${rows} rows of ${tables.length} tables and ${files.length} files of ${made_at} (version ${app_version}) are restored.`)
  for (const { name, first } of checks) console.log(`${first === null ? 'ok  ' : 'OFF '} ${name}${first ? `: ${first}` : ''}`)
  return checks.every(({ first }) => first === null) ? 0 : 1
}
