import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { checkWithin } from '../roles/check-rights.ts'

interface Other {
  staff_id: number
  name: string
  role: string
  is_active: boolean
  version: number
}

/**
 * An operator whom the caller may change, locked: one without permissions that the caller lacks. Refuses `staff.not_found`,
 * `staff.exceeds_permissions`.
 */
export async function findWithin(context: Context<StaffActor>, staff_id: number): Promise<Other> {
  const { rows } = await sql<Other & { permissions: string[] }>`
    select s.id as staff_id, s.name, s.role, s.is_active, s.version, coalesce(r.permissions, '{}') as permissions
    from staff s left join staff_role r on r.name = s.role where s.id = ${staff_id} for no key update of s`.execute(context.db)
  const row = rows[0]
  if (!row) throw new Refusal('staff.not_found')
  const { permissions, ...other } = row
  checkWithin(context, permissions)
  return other
}

/** The same for what one does to others alone, since for oneself it takes the own password; refuses `staff.own_permissions` too. */
export function findOther(context: Context<StaffActor>, staff_id: number): Promise<Other> {
  if (staff_id === context.actor.staff_id) throw new Refusal('staff.own_permissions')
  return findWithin(context, staff_id)
}
