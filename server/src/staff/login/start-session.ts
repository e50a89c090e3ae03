import type { StaffSession } from '@longmall/contract/staff.ts'
import { sql } from 'kysely'
import { auditAs } from '../../kernel/security/audit.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { hashOfToken, newToken } from '../../kernel/security/session.ts'
import { staffSettings } from '../settings.ts'
import { staffDevices } from './subjects.ts'
import { staffOf } from '../views.ts'

/**
 * Opens a session of the console in the caller's transaction, on a device that is known from then on, and notes it in the audit log.
 * Refuses `staff.log_in_expired` for an operator who was dismissed meanwhile.
 */
export async function startSession(context: Context, staff_id: number): Promise<StaffSession> {
  const { db, setting, address } = context
  // The row is locked, so that an operator who is being dismissed or given another password gets no session.
  const staff = await db.selectFrom('staff').select('is_active').where('id', '=', staff_id).forNoKeyUpdate().executeTakeFirst()
  if (!staff?.is_active) throw new Refusal('staff.log_in_expired')
  const token = newToken()
  const { rows } = await sql<{ expires_at: Timestamp }>`
    insert into staff_session (token_hash, staff_id, created_at, seen_at, expires_at, address)
    select ${hashOfToken(token)}, ${staff_id}, at, at, at + make_interval(hours => ${setting(staffSettings.session_hours)}), ${address}
    from clock_timestamp() at
    returning expires_at`.execute(db)
  staffDevices.store(context, await staffDevices.remember(context, staff_id))
  await auditAs(context, staff_id, { subject: `staff ${staff_id}`, before: null, after: null })
  return { token, expires_at: rows[0]!.expires_at, staff: await staffOf(db, staff_id) }
}
