import { createAdaptorServer } from '@hono/node-server'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Config } from './kernel/config.ts'
import type { Site } from './kernel/context.ts'
import { openDatabase } from './kernel/database.ts'
import { watchConnections } from './kernel/drain.ts'
import { startJobs } from './kernel/jobs.ts'
import { readKeys } from './kernel/keys.ts'
import type { Log } from './kernel/log.ts'
import { startLoop } from './kernel/loop.ts'
import { relayEvents } from './kernel/outbox.ts'
import { Shared } from './kernel/shared.ts'
import { drainTimers } from './kernel/timers.ts'
import { sendQueued } from './messaging/send-queued.ts'
import { farewells, jobs, reactions, timers } from './reactions.ts'
import { buildApp } from './serve.ts'
import { sealLedger } from './wallet/ledger/seal-ledger.ts'

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
  const { db, close } = openDatabase(url)
  const shared = new Shared(db)
  await shared.refresh()
  return { site: { db, shared, config, log, keys: readKeys(config.dataDir), reactions, timers, farewells }, close }
}

/** Serves a migrated and filled database. */
export async function startShop(config: Config, url: string, log: Log): Promise<Shop> {
  const { site, close } = await openSite(config, url, log)
  await site.shared.listen(url, log)
  const health = { isReady: true }
  const app = await buildApp(site, health)
  const { drain, port } = await listen(app.fetch, config)
  const queue = await startJobs(url, site, jobs)
  const stopLoops = [
    startLoop(log, 'timers', 500, () => drainTimers(site, undefined, 'within')),
    startLoop(log, 'outside timers', 500, () => drainTimers(site, undefined, 'outside')),
    startLoop(log, 'relay', 200, () => relayEvents(site)),
    startLoop(log, 'mail', 1000, () => sendQueued(site, 'mail')),
    startLoop(log, 'sms', 1000, () => sendQueued(site, 'sms')),
    startLoop(log, 'seal', 2000, () => sealLedger(site)),
  ]
  const stop = async () => {
    health.isReady = false
    await drain(drainMs)
    await Promise.all(stopLoops.map((end) => end()))
    await queue.stop()
    await app.close()
    await site.shared.close()
    await close()
  }
  return { site, address: config.publicUrl ?? `http://${nameOf(config.host)}:${port}`, stop }
}

const nameOf = (host: string) => (host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host)

function listen(fetch: (request: Request) => Response | Promise<Response>, config: Config) {
  return new Promise<{ drain: (limitMs: number) => Promise<void>; port: number }>((resolve, reject) => {
    const server = createAdaptorServer({ fetch, hostname: config.host }) as Server
    const drain = watchConnections(server)
    server.once('error', reject)
    server.listen(config.port, config.host, () => resolve({ drain, port: (server.address() as AddressInfo).port }))
  })
}
