import { sql } from 'kysely'
import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'
import { newPromoteCode } from './rules.ts'

/**
 * Withdraws an open application and erases all of them; a distributor earns nothing more and gets a code that nobody has seen, but stays for the
 * books. Commission that is frozen or available is the wallet's blocker.
 */
export const distributionAccountClosure: AccountClosureStep = {
  domain: 'distribution',
  findBlocker: noBlocker,
  erase: async ({ db, now }, member_id) => {
    await sql`
      update distributor_application set name = '—', mobile = 'erased ' || id, note = '', refusal_reason = null, version = version + 1,
        state = case state when 'applied' then 'refused' else state end, decided_at = coalesce(decided_at, ${now}::timestamptz)
      where member_id = ${member_id}`.execute(db)
    await sql`
      update distributor set state = 'stopped', promote_code = ${newPromoteCode()}, version = version + 1 where member_id = ${member_id}`.execute(
      db,
    )
    await sql`delete from distribution_followed where member_id = ${member_id}`.execute(db)
  },
}
