import { sql } from 'kysely'
import { createContext, type Context } from '../kernel/context.ts'
import type { Job } from '../kernel/work/jobs.ts'
import { messagingSettings as own } from './settings.ts'

/** Messages are no archive: after 30 days they go. */
export const deleteOldMessages: Job = {
  name: 'delete-old-messages',
  cron: '40 19 * * *',
  run: async (site) => {
    const { db, setting } = createContext(site, { kind: 'system' })
    await sql`delete from message where created_at < store_now() - make_interval(days => ${setting(own.retention_days)})`.execute(db)
  },
}

/** Forgets all messages to these addresses and mobiles, those not sent yet too, in the caller's transaction. */
export async function deleteMessagesTo({ db }: Context, recipients: string[]): Promise<void> {
  await db.deleteFrom('message').where('recipient', 'in', recipients).execute()
}
