import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { importGoods } from '@longmall/server/src/catalogue/import/import-goods.ts'
import { goodsLines, isComplete, summaryLines } from '@longmall/server/src/catalogue/import/report-lines.ts'
import { addressesOf } from '@longmall/server/src/kernel/database/addresses.ts'
import { readConfig, type Config } from '@longmall/server/src/kernel/config.ts'
import { createContext } from '@longmall/server/src/kernel/context.ts'
import { startEmbedded } from '@longmall/server/src/kernel/database/embedded.ts'
import { createLog } from '@longmall/server/src/kernel/log.ts'
import { migrate } from '@longmall/server/src/kernel/database/migrate.ts'
import { openSite } from '@longmall/server/src/start-shop.ts'

const usage = `npm run goods:import -- FILE… [--dry-run]

Brings Shopify product CSV files (or all .csv of a folder) into the shop of DATABASE_URL, or of DATA_DIR (./data).
A running shop shows them at once. --dry-run judges everything and writes nothing.`

const args = process.argv.slice(2)
const paths = args.filter((one) => !one.startsWith('--'))
const dry_run = args.includes('--dry-run')
const unknown = args.filter((one) => one.startsWith('--') && one !== '--dry-run')
if (unknown.length || paths.length === 0) {
  console.error([...unknown.map((one) => `unknown option ${one}`), usage].join('\n'))
  process.exit(2)
}

const missing = paths.filter((path) => !existsSync(path))
for (const path of missing) console.error(`${path}: there is no such file or folder`)
if (missing.length) process.exit(2)
const files = paths.flatMap(filesOf).map((path) => ({ name: basename(path), bytes: readFileSync(path) }))

const given = readConfig()
// A dry run without a shop validates against an empty temporary one.
const scratch = dry_run && !existsSync(given.dataDir) ? mkdtempSync(join(tmpdir(), 'longmall-import-')) : null
const config = scratch ? { ...given, dataDir: scratch } : given
const database = await openDatabase(config)
const { site, close } = await openSite(config, database.url, createLog('error'))
let isDone = false
try {
  let place = 0
  const printReport: Parameters<typeof importGoods>[1]['onGoods'] = (report, total) => print(goodsLines(report, ++place, total))
  const report = await importGoods(createContext(site, { kind: 'system' }), { files, dry_run, onGoods: printReport })
  print(summaryLines(report, dry_run))
  isDone = isComplete(report)
} finally {
  await close()
  await database.release()
  if (scratch) rmSync(scratch, { recursive: true, force: true })
}
// Connections that a far host left half open are not waited for.
process.exit(isDone ? 0 : 1)

function print(lines: string[]) {
  for (const line of lines) console.log(line)
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => name.toLowerCase().endsWith('.csv'))
  return names.sort().map((name) => join(path, name))
}

/** The shop's database: given, running already, or started for this import; left as a running shop needs it. */
async function openDatabase(config: Config) {
  const { databaseUrl, dataDir } = config
  const isNew = !existsSync(join(dataDir, 'postgres'))
  const embedded = databaseUrl ? null : await startEmbedded(dataDir)
  const { serverUrl, ownerUrl } = await addressesOf(config, embedded)
  if (!dry_run || (embedded && isNew)) await migrate(ownerUrl, serverUrl)
  return { url: serverUrl, release: async () => embedded?.stopWhenUnused() }
}
