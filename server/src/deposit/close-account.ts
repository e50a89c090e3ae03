import { sql } from 'kysely'
import { nothingToErase, type AccountClosureStep } from '../kernel/account-closure.ts'
import { translate } from '../kernel/translate.ts'

/** An open deposit keeps the account; ended ones belong to the books and stay, as entries of the ledger do. */
export const depositAccountClosure: AccountClosureStep = {
  domain: 'deposit',
  findBlocker: async ({ db, language }, member_id) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from deposit where member_id = ${member_id} and is_open`.execute(db)
    const { count } = rows[0]!
    return count === 0 ? null : { kind: 'deposit', text: translate(language, 'account_closure.deposits', { count }) }
  },
  erase: nothingToErase,
}
