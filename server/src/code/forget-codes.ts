import { sql } from 'kysely'
import type { Job } from '../kernel/jobs.ts'

/** Codes and captchas that are over; a code is kept a day, because its time of sending holds the next one back. */
export const forgetCodes: Job = {
  name: 'forget-codes',
  cron: '*/20 * * * *',
  run: async ({ db }) => {
    await sql`delete from code where expires_at < store_now() - interval '1 day'`.execute(db)
    await sql`delete from captcha where expires_at < store_now()`.execute(db)
  },
}
