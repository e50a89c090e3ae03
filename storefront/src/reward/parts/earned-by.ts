import type { RewardOffer } from '@longmall/contract/reward.ts'
import { cents } from '@longmall/pricing/cents.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'

type Offer = Pick<RewardOffer, 'threshold' | 'is_each' | 'reward'>

/** The reward of an offer for an amount: once for each multiple of its threshold, or once from the threshold on; `missing` is the amount still needed, else null. */
export function earnedBy({ threshold, is_each, reward }: Offer, amount: string): { reward: RewardOffer['reward']; missing: string | null } {
  const [least, paid] = [centsOf(threshold), centsOf(amount)]
  if (paid < least || paid === 0) return { reward, missing: decimalOf(cents(Math.max(least - paid, 0))) }
  const times = is_each ? Math.floor(paid / least) : 1
  return { reward: { ...reward, longcoin: reward.longcoin * times, chances: reward.chances * times }, missing: null }
}
