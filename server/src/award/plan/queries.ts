import type { AwardPlan, AwardRate } from '@longmall/contract/award-shapes.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { Refusal } from '../../kernel/refusal.ts'

export interface PlanRow extends Omit<AwardPlan, 'split_threshold'> {
  split_threshold: bigint
  staff_id: number | null
}

/** SQL: the columns of a plan `p` with its rates. */
export const planColumns = sql`
  p.id as plan_id, p.state, to_char(p.starts_on, 'YYYY-MM-DD') as starts_on, p.cap_ppm, p.split_threshold, p.low_usds_ppm, p.high_usds_ppm,
  p.high_usda_ppm, p.freeze_days, p.global_weights, p.reason, p.created_by as staff_id, name_of_staff(p.created_by) as created_by, p.created_at,
  name_of_staff(p.decided_by) as decided_by, p.decided_at,
  case when p.state = 'draft' then p.effective_at end as effective_at, p.version,
  (select coalesce(jsonb_agg(jsonb_build_object('kind', r.kind, 'generation', r.generation, 'rate_ppm', r.rate_ppm) order by r.kind, r.generation), '[]')
    from award_rate r where r.plan_id = p.id) as rates`

export const toPlan = ({ staff_id: _staff_id, split_threshold, ...row }: PlanRow): AwardPlan => ({
  ...row,
  split_threshold: toDecimal(split_threshold, 'ACC'),
})

/** A plan by its id; refuses `award.plan_not_found`. */
export async function findPlan(db: Database, plan_id: number): Promise<PlanRow> {
  const { rows } = await sql<PlanRow>`select ${planColumns} from award_plan p where p.id = ${plan_id}`.execute(db)
  if (!rows[0]) throw new Refusal('award.plan_not_found')
  return rows[0]
}

/** The same, locked, as it was shown: refuses `award.plan_not_found` and `award.plan_changed`. */
export async function lockPlan(db: Database, { plan_id, version }: { plan_id: number; version: number }): Promise<PlanRow> {
  await sql`select from award_plan where id = ${plan_id} for update`.execute(db)
  const plan = await findPlan(db, plan_id)
  if (plan.version !== version) throw new Refusal('award.plan_changed')
  return plan
}

/** The version in force on a day of the store's zone. */
export async function planOn(db: Database, day: string): Promise<PlanRow> {
  const { rows } = await sql<PlanRow>`select ${planColumns} from award_plan p where p.id = award_plan_on(${day}::date)`.execute(db)
  return rows[0]!
}

/** Writes the rates of a draft in place of those it had. */
export async function writeRates(db: Database, plan_id: number, rates: readonly AwardRate[]): Promise<void> {
  await sql`delete from award_rate where plan_id = ${plan_id}`.execute(db)
  await sql`
    insert into award_rate (plan_id, kind, generation, rate_ppm)
    select ${plan_id}, r.kind, r.generation, r.rate_ppm
    from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) r (kind text, generation int, rate_ppm int) where r.rate_ppm > 0`.execute(db)
}
