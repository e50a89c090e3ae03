import { sql } from 'kysely'
import type { Job } from '../../kernel/work/jobs.ts'

/** Deletes codes of boxes a day after they expired; until then the response to a box is that its code has expired. */
export const deleteExpiredBoxCodes: Job = {
  name: 'delete-expired-box-codes',
  cron: '35 * * * *',
  run: async ({ db }) => {
    await sql`delete from box_token where expires_at < store_now() - interval '1 day'`.execute(db)
  },
}
