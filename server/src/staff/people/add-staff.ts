import type { staff } from '@longmall/contract/staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { withHasher } from '../../identity/hash-password.ts'
import { knownCaller } from '../../identity/hash-queue.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { checkWithin, permissionsOfRole } from '../roles/check-rights.ts'

/** Adds an operator with a first password. Refuses `staff.role_unknown`, `staff.exceeds_permissions`, `staff.email_taken`. */
export async function addStaff(
  context: Context<StaffActor>,
  { email_address, name, role, password }: InputOf<typeof staff.add_staff>,
): Promise<OutputOf<typeof staff.add_staff>> {
  checkWithin(context, await permissionsOfRole(context, role))
  const hash = await withHasher((hasher) => hasher.hash(password), knownCaller)
  return context.transaction(async (inner) => {
    // Checked again: the role may have grown while the password was hashed.
    checkWithin(inner, await permissionsOfRole(inner, role))
    const { rows } = await sql<{ staff_id: number }>`
      insert into staff (email, name, role, hash, created_at, permissions_changed_at)
      values (${email_address}, ${name}, ${role}, ${hash}, ${inner.now}, clock_timestamp())
      on conflict (lower(email)) do nothing returning id as staff_id`.execute(inner.db)
    if (!rows[0]) throw new Refusal('staff.email_taken')
    await audit(inner, { subject: `staff ${rows[0].staff_id}`, before: null, after: { email: email_address, name, role, is_active: true } })
    return rows[0]
  })
}
