import type { staff } from '@longmall/contract/staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { coversAll } from '../../kernel/security/permissions.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { restartWaitOfRole } from '../trust/restart-wait.ts'
import { checkOwnerLeft, checkWithin, lockRights, permissionsOfRole } from './check-rights.ts'

/**
 * Changes the permissions of a role, at once for all operators. Neither the old nor the new ones may exceed the caller's. Refuses
 * `staff.owner_fixed`, `staff.own_permissions`, `staff.role_unknown`, `staff.exceeds_permissions`, `staff.changed`, `staff.last_owner`.
 */
export async function changeRole(
  context: Context<StaffActor>,
  { name, version, permissions }: InputOf<typeof staff.change_role>,
): Promise<OutputOf<typeof staff.change_role>> {
  if (name === 'owner') throw new Refusal('staff.owner_fixed')
  if (name === context.actor.role) throw new Refusal('staff.own_permissions')
  await lockRights(context)
  const before = await permissionsOfRole(context, name)
  checkWithin(context, [...before, ...permissions])
  const changed = await context.db
    .updateTable('staff_role')
    .set({ permissions: [...new Set(permissions)], version: version + 1 })
    .where('name', '=', name)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  if (!changed) throw new Refusal('staff.changed')
  await checkOwnerLeft(context)
  if (!coversAll(before, permissions)) await restartWaitOfRole(context, name)
  await audit(context, { subject: `role ${name}`, before: { permissions: before }, after: { permissions } })
  return changed
}
