import type { AccountType, WithdrawalAccount } from '@longmall/contract/withdrawal.ts'
import { sql } from 'kysely'
import { maskMobile } from '../../code/mask.ts'
import { sealAtRest, openAtRest } from '../../kernel/security/at-rest.ts'
import type { Context, Keys, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'

export interface AccountRow {
  id: number
  name: string
  mobile: string
  account_type: AccountType
  branch: string
  number: Buffer
  masked_number: string
  is_default: boolean
}

export const accountColumns = sql.raw('id, name, mobile, account_type, branch, number, masked_number, is_default')

/** An account as its owner sees it. */
export const showAccount = ({ id, mobile, number: _, masked_number, ...row }: AccountRow): WithdrawalAccount => ({
  ...row,
  withdrawal_account_id: id,
  mobile: maskMobile(mobile),
  number: masked_number,
})

/** One of the caller's accounts. Refuses `withdrawal.account_not_found`, for another member's with the same refusal. */
export async function findAccount({ db, actor }: Context<MemberActor>, account_id: number): Promise<AccountRow> {
  const { rows } = await sql<AccountRow>`
    select ${accountColumns} from withdrawal_account where id = ${account_id} and member_id = ${actor.member_id}`.execute(db)
  if (!rows[0]) throw new Refusal('withdrawal.account_not_found')
  return rows[0]
}

/** Puts a member's changes of accounts in a row, so that there is always one default and never two. */
export async function lockAccounts({ db, actor }: Context<MemberActor>): Promise<void> {
  await db.selectFrom('member').select('id').where('id', '=', actor.member_id).forNoKeyUpdate().execute()
}

/** Takes the default from whichever account has it; the caller gives it to another. */
export async function clearDefault({ db, actor }: Context<MemberActor>): Promise<void> {
  await sql`update withdrawal_account set is_default = false where member_id = ${actor.member_id} and is_default`.execute(db)
}

const purpose = 'withdrawal account'
const subjectOf = (member_id: number) => `member ${member_id}`

/** A number as the database holds it; it opens for this member alone. */
export const sealNumber = (keys: Keys, member_id: number, number: string): Buffer =>
  sealAtRest(keys, purpose, subjectOf(member_id), Buffer.from(number))

/** The number again; empty when it was erased, or sealed by another installation. */
export const openNumber = (keys: Keys, member_id: number, sealed: Buffer | null): string =>
  (sealed && openAtRest(keys, purpose, subjectOf(member_id), sealed)?.toString()) ?? ''
