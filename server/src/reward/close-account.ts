import { sql } from 'kysely'
import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** What was given stays with its rule; what waits for an order lapses; sign-in, progress and what is owed go. */
export const rewardAccountClosure: AccountClosureStep = {
  domain: 'reward',
  findBlocker: noBlocker,
  erase: async ({ db, now }, member_id) => {
    await sql`update reward_grant set vested_at = ${now} where member_id = ${member_id} and vested_at is null`.execute(db)
    await db.deleteFrom('signin').where('member_id', '=', member_id).execute()
    await db.deleteFrom('reward_progress').where('member_id', '=', member_id).execute()
    await db.deleteFrom('reward_debt').where('member_id', '=', member_id).execute()
  },
}
