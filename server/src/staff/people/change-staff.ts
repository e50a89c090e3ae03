import type { staff } from '@longmall/contract/staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { endSessionsOf } from '../login/end-sessions.ts'
import { restartWait } from '../trust/restart-wait.ts'
import { checkOwnerLeft, checkWithin, lockRights, permissionsOfRole } from '../roles/check-rights.ts'
import { findWithin } from './find-other.ts'

/**
 * Changes an operator's name and role, deactivates or reactivates. A changed role or deactivation ends the sessions. Refuses
 * `staff.not_found`, `staff.changed`, `staff.role_unknown`, `staff.exceeds_permissions`, `staff.own_permissions`, `staff.last_owner`.
 */
export async function changeStaff(
  context: Context<StaffActor>,
  { staff_id, version, name, role, is_active }: InputOf<typeof staff.change_staff>,
): Promise<OutputOf<typeof staff.change_staff>> {
  await lockRights(context)
  const found = await findWithin(context, staff_id)
  if (found.version !== version) throw new Refusal('staff.changed')
  const changesRights = role !== found.role || is_active !== found.is_active
  if (changesRights && staff_id === context.actor.staff_id) throw new Refusal('staff.own_permissions')
  checkWithin(context, await permissionsOfRole(context, role))
  await context.db
    .updateTable('staff')
    .set({ name, role, is_active, version: version + 1 })
    .where('id', '=', staff_id)
    .execute()
  if (changesRights) {
    await checkOwnerLeft(context)
    await endSessionsOf(context, staff_id)
    await restartWait(context, staff_id)
  }
  const before = { name: found.name, role: found.role, is_active: found.is_active }
  await audit(context, { subject: `staff ${staff_id}`, before, after: { name, role, is_active } })
  return { version: version + 1 }
}
