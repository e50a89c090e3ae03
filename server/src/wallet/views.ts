import { toDecimal, unitScale } from '@longmall/contract/units.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { accountsOf, moneyOf } from './balances.ts'
import { longcoinSettings } from './offset/longcoin-facts.ts'

/** The caller's money and every unit, as decimal strings with all decimals (WAL-02). */
export async function viewWallet(context: Context<MemberActor>) {
  const { member_id } = context.actor
  const [money, accounts] = await Promise.all([moneyOf(context, member_id), accountsOf(context, member_id)])
  const cents = (value: bigint) => toDecimal(value, 'MONEY')
  const coins = accounts.find(({ unit, purpose }) => unit === 'LONGCOIN' && purpose === 'available')?.amount ?? 0n
  const per_dollar = context.setting(longcoinSettings.longcoin_per_dollar)
  return {
    money: {
      total: cents(money.total),
      withdrawable: cents(money.withdrawable),
      non_withdrawable: cents(money.non_withdrawable),
      frozen: cents(money.frozen),
    },
    longcoin: {
      available: toDecimal(coins, 'LONGCOIN'),
      // A fraction of a cent takes nothing off.
      worth: cents((coins * 100n) / BigInt(per_dollar)),
      per_dollar,
      max_permille: context.setting(longcoinSettings.longcoin_max_permille),
    },
    units: accounts.map(({ unit, purpose, amount }) => ({ unit, purpose, amount: toDecimal(amount, unit), decimals: unitScale[unit] })),
  }
}
