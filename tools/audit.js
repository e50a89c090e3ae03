// node tools/audit.js: known vulnerabilities of the packages in the lockfile; fails when one is high or critical.
// A registry without a list of them is reported and does not fail the run.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { root } from './setup.js'

/** Reads the output of `npm audit --json`: the vulnerabilities that fail the run, or why there is no list. */
export function readAudit(text) {
  let report
  try {
    report = JSON.parse(text)
  } catch {
    return { unanswered: 'npm audit gave no answer' }
  }
  if (!report.vulnerabilities) return { unanswered: report.message ?? report.error?.summary ?? 'npm audit gave no list' }
  const vulnerabilities = Object.values(report.vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity, range }) => `${severity}: ${name} ${range}`)
  return { vulnerabilities }
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
  const { unanswered, vulnerabilities = [] } = readAudit(stdout ?? '')
  if (unanswered) console.log(`packages were not audited: ${unanswered}`)
  else console.log(`packages were audited: ${vulnerabilities.length} high or critical`)
  for (const vulnerability of vulnerabilities) console.error(vulnerability)
  process.exit(vulnerabilities.length > 0 ? 1 : 0)
}
