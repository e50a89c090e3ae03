import type { WithdrawalSource } from '@longmall/contract/withdrawal.ts'
import { availableCommission } from '../distribution/commission/withdraw-commission.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { moneyOf } from '../wallet/balances.ts'

/**
 * What the caller can withdraw in cents: of commission no more than became available and was not withdrawn, and no more than is left in the balance,
 * since commission can be spent as well.
 */
export async function withdrawableOf(context: Context<MemberActor>, source: WithdrawalSource): Promise<bigint> {
  const { member_id } = context.actor
  const { withdrawable } = await moneyOf(context, member_id)
  if (source === 'balance') return withdrawable
  const commission = await availableCommission(context, member_id)
  return commission < withdrawable ? commission : withdrawable
}
