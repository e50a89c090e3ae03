import type { RewardSummary } from '@longmall/contract/reward.ts'
import { Coins, Dices, Gift, Mail, Ticket } from 'lucide-react'

/** Icon of the most valuable part of a reward. */
export function RewardIcon({ rewards, size = 20 }: { rewards: readonly RewardSummary[]; size?: number }) {
  const has = (test: (one: RewardSummary) => boolean) => rewards.some(test)
  const Icon = has((one) => one.goods_name !== null)
    ? Gift
    : has((one) => one.coupon_name !== null)
      ? Ticket
      : has((one) => one.chances > 0)
        ? Dices
        : has((one) => one.money !== '0.00')
          ? Mail
          : Coins
  return <Icon size={size} aria-hidden />
}
