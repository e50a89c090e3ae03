import { sql } from 'kysely'
import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** Open orders block it by themselves. What was handed over stays with its order, without the words of why it was undone. */
export const redemptionAccountClosure: AccountClosureStep = {
  domain: 'redemption',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => {
    await sql`update redemption set undo_reason = '—' where member_id = ${member_id} and undo_reason is not null`.execute(db)
  },
}
