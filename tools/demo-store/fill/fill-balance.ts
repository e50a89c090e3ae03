import { plus } from '@longmall/server/src/kernel/time/clock.ts'
import type { Context } from '@longmall/server/src/kernel/context.ts'
import { postTransfer } from '@longmall/server/src/wallet/post-transfer.ts'
import type { DemoMember } from '../types.ts'

// Purchases of each month of the past year, in cents, the oldest first.
const monthlySpending = [12_950n, 0n, 4_599n, 8_900n, 21_475n, 3_250n, 0n, 15_999n, 6_780n, 2_199n, 18_340n, 9_425n]

const topicOf = { recharge: 'recharge', payment: 'shopping', reward: 'reward' } as const

/**
 * A member's balance after a year: recharges and purchases of each month, and rewards where there is money that can be withdrawn: awards of the
 * plan are paid in coins. The sums come out to the cent.
 */
export async function fillBalance(context: Context, member_id: number, { account, balance }: DemoMember): Promise<void> {
  const shopping = shared(BigInt(balance.non_withdrawable))
  const rewards = shared(BigInt(balance.withdrawable))
  for (const [month, spent] of monthlySpending.entries()) {
    const at = (hours: number) => plus(context.now, { days: (month + 1 - monthlySpending.length) * 30, hours: -hours })
    const post = (kind: keyof typeof topicOf, income_code: number | null, amount: bigint, hours: number) =>
      postTransfer(
        { ...context, now: at(hours) },
        {
          kind: `${kind}.demo`,
          topic: topicOf[kind],
          key: `${account} ${month}`,
          ...(income_code !== null && { income_code }),
          reason: 'demo store',
          entries: [
            { account: { member: member_id, unit: 'MONEY', purpose: kind === 'reward' ? 'withdrawable' : 'non_withdrawable' }, amount },
            { account: { house: kind === 'payment' ? 'revenue' : 'treasury', unit: 'MONEY' }, amount: -amount },
          ],
        },
      )
    const usual = balance.non_withdrawable > 0 ? spent : 0n
    if (shopping[month]! + usual > 0n) await post('recharge', 14, shopping[month]! + usual, 200)
    if (usual > 0n) await post('payment', 20, -usual, 90)
    if (rewards[month]! > 0n) await post('reward', null, rewards[month]!, 20)
  }
}

/** An amount over the months, a little more each time; the last one takes what is left. */
function shared(total: bigint): bigint[] {
  const count = BigInt(monthlySpending.length)
  const weight = (n: bigint) => 2n * count + n
  const all = monthlySpending.reduce((sum, _, n) => sum + weight(BigInt(n)), 0n)
  const parts = monthlySpending.map((_, n) => (total * weight(BigInt(n))) / all)
  return parts.with(parts.length - 1, parts.at(-1)! + total - parts.reduce((sum, one) => sum + one, 0n))
}
