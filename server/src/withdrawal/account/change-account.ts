import type { InputOf } from '@longmall/contract/operation.ts'
import type { withdrawal as contract, WithdrawalAccount } from '@longmall/contract/withdrawal.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { notifyMember } from '../../messaging/send-mail.ts'
import { validateAccount } from './validate-account.ts'
import { accountColumns, clearDefault, findAccount, lockAccounts, showAccount, type AccountRow } from './queries.ts'

/**
 * Replaces an account. Mobile and number are shown masked, so an omitted one does not change; with another type the number is required.
 * The default remains the default until another one is chosen. Refuses `withdrawal.account_not_found`, wrong fields.
 */
export async function changeAccount(
  context: Context<MemberActor>,
  input: InputOf<typeof contract.change_account>,
): Promise<WithdrawalAccount> {
  const { db } = context
  await lockAccounts(context)
  const before = await findAccount(context, input.withdrawal_account_id)
  if (input.number === undefined && input.account_type !== before.account_type) throw wrongField('number', 'field.required')
  const { mobile = before.mobile, number = { sealed: before.number, shown: before.masked_number } } = await validateAccount(context, input)
  if (input.is_default && !before.is_default) await clearDefault(context)
  const { name, account_type, branch } = input
  const { rows } = await sql<AccountRow>`
    update withdrawal_account set name = ${name}, mobile = ${mobile}, account_type = ${account_type}, branch = ${branch},
      number = ${number.sealed}, masked_number = ${number.shown}, is_default = ${input.is_default || before.is_default}
    where id = ${before.id} returning ${accountColumns}`.execute(db)
  const account = showAccount(rows[0]!)
  if (input.number !== undefined)
    await notifyMember(context, context.actor.member_id, 'withdrawal_account_changed', () => ({ account: account.number }))
  return account
}

/** Makes an account the default. Refuses `withdrawal.account_not_found`. */
export async function chooseDefault(
  context: Context<MemberActor>,
  { withdrawal_account_id }: { withdrawal_account_id: number },
): Promise<WithdrawalAccount> {
  await lockAccounts(context)
  const account = await findAccount(context, withdrawal_account_id)
  await clearDefault(context)
  await sql`update withdrawal_account set is_default = true where id = ${account.id}`.execute(context.db)
  return showAccount({ ...account, is_default: true })
}
