import { sql } from 'kysely'
import { noObstacle, type Farewell } from '../kernel/farewell.ts'

/**
 * Accounts go; of withdrawals the books keep amounts and days, without whose account it was. One under way holds frozen money,
 * which the wallet names as what stands in the way.
 */
export const withdrawalFarewell: Farewell = {
  domain: 'withdrawal',
  obstacle: noObstacle,
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('withdrawal_account').where('member_id', '=', member_id).execute()
    await sql`
      update withdrawal set account_name = '—', account_mobile = '—', account_branch = '—', account_number = null, account_number_shown = '—',
        version = version + 1 where member_id = ${member_id}`.execute(db)
  },
}
