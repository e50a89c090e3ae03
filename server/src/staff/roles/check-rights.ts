import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { coversAll } from '../../kernel/security/permissions.ts'
import { Refusal } from '../../kernel/refusal.ts'

/**
 * Changes of rights go one after another, so that two owners cannot dismiss each other at once: refuses `session.invalid` to a caller
 * who lost the role while waiting.
 */
export async function lockRights({ db, actor }: Context<StaffActor>): Promise<void> {
  await sql`select from staff_role where name = 'owner' for no key update`.execute(db)
  const { rows } = await sql`select from staff where id = ${actor.staff_id} and is_active and role = ${actor.role}`.execute(db)
  if (rows.length === 0) throw new Refusal('session.invalid')
}

/** The permissions of a role; refuses `staff.role_unknown`. */
export async function permissionsOfRole({ db }: Context, name: string): Promise<string[]> {
  const role = await db.selectFrom('staff_role').select('permissions').where('name', '=', name).executeTakeFirst()
  if (!role) throw new Refusal('staff.role_unknown')
  return role.permissions
}

/** Operators cannot grant, revoke or change permissions beyond their own; refuses `staff.exceeds_permissions`. */
export function checkWithin({ actor }: Context<StaffActor>, permissions: readonly string[]): void {
  if (!coversAll(actor.permissions, permissions)) throw new Refusal('staff.exceeds_permissions')
}

/** To be called after the change; refuses `staff.last_owner` when no owner would remain. */
export async function checkOwnerLeft({ db }: Context): Promise<void> {
  const { rows } = await sql`
    select from staff s join staff_role r on r.name = s.role where s.is_active and '*' = any(r.permissions) limit 1`.execute(db)
  if (rows.length === 0) throw new Refusal('staff.last_owner')
}
