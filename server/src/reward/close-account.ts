import { sql } from 'kysely'
import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Grants remain with their rules; pending ones lapse; sign-ins, progress and debts are deleted. */
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
