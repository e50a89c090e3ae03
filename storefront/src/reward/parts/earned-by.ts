import type { RewardOffer } from '@longmall/contract/reward.ts'
import { cents } from '@longmall/pricing/cents.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'

type Offer = Pick<RewardOffer, 'threshold' | 'is_each' | 'reward'>

/** What an offer gives for an amount: as often as its threshold fits in, or once from it on; and what is lacking to that, null when nothing is. */
export function earnedBy({ threshold, is_each, reward }: Offer, amount: string): { reward: RewardOffer['reward']; missing: string | null } {
  const [least, paid] = [centsOf(threshold), centsOf(amount)]
  if (paid < least || paid === 0) return { reward, missing: decimalOf(cents(Math.max(least - paid, 0))) }
  const times = is_each ? Math.floor(paid / least) : 1
  return { reward: { ...reward, longcoin: reward.longcoin * times, chances: reward.chances * times }, missing: null }
}
