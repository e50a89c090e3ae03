import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@longmall/server/src/kernel/config.ts'
import type { Site } from '@longmall/server/src/kernel/context.ts'
import { startEmbedded } from '@longmall/server/src/kernel/database/embedded.ts'
import { createLog } from '@longmall/server/src/kernel/log.ts'
import { migrate } from '@longmall/server/src/kernel/database/migrate.ts'
import { openSite } from '@longmall/server/src/start-shop.ts'
import { sql } from 'kysely'
import { serverFlags, serverVariables } from '../node-flags.js'

export interface Stage {
  /** The bench's own hold on the shop's database, as the role that owns it. */
  site: Site
  url: string
  dataDir: string
  /** Starts the server as users do, in its own process; or another program that prints its address as the server does. */
  openServer: (env?: Record<string, string>, program?: string) => Promise<RunningServer>
  close: () => Promise<void>
}

export interface RunningServer {
  port: number
  address: string
  /** Processor seconds used so far by the server and by all processes of the database. */
  cpu: () => { server: number; database: number }
  /** Resident memory of the server's process in MB: now, and the most there was. */
  memory: () => { now: number; peak: number }
  stop: () => Promise<void>
}

/** A shop of its own in a temporary folder: embedded database, migrated and empty; gone afterwards. A folder that is named stays. */
export async function openStage(savedDir?: string): Promise<Stage> {
  const dataDir = savedDir ?? mkdtempSync(join(tmpdir(), 'longmall-bench-'))
  const embedded = await startEmbedded(dataDir)
  const { ownerUrl, serverUrl } = embedded
  await migrate(ownerUrl, serverUrl)
  const config = { ...readConfig({}), dataDir, demo: false }
  const { site, close } = await openSite(config, ownerUrl, createLog('error'))
  // A shop without a carrier sells nothing that must be sent.
  const carriers = JSON.stringify([{ carrier: 'bench', carrier_name: 'Bench' }])
  await sql`insert into setting (key, value) values ('fulfilment.carriers', ${carriers}::jsonb) on conflict do nothing`.execute(site.db)
  await sql`update shop set set_up_at = clock_timestamp(), opened_at = clock_timestamp()`.execute(site.db)
  await site.shared.refresh()
  return {
    site,
    url: ownerUrl,
    dataDir,
    openServer: (env = {}, program) =>
      openServer(dataDir, { DATABASE_URL: serverUrl, MIGRATION_DATABASE_URL: ownerUrl, DATA_DIR: dataDir, DEMO: '0', ...env }, program),
    close: async () => {
      await close()
      await embedded.stop()
      if (savedDir === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function openServer(dataDir: string, env: Record<string, string>, program?: string): Promise<RunningServer> {
  const { child, address, stop } = await startServer(env, program)
  return {
    port: Number(new URL(address).port),
    address,
    cpu: () => ({
      server: cpuOf(child.pid!),
      database: databaseCpu(dataDir),
    }),
    memory: () => memoryOf(child.pid!),
    stop,
  }
}

/** Processor seconds used so far by all processes of the embedded database of a folder. */
export function databaseCpu(dataDir: string): number {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  return childrenOf(postmaster).reduce((sum, pid) => sum + cpuOf(pid), cpuWithExited(postmaster))
}

const shopProgram = join(import.meta.dirname, '../serve.ts')

/** The server in its own process on a free port of loopback, with these variables beside ours. */
export async function startServer(env: Record<string, string>, main = shopProgram) {
  const child = spawn(process.execPath, [...serverFlags, main], {
    env: { ...process.env, ...serverVariables, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () =>
    new Promise<void>((done) => {
      child.once('exit', () => done())
      child.kill('SIGTERM')
    })
  return { child, address: await addressOf(child), stop }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout!.on('data', (bytes: Buffer) => {
      output += bytes.toString()
      const found = /is open at (http:\S+)/.exec(output)
      if (found) resolve(found[1]!)
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was open`)))
  })
}

// Figures of /proc/<pid>/stat behind the name in brackets: place 1 is the parent, 11 and 12 are ticks of 10 ms, 13 and 14 those of
// children that have ended.
function statOf(pid: number | string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

const ticks = (pid: number, places: number[]) => {
  const stat = statOf(pid)
  return places.reduce((sum, place) => sum + Number(stat[place] ?? 0), 0) / 100
}
const cpuOf = (pid: number) => ticks(pid, [11, 12])
const cpuWithExited = (pid: number) => ticks(pid, [11, 12, 13, 14])

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.filter((pid) => Number(statOf(pid)[1]) === parent).map(Number)
}

function memoryOf(pid: number) {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mb = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1]) / 1024)
  return { now: mb('VmRSS'), peak: mb('VmHWM') }
}
