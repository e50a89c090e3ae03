// npm run check: format, lint, types and the house's own rules. `--static` leaves out the rules, which a whole test run proves itself.
import { ensureInstalled, runOwn } from './setup.js'

ensureInstalled()
const lint = ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.']
// Each further checker checks again what it shares with the others: one beside the linter takes half the work of four alone.
const types = ['node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '1']
const stages = [
  [['node_modules/oxfmt/bin/oxfmt', '--check', '.']],
  [lint, types],
  process.argv.includes('--static') ? [] : [['node_modules/vitest/vitest.mjs', 'run', '--project=house']],
]
for (const steps of stages) {
  const codes = await Promise.all(steps.map((step) => runOwn(step)))
  const failed = steps.filter((_, n) => codes[n] !== 0)
  for (const step of failed) console.error(`failed: ${step.join(' ')}`)
  if (failed.length > 0) process.exit(1)
}
