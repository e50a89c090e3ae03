import { sql } from 'kysely'
import type { Job } from '../kernel/work/jobs.ts'

/** A pass, used or not, need not be known for longer than passes live. */
export const deleteExpiredPasses: Job = {
  name: 'delete-expired-passes',
  cron: '50 19 * * *',
  run: async ({ db }) => {
    await sql`delete from flash_sale_used_pass where used_at < store_now() - interval '2 days'`.execute(db)
    await sql`delete from flash_sale_pass where expires_at < store_now() - interval '1 hour'`.execute(db)
  },
}
