import { execFile } from 'node:child_process'
import { scryptSync } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../src/kernel/log.ts'
import { freePort, startEmbedded, superviseEmbedded } from '../src/kernel/database/embedded.ts'
import { makeFolder, runShop, type RunningShop } from './run-shop.ts'

const folders: string[] = []
function newFolder(): string {
  const folder = makeFolder()
  folders.push(folder)
  return folder
}

/** The process and port of the folder's PostgreSQL; null when none runs. */
function databaseOf(folder: string): { pid: number; port: number } | null {
  const file = join(folder, 'postgres/postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

/** Asked by its port: a process that has ended may still be listed. */
async function isOpen({ port }: { port: number }): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}

// What a test that failed left running.
afterEach(async () => {
  for (const folder of folders.splice(0)) {
    const database = databaseOf(folder)
    if (!database) continue
    process.kill(database.pid, 'SIGINT')
    await expect.poll(() => isOpen(database)).toBe(false)
  }
})

async function queryDatabase<Row extends object>(folder: string, question: string): Promise<Row[]> {
  const password = readFileSync(join(folder, 'postgres.secret'), 'utf8')
  const client = new pg.Client({ connectionString: `postgres://longmall:${password}@127.0.0.1:${databaseOf(folder)!.port}/longmall` })
  await client.connect()
  const { rows } = await client.query<Row>(question)
  await client.end()
  return rows
}

const note = (folder: string, hotline: string) =>
  queryDatabase(
    folder,
    `insert into setting (key, value) values ('site.hotline', '"${hotline}"') on conflict (key) do update set value = excluded.value`,
  )
const hotlineAt = async ({ address }: RunningShop) => {
  const answer = (await (await fetch(`${address}/api/site/state`)).json()) as { data: { hotline: string } }
  return answer.data.hotline
}
/** What the process has used of the processor: the time it takes to open depends on what else the machine does. */
function cpuSeconds({ pid }: RunningShop): number {
  const figures = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(figures[11]) + Number(figures[12])) / 100
}
/** How many times as slow as where the seconds were set this processor is by now; a faster one counts as 1. */
function slowness(): number {
  const before = process.cpuUsage()
  for (let n = 0; n < 5; n++) scryptSync('a', 'b', 32)
  const { user, system } = process.cpuUsage(before)
  return Math.max(1, (user + system) / 200_000)
}
const stop = async ({ kill, ended }: RunningShop) => {
  kill('SIGTERM')
  return (await ended).code
}

const secrets = (folder: string) => ['sign.key', 'pepper.key'].map((name) => readFileSync(join(folder, name), 'utf8'))

/** A start in an empty folder, its stop, and what stands there then. */
async function firstStart() {
  const folder = makeFolder()
  const shop = await runShop({ DATA_DIR: folder })
  const database = databaseOf(folder)!
  await note(folder, '400-1')
  const encoding = await queryDatabase(folder, 'show server_encoding')
  const code = await stop(shop)
  const modes = ['sign.key', 'pepper.key', 'postgres.secret', 'postgres-server.secret'].map(
    (name) => statSync(join(folder, name)).mode & 0o777,
  )
  return { folder, database, encoding, code, modes, made: secrets(folder) }
}
const first = await firstStart()

/** The folder of a shop that was started once and stopped. */
async function usedFolder(): Promise<string> {
  const folder = newFolder()
  await promisify(execFile)('cp', ['-a', `${first.folder}/.`, folder])
  return folder
}

test('QUA-01 the first start makes a database, and SIGTERM stops it too', async () => {
  expect(first).toMatchObject({ encoding: [{ server_encoding: 'UTF8' }], code: 0 })
  expect([databaseOf(first.folder), await isOpen(first.database)]).toEqual([null, false])
})

test('QUA-01 the keys of an installation are for its owner alone, and each has its own', () => {
  expect(new Set(first.made).size).toBe(2)
  expect(first.modes).toEqual([0o600, 0o600, 0o600, 0o600])
})

test('QUA-01 QUA-07 the next start opens on the same data and keys with less than 8 s of the processor; a database that ends under it comes back at its address; after a crash of both the next start recovers what was committed', async () => {
  const folder = await usedFolder()
  const again = await runShop({ DATA_DIR: folder, LOG_LEVEL: 'silent', NODE_DISABLE_COMPILE_CACHE: '1' })
  expect(cpuSeconds(again)).toBeLessThan(8 * slowness())
  expect(await hotlineAt(again)).toBe('400-1')
  expect(secrets(folder)).toEqual(first.made)

  for (const signal of ['SIGKILL', 'SIGQUIT'] as const) {
    await note(folder, `400-2 ${signal}`)
    const { pid, port } = databaseOf(folder)!
    // Nobody gets it in the meantime: the system gives out higher ones.
    expect(port).toBeLessThan(32_768)
    process.kill(pid, signal)
    await expect.poll(() => databaseOf(folder)?.pid !== pid && isOpen({ port })).toBe(true)
    expect(databaseOf(folder)!.port).toBe(port)
    await expect.poll(async () => (await fetch(`${again.address}/readyz`)).status).toBe(200)
    await expect.poll(() => hotlineAt(again)).toBe(`400-2 ${signal}`)
  }

  await note(folder, '400-3')
  again.kill('SIGKILL')
  const database = databaseOf(folder)!
  process.kill(database.pid, 'SIGKILL')
  await expect.poll(() => isOpen(database)).toBe(false)
  const next = await runShop({ DATA_DIR: folder })
  expect(await hotlineAt(next)).toBe('400-3')
  const { port } = databaseOf(folder)!
  expect([await stop(next), await isOpen({ port })]).toEqual([0, false])
})

const roles = (folder: string) =>
  queryDatabase<{ usename: string }>(
    folder,
    `select distinct usename from pg_stat_activity where datname = 'longmall' and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )

test('QUA-01 after kill -9 the next start takes over the database that was left running, and stops it in the end; the role that serves owns nothing, made also for a folder of an older version', async () => {
  const folder = await usedFolder()
  const killed = await runShop({ DATA_DIR: folder })
  expect(await roles(folder)).toEqual([{ usename: 'longmall_server' }])
  await note(folder, '400-2')
  const orphan = databaseOf(folder)!
  killed.kill('SIGKILL')
  expect(await killed.ended).toMatchObject({ code: null, signal: 'SIGKILL' })
  expect(await isOpen(orphan)).toBe(true)
  // As an older version left it: no such role, no such secret, no rights.
  await expect.poll(() => roles(folder)).toEqual([])
  await queryDatabase(folder, 'drop owned by longmall_server; drop role longmall_server')
  rmSync(join(folder, 'postgres-server.secret'))
  const next = await runShop({ DATA_DIR: folder })
  expect(databaseOf(folder)).toEqual(orphan)
  expect(await roles(folder)).toEqual([{ usename: 'longmall_server' }])
  expect(await hotlineAt(next)).toBe('400-2')
  const { code, output } = await (next.kill('SIGTERM'), next.ended)
  expect([code, output]).toEqual([0, expect.not.stringContaining('owns the ledger')])
  expect(await isOpen(orphan)).toBe(false)
})

test('QUA-07 a database that ends again while it is started again does not end the program, and comes back', async () => {
  const folder = await usedFolder()
  const embedded = await startEmbedded(folder)
  const uncaught: unknown[] = []
  const note = (error: unknown) => void uncaught.push(error)
  process.on('uncaughtExceptionMonitor', note)
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', note))
  // The lock of a start is taken: the supervisor's connection is open when the database ends, however fast the machine is.
  const holder = new pg.Client({ connectionString: embedded.ownerUrl.replace(/longmall$/, 'postgres') })
  holder.on('error', () => undefined)
  await holder.connect()
  await holder.query(`select pg_advisory_lock(hashtext('longmall create'))`)
  // At a port where nobody listens it finds the database gone.
  const ownerUrl = Object.assign(new URL(embedded.ownerUrl), { port: String(await freePort()) }).href
  let logged = ''
  const log = createLog('error', { write: (line) => void (logged += line) })
  const stopSupervisor = superviseEmbedded({ ...embedded, ownerUrl }, folder, log)
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted`
  await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(1)

  const { pid, port } = databaseOf(folder)!
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => databaseOf(folder)?.pid !== pid && isOpen({ port })).toBe(true)
  await stopSupervisor()
  expect(await queryDatabase(folder, 'show server_encoding')).toEqual(first.encoding)
  expect(uncaught).toEqual([])
  expect(logged).toContain('embedded database failed')
  await embedded.stop()
})

test('QUA-01 of two programs that start at once in an empty folder the last to leave stops the database', async () => {
  const folder = newFolder()
  const [first, second] = await Promise.all([runShop({ DATA_DIR: folder }), runShop({ DATA_DIR: folder })])
  const database = databaseOf(folder)!
  expect(await stop(first)).toBe(0)
  expect((await fetch(`${second.address}/readyz`)).status).toBe(200)
  expect(await stop(second)).toBe(0)
  expect(await isOpen(database)).toBe(false)
})
