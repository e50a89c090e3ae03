import { sql } from 'kysely'
import type { AccountClosureStep } from '../kernel/account-closure.ts'
import { translate } from '../kernel/translate.ts'

/** An open request blocks closing. Addresses go, and those of past withdrawals with them; of these the books keep amounts and days. */
export const coinWithdrawalAccountClosure: AccountClosureStep = {
  domain: 'coin_withdrawal',
  findBlocker: async ({ db, language }, member_id) => {
    const { rows } = await sql<{ coin_withdrawal_no: string }>`
      select coin_withdrawal_no from coin_withdrawal where member_id = ${member_id} and end_transfer is null order by id limit 1`.execute(
      db,
    )
    if (!rows[0]) return null
    return { kind: 'coin_withdrawal', text: translate(language, 'coin_withdrawal.open', { ...rows[0] }) }
  },
  erase: async ({ db }, member_id) => {
    await db.deleteFrom('coin_address').where('member_id', '=', member_id).execute()
    await sql`
      update coin_withdrawal set label = case when kind is null then null else '—' end, address = case when address is null then null else '—' end,
        account = case when account is null then null else '—' end, version = version + 1
      where member_id = ${member_id}`.execute(db)
  },
}
