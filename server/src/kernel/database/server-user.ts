import { execFile, type ExecFileOptions } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whom the embedded PostgreSQL runs as. */
export interface ServerUser {
  /** Null: as ourselves. */
  owner: { uid: number; gid: number } | null
  run: (program: string, args: string[]) => Promise<unknown>
}

// A folder that its user may not look into must not be where it stands.
const quiet: ExecFileOptions = { cwd: '/' }

/** PostgreSQL refuses to run as root: root runs it as the system's user `postgres`, made when missing. */
export async function serverUser(dataDir: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return { owner: null, run: (file, args) => run(file, args, quiet) }
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  await run('id', ['postgres']).catch(() =>
    run('useradd', ['--system', '--no-create-home', '--user-group', '--shell', '/usr/sbin/nologin', 'postgres']),
  )
  const owner = { uid: await id('-u'), gid: await id('-g') }
  // Data below a closed folder (/root) cannot be walked into by another user: one capability opens the way, and only to this process.
  const passport = isClosed(dataDir) ? ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'] : []
  const prefix = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', ...passport]
  return { owner, run: (file, args) => run('setpriv', [...prefix, file, ...args], quiet) }
}

/**
 * The folder of a package's programs, where another user can run them. They ask whether they may read each other, and that
 * question overlooks capabilities: for a clone below a closed folder a copy is made once, in the system's place for such things.
 */
export async function openFolder(folder: string): Promise<string> {
  if (!isClosed(folder)) return folder
  const { version } = JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')) as { version: string }
  const copy = `/var/lib/longmall/postgres-${version}`
  if (existsSync(copy)) return copy
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 })
  const draft = mkdtempSync(`${copy}.new-`)
  cpSync(folder, draft, { recursive: true, verbatimSymlinks: true })
  await run('chmod', ['-R', 'a+rX', draft])
  try {
    renameSync(draft, copy)
  } catch (error) {
    // Another program may have been first.
    rmSync(draft, { recursive: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}

/** Is `path` or some folder above it closed to other users? */
function isClosed(path: string): boolean {
  return (statSync(path).mode & 0o001) === 0 || (path !== dirname(path) && isClosed(dirname(path)))
}
