import { sql } from 'kysely'
import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/**
 * Accounts go; of withdrawals the books keep amounts and days, without whose account it was. One under way holds frozen money,
 * which the wallet names as what blocks it.
 */
export const withdrawalAccountClosure: AccountClosureStep = {
  domain: 'withdrawal',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('withdrawal_account').where('member_id', '=', member_id).execute()
    await sql`
      update withdrawal set account_name = '—', account_mobile = '—', account_branch = '—', account_number = null, masked_account_number = '—',
        version = version + 1 where member_id = ${member_id}`.execute(db)
  },
}
