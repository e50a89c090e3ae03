import { sql } from 'kysely'
import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Both nodes stay, for the teams and volumes of others; a pending change of the sponsor ends, and what operators wrote of it goes. */
export const networkAccountClosure: AccountClosureStep = {
  domain: 'network',
  findBlocker: noBlocker,
  erase: async ({ db, now }, member_id) => {
    await sql`
      update sponsor_request set state = 'refused', decided_at = ${now}, version = version + 1
      where member_id = ${member_id} and state = 'requested'`.execute(db)
    await sql`update sponsor_request set reason = '-' where member_id = ${member_id}`.execute(db)
  },
}
