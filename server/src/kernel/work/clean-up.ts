import { sql } from 'kysely'
import type { Job } from './jobs.ts'

// Keys of money never expire; those of small changes may after a month.
const shortLivedScopes = ['cart/%', 'catalogue/%', 'search/%', 'member/%', 'identity/log_out', 'staff/%']

export const cleanUp: Job = {
  name: 'clean-up',
  cron: '20 19 * * *',
  run: async ({ db }) => {
    await sql`delete from idempotency where created_at < store_now() - interval '30 days' and split_part(scope, ' ', -1) like any (${shortLivedScopes})`.execute(
      db,
    )
    await sql`delete from login_attempt where attempted_at < store_now() - interval '30 days' and coalesce(locked_until < store_now(), true)`.execute(
      db,
    )
    await sql`delete from session where expires_at < clock_timestamp() - interval '7 days'`.execute(db)
    await sql`delete from staff_session where expires_at < clock_timestamp() - interval '7 days'`.execute(db)
  },
}
