import type { staff } from '@longmall/contract/staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { withHasher } from '../../identity/hash-password.ts'
import { knownCaller } from '../../identity/hash-queue.ts'
import { clearAllLoginAttempts } from '../../identity/login-attempts.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { endSessionsOf } from '../login/end-sessions.ts'
import { passwordSubject } from '../login/subjects.ts'
import { restartWait } from '../trust/restart-wait.ts'
import { findOther } from './find-other.ts'

/**
 * Sets a new password for an operator, lifts the lockout and ends all sessions. The second factor remains. Refuses `staff.not_found`,
 * `staff.exceeds_permissions`, `staff.own_permissions`.
 */
export async function setPassword(
  context: Context<StaffActor>,
  { staff_id, password }: InputOf<typeof staff.set_password>,
): Promise<Record<string, never>> {
  const hash = await withHasher((hasher) => hasher.hash(password), knownCaller)
  await context.transaction(async (inner) => {
    await findOther(inner, staff_id)
    await inner.db.updateTable('staff').set({ hash }).where('id', '=', staff_id).execute()
    await clearAllLoginAttempts(inner, passwordSubject(staff_id))
    await endSessionsOf(inner, staff_id)
    await restartWait(inner, staff_id)
    await audit(inner, { subject: `staff ${staff_id}`, before: null, after: null })
  })
  return {}
}
