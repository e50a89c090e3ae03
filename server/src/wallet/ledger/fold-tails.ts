import { sql } from 'kysely'
import type { Job } from '../../kernel/jobs.ts'

/** Keeps the sums of the house's accounts quick to read: what has settled since the last minute becomes one row. */
export const foldTails: Job = {
  name: 'fold-tails',
  cron: '* * * * *',
  run: async ({ db }) => void (await sql`select fold_tails()`.execute(db)),
}
