import type { OutputOf } from '@longmall/contract/operation.ts'
import type { withdrawal as contract } from '@longmall/contract/withdrawal.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { accountColumns, showAccount, type AccountRow } from './queries.ts'

/** The caller's accounts, the default first, then the newest. */
export async function listAccounts({ db, actor }: Context<MemberActor>): Promise<OutputOf<typeof contract.list_accounts>> {
  const { rows } = await sql<AccountRow>`
    select ${accountColumns} from withdrawal_account where member_id = ${actor.member_id} order by is_default desc, id desc`.execute(db)
  return { list: rows.map(showAccount) }
}
