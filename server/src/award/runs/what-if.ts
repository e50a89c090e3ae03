import { awardKinds, type AwardKind } from '@longmall/contract/award-shapes.ts'
import type { award as contract } from '@longmall/contract/award.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findPlan } from '../plan/queries.ts'
import { toMills } from './units.ts'

interface Sum {
  kind: AwardKind
  gross: bigint
  paid: bigint
}

/**
 * What the sales of a settled day would have paid under another version of the plan, a draft too, beside what they paid; writes nothing.
 * Refuses `award.run_not_found` for a day that is not settled, `award.plan_not_found`.
 */
export async function whatIf(
  { db }: Context<StaffActor>,
  { plan_id, day }: InputOf<typeof contract.what_if>,
): Promise<OutputOf<typeof contract.what_if>> {
  await findPlan(db, plan_id)
  const { rows } = await sql<{ id: number; sales: bigint; factor_ppb: bigint }>`
    select id, sales, factor_ppb from settlement_run where day = ${day}::date and factor_ppb is not null`.execute(db)
  const run = rows[0]
  if (!run) throw new Refusal('award.run_not_found')
  const planned = await sql<Sum & { factor_ppb: bigint }>`
    select l.kind, sum(l.gross)::bigint as gross, sum(l.paid)::bigint as paid, max(l.factor_ppb)::bigint as factor_ppb
    from settlement_lines(${run.id}, ${plan_id}) l group by l.kind`.execute(db)
  const actual = await sql<Sum>`
    select l.kind, sum(l.gross)::bigint as gross, sum(l.paid)::bigint as paid from award_line l where l.run_id = ${run.id} group by l.kind`.execute(
    db,
  )
  const find = (sums: readonly Sum[], kind: AwardKind) => sums.find((one) => one.kind === kind) ?? { gross: 0n, paid: 0n }
  return {
    run_id: run.id,
    day,
    sales: toMills(run.sales),
    factor_ppb: Number(planned.rows[0]?.factor_ppb ?? 1_000_000_000n),
    actual_factor_ppb: Number(run.factor_ppb),
    list: awardKinds
      .map((kind) => ({ kind, would: find(planned.rows, kind), was: find(actual.rows, kind) }))
      .filter(({ would, was }) => would.gross > 0n || was.gross > 0n)
      .map(({ kind, would, was }) => ({
        kind,
        gross: toMills(would.gross),
        paid: toMills(would.paid),
        actual_gross: toMills(was.gross),
        actual_paid: toMills(was.paid),
      })),
  }
}
