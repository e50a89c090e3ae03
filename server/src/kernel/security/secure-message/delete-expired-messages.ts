import { sql } from 'kysely'
import type { Job } from '../../work/jobs.ts'
import { pairOpens } from './pairs.ts'

/** Forgets numbers of messages that are too late by now anyway, keys that have ended and pairs that open no more. */
export const deleteExpiredMessages: Job = {
  name: 'delete-expired-nonces',
  cron: '*/5 * * * *',
  run: async ({ db }) => {
    // A minute later than it could be: a message checked in time may still be on its way into the table.
    await sql`delete from secure_nonce where expires_at < clock_timestamp() - interval '1 minute'`.execute(db)
    await sql`delete from secure_key where expires_at < clock_timestamp()`.execute(db)
    await sql`delete from secure_key_pair p where not ${pairOpens}`.execute(db)
  },
}
