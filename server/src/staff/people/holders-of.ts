import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { coversAll } from '../../kernel/security/permissions.ts'

export interface Holder {
  staff_id: number
  email: string
  name: string
}

/** Active operators whose role has all of these permissions, including those who are too new to approve. */
export async function holdersOf(db: Database, permissions: readonly string[]): Promise<Holder[]> {
  const { rows } = await sql<Holder & { permissions: string[] }>`
    select s.id as staff_id, s.email, s.name, r.permissions from staff s join staff_role r on r.name = s.role where s.is_active order by s.id`.execute(
    db,
  )
  return rows.filter((one) => coversAll(one.permissions, permissions)).map(({ staff_id, email, name }) => ({ staff_id, email, name }))
}
