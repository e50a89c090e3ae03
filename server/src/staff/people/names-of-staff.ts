import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'

/** Names of operators by id, for histories; with the id where two have the same name. */
export async function namesOfStaff(db: Database, staff_ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (!staff_ids.length) return new Map()
  const { rows } = await sql<{
    id: number
    name: string
  }>`select id, name_of_staff(id) as name from staff where id = any(${[...new Set(staff_ids)]})`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
