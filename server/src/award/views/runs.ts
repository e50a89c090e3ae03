import type { AwardKind, runIncomeKinds, SettlementRun } from '@longmall/contract/award-shapes.ts'
import type { award as contract } from '@longmall/contract/award.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { fromMicros } from '@longmall/contract/unit-price-scale.ts'
import { toDecimal, type UnitCode } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { incomeKinds } from '../settlement/income-step.ts'
import { settlementTimer } from '../settlement/schedule.ts'
import { millsText } from './payout-row.ts'

interface RunRow extends Pick<SettlementRun, 'run_id' | 'day' | 'step' | 'plan_id' | 'opened_at' | 'closed_at' | 'error'> {
  acc_micros: bigint
  sales: bigint | null
  refunds: bigint | null
  factor_ppb: bigint | null
  gross: bigint
  paid: bigint
}
type TotalRow = Record<'gross' | 'paid' | 'acc' | 'usds' | 'usda' | 'longcoin', bigint> & {
  kind: AwardKind
  line_count: number
}

const columns = sql`
  r.id as run_id, to_char(r.day, 'YYYY-MM-DD') as day, r.step, r.plan_id, r.acc_micros, r.sales, r.refunds, r.factor_ppb, r.opened_at, r.closed_at, r.error,
  (select coalesce(sum(t.gross), 0)::bigint from settlement_total t where t.run_id = r.id) as gross,
  (select coalesce(sum(t.paid), 0)::bigint from settlement_total t where t.run_id = r.id) as paid`

const textOrNull = (mills: bigint | null) => (mills === null ? null : millsText(mills))
const toRun = ({ acc_micros, sales, refunds, factor_ppb, gross, paid, ...row }: RunRow): SettlementRun => ({
  ...row,
  acc_price: fromMicros(acc_micros),
  sales: textOrNull(sales),
  refunds: textOrNull(refunds),
  factor_ppm: factor_ppb === null ? null : Number(factor_ppb / 1000n),
  gross: millsText(gross),
  paid: millsText(paid),
})

async function findRun(db: Database, run_id: number): Promise<RunRow> {
  const { rows } = await sql<RunRow>`select ${columns} from settlement_run r where r.id = ${run_id}`.execute(db)
  if (!rows[0]) throw new Refusal('award.run_not_found')
  return rows[0]
}

const order: ListOrder<'day'> = { id: sql`r.id`, defaultSort: '-day', sorts: { day: { number: sql`(r.day - date '2000-01-01')` } } }

/** Settlement runs, the last day first, 20 a page by default. */
export async function listRuns(
  { db }: Context<StaffActor>,
  page: InputOf<typeof contract.list_runs>,
): Promise<OutputOf<typeof contract.list_runs>> {
  const { list, next } = await readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<RunRow>`
      select ${columns}${cursorColumn} from settlement_run r where ${after} order by ${by} limit ${limit}`,
  )
  return { list: list.map(toRun), next }
}

/** A run with its totals by kind of award and how far its steps of shards are. Refuses `award.run_not_found`. */
export async function viewRun(
  { db }: Context<StaffActor>,
  { run_id }: InputOf<typeof contract.view_run>,
): Promise<OutputOf<typeof contract.view_run>> {
  const run = toRun(await findRun(db, run_id))
  const { rows: totals } = await sql<TotalRow>`
    select kind, line_count::int, gross, paid, acc, usds, usda, longcoin from settlement_total where run_id = ${run_id} order by kind`.execute(
    db,
  )
  const { rows: progress } = await sql<OutputOf<typeof contract.view_run>['progress'][number]>`
    select step, count(done_at)::int as done, count(*)::int as count from settlement_shard where run_id = ${run_id} group by step
    order by min(array_position(array['claw_backs', 'post', 'release', 'deposits', 'pledges', 'mining'], step))`.execute(db)
  const { rows: income } = await sql<{ kind: string; unit: UnitCode; item_count: number; amount: bigint }>`
    select kind, unit, item_count::int, amount from settlement_income where run_id = ${run_id}
    order by array_position(${[...incomeKinds]}::text[], kind), unit`.execute(db)
  return {
    run,
    income: income.map(({ kind, amount, ...row }) => ({
      ...row,
      kind: kind.slice('income.'.length) as (typeof runIncomeKinds)[number],
      amount: toDecimal(amount, row.unit),
    })),
    totals: totals.map(({ gross, paid, acc, usds, usda, longcoin, ...row }) => ({
      ...row,
      gross: millsText(gross),
      paid: millsText(paid),
      acc: toDecimal(acc, 'ACC'),
      usds: toDecimal(usds, 'USDS'),
      usda: toDecimal(usda, 'USDA'),
      longcoin: toDecimal(longcoin, 'LONGCOIN'),
    })),
    progress,
  }
}

/** Continues a run that stopped: its timer is due at once, with all its attempts. Refuses `award.run_not_found`, `award.run_closed`. */
export async function restartRun(
  context: Context<StaffActor>,
  { run_id }: InputOf<typeof contract.restart_run>,
): Promise<OutputOf<typeof contract.restart_run>> {
  const run = await findRun(context.db, run_id)
  if (run.step === 'closed') throw new Refusal('award.run_closed')
  await setTimer(context.db, settlementTimer, run.day, context.now)
  await audit(context, { subject: `settlement_run ${run_id}`, before: { state: run.step }, after: { state: 'restarted' } })
  return toRun(run)
}
