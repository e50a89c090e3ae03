import type { staff } from '@longmall/contract/staff.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../kernel/context.ts'
import type { Database } from '../kernel/database.ts'

type Staff = OutputOf<typeof staff.view>

/** An operator with what the role holds. */
export async function staffOf(db: Database, staff_id: number): Promise<Staff> {
  const { rows } = await sql<Staff>`
    select s.id as staff_id, s.email, s.name, s.role, coalesce(r.permissions, '{}') as permissions,
      exists (select from staff_totp where staff_id = s.id) as is_enrolled
    from staff s left join staff_role r on r.name = s.role where s.id = ${staff_id}`.execute(db)
  return rows[0]!
}

export const viewStaff = ({ db, actor }: Context<StaffActor>): Promise<Staff> => staffOf(db, actor.staff_id)
