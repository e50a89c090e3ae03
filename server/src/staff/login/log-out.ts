import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'

/** Ends this session of the console. */
export async function logOut(context: Context<StaffActor>): Promise<Record<string, never>> {
  const { db, actor } = context
  await db.deleteFrom('staff_session').where('token_hash', '=', actor.session_hash).execute()
  await audit(context, { subject: `staff ${actor.staff_id}`, before: null, after: null })
  return {}
}
