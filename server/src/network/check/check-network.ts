import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import type { Job } from '../../kernel/work/jobs.ts'
import type { Site } from '../../kernel/context.ts'

/** Compares both trees with a fresh computation once a day; the health page shows a difference (AST-04). */
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

async function compare(db: Database) {
  const { rows } = await sql<{ members: number; positions: number; first_difference: string | null }>`
    select members, positions, left(first_difference, 500) as first_difference from check_network()`.execute(db)
  return rows[0]!
}
