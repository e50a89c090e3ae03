import type { SettlementRun } from '@longmall/contract/award-runs.ts'
import type { AwardKind, RatedKind } from '@longmall/contract/award-shapes.ts'
import type { award as contract } from '@longmall/contract/award.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { toMills, toUnits, type UnitRow } from './units.ts'

interface RunRow extends UnitRow, Omit<SettlementRun, 'sales' | 'refunds' | 'factor_ppb' | 'gross' | 'paid' | keyof UnitRow> {
  sales: bigint | null
  refunds: bigint | null
  factor_ppb: bigint | null
  gross: bigint
  paid: bigint
}

const runColumns = sql`
  r.id as run_id, r.day::text as day, r.step, r.plan_id, r.sales, r.refunds, r.factor_ppb, t.gross, t.paid, t.acc, t.usds, t.usda, t.longcoin,
  r.opened_at, r.closed_at, coalesce(left(r.error, 4000), '') as error`
const runs = sql`
  settlement_run r cross join lateral (
    select coalesce(sum(s.gross), 0)::bigint as gross, coalesce(sum(s.paid), 0)::bigint as paid, coalesce(sum(s.acc), 0)::bigint as acc,
      coalesce(sum(s.usds), 0)::bigint as usds, coalesce(sum(s.usda), 0)::bigint as usda, coalesce(sum(s.longcoin), 0)::bigint as longcoin
    from settlement_total s where s.run_id = r.id
  ) t`

const toRun = ({ sales, refunds, factor_ppb, gross, paid, acc, usds, usda, longcoin, ...row }: RunRow): SettlementRun => ({
  ...row,
  sales: sales === null ? null : toMills(sales),
  refunds: refunds === null ? null : toMills(refunds),
  factor_ppb: factor_ppb === null ? null : Number(factor_ppb),
  gross: toMills(gross),
  paid: toMills(paid),
  ...toUnits({ acc, usds, usda, longcoin }),
})

const order: ListOrder<'day'> = { id: sql`r.id`, defaultSort: '-day', sorts: { day: { number: sql`(r.day - date '2000-01-01')` } } }

/** Settlement runs, the latest day first, 20 a page by default. */
export async function listRuns(
  { db }: Context<StaffActor>,
  { is_closed, day, ...page }: InputOf<typeof contract.list_runs>,
): Promise<OutputOf<typeof contract.list_runs>> {
  const { list, next } = await readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<RunRow>`
      select ${runColumns}${cursorColumn} from ${runs} where ${after}
        ${is_closed === undefined ? sql`` : sql`and (r.closed_at is not null) = ${is_closed}`}
        ${day === undefined ? sql`` : sql`and r.day = ${day}::date`}
      order by ${by} limit ${limit}`,
  )
  return { list: list.map(toRun), next }
}

interface TotalRow extends UnitRow {
  kind: AwardKind
  line_count: bigint
  gross: bigint
  paid: bigint
}
interface PoolRow {
  kind: RatedKind
  base: bigint
  rate_ppm: number
  pool: bigint
  weights: bigint
}

/** A settlement run with its progress, totals and pools; refuses `award.run_not_found`. */
export async function viewRun(
  { db }: Context<StaffActor>,
  { run_id }: InputOf<typeof contract.view_run>,
): Promise<OutputOf<typeof contract.view_run>> {
  const { rows } = await sql<RunRow & { done: bigint; all: bigint }>`
    select ${runColumns}, p.done, p."all" from ${runs} cross join lateral (
      select count(s.done_at) as done, count(*) as "all" from settlement_shard s where s.run_id = r.id and s.step = r.step
    ) p where r.id = ${run_id}`.execute(db)
  if (!rows[0]) throw new Refusal('award.run_not_found')
  const { done, all, ...run } = rows[0]
  const totals = await sql<TotalRow>`
    select t.kind, t.line_count, t.gross, t.paid, t.acc, t.usds, t.usda, t.longcoin from settlement_total t
    where t.run_id = ${run_id} order by t.paid desc, t.kind`.execute(db)
  const pools = await sql<PoolRow>`
    select p.kind, p.base, p.rate_ppm, p.pool, p.weights from run_pool p where p.run_id = ${run_id} order by p.kind`.execute(db)
  return {
    run: toRun(run),
    done: Number(done),
    all: Number(all),
    totals: totals.rows.map(({ kind, line_count, gross, paid, ...units }) => ({
      kind,
      line_count: Number(line_count),
      gross: toMills(gross),
      paid: toMills(paid),
      ...toUnits(units),
    })),
    pools: pools.rows.map(({ kind, base, rate_ppm, pool, weights }) => ({
      kind,
      base: toMills(base),
      rate_ppm,
      pool: toMills(pool),
      weights: Number(weights),
    })),
  }
}
