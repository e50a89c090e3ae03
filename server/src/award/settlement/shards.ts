import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'

/** Members of a range of ids, both ends included, or the reversal of one event (`shard`), which has none. */
export interface Shard {
  /** '': all kinds of award. */
  kind: string
  shard: bigint
  first_member: number | null
  last_member: number | null
}

/**
 * Marks the next shard of a step as done in the caller's transaction, which does its work. Shards that another process works on are skipped; when
 * only such are left, waits for one of them. Null when all are done.
 */
export async function takeShard(db: Database, run_id: number, step: string): Promise<Shard | null> {
  for (const wait of ['skip locked', '']) {
    const { rows } = await sql<Shard>`
      update settlement_shard s set done_at = clock_timestamp()
      from (
        select run_id, step, kind, shard from settlement_shard
        where run_id = ${run_id} and step = ${step} and done_at is null order by kind, shard limit 1 for update ${sql.raw(wait)}
      ) n
      where (s.run_id, s.step, s.kind, s.shard) = (n.run_id, n.step, n.kind, n.shard)
      returning s.kind, s.shard, s.first_member, s.last_member`.execute(db)
    if (rows[0]) return rows[0]
  }
  const { rows } = await sql`
    select from settlement_shard where run_id = ${run_id} and step = ${step} and done_at is null limit 1`.execute(db)
  return rows.length ? takeShard(db, run_id, step) : null
}
