import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { PlanRow } from './queries.ts'

/** Ends a draft, or withdraws an approved version; `decided_by` is null where its time has come. */
export async function endPlan(
  { db, now }: Context,
  { plan_id }: PlanRow,
  state: 'approved' | 'withdrawn',
  decided_by: number | null,
): Promise<void> {
  await sql`
    update award_plan set state = ${state}, decided_by = ${decided_by}::int, decided_at = ${now}, version = version + 1
    where id = ${plan_id}`.execute(db)
}
