import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'

export interface LastApplication {
  application_id: number
  state: 'applied' | 'approved' | 'refused'
  name: string
  mobile: string
  note: string
  applied_at: Timestamp
  refusal_reason: string | null
}

/** The last application of a member; null before the first. */
export async function lastApplication(db: Database, member_id: number): Promise<LastApplication | null> {
  const { rows } = await sql<LastApplication>`
    select id as application_id, state, name, mobile, note, applied_at, refusal_reason from distributor_application
    where member_id = ${member_id} order by id desc limit 1`.execute(db)
  return rows[0] ?? null
}
