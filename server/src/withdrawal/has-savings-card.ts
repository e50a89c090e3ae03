import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'

/** Has the caller bound a co-branded savings card, which withdrawals require (WAL-06)? */
export async function hasSavingsCard({ db, actor }: Context<MemberActor>): Promise<boolean> {
  const { rows } = await sql`
    select from withdrawal_account where member_id = ${actor.member_id} and account_type = 'savings_card' limit 1`.execute(db)
  return rows.length > 0
}
