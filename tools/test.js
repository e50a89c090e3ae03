// npm test: installs what is missing (packages, a Chromium), checks, builds, runs every test. Arguments name projects: `node tools/test.js e2e`.
// `--changed` or `--changed=main`: only what the changes since HEAD, or since that commit, touch (tools/changed).
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { systemChromium } from './chromium.js'
import { ensureInstalled, ownEnvironment, pinnedNode, root, runOwn } from './setup.js'

ensureInstalled()
const projects = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const only = changedTests(process.argv.find((one) => /^--changed(=|$)/.test(one)))
const needsBrowser = (projects.length === 0 || projects.includes('e2e')) && (only?.some((path) => path.startsWith('e2e/')) ?? true)
if (needsBrowser) ensureChromium()
const check = ['tools/check.js', ...(only ? [] : ['--static'])]
const steps = [...(projects.length ? [] : [check]), ...(needsBrowser ? [['tools/build.js']] : [])]
for (const step of steps) {
  const code = await runOwn(step)
  if (code !== 0) process.exit(code)
}
process.exit(only?.length === 0 ? 0 : await runTests())

/** The files to which a run is narrowed; null for a whole one. */
function changedTests(option) {
  if (!option) return null
  const output = execFileSync(pinnedNode(), ['tools/changed/main.ts', option.split('=')[1] ?? ''], { cwd: root, encoding: 'utf8' })
  const tests = JSON.parse(output)
  console.log(tests === 'all' ? 'The change may show in every test' : `The change touches ${tests.length} test files`)
  return tests === 'all' ? null : tests
}

async function runTests() {
  const report = join(root, '.cache', 'test-report.json')
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--reporter=./tools/time-report.ts']
  const chosen = [...projects.map((name) => `--project=${name}`), ...(only ?? [])]
  const code = await runOwn(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...chosen])
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'))
  console.log(`${passed} passed, ${failed} failed`)
  return code
}

/** `$CHROMIUM`, the system's, Debian's when we are root, else the one that Playwright brings. */
function ensureChromium() {
  if (systemChromium()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …')
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], { stdio: 'inherit' })
  } else
    execFileSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
      cwd: root,
      stdio: 'inherit',
      env: ownEnvironment(),
    })
}
