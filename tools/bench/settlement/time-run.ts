import { createContext } from '@longmall/server/src/kernel/context.ts'
import { runSettlement } from '@longmall/server/src/award/settlement/run-settlement.ts'
import { cutoffOf } from '@longmall/server/src/award/settlement/schedule.ts'

import { databaseCpu, type Stage } from '../stage.ts'

export interface RunTimes {
  /** Seconds from its beginning to its end. */
  total: number
  /** Processor seconds of all the database's processes meanwhile, those of transfers beside it too. */
  cpu: number
  /** Seconds and transactions by step, in their order. */
  steps: Record<string, { seconds: number; transactions: number }>
}

/** Settles a day as its timer does, in this process. */
export async function timeRun({ site, dataDir }: Pick<Stage, 'site' | 'dataDir'>, day: string): Promise<RunTimes> {
  const system = { kind: 'system' } as const
  const context = createContext(site, system, { now: cutoffOf(createContext(site, system), day) })
  const steps: RunTimes['steps'] = {}
  const [begun, cpu] = [performance.now(), databaseCpu(dataDir)]
  let last = begun
  const hook = (name: string) => {
    const step = (steps[name] ??= { seconds: 0, transactions: 0 })
    const now = performance.now()
    step.seconds += (now - last) / 1000
    step.transactions++
    last = now
  }
  await runSettlement(context, day, { hook })
  return { total: (performance.now() - begun) / 1000, cpu: databaseCpu(dataDir) - cpu, steps }
}
