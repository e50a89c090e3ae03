import type { RewardSummary, Occasion, RewardOffer } from '@longmall/contract/reward.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { useQuery } from '@tanstack/react-query'
import { useCurrency } from '../../shell/site.ts'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { RewardIcon, rewardText } from './reward-summary.tsx'
import { cents } from '@longmall/pricing/cents.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'

const isLongcoinAlone = ({ money, coupon_name, goods_name, game_name }: RewardSummary) =>
  Number(money) === 0 && coupon_name === null && goods_name === null && game_name === null

export interface RewardOffersProps {
  occasion: Occasion
  /** The amount due, if known: the offers then show the reward for it, or the missing amount. */
  amount?: string
}

/** Current rewards for an occasion (PRM-15), with their thresholds; renders nothing if there are none. Placed at the end of a screen to avoid layout shifts. */
export function RewardOffers({ occasion, amount }: RewardOffersProps) {
  const t = useTranslations('reward')
  const offers = useQuery(query('reward/offers', { occasion }))
  if (!offers.data || offers.data.list.length === 0) return null
  const comesLater = occasion === 'consume' && offers.data.list.some(({ reward }) => !isLongcoinAlone(reward))
  return (
    <ul className="space-y-2 px-3 pb-4">
      {offers.data.list.map((offer) => (
        <Offer key={offer.rule_id} offer={offer} occasion={occasion} amount={amount} />
      ))}
      {comesLater && <li className="px-1 text-12 text-quiet">{t('after_return_period')}</li>}
    </ul>
  )
}

function Offer({ offer, occasion, amount }: RewardOffersProps & { offer: RewardOffer }) {
  const t = useTranslations('reward')
  const currency = useCurrency()
  const { rule_name, threshold, is_each, reward } = offer
  const earned = amount === undefined ? null : earnedBy(offer, amount)
  const money = displayPrice(threshold, currency)
  const terms =
    Number(threshold) > 0 && t(is_each ? 'for_each' : occasion === 'recharge' ? 'from_recharge' : 'from_amount', { amount: money })
  return (
    <li className="flex items-center gap-3 rounded-12 bg-brand-soft px-4 py-3 text-14">
      <span className="shrink-0 text-brand-ink">
        <RewardIcon rewards={[reward]} />
      </span>
      <span className="min-w-0 flex-1 text-strong">
        {rule_name}
        {terms && <span className="block text-12 text-quiet">{terms}</span>}
        {earned?.missing && Number(amount) > 0 && (
          <span className="block text-12 text-body">{t('amount_missing', { amount: displayPrice(earned.missing, currency) })}</span>
        )}
      </span>
      <span className="max-w-1/2 text-right text-brand-ink">{rewardText([earned?.reward ?? reward], t, currency)}</span>
    </li>
  )
}

type Offer = Pick<RewardOffer, 'threshold' | 'is_each' | 'reward'>

/**
 * The reward of an offer for an amount: once for each multiple of its threshold, or once from it; and the missing amount, null when
 * nothing is.
 */
export function earnedBy({ threshold, is_each, reward }: Offer, amount: string): { reward: RewardOffer['reward']; missing: string | null } {
  const [least, paid] = [centsOf(threshold), centsOf(amount)]
  if (paid < least || paid === 0) return { reward, missing: decimalOf(cents(Math.max(least - paid, 0))) }
  const times = is_each ? Math.floor(paid / least) : 1
  return { reward: { ...reward, longcoin: reward.longcoin * times, chances: reward.chances * times }, missing: null }
}
