import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { addressesOf } from './kernel/database/addresses.ts'
import { type Config, readConfig, requirePublicUrl } from './kernel/config.ts'
import { chooseDemo, readDatabaseKind } from './kernel/demo-mode.ts'
import { superviseEmbedded, startEmbedded, type Embedded } from './kernel/database/embedded.ts'
import { createLog, type Log } from './kernel/log.ts'
import { migrate } from './kernel/database/migrate.ts'
import { appVersion } from './ops/health/process-facts.ts'
import { offerSetUp } from './shop/set-up/offer-set-up.ts'
import { startShop, type Shop } from './start-shop.ts'

let embedded: Promise<Embedded> | null = null
let stopSupervising: (() => Promise<void>) | null = null
let shop: Shop | null = null
let setUp: ReturnType<typeof offerSetUp> | null = null
let endTraces: (() => Promise<void>) | null = null
let isEnding = false

/** Fills an empty shop with the demo store; returns what to print about its accounts, a line each. */
export type FillDemoStore = (config: Config, url: string, log: Log) => Promise<string[]>

/**
 * Runs the shop in this process until a signal ends it. Its environment is the configuration.
 *
 * @param fillDemoStore called where the shop is a demo
 */
export async function run(fillDemoStore: FillDemoStore): Promise<void> {
  // From the first moment: what was started by then is stopped. SIGHUP comes when the terminal is closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  try {
    await open(fillDemoStore)
  } catch (error) {
    if (isEnding) return
    console.error(`Longmall cannot start: ${describeError(error)}`)
    void end(1)
  }
}

async function open(fillDemoStore: FillDemoStore) {
  const config = readConfig()
  // Its library is loaded only where traces are asked for.
  if (config.traces !== null) endTraces = (await import('./kernel/observe/tracing.ts')).startTracing(appVersion, config.traces)
  const log = createLog(config.logLevel)
  mkdirSync(join(config.dataDir, 'media'), { recursive: true })
  if (!config.databaseUrl) embedded = startEmbedded(config.dataDir)
  const { serverUrl: url, ownerUrl } = await addressesOf(config, embedded)
  await migrate(ownerUrl, url)
  config.demo = chooseDemo(await readDatabaseKind(url), process.env)
  requirePublicUrl(config)
  const accounts = config.demo ? await fillDemoStore(config, url, log) : []
  if (embedded) stopSupervising = superviseEmbedded(await embedded, config.dataDir, log)
  shop = await startShop(config, url, log)
  // Before it reports that it is open, so that stopping it then finds nothing in progress.
  setUp = offerSetUp(shop.site, url, shop.address)
  const { lines } = await setUp
  console.log(`Longmall is open at ${shop.address}`)
  console.log(`  console   ${shop.address}/console`)
  console.log(`  API docs  ${shop.address}/api/docs`)
  if (config.demo) console.log(`  outbox    ${shop.address}/outbox (mail and SMS of the demo store)`)
  if (config.demo) console.log(`  host app  ${shop.address}/host-simulator (the shop inside an app)`)
  for (const line of [...accounts, ...lines]) console.log(`  ${line}`)
}

async function end(code: number) {
  if (isEnding) return
  isEnding = true
  try {
    await (await setUp?.catch(() => null))?.release()
    await shop?.stop()
    await endTraces?.().catch(() => undefined)
    await stopSupervising?.()
    const database = await embedded?.catch(() => null)
    if (shop) await database?.stopWhenUnused()
    else if (!database?.isAdopted) await database?.stop()
    process.exit(code)
  } catch (error) {
    console.error(`Longmall did not stop as it should: ${describeError(error)}`)
    process.exit(1)
  }
}

function describeError(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeError).join('; ')
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message}: ${describeError(error.cause)}` : error.message
}
