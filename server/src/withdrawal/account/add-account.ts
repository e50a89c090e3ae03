import type { InputOf } from '@longmall/contract/operation.ts'
import type { withdrawal as contract, WithdrawalAccount } from '@longmall/contract/withdrawal.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { notifyMember } from '../../messaging/send-mail.ts'
import { withdrawalSettings } from '../settings.ts'
import { validateAccount } from './validate-account.ts'
import { accountColumns, clearDefault, lockAccounts, showAccount, type AccountRow } from './queries.ts'

/** Adds an account; the first one becomes the default. Refuses `withdrawal.too_many_accounts`, wrong fields. */
export async function addAccount(context: Context<MemberActor>, input: InputOf<typeof contract.add_account>): Promise<WithdrawalAccount> {
  const { mobile, number } = await validateAccount(context, input)
  const { db, actor, now, setting } = context
  await lockAccounts(context)
  const { rows: existing } = await sql<{ count: number }>`
    select count(*)::int as count from withdrawal_account where member_id = ${actor.member_id}`.execute(db)
  const count = existing[0]!.count
  const maximum = setting(withdrawalSettings.max_accounts)
  if (count >= maximum) throw new Refusal('withdrawal.too_many_accounts', { maximum })
  const is_default = input.is_default || count === 0
  if (is_default) await clearDefault(context)
  const { name, account_type, branch } = input
  const { rows } = await sql<AccountRow>`
    insert into withdrawal_account (member_id, name, mobile, account_type, branch, number, masked_number, is_default, created_at)
    values (${actor.member_id}, ${name}, ${mobile}, ${account_type}, ${branch}, ${number!.sealed}, ${number!.shown}, ${is_default}, ${now})
    returning ${accountColumns}`.execute(db)
  const account = showAccount(rows[0]!)
  await notifyMember(context, actor.member_id, 'withdrawal_account_added', () => ({ account: account.number }))
  return account
}
