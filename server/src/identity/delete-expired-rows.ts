import { sql } from 'kysely'
import type { Job } from '../kernel/work/jobs.ts'
import { readSetting } from '../kernel/settings.ts'
import { identitySettings } from './settings.ts'

/** Forgets what was begun and not finished within a day, and devices that no longer count. */
export const deleteExpiredIdentityRows: Job = {
  name: 'delete-expired-identity-rows',
  cron: '50 19 * * *',
  run: async ({ db, shared }) => {
    for (const table of ['registration', 'recovery', 'proof', 'identity_ticket'])
      await sql`delete from ${sql.table(table)} where expires_at < store_now() - interval '1 day'`.execute(db)
    // Past every wait and every link.
    await sql`delete from contact_binding where undo_until < store_now() - interval '8 days'`.execute(db)
    const days = readSetting(shared.settings, identitySettings.known_device_days)
    await sql`delete from known_device where seen_at < clock_timestamp() - make_interval(days => ${days})`.execute(db)
  },
}
