import { createAdaptorServer } from '@hono/node-server'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { flushBeats } from './box/api/beats.ts'
import { refreshOfferedGoods } from './catalogue/lists/refresh-offered.ts'
import { checkKeys } from './kernel/security/check-keys.ts'
import { isLoopback, type Config } from './kernel/config.ts'
import type { Site } from './kernel/context.ts'
import { boundConnections } from './kernel/http/limits/bound-connections.ts'
import { openDatabase } from './kernel/database/database.ts'
import { watchConnections } from './kernel/http/limits/drain.ts'
import { checkEnvironment } from './kernel/environment-settings.ts'
import { startJobs } from './kernel/work/jobs.ts'
import { readKeys } from './kernel/security/keys.ts'
import type { Log } from './kernel/log.ts'
import { startLoop } from './kernel/work/loop.ts'
import type { Metering } from './kernel/observe/metering.ts'
import { addressOfShop } from './kernel/http/origin.ts'
import { relayEvents } from './kernel/work/outbox.ts'
import { Shared } from './kernel/shared.ts'
import { drainAutomatically } from './kernel/time/timers.ts'
import { splitMailServer } from './messaging/staff/split-mail-server.ts'
import { sendQueued } from './messaging/send-queued.ts'
import { jobReadings } from './ops/jobs/readings.ts'
import { writeViews } from './promotion/figures/count-views.ts'
import { writeVisitors } from './site/visitors/write-visitors.ts'
import { fulfilments } from './fulfilments.ts'
import { addonChecks } from './addon-checks.ts'
import { awardScales } from './award/cap/award-scales.ts'
import { priceSources } from './sources/price-sources.ts'
import { incomeSteps } from './income-steps.ts'
import { purchaseSources } from './sources/purchase-sources.ts'
import { accountClosureSteps } from './account-closures.ts'
import { jobs } from './jobs.ts'
import { reactions, timers } from './reactions.ts'
import { reservations } from './reservations.ts'
import { reversals } from './reversals.ts'
import { buildApp } from './serve.ts'
import { ledgerOwner } from './wallet/ledger/ledger-owner.ts'
import { sealLedger } from './wallet/ledger/seal-ledger.ts'
import { startWorkProcess } from './work/run/start-work-process.ts'

// A balancer that asked us to stop kills after 30 s.
const drainMs = 25_000

export interface Shop {
  site: Site
  address: string
  /** Takes no new calls, lets those under way finish (25 s at most), then lets go of the database. */
  stop: () => Promise<void>
}

/** Opens the database and what the process keeps of it. */
export async function openSite(config: Config, url: string, log: Log): Promise<{ site: Site; close: () => Promise<void> }> {
  const { db, pool, close } = openDatabase(url)
  const keys = readKeys(config.dataDir)
  const shared = new Shared(db, keys)
  checkEnvironment()
  await checkKeys(db, keys)
    .then(() => shared.refresh())
    .catch(async (error: unknown) => {
      await close()
      throw error
    })
  const site: Site = {
    db,
    shared,
    config,
    log,
    keys,
    reactions,
    timers,
    accountClosureSteps,
    fulfilments,
    purchaseSources,
    priceSources,
    addonChecks,
    awardScales,
    incomeSteps,
    reservations,
    reversals,
    jobs,
    pool,
  }
  await splitMailServer(site)
  await refreshOfferedGoods(site)
  return { site, close }
}

/** Serves a migrated and filled database. */
export async function startShop(config: Config, url: string, log: Log): Promise<Shop> {
  const { site, close } = await openSite(config, url, log)
  await site.shared.listen(url, log)
  const role = await ledgerOwner(site.db)
  if (role !== null)
    log.warn({ role }, 'the server connects as the role that owns the ledger: give it one of its own (MIGRATION_DATABASE_URL)')
  const health = { isReady: true }
  const metering = await startMeasures(site)
  const app = await buildApp(site, health, metering)
  const { drain, port } = await listen(app.fetch, site)
  const address = addressOfShop({ ...config, port })
  // Its own name from now on; what a client calls it counts for nothing.
  site.config = { ...config, port, publicUrl: isLoopback(config.host) ? address : config.publicUrl }
  const queue = await startJobs(url, site, jobs)
  const stopLoops = [
    startLoop(log, 'timers', 500, () => drainAutomatically(site, 'within')),
    startLoop(log, 'non-transactional timers', 500, () => drainAutomatically(site, 'outside')),
    startLoop(log, 'relay', 200, () => relayEvents(site)),
    startLoop(log, 'mail', 1000, () => sendQueued(site, 'mail')),
    startLoop(log, 'sms', 1000, () => sendQueued(site, 'sms')),
    startLoop(log, 'seal', 2000, () => sealLedger(site)),
    startLoop(log, 'views', 5000, () => writeViews(site)),
    startLoop(log, 'visitors', 5000, () => writeVisitors(site)),
    startLoop(log, 'boxes', 1000, () => flushBeats(site)),
    startWorkProcess(site, url),
  ]
  const stop = async () => {
    health.isReady = false
    await drain(drainMs)
    await Promise.all(stopLoops.map((end) => end()))
    await writeViews(site).catch((error: unknown) => log.warn({ err: error }, 'views not written'))
    await writeVisitors(site).catch((error: unknown) => log.warn({ err: error }, 'visitors not written'))
    await flushBeats(site).catch((error: unknown) => log.warn({ err: error }, 'heartbeats not written'))
    await queue.stop()
    await app.close()
    await site.shared.close()
    await close()
    await metering?.stop()
  }
  return { site, address, stop }
}

/** Measures, where anybody may read them; their library is loaded only then. */
async function startMeasures(site: Site): Promise<Metering | null> {
  const { token, onLoopback } = site.config.metrics
  if (token === null && !onLoopback) return null
  const { startMetering } = await import('./kernel/observe/metering.ts')
  return startMetering(site.pool, jobReadings(site))
}

const keepAliveMs = 65_000
/** A head that does not come is waited for so long, a whole request as long as the most patient of its readers and a little. */
const serverTimeouts = { headersTimeout: 20_000, requestTimeout: 270_000, connectionsCheckingInterval: 5000 }

function listen(fetch: (request: Request) => Response | Promise<Response>, site: Site) {
  const { config } = site
  return new Promise<{ drain: (limitMs: number) => Promise<void>; port: number }>((resolve, reject) => {
    const server = createAdaptorServer({ fetch, hostname: config.host, serverOptions: serverTimeouts }) as Server
    // Longer than a load balancer's idle timeout (usually 60 s): the client side must close first.
    server.keepAliveTimeout = keepAliveMs
    const drain = watchConnections(server)
    boundConnections(server, site)
    server.once('error', reject)
    server.listen(config.port, config.host, () => resolve({ drain, port: (server.address() as AddressInfo).port }))
  })
}
