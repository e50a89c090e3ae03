import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { coversAll } from '../../kernel/security/permissions.ts'

export interface Holder {
  staff_id: number
  email: string
  name: string
}

/** Operators at work whose role holds all of these permissions, those who are still too new to approve among them. */
export async function holdersOf(db: Database, permissions: readonly string[]): Promise<Holder[]> {
  const { rows } = await sql<Holder & { permissions: string[] }>`
    select s.id as staff_id, s.email, s.name, r.permissions from staff s join staff_role r on r.name = s.role where s.is_active order by s.id`.execute(
    db,
  )
  return rows.filter((one) => coversAll(one.permissions, permissions)).map(({ staff_id, email, name }) => ({ staff_id, email, name }))
}
