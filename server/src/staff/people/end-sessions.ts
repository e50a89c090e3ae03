import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { endSessionsOf } from '../login/end-sessions.ts'
import { findOther } from './find-other.ts'

/** Logs an operator out everywhere. Refuses `staff.not_found`, `staff.exceeds_permissions`, `staff.own_permissions`. */
export async function endSessions(context: Context<StaffActor>, { staff_id }: { staff_id: number }): Promise<{ ended: number }> {
  await findOther(context, staff_id)
  const ended = await endSessionsOf(context, staff_id)
  await audit(context, { subject: `staff ${staff_id}`, before: null, after: { ended } })
  return { ended }
}
