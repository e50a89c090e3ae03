import { clearAllLoginAttempts } from '../../identity/login-attempts.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { endSessionsOf } from '../login/end-sessions.ts'
import { codeSubject } from '../login/subjects.ts'
import { restartWait } from '../trust/restart-wait.ts'
import { findOther } from './find-other.ts'

/**
 * Takes away an operator's second factor with its recovery codes and ends all sessions; the next log-in sets up a new one.
 * Refuses `staff.not_found`, `staff.exceeds_permissions`, `staff.own_permissions`.
 */
export async function resetTotp(context: Context<StaffActor>, { staff_id }: { staff_id: number }): Promise<Record<string, never>> {
  await findOther(context, staff_id)
  const { db } = context
  const { numDeletedRows } = await db.deleteFrom('staff_totp').where('staff_id', '=', staff_id).executeTakeFirst()
  await db.deleteFrom('staff_recovery_code').where('staff_id', '=', staff_id).execute()
  await clearAllLoginAttempts(context, codeSubject(staff_id))
  await endSessionsOf(context, staff_id)
  await restartWait(context, staff_id)
  await audit(context, { subject: `staff ${staff_id}`, before: { is_enrolled: numDeletedRows === 1n }, after: { is_enrolled: false } })
  return {}
}
