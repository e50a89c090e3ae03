import type { InvitationReward } from '@longmall/contract/invitation.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { ShoppingBag, UserPlus } from 'lucide-react'
import { useTranslations } from '../shell/translations.tsx'
import { useRewardText } from './use-reward-text.ts'

const icons = { registered: UserPlus, first_order: ShoppingBag }

/** What an invitation pays, and when. */
export function RewardCard({ rewards }: { rewards: readonly InvitationReward[] }) {
  const t = useTranslations('invitation')
  const rewardText = useRewardText()
  return (
    <Card>
      <h2 className="text-16 font-semibold text-strong">{t('rewards_title')}</h2>
      {rewards.length === 0 ? (
        <p className="mt-2 text-14 text-quiet">{t('rewards_none')}</p>
      ) : (
        <ul className="mt-3 space-y-4">
          {rewards.map((reward) => {
            const Icon = icons[reward.occasion]
            return (
              <li key={reward.occasion} className="flex gap-3">
                <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
                  <Icon size={20} aria-hidden />
                </span>
                <div className="min-w-0 flex-1">
                  <p className="text-14 text-body">{t(`occasion_${reward.occasion}`)}</p>
                  <p className="figures text-16 font-semibold text-strong">{rewardText(reward)}</p>
                  <p className="text-12 text-quiet">
                    {[t(`when_${reward.occasion}`), ...(reward.limit > 0 ? [t('limit', { count: reward.limit })] : [])].join(' ')}
                  </p>
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
