import { sql } from 'kysely'
import { nothingToErase, type AccountClosureStep } from '../kernel/account-closure.ts'
import { translate } from '../kernel/translate.ts'

/** An open pledge keeps an account open, since a closed one can receive neither income nor principal. Pledges belong to the books and stay. */
export const pledgeAccountClosure: AccountClosureStep = {
  domain: 'pledge',
  findBlocker: async ({ db, language }, member_id) => {
    const { rows } = await sql`select from pledge where member_id = ${member_id} and state = 'open' limit 1`.execute(db)
    return rows.length > 0 ? { kind: 'pledge', text: translate(language, 'pledge.closure') } : null
  },
  erase: nothingToErase,
}
