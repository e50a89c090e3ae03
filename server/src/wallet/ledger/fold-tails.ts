import { sql } from 'kysely'
import type { Job } from '../../kernel/work/jobs.ts'
import { rollBook } from '../book/roll-book.ts'

/** Keeps sums quick to read, of the house's accounts and of the days: what has settled since the last minute becomes one row. */
export const foldTails: Job = {
  name: 'fold-tails',
  cron: '* * * * *',
  run: async (site) => {
    await sql`select fold_tails()`.execute(site.db)
    await rollBook(site)
  },
}
