import type { AwardKind } from '@longmall/contract/award-shapes.ts'
import type { award as contract } from '@longmall/contract/award.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findPlan } from '../plan/queries.ts'
import { millsText } from './payout-row.ts'

interface Row {
  kind: AwardKind
  gross: bigint
  paid: bigint
  would_gross: bigint
  would_pay: bigint
  factor_ppb: bigint | null
}

/**
 * What a settled day would have paid under a version, by kind beside what it did: the same function of the database computes both. Volumes that
 * were matched do not depend on the plan. Changes nothing. Refuses `award.plan_not_found`, `award.run_not_found`.
 */
export async function viewWhatIf(
  { db }: Context<StaffActor>,
  { plan_id, day }: InputOf<typeof contract.what_if>,
): Promise<OutputOf<typeof contract.what_if>> {
  await findPlan(db, plan_id)
  const { rows: runs } = await sql<{ id: number; sales: bigint }>`
    select id, sales from settlement_run where day = ${day}::date and sales is not null`.execute(db)
  const run = runs[0]
  if (!run) throw new Refusal('award.run_not_found')
  const { rows } = await sql<Row>`
    with would as (
      select kind, sum(gross)::bigint as gross, sum(paid)::bigint as paid, min(factor_ppb) as factor_ppb from settlement_lines(${run.id}, ${plan_id}) group by kind
    ), was as (
      select kind, sum(gross)::bigint as gross, sum(paid)::bigint as paid from award_line where run_id = ${run.id} group by kind
    )
    select kind, coalesce(was.gross, 0) as gross, coalesce(was.paid, 0) as paid, coalesce(would.gross, 0) as would_gross,
      coalesce(would.paid, 0) as would_pay, would.factor_ppb
    from would full join was using (kind) order by kind`.execute(db)
  const factor = rows.find(({ factor_ppb }) => factor_ppb !== null)?.factor_ppb ?? 1_000_000_000n
  const sumOf = (name: 'gross' | 'would_pay') =>
    millsText(rows.reduce((sum, row) => sum + row[name === 'gross' ? 'would_gross' : name], 0n))
  return {
    sales: millsText(run.sales),
    list: rows.map(({ kind, gross, paid, would_gross, would_pay }) => ({
      kind,
      gross: millsText(gross),
      paid: millsText(paid),
      would_gross: millsText(would_gross),
      would_pay: millsText(would_pay),
    })),
    gross: sumOf('gross'),
    would_pay: sumOf('would_pay'),
    factor_ppm: Number(factor / 1000n),
    is_scaled: factor < 1_000_000_000n,
  }
}
