import { join } from 'node:path'
import { createContext, type StaffActor } from '@longmall/server/src/kernel/context.ts'
import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { plus } from '@longmall/server/src/kernel/time/clock.ts'
import { cutoffOf } from '@longmall/server/src/award/settlement/schedule.ts'
import { today } from '@longmall/server/src/award/plan/today.ts'
import { explain } from '@longmall/server/src/award/views/explain.ts'
import { viewWhatIf } from '@longmall/server/src/award/views/what-if.ts'
import { verifyLedger } from '@longmall/server/src/wallet/ledger/verify-ledger.ts'
import { sql } from 'kysely'
import { fillIncome, type Income } from '../income/fill-income.ts'
import { startChild } from '../load/measure.ts'
import { percentiles, type Percentiles } from '../load/percentiles.ts'
import { openStage, type Stage } from '../stage.ts'
import { timeBareRun } from './bare-run.ts'
import { fillSettlement, payersOf } from './fill-settlement.ts'
import type { TransferJob, TransferResult } from './paced-transfers.ts'
import { timeRun, type RunTimes } from './time-run.ts'

/** Limits of the reference day: 1,000,000 members, 20,000 sales; longer where the members own deposits, pledges and devices too. */
const reference = { members: 1_000_000, sales: 20_000, seconds: 45, seconds_with_income: 120 }
const limits = { what_if_seconds: 10, explanation_ms: 10, p99_ratio: 5 }
const perSecond = 200
const quietSeconds = 10
const explanations = 300

const operator: StaffActor = { kind: 'staff', staff_id: 1, role: 'operator', permissions: [], session_hash: Buffer.alloc(0) }

export interface SettlementFigures {
  members: number
  sales: number
  /** The first day of sales, which nothing is released on, and the measured one. */
  first: RunTimes
  run: RunTimes
  bare_seconds: number
  rows: Record<string, number>
  transfers: { quiet: TransferResult; beside: TransferResult; p99_ratio: number }
  what_if_seconds: number
  explanation: Percentiles
  database_mb: number
}

/** Settles a day of so many sales among so many members, beside bare SQL and transfers. Answers what is above its limit as failed. */
export async function benchSettlement(
  members: number,
  sales: number,
  income: Income,
): Promise<{ figures: SettlementFigures; failed: string[] }> {
  const stage = await openStage()
  try {
    console.log(`filling ${members} members and 2 × ${sales} sales …`)
    await fillSettlement(stage.site.db, members, sales, instantsOf(stage))
    const owned = income.deposits + income.pledges + income.boxes
    if (owned > 0) console.log(`filling ${JSON.stringify(income)} …`)
    if (owned > 0) await fillIncome(stage.site.db, members, income, dayOf(stage, 1))
    const figures = await measureDay(stage, members, sales)
    return { figures, failed: failuresOf(figures, owned > 0 ? reference.seconds_with_income : reference.seconds) }
  } finally {
    await stage.close()
  }
}

const dayOf = ({ site }: Stage, before: number) =>
  plus(`${today(createContext(site, { kind: 'system' }))}T00:00:00.000Z`, { days: -before }).slice(0, 10)

/** Noon of the two days that have sales. */
function instantsOf(stage: Stage): string[] {
  const system = createContext(stage.site, { kind: 'system' })
  return [4, 1].map((before) => plus(cutoffOf(system, dayOf(stage, before)), { hours: -12 }))
}

/** Settles the days of a filled shop up to yesterday, and measures the last. */
export async function measureDay(stage: Stage, members: number, sales: number): Promise<SettlementFigures> {
  const { site } = stage
  const { db } = site
  const day = (before: number) => dayOf(stage, before)
  // Three days later the referral awards of the first day are released.
  const first = await timeRun(stage, day(4))
  console.log(`first day ${linesOf(first).join(', ')}`)
  for (const before of [3, 2]) await timeRun(stage, day(before))
  const job: TransferJob = { url: stage.url, per_second: perSecond, ...payersOf(members) }
  const quiet = await besides(job, () => new Promise((done) => setTimeout(done, quietSeconds * 1000)))
  const beside = await besides(job, () => timeRun(stage, day(1)))
  console.log(`measured day ${linesOf(beside.value).join(', ')}`)
  const { rows } = await sql<{ id: number }>`select id from settlement_run where day = ${day(1)}::date`.execute(db)
  const run_id = rows[0]!.id
  const begun = performance.now()
  await viewWhatIf(createContext(site, operator), { plan_id: 1, day: day(1) })
  const what_if_seconds = (performance.now() - begun) / 1000
  const figures: SettlementFigures = {
    members,
    sales,
    first,
    run: beside.value,
    bare_seconds: 0,
    rows: await countRows(db, run_id),
    transfers: { quiet: quiet.result, beside: beside.result, p99_ratio: beside.result.latency.p99 / quiet.result.latency.p99 },
    what_if_seconds,
    explanation: await timeExplanations(db, run_id),
    database_mb: await megabytes(db),
  }
  await verify(stage)
  return { ...figures, bare_seconds: await timeBareRun(db, run_id) }
}

/** What is done while transfers go on beside it. */
async function besides<Value>(job: TransferJob, work: () => Promise<Value>): Promise<{ value: Value; result: TransferResult }> {
  const child = startChild<TransferResult>(join(import.meta.dirname, 'paced-transfers.ts'), job)
  const value = await work()
  return { value, result: await child.stop() }
}

async function countRows(db: Database, run_id: number): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*) from award_line where run_id = ${run_id})::int as lines, (select count(*) from leg_day where run_id = ${run_id})::int as positions,
      (select count(*) from payout where run_id = ${run_id})::int as payouts, (select count(*) from payout where released_run = ${run_id})::int as released,
      (select count(*) from transfer where subject = ${`run ${run_id}`})::int as transfers,
      (select count(*) from transfer t join entry e on e.transfer_id = t.id where t.subject = ${`run ${run_id}`})::int as entries`.execute(
    db,
  )
  return rows[0]!
}

async function megabytes(db: Database): Promise<number> {
  const { rows } = await sql<{ mb: number }>`select (pg_database_size(current_database()) / 1048576)::int as mb`.execute(db)
  return rows[0]!.mb
}

/** The largest ones, which have the most lines, and any others. */
async function timeExplanations(db: Database, run_id: number): Promise<Percentiles> {
  const { rows } = await sql<{ id: bigint }>`
    (select id from payout where run_id = ${run_id} order by mills desc limit ${explanations / 3}::int)
    union all (select id from payout where run_id = ${run_id} order by hashint8(id) limit ${(explanations * 2) / 3}::int)`.execute(db)
  const times: number[] = []
  await explain(db, Number(rows[0]!.id), null)
  for (const { id } of rows) {
    const begun = performance.now()
    await explain(db, Number(id), null)
    times.push(performance.now() - begun)
  }
  return percentiles(times)
}

async function verify({ site, dataDir }: Stage): Promise<void> {
  const { checks } = await verifyLedger(site.db, dataDir)
  const off = checks.filter(({ first }) => first !== null)
  if (off.length) throw new Error(`the ledger is off: ${off.map(({ name, first }) => `${name}: ${first}`).join('; ')}`)
}

const linesOf = ({ total, cpu, steps }: RunTimes): string[] => [
  `${total.toFixed(1)} s`,
  `processor ${cpu.toFixed(1)} s`,
  ...Object.entries(steps).map(([name, { seconds, transactions }]) => `${name} ${seconds.toFixed(2)} (${transactions})`),
]

/** The figures as lines of text. */
export function settlementLines({ members, sales, run, rows, bare_seconds, transfers, ...figures }: SettlementFigures): string[] {
  const { quiet, beside, p99_ratio } = transfers
  return [
    `settlement of ${members.toLocaleString('en-US')} members and ${sales.toLocaleString('en-US')} sales: ${linesOf(run).join(', ')}`,
    `the same rows by bare SQL ${bare_seconds.toFixed(1)} s, ×${(run.total / bare_seconds).toFixed(1)}; ${JSON.stringify(rows)}, database ${figures.database_mb} MB`,
    `${perSecond} transfers a second: p99 ${quiet.latency.p99.toFixed(2)} ms quiet, ${beside.latency.p99.toFixed(2)} ms beside the run, ×${p99_ratio.toFixed(1)}; ${beside.failed} of ${beside.count} failed`,
    `what-if of the day ${figures.what_if_seconds.toFixed(2)} s; an award’s explanation p50 ${figures.explanation.p50.toFixed(2)}, p99 ${figures.explanation.p99.toFixed(2)} ms`,
  ]
}

function failuresOf({ members, sales, run, transfers, what_if_seconds, explanation }: SettlementFigures, seconds: number): string[] {
  const limit = seconds * Math.max(0.1, members / reference.members, sales / reference.sales)
  const over = (name: string, value: number, most: number) => (value > most ? [`${name}: ${value.toFixed(1)}, more than ${most}`] : [])
  return [
    ...over('seconds of the run', run.total, limit),
    ...over('p99 of transfers beside the run, in times of quiet', transfers.p99_ratio, limits.p99_ratio),
    ...over('failed transfers', transfers.quiet.failed + transfers.beside.failed, 0),
    ...over('seconds of the what-if', what_if_seconds, limits.what_if_seconds),
    ...over('ms of an explanation (p99)', explanation.p99, limits.explanation_ms),
  ]
}
