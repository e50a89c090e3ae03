import { sql, type RawBuilder } from 'kysely'
import type { Database } from './database.ts'

/** How many rows `from` and its conditions give, `sql\`application where state = 'new'\``, counted no further than `most`. */
export async function countUpTo(db: Database, from: RawBuilder<unknown>, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (select from ${from} limit ${most}) t`.execute(db)
  return rows[0]!.count
}
