import { readConfig } from './kernel/config.ts'
import { createLog } from './kernel/log.ts'
import { appVersion } from './ops/health/process-facts.ts'
import { openSite } from './start-shop.ts'
import { workKinds } from './work-kinds.ts'
import { runNextWork } from './work/run/run-next-work.ts'

// The program that the server starts when there is long work: it does what waits, two at a time, and ends when nothing has come for a while.
const idleMs = 20_000
const pauseMs = 500

const config = readConfig()
const endTraces = config.traces === null ? null : (await import('./kernel/observe/tracing.ts')).startTracing(appVersion, config.traces)
const log = createLog(config.logLevel)
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
// The server is gone.
process.on('disconnect', () => stopping.abort())

const url = config.databaseUrl!
const { site, close } = await openSite(config, url, log)
await site.shared.listen(url, log)
let lastAt = Date.now()
await Promise.all([work(), work()])
await site.shared.close()
await close()
await endTraces?.().catch(() => undefined)
process.exit(0)

async function work(): Promise<void> {
  while (!stopping.signal.aborted && Date.now() - lastAt < idleMs) {
    const done = await runNextWork(site, workKinds, stopping.signal)
    if (done !== null) lastAt = Date.now()
    else await new Promise((go) => setTimeout(go, pauseMs))
  }
}
