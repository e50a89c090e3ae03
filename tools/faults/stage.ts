import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { readConfig } from '@longmall/server/src/kernel/config.ts'
import { startEmbedded } from '@longmall/server/src/kernel/database/embedded.ts'
import { createLog } from '@longmall/server/src/kernel/log.ts'
import { migrate } from '@longmall/server/src/kernel/database/migrate.ts'
import { openSite } from '@longmall/server/src/start-shop.ts'
import { startServer } from '../bench/stage.ts'
import { retryQuery } from './call.ts'
import { openProxy } from './proxy.ts'

/** A shop to be broken: its own embedded database, the proxy before it, and the server as a process of its own behind that. */
export type Stage = Awaited<ReturnType<typeof openStage>>

const program = join(import.meta.dirname, 'shop-program.ts')
const limits = ['log_in', 'code', 'write', 'read'].map((name) => `calls.${name}_per_minute`)

export async function openStage() {
  const dataDir = mkdtempSync(join(tmpdir(), 'longmall-faults-'))
  let embedded = await startEmbedded(dataDir)
  await migrate(embedded.ownerUrl, embedded.serverUrl)
  mkdirSync(join(dataDir, 'media'))
  const proxy = await openProxy(embedded.serverUrl)
  const config = { ...readConfig({}), dataDir, demo: true }
  let own = await openSite(config, embedded.ownerUrl, createLog('fatal'))
  await sql`update shop set set_up_at = clock_timestamp(), opened_at = clock_timestamp()`.execute(own.site.db)
  await own.site.shared.refresh()
  for (const key of limits) await sql`insert into setting (key, value) values (${key}, '1000000')`.execute(own.site.db)
  await sql`insert into setting (key, value) values ('asset_area.is_on', 'true'), ('coin_withdrawal.wait_hours', '0')`.execute(own.site.db)
  let server = start()
  let isClosed = false

  function start() {
    const env = { DATABASE_URL: proxy.url, DATA_DIR: dataDir, LOG_LEVEL: 'fatal', DEMO: '0' }
    return startServer(env, program)
  }

  return {
    proxy,
    dataDir,
    /** Our own way to the database, past the proxy. */
    get site() {
      return own.site
    },
    get db() {
      return own.site.db
    },
    refresh: () => own.site.shared.refresh(),
    address: async () => (await server).address,
    /** kill -9 of the server; another one is on its way. */
    killServer(): void {
      const killed = server
      server = killed.then(async ({ child }) => {
        if (child.exitCode === null && child.signalCode === null) {
          const gone = new Promise((done) => child.once('exit', done))
          child.kill('SIGKILL')
          await gone
        }
        return start()
      })
      void server.catch(() => undefined)
    },
    /** PostgreSQL ends at once, as by kill -9 or by an immediate stop, and is started again, maybe on another port. */
    async killDatabase(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
      const pid = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(pid, signal)
      while (await isOpen(embedded.ownerUrl)) await pause(20)
      await own.close().catch(() => undefined)
      embedded = await startEmbedded(dataDir)
      proxy.moveTo(embedded.serverUrl)
      own = await openSite(config, embedded.ownerUrl, createLog('fatal'))
    },
    /** Moves the store's clock on; the server hears of it within 2 s. */
    async advance(minutes: number): Promise<void> {
      await retryQuery(() => sql`update store_clock set time_offset = time_offset + make_interval(mins => ${minutes})`.execute(own.site.db))
      await retryQuery(() => own.site.shared.refresh())
    },
    async close(): Promise<void> {
      if (isClosed) return
      isClosed = true
      const last = await server.catch(() => null)
      last?.child.kill('SIGKILL')
      await proxy.close()
      await own.close().catch(() => undefined)
      await embedded.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Asked by its port: a process that has ended may still be listed. */
function isOpen(url: string): Promise<boolean> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  return new Promise<boolean>((answer) => socket.once('connect', () => answer(true)).once('error', () => answer(false))).finally(() =>
    socket.destroy(),
  )
}
