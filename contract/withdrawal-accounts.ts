import * as z from 'zod/mini'
import { Mobile } from './code.ts'
import { Flag, Id, Rows, Text } from './fields.ts'
import { operation } from './operation.ts'

/** `savings_card`: the co-branded card that every withdrawal requires (WAL-06). */
export const accountTypes = ['bank', 'savings_card', 'alipay', 'paypal', 'other'] as const
export const AccountType = z.enum(accountTypes)
export type AccountType = z.output<typeof AccountType>

/** What a member fills in; all of it is required (§5). */
export const AccountFields = {
  name: Text(50),
  mobile: Mobile,
  account_type: AccountType,
  branch: Text(100),
  number: Text(64),
  is_default: Flag,
}

/** An account to which money is withdrawn, its number and mobile masked. */
export const WithdrawalAccount = z.object({
  withdrawal_account_id: Id,
  name: Text(50),
  mobile: Text(40),
  account_type: AccountType,
  branch: Text(100),
  number: Text(64),
  is_default: Flag,
})
export type WithdrawalAccount = z.output<typeof WithdrawalAccount>

const own = { who: 'member', owns: 'withdrawal_account' } as const
const fieldRefusals = ['call.wrong_fields'] as const

export const withdrawalAccounts = {
  list_accounts: operation({
    path: 'withdrawal/list_accounts',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s withdrawal accounts, the default first',
    input: z.object({}),
    output: z.object({ list: Rows(WithdrawalAccount) }),
  }),
  add_account: operation({
    path: 'withdrawal/add_account',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Adds a withdrawal account; the first one becomes the default',
    refusals: ['withdrawal.too_many_accounts', ...fieldRefusals],
    input: z.object(AccountFields),
    output: WithdrawalAccount,
  }),
  change_account: operation({
    path: 'withdrawal/change_account',
    kind: 'command',
    access: own,
    summary: 'Replaces a withdrawal account; an omitted mobile or number does not change, nor do existing withdrawals',
    refusals: ['withdrawal.account_not_found', ...fieldRefusals],
    input: z.object({
      withdrawal_account_id: Id,
      ...AccountFields,
      mobile: z.optional(AccountFields.mobile),
      number: z.optional(AccountFields.number),
    }),
    output: WithdrawalAccount,
  }),
  choose_default: operation({
    path: 'withdrawal/choose_default',
    kind: 'command',
    access: own,
    summary: 'Makes an account the default',
    refusals: ['withdrawal.account_not_found'],
    input: z.object({ withdrawal_account_id: Id }),
    output: WithdrawalAccount,
  }),
  remove_account: operation({
    path: 'withdrawal/remove_account',
    kind: 'command',
    access: own,
    summary: 'Deletes an account; the newest of the others becomes the default after it',
    refusals: ['withdrawal.account_not_found'],
    input: z.object({ withdrawal_account_id: Id }),
    output: z.object({}),
  }),
}
