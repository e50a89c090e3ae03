import { sql } from 'kysely'
import type { Job } from '../../kernel/work/jobs.ts'

/** A host token that has ended is refused for that, and need not be remembered. */
export const deleteExpiredHostTokens: Job = {
  name: 'delete-expired-host-tokens',
  cron: '50 19 * * *',
  run: async ({ db }) => {
    await sql`delete from host_token_use where expires_at < clock_timestamp() - interval '1 hour'`.execute(db)
  },
}
