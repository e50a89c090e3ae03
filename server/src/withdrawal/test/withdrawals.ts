import { sql } from 'kysely'
import { toDecimal } from '@longmall/contract/units.ts'
import type { AccountType, Withdrawal, WithdrawalAccount } from '@longmall/contract/withdrawal.ts'
import type { Client, TestShop } from '../../../test/harness.ts'
import { hashOfToken, newToken } from '../../kernel/security/session.ts'
import { grantMoney } from '../../wallet/grant-money.ts'

const numbers: Record<AccountType, string> = {
  bank: '6222 0212 3456 7890',
  savings_card: '6228 4800 1234 5678',
  alipay: 'ann@mail.example',
  paypal: 'ann@mail.example',
  other: 'Counter 7, Ann',
}

/** An account of a member with a mobile of mainland China. */
export const addAccount = (client: Client, account_type: AccountType = 'bank', fields: object = {}): Promise<WithdrawalAccount> => {
  const account = {
    name: 'Ann Lee',
    mobile: '13800138000',
    account_type,
    branch: 'Nanshan',
    number: numbers[account_type],
    is_default: false,
  }
  return client.call('withdrawal/add_account', { ...account, ...fields })
}

/** A grant as `payment/grant` gives it for a withdrawal of so many cents, without the password's hash. */
export async function grantWithdrawal({ db }: TestShop, client: Client, amount: bigint): Promise<string> {
  const token = newToken()
  await sql`
    insert into payment_grant (token_hash, member_id, session_hash, purpose, subject, amount, expires_at)
    values (${hashOfToken(token)}, ${client.member_id}, ${hashOfToken(client.token!)}, 'withdrawal', '', ${amount}, clock_timestamp() + interval '5 minutes')`.execute(
    db,
  )
  return token
}

/** Somebody who may withdraw: an RM with a savings card and so many cents in the bucket that can be withdrawn. */
export async function makeWithdrawingMember(shop: TestShop, cents = 100_000n, grade = 5) {
  const client = await shop.member({ grade })
  const { withdrawal_account_id } = await addAccount(client, 'savings_card')
  const key = `earned ${client.member_id}`
  await shop
    .systemContext()
    .transaction((inner) => grantMoney(inner, client.member_id, cents, { key, reason: 'test', bucket: 'withdrawable' }))
  /** Asks for so many cents. */
  const apply = async (amount: bigint): Promise<Withdrawal> => {
    const grant = await grantWithdrawal(shop, client, amount)
    return client.call('withdrawal/apply', { amount: toDecimal(amount, 'MONEY'), withdrawal_account_id, grant })
  }
  return Object.assign(client, { withdrawal_account_id, apply })
}

/** Moves the store clock on to an instant, where it is not there yet. */
export async function advanceTo(shop: TestShop, at: string, seconds = 0): Promise<void> {
  const remainingMs = Date.parse(at) + seconds * 1000 - Date.parse(shop.site.shared.now())
  if (remainingMs > 0) await shop.advance({ seconds: remainingMs / 1000 })
}
