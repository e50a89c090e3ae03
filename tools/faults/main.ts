// npm run test:faults: breaks a shop at many points and looks whether everything ends as if nothing had been.
// Arguments: --kills=48 --cuts=32 --commits=14 --crashes=6 --settlements=3 --notices=3000 --seed=1. Ends with 1 when there is damage.
import { parseArgs } from 'node:util'
import { breakAt, choosePoints, recordBaseline, type Outcome } from './run-kills.ts'
import { crash, slowDown } from './run-crashes.ts'
import { playNotices } from './run-notices.ts'
import { allBreaks, breakSettlements } from './run-settlements.ts'
import { openStage } from './stage.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: { kills: text, cuts: text, commits: text, crashes: text, settlements: text, notices: text, seed: text },
})
const numberOption = (name: keyof typeof values, otherwise: number) => Number(values[name] ?? otherwise)

let failed = 0
let done = 0
function report({ point, ms, violations }: Outcome): void {
  done++
  if (violations.length) failed++
  console.log(`${violations.length ? 'BROKEN' : 'ok    '} ${String(Math.round(ms)).padStart(6)} ms  ${point}`)
  for (const one of violations) console.log(`         ${one}`)
}

const stage = await openStage()
try {
  const baseline = await recordBaseline(stage)
  const commits = numberOption('commits', 14)
  const points = [
    ...choosePoints(baseline, { fault: 'kill', count: numberOption('kills', 48), commits }),
    ...choosePoints(baseline, { fault: 'cut', count: numberOption('cuts', 32), commits }),
  ]
  console.log(`A life of ${baseline.statements.length} statements is broken at ${points.length} points.`)
  for (const point of points) report(await breakAt(stage, baseline, point))
  for (let n = 0; n < numberOption('crashes', 6); n++)
    report(await crash(stage, { signal: n % 2 ? 'SIGQUIT' : 'SIGKILL', afterMs: 300 + 350 * n, customers: 8 }))
  if (numberOption('crashes', 6) > 0) report(await slowDown(stage, { delayMs: 25, customers: 8 }))
  for (const points of allBreaks.slice(0, numberOption('settlements', allBreaks.length))) report(await breakSettlements(stage, points))
  const count = numberOption('notices', 3000)
  if (count > 0) report(await playNotices(stage, { count, seed: numberOption('seed', 1) }))
} finally {
  await stage.close()
}
console.log(`${done - failed} of ${done} ended as they should`)
process.exit(failed ? 1 : 0)
