import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import { startLoop } from '../../kernel/work/loop.ts'
import { heartbeatTimeoutSeconds } from './claim-work.ts'

const pauseMs = 1000
const killAfterMs = 10_000
// A file of 16 MB becomes some hundred thousand rows.
const flags = ['--max-old-space-size=1024']
const program = join(import.meta.dirname, '../../work-process.ts')

/**
 * Checks every second for waiting or dead jobs, and runs them in a process of their own: reading a large file uses neither the server's
 * processor nor its memory. Stopping returns a running job to the queue.
 */
export function startWorkProcess(site: Site, url: string): () => Promise<void> {
  let child: ChildProcess | null = null
  let isStopped = false
  const stop = startLoop(site.log, 'work', pauseMs, async () => {
    if (isStopped || !(await isWorkDue(site))) return
    child = start(site, url)
    const code = await new Promise<number | null>((resolve, reject) => child!.once('error', reject).once('exit', resolve))
    child = null
    if (code !== 0 && !isStopped) throw new Error(`the process of long work ended with ${code}`)
  })
  return async () => {
    isStopped = true
    const running = child
    running?.kill('SIGTERM')
    const killTimer = setTimeout(() => running?.kill('SIGKILL'), killAfterMs)
    await stop()
    clearTimeout(killTimer)
  }
}

async function isWorkDue({ db }: Site): Promise<boolean> {
  const { rows } = await sql`
    select from work where state = 'queued'
    union all
    select from work where state = 'running' and heartbeat_at < clock_timestamp() - make_interval(secs => ${heartbeatTimeoutSeconds}) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

function start({ config }: Site, url: string): ChildProcess {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    // It never migrates, and holds no way to.
    MIGRATION_DATABASE_URL: '',
    DATA_DIR: config.dataDir,
    DEMO: config.demo ? '1' : '0',
    LOG_LEVEL: config.logLevel,
    PUBLIC_URL: config.publicUrl ?? '',
    // The one that the server was given, where it asked for any.
    PORT: String(config.port),
  }
  return spawn(process.execPath, [...flags, program], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
}
