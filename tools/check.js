// npm run check: format, lint, types and the house's own rules, in seconds.
import { ensureInstalled, runOwn } from './setup.js'

ensureInstalled()
const steps = [
  ['node_modules/oxfmt/bin/oxfmt', '--check', '.'],
  ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'],
  ['node_modules/typescript/bin/tsc', '-p', '.'],
  ['node_modules/vitest/vitest.mjs', 'run', '--project=house'],
]
for (const step of steps) {
  const code = await runOwn(step)
  if (code !== 0) {
    console.error(`failed: ${step.join(' ')}`)
    process.exit(code)
  }
}
