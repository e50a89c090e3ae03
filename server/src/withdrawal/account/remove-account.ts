import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { findAccount, lockAccounts } from './queries.ts'

/** Deletes an account; the newest of the others becomes the default after it. Refuses `withdrawal.account_not_found`. */
export async function removeAccount(
  context: Context<MemberActor>,
  { withdrawal_account_id }: { withdrawal_account_id: number },
): Promise<Record<string, never>> {
  const { db, actor } = context
  await lockAccounts(context)
  const { id, is_default } = await findAccount(context, withdrawal_account_id)
  await db.deleteFrom('withdrawal_account').where('id', '=', id).execute()
  if (is_default)
    await sql`
      update withdrawal_account set is_default = true
      where id = (select max(id) from withdrawal_account where member_id = ${actor.member_id})`.execute(db)
  return {}
}
