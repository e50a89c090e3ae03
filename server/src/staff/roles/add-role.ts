import type { staff } from '@longmall/contract/staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { checkWithin } from './check-rights.ts'

/** Adds a role that holds no more than the caller's. Refuses `staff.exceeds_permissions`, `staff.role_taken`. */
export async function addRole(
  context: Context<StaffActor>,
  { name, permissions }: InputOf<typeof staff.add_role>,
): Promise<OutputOf<typeof staff.add_role>> {
  checkWithin(context, permissions)
  const made = await context.db
    .insertInto('staff_role')
    .values({ name, permissions: [...new Set(permissions)] })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  if (!made) throw new Refusal('staff.role_taken')
  await audit(context, { subject: `role ${name}`, before: null, after: { permissions } })
  return made
}
