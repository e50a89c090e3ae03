import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Database } from '../../kernel/database/database.ts'

export interface LastSeal {
  /** 0 where nothing was sealed yet. */
  seal_number: number
  sealed_at: Timestamp | null
  snapshot_day: string | null
  snapshot_at: Timestamp | null
}

/** Since when the oldest entry has been without a seal, on the real clock; null where all are sealed. */
export async function unsealedSince(db: Database): Promise<Timestamp | null> {
  const { rows } = await sql<{ recorded_at: Timestamp }>`
    select t.recorded_at from entry e join transfer t on t.id = e.transfer_id
    where e.xid >= coalesce((select up_to from seal order by number desc limit 1), '0'::xid8) order by e.xid limit 1`.execute(db)
  return rows[0]?.recorded_at ?? null
}

/** How far the ledger is sealed, and the last day with a snapshot (WAL-03). */
export async function lastSeal(db: Database): Promise<LastSeal> {
  const { rows } = await sql<LastSeal>`
    select coalesce(s.number, 0)::int as seal_number, s.sealed_at, d.day as snapshot_day, d.taken_at as snapshot_at
    from (values (1)) one
    left join (select number, sealed_at from seal order by number desc limit 1) s on true
    left join (select day, taken_at from snapshot order by day desc limit 1) d on true`.execute(db)
  return rows[0]!
}
