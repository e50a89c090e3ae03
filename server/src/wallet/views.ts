import { toDecimal, unitScale } from '@longmall/contract/units.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { accountsOf, moneyOf } from './balances.ts'

/** The caller's money and every unit, as decimal strings with all decimals (WAL-02). */
export async function viewWallet(context: Context<MemberActor>) {
  const { member_id } = context.actor
  const [money, accounts] = await Promise.all([moneyOf(context, member_id), accountsOf(context, member_id)])
  const cents = (value: bigint) => toDecimal(value, 'USD')
  return {
    money: {
      total: cents(money.total),
      withdrawable: cents(money.withdrawable),
      not_withdrawable: cents(money.not_withdrawable),
      frozen: cents(money.frozen),
    },
    units: accounts.map(({ unit, purpose, amount }) => ({ unit, purpose, amount: toDecimal(amount, unit), decimals: unitScale[unit] })),
  }
}
