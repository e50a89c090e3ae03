import type { staff, StaffRow } from '@longmall/contract/staff.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { idleSeconds } from '../../kernel/security/session.ts'

/** All operators, those at work first, by name. */
export async function listStaff({ db }: Context<StaffActor>): Promise<OutputOf<typeof staff.list_staff>> {
  const { rows } = await sql<StaffRow>`
    select s.id as staff_id, s.email, s.name, s.role, s.is_active, s.created_at, s.version,
      exists (select from staff_totp where staff_id = s.id) as is_enrolled,
      (select count(*)::int from staff_session e where e.staff_id = s.id and s.is_active and e.expires_at > clock_timestamp()
        and e.seen_at > clock_timestamp() - make_interval(secs => ${idleSeconds})) as session_count,
      (select max(e.seen_at) from staff_session e where e.staff_id = s.id) as last_seen_at
    from staff s order by s.is_active desc, s.name, s.id`.execute(db)
  return { list: rows }
}
