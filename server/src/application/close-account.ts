import { sql } from 'kysely'
import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Erases the applicant and closes an open application; its existence and decision remain. */
export const applicationAccountClosure: AccountClosureStep = {
  domain: 'application',
  findBlocker: noBlocker,
  erase: async ({ db, now }, member_id) => {
    await sql`
      update application set name = '—', mobile = 'erased ' || id, city = '—', region = null, message = '', reply = null, version = version + 1,
        state = case state when 'new' then 'refused' else state end, decided_at = coalesce(decided_at, ${now}::timestamptz)
      where member_id = ${member_id}`.execute(db)
  },
}
