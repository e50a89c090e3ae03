import { breakAt, choosePoints, recordBaseline } from '@longmall/tools/faults/run-kills.ts'
import { crash } from '@longmall/tools/faults/run-crashes.ts'
import { playNotices } from '@longmall/tools/faults/run-notices.ts'
import { breakSettlements, someBreaks } from '@longmall/tools/faults/run-settlements.ts'
import { openStage } from '@longmall/tools/faults/stage.ts'
import { afterAll, describe, expect, test } from 'vitest'

// The short form; `npm run test:faults` breaks it at many more points.
const stage = await openStage()
afterAll(() => stage.close())
const dryRun = await recordBaseline(stage)
const patience = { timeout: 300_000 }

describe('QUA-07 whatever breaks, a customer’s life ends as if nothing had, to the cent', () => {
  const points = [
    ...choosePoints(dryRun, { fault: 'kill', count: 6, commits: 2 }),
    ...choosePoints(dryRun, { fault: 'cut', count: 4, commits: 3 }),
  ]
  test.each(points)('QUA-07 R-02 $fault $when $step, point %#', patience, async (point) => {
    expect(await breakAt(stage, dryRun, point)).toMatchObject({ violations: [] })
  })

  test('QUA-07 PostgreSQL killed under customers side by side: nothing that was acknowledged is lost', patience, async () => {
    expect((await crash(stage, { signal: 'SIGKILL', afterMs: 600, customers: 4 })).violations).toEqual([])
  })

  test('QUA-07 AST-14 R-22 settlement runs whose server and database are killed end as runs that were left alone', patience, async () => {
    expect(await breakSettlements(stage, someBreaks)).toMatchObject({ violations: [] })
  })

  test('QUA-07 R-25 ORD-08 notices doubled, reordered and late pay once, and the rest goes back', patience, async () => {
    expect((await playNotices(stage, { count: 100, seed: 7 })).violations).toEqual([])
  })
})
