import { sql } from 'kysely'
import type { Job } from '../../work/jobs.ts'

/** Counts of calls whose time is over. */
export const deleteExpiredCounts: Job = {
  name: 'delete-expired-counts',
  cron: '*/10 * * * *',
  run: async ({ db }) => {
    await sql`delete from rate_count where expire < extract(epoch from clock_timestamp()) * 1000 - 60000`.execute(db)
  },
}
