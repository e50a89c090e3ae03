import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import type { Job } from '../kernel/work/jobs.ts'

/** Deletes expired codes and captchas; a code is retained for a day, because its time limits the next one. */
export const deleteExpiredCodes: Job = {
  name: 'delete-expired-codes',
  cron: '*/20 * * * *',
  run: async ({ db }) => {
    await sql`delete from code where expires_at < store_now() - interval '1 day'`.execute(db)
    await sql`delete from code_request where counted_at < clock_timestamp() - interval '2 days' and requested_at < store_now() - interval '2 days'`.execute(
      db,
    )
    await sql`delete from captcha where expires_at < store_now()`.execute(db)
  },
}

/** Forgets that codes were asked for to these addresses and mobiles, in the caller's transaction. */
export async function deleteCodeRequests({ db }: Context, recipients: string[]): Promise<void> {
  await db.deleteFrom('code_request').where('recipient', 'in', recipients).execute()
}
