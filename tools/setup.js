// Plain JavaScript that an old Node can run: it comes before the project's own Node is there.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const mark = join(modules, '.longmall-installed')

/** Installs the packages of the lockfile, when they are not there or are another lockfile's. */
export function ensureInstalled() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return
  console.log('Installing packages …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  if (npm && npm.endsWith('.js')) execFileSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
  else execFileSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  writeFileSync(mark, hash)
}

/** The project's own Node, or this one where none is published for the platform; older than 24 is refused. */
export function pinnedNode() {
  const own = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(own)) return own
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error('Node 24 or later is needed: no build of it is published for this platform')
}

/** The environment of the project's programs: its own Node and tools first on the path. */
export function ownEnvironment() {
  return { ...process.env, PATH: join(modules, '.bin') + (process.platform === 'win32' ? ';' : ':') + process.env.PATH }
}

/** Runs a program of the project to its end; answers its exit code. A signal to us is passed on and waited for. */
export function runOwn(args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(pinnedNode(), args, { cwd: root, stdio: 'inherit', env: ownEnvironment(), ...options })
    const pass = (signal) => child.kill(signal)
    process.on('SIGINT', () => undefined)
    process.on('SIGTERM', pass)
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}
