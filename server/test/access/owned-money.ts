import { sql } from 'kysely'
import { insertDeposit } from '../../src/deposit/insert-deposit.ts'
import { newToken } from '../../src/kernel/security/session.ts'
import { openPayment } from '../../src/payment/open-payment.ts'
import { creditCoins } from '../../src/wallet/credit-coins.ts'
import { postFreeze } from '../../src/withdrawal/post-withdrawal.ts'
import { addAccount } from '../../src/withdrawal/test/withdrawals.ts'
import type { Client, TestShop } from '../harness.ts'

export type OwnedMoney = Record<'recharge_id' | 'withdrawal_id' | 'withdrawal_account_id' | 'deposit_id', unknown>

/** A recharge, an account, a withdrawal and a deposit of a member with money, whatever the member's grade is and whether frozen or not. */
export async function makeOwnedMoney(shop: TestShop, client: Client): Promise<OwnedMoney> {
  const { member_id } = client
  const { withdrawal_account_id } = await addAccount(client)
  const no = newToken().slice(0, 20)
  return shop.systemContext().transaction(async (context) => {
    const { db, now } = context
    const { payment_id } = await openPayment(context, { member_id, amount: 500n, valid_until: null, purpose: 'recharge' })
    const recharge = await sql<{ id: number }>`
      insert into recharge (recharge_no, member_id, unit, amount, pay_amount, unit_price, gift_money, gift_longcoin, payment_id, state, created_at)
      values (${no}, ${member_id}, 'MONEY', 500, 500, 100, 0, 0, ${payment_id}, 'unpaid', ${now}) returning id`.execute(db)
    const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('withdrawal', 'id'))::int as id`.execute(db)
    const withdrawal_id = rows[0]!.id
    const frozen = await postFreeze(context, { withdrawal_id, withdrawal_no: no, member_id, amount: 500n })
    // Another version than samples name, so that no operator's sample decides on it.
    await sql`
      insert into withdrawal (id, withdrawal_no, member_id, amount, fee, account_name, account_mobile, account_type, account_branch, masked_account_number,
        state, due_day, due_from, due_until, freeze_transfer, requires_second_approval, created_at, version)
      values (${withdrawal_id}, ${no}, ${member_id}, 500, 10, 'Ann', '+8613800138000', 'bank', 'Nanshan', '**** 6789',
        'applied', '2026-11-23', ${now}, ${now}, ${frozen}, false, ${now}, 7)`.execute(db)
    await creditCoins(context, member_id, 'ACC', 100_000n, {
      kind: 'test.given',
      topic: 'various',
      key: no,
      reason: 'test',
      from: 'treasury',
    })
    const terms = { days: 90, interest_ppm: 15_000 }
    const deposit = await insertDeposit(context, member_id, { unit: 'ACC', plan: 1, terms, principal: 100_000n, on_expiry: 'available' })
    return { withdrawal_account_id, recharge_id: recharge.rows[0]!.id, withdrawal_id, deposit_id: deposit.deposit_id }
  })
}

/** Such things that nobody has. */
export const unownedMoney = (): OwnedMoney => ({
  recharge_id: 2147483647,
  withdrawal_id: 2147483647,
  withdrawal_account_id: 2147483647,
  deposit_id: 2147483647,
})
