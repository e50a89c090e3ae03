import type { distributionStaff as contract, StaffDistributorLevel } from '@longmall/contract/distribution-staff.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'

const columns = sql`
  l.id as level_id, l.is_first, (select count(*)::int from distributor d where d.level_id = l.id) as distributors, l.version, l.position,
  jsonb_build_object('first', l.first_ppm, 'second', l.second_ppm, 'third', l.third_ppm) as rates,
  jsonb_build_object('orders', l.orders_needed, 'sales', decimal_text(l.sales_needed, 2), 'members', l.members_needed) as conditions,
  (select coalesce(jsonb_agg(jsonb_build_object('language', t.language, 'name', t.name) order by t.language), '[]')
    from distributor_level_text t where t.level_id = l.id) as texts`

/** Levels as operators edit them, the lowest first. */
export async function listLevels({ db }: Context<StaffActor>): Promise<OutputOf<typeof contract.list_levels>> {
  const { rows } = await sql<StaffDistributorLevel>`select ${columns} from distributor_level l order by l.position, l.id`.execute(db)
  return { list: rows }
}

/** One of them. Refuses `distribution.level_not_found`. */
export async function readStaffLevel({ db }: Context, level_id: number): Promise<StaffDistributorLevel> {
  const { rows } = await sql<StaffDistributorLevel>`select ${columns} from distributor_level l where l.id = ${level_id}`.execute(db)
  if (!rows[0]) throw new Refusal('distribution.level_not_found')
  return rows[0]
}

/** The same, locked, as it was shown. Refuses `distribution.level_not_found` and `distribution.changed`. */
export async function lockLevel(context: Context, level_id: number, version: number | undefined): Promise<StaffDistributorLevel> {
  await sql`select from distributor_level where id = ${level_id} for update`.execute(context.db)
  const level = await readStaffLevel(context, level_id)
  if (level.version !== version) throw new Refusal('distribution.changed')
  return level
}
