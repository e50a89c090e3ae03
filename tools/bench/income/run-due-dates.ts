import { today } from '@longmall/server/src/award/plan/today.ts'
import { createContext } from '@longmall/server/src/kernel/context.ts'
import { accruedInterest, readDue } from '@longmall/server/src/ops/finance/due/due-sources.ts'
import { lastDayOf, type By } from '@longmall/server/src/ops/finance/due/periods.ts'
import { sumDueDeposits } from '@longmall/server/src/deposit/due/sum-due.ts'
import { sql } from 'kysely'
import { percentiles, type Percentiles } from '../load/percentiles.ts'
import { fillMembers } from '../network/fill-network.ts'
import { openStage } from '../stage.ts'
import { fillDeposits, fillPledges } from './fill-income.ts'

/** Milliseconds at 1,000,000 deposits: of everything by due date, and of the next thirty days. */
const limits = { all: 200, soon: 30 }
const rounds = 20

export interface DueDateFigures {
  deposits: number
  pledges: number
  /** Of deposits alone, and with pledges, withdrawals and awards. */
  deposits_soon: Percentiles
  deposits_all: Percentiles
  soon: Percentiles
  all: Percentiles
  accrued: Percentiles
  /** How the database reads the deposits of the next days. */
  plan: string
}

/** What is owed by due date over so many open deposits and pledges. Answers what is above its limit as failed. */
export async function benchDueDates(deposits: number, pledges: number): Promise<{ figures: DueDateFigures; failed: string[] }> {
  const stage = await openStage()
  try {
    const { db } = stage.site
    const context = createContext(stage.site, { kind: 'system' })
    const day = today(context)
    console.log(`filling ${deposits} deposits and ${pledges} pledges …`)
    const members = Math.max(1000, Math.round(deposits / 10))
    await fillMembers(db, members)
    await fillDeposits(db, members, { count: deposits, due: Math.round(deposits / 333), day })
    await fillPledges(db, members, pledges, day)
    const range = (by: By) => ({ today: day, until: lastDayOf(by, day, 30) })
    const figures: DueDateFigures = {
      deposits,
      pledges,
      deposits_soon: await time(() => sumDueDeposits(context, range('day').until)),
      deposits_all: await time(() => sumDueDeposits(context, range('month').until)),
      soon: await time(() => readDue(context, range('day'))),
      all: await time(() => readDue(context, range('month'))),
      accrued: await time(() => accruedInterest(context, day)),
      plan: await planOf(db, range('day').until),
    }
    const over = (name: string, { p50 }: Percentiles, most: number) =>
      p50 > most ? [`${name}: ${p50.toFixed(1)} ms, more than ${most}`] : []
    return { figures, failed: [...over('by due date', figures.all, limits.all), ...over('next 30 days', figures.soon, limits.soon)] }
  } finally {
    await stage.close()
  }
}

async function time(read: () => Promise<unknown>): Promise<Percentiles> {
  await read()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    await read()
    times.push(performance.now() - begun)
  }
  return percentiles(times)
}

async function planOf(db: Parameters<typeof fillMembers>[0], until: string): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select due_on, unit, sum(principal), sum(interest), count(*) from deposit where is_open and due_on <= ${until}::date group by due_on, unit`.execute(
    db,
  )
  return rows.map((row) => row['QUERY PLAN'].trim()).join('; ')
}

/** The figures as lines of text. */
export function dueDateLines({ deposits, pledges, ...figures }: DueDateFigures): string[] {
  const line = (name: string, { p50, p99 }: Percentiles) => `${name}: p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms`
  return [
    `due dates of ${deposits.toLocaleString('en-US')} deposits and ${pledges.toLocaleString('en-US')} pledges`,
    line('deposits of the next 30 days', figures.deposits_soon),
    line('all deposits by day', figures.deposits_all),
    line('the next 30 days', figures.soon),
    line('everything by day', figures.all),
    line('interest earned so far', figures.accrued),
    figures.plan,
  ]
}
