import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import type { Job } from '../../kernel/work/jobs.ts'
import type { Site } from '../../kernel/context.ts'

/** Compares both trees and the clones in them with a fresh computation once a day; the health page shows a difference (AST-04, AST-06). */
export const checkNetworkJob: Job = { name: 'network-check', cron: '35 19 * * *', run: checkNetwork }

/** Compares both trees in one snapshot and stores the result. */
export async function checkNetwork({ db, shared }: Site): Promise<void> {
  const result = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => compare(tx))
  await db
    .insertInto('network_check')
    .values({ ...result, checked_at: shared.now() })
    .execute()
}

const checks = ['check_sponsor_tree', 'check_team_counts', 'check_placement_tree', 'check_clones']

// Each check is a statement of its own, because a statement has a minute.
async function compare(db: Database) {
  const { rows } = await sql<{ members: number; positions: number }>`
    select (select count(*)::int from sponsor_node) as members, (select count(*)::int from placement_node) as positions`.execute(db)
  for (const check of checks) {
    const found = await sql<{ difference: string | null }>`select left(${sql.raw(check)}(), 500) as difference`.execute(db)
    const first_difference = found.rows[0]!.difference
    if (first_difference !== null) return { ...rows[0]!, first_difference }
  }
  return { ...rows[0]!, first_difference: null }
}
