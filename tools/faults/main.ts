// npm run test:faults: breaks a shop at many points and looks whether everything ends as if nothing had been.
// Arguments: --kills=48 --cuts=32 --commits=14 --crashes=6 --notices=3000 --seed=1. Ends with 1 when there is damage.
import { parseArgs } from 'node:util'
import { breakAt, choosePoints, rehearse, type Outcome } from './run-kills.ts'
import { crash, slowDown } from './run-crashes.ts'
import { playNotices } from './run-notices.ts'
import { openStage } from './stage.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { kills: text, cuts: text, commits: text, crashes: text, notices: text, seed: text } })
const wanted = (name: keyof typeof values, otherwise: number) => Number(values[name] ?? otherwise)

let damaged = 0
let done = 0
function tell({ point, ms, damage }: Outcome): void {
  done++
  if (damage.length) damaged++
  console.log(`${damage.length ? 'BROKEN' : 'ok    '} ${String(Math.round(ms)).padStart(6)} ms  ${point}`)
  for (const one of damage) console.log(`         ${one}`)
}

const stage = await openStage()
try {
  const rehearsal = await rehearse(stage)
  const commits = wanted('commits', 14)
  const points = [
    ...choosePoints(rehearsal, { fault: 'kill', count: wanted('kills', 48), commits }),
    ...choosePoints(rehearsal, { fault: 'cut', count: wanted('cuts', 32), commits }),
  ]
  console.log(`A life of ${rehearsal.statements.length} statements is broken at ${points.length} points.`)
  for (const point of points) tell(await breakAt(stage, rehearsal, point))
  for (let n = 0; n < wanted('crashes', 6); n++)
    tell(await crash(stage, { signal: n % 2 ? 'SIGQUIT' : 'SIGKILL', afterMs: 300 + 350 * n, customers: 8 }))
  if (wanted('crashes', 6) > 0) tell(await slowDown(stage, { delayMs: 25, customers: 8 }))
  const count = wanted('notices', 3000)
  if (count > 0) tell(await playNotices(stage, { count, seed: wanted('seed', 1) }))
} finally {
  await stage.close()
}
console.log(`${done - damaged} of ${done} ended as they should`)
process.exit(damaged ? 1 : 0)
