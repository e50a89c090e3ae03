import type { OutputOf } from '@longmall/contract/operation.ts'
import type { ops } from '@longmall/contract/ops.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'

type DatabaseFacts = OutputOf<typeof ops.health>['database']

export interface MeasuredFacts extends DatabaseFacts {
  postgresql: string
  migrations: string[]
  /** How long it took to answer, and how far its clock and the server's are apart. */
  response_ms: number
  clock_skew_ms: number
}

const shownTables = 8

/** Facts of the database; row counts are its estimates. */
export async function databaseFacts(db: Database): Promise<MeasuredFacts> {
  const sentAt = Date.now()
  const { rows: clock } = await sql<{ at: string }>`select clock_timestamp() as at`.execute(db)
  const receivedAt = Date.now()
  const { rows } = await sql<DatabaseFacts & { postgresql: string; migrations: string[] }>`
    select current_setting('server_version') as postgresql, (select array_agg(name order by name) from migration) as migrations,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database() and backend_type = 'client backend') as connections,
      (select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::int from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as oldest_transaction_seconds,
      (select jsonb_agg(jsonb_build_object('name', name, 'bytes', bytes, 'rows', rows) order by bytes desc, name) from (
        select c.relname as name, pg_total_relation_size(c.oid) as bytes, greatest(c.reltuples, s.n_live_tup, 0)::bigint as rows
        from pg_class c left join pg_stat_user_tables s on s.relid = c.oid where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        order by bytes desc, name limit ${shownTables}) t) as tables`.execute(db)
  return {
    ...rows[0]!,
    response_ms: receivedAt - sentAt,
    clock_skew_ms: Math.max(0, Math.abs(Date.parse(clock[0]!.at) - (sentAt + receivedAt) / 2) - (receivedAt - sentAt) / 2) | 0,
  }
}
