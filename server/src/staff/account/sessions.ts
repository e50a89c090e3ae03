import type { staff } from '@longmall/contract/staff.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { idleSeconds } from '../../kernel/security/session.ts'
import { endSessionsOf } from '../login/end-sessions.ts'

type Security = OutputOf<typeof staff.security>

/** The caller's second factor and open sessions, the one seen last first. */
export async function viewSecurity({ db, actor }: Context<StaffActor>): Promise<Security> {
  const { rows } = await sql<Pick<Security, 'enrolled_at' | 'recovery_codes_left'>>`
    select (select enrolled_at from staff_totp where staff_id = ${actor.staff_id}) as enrolled_at,
      (select count(*)::int from staff_recovery_code where staff_id = ${actor.staff_id}) as recovery_codes_left`.execute(db)
  const { rows: sessions } = await sql<Security['sessions'][number]>`
    select created_at, seen_at, address, token_hash = ${actor.session_hash} as is_current from staff_session
    where staff_id = ${actor.staff_id} and expires_at > clock_timestamp()
      and seen_at > clock_timestamp() - make_interval(secs => ${idleSeconds})
    order by seen_at desc`.execute(db)
  return { ...rows[0]!, sessions }
}

/** Ends the caller's sessions elsewhere. */
export async function endOtherSessions(context: Context<StaffActor>): Promise<OutputOf<typeof staff.end_other_sessions>> {
  const { staff_id, session_hash } = context.actor
  const ended = await endSessionsOf(context, staff_id, session_hash)
  await audit(context, { subject: `staff ${staff_id}`, before: null, after: { ended } })
  return { ended }
}
