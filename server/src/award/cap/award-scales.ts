import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'

/**
 * What the cap left of a member's awards, in millionths, by `run kind`: only of awards that it reduced. Lines that the end of the AM window left
 * unpaid are no part of it.
 */
export async function scalesOf(
  db: Database,
  member_id: number,
  awards: readonly { run_id: number | null }[],
): Promise<Map<string, number>> {
  const runs = [...new Set(awards.flatMap(({ run_id }) => run_id ?? []))]
  if (runs.length === 0) return new Map()
  const { rows } = await sql<{ run_id: number; kind: string; ppm: number }>`
    select run_id, kind, div(sum(paid)::numeric * 1000000, sum(gross))::int as ppm from award_line
    where member_id = ${member_id} and run_id = any (${runs}::int[]) and reason is null
    group by run_id, kind having sum(paid) < sum(gross)`.execute(db)
  return new Map(rows.map(({ run_id, kind, ppm }) => [`${run_id} ${kind}`, ppm]))
}
