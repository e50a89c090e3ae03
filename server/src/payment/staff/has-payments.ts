import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'

/** Was anything ever to be paid? Where `lock` is asked for, no payment is opened until the transaction ends. */
export async function hasPayments(db: Database, lock = false): Promise<boolean> {
  if (lock) await sql`lock table payment in share mode`.execute(db)
  const { rows } = await sql`select from payment limit 1`.execute(db)
  return rows.length > 0
}
