// node tools/audit.js: known holes of the packages in the lockfile; fails when one is high or critical. A registry that keeps no
// list of them is named, and nothing is failed for it.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { root } from './setup.js'

/** What `npm audit --json` said: the holes that fail the run, or why nothing is known of any. */
export function readAudit(text) {
  let said
  try {
    said = JSON.parse(text)
  } catch {
    return { unanswered: 'npm audit gave no answer' }
  }
  if (!said.vulnerabilities) return { unanswered: said.message ?? said.error?.summary ?? 'npm audit gave no list' }
  const holes = Object.values(said.vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity, range }) => `${severity}: ${name} ${range}`)
  return { holes }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm']
  const { stdout } = spawnSync(npm[0], [...npm.slice(1), 'audit', '--json', '--audit-level=high', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  const { unanswered, holes = [] } = readAudit(stdout ?? '')
  if (unanswered) console.log(`packages were not audited: ${unanswered}`)
  else console.log(`packages were audited: ${holes.length} high or critical`)
  for (const hole of holes) console.error(hole)
  process.exit(holes.length > 0 ? 1 : 0)
}
