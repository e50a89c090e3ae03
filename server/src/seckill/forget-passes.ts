import { sql } from 'kysely'
import type { Job } from '../kernel/jobs.ts'

/** A used pass need not be known for longer than passes live. */
export const forgetPasses: Job = {
  name: 'forget-flash-sale-passes',
  cron: '50 19 * * *',
  run: async ({ db }) => {
    await sql`delete from seckill_used_pass where used_at < store_now() - interval '2 days'`.execute(db)
  },
}
