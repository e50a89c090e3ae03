import type { SignInDay, SignInView } from '@longmall/contract/reward.ts'
import { classNames } from '@longmall/ui/class-names.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Check } from 'lucide-react'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { RewardIcon, rewardText } from '../parts/reward-summary.tsx'

const looks: Record<SignInDay['state'], string> = {
  done: 'bg-brand-soft text-brand-ink',
  today: 'bg-brand-soft text-brand-ink ring-2 ring-(--brand)',
  ahead: 'bg-sunken text-body',
}

/** The last day fills its row of four. */
const lastSpan = ['', 'last:col-span-2', 'last:col-span-3', 'last:col-span-4']

/** Rewards of each day of the round, and of longer streaks. */
export function Round({ view: { round, streak_rewards } }: { view: SignInView }) {
  const t = useTranslations('reward')
  const currency = useCurrency()
  const remainingText = (left: number | null) => (left === null ? null : left === 0 ? t('none_left') : t('left', { count: left }))
  return (
    <Card>
      <h2 className="text-16 font-semibold text-strong">{t('round')}</h2>
      <p className="text-12 text-quiet">{t('round_note')}</p>
      <ol className="mt-3 grid grid-cols-4 gap-2">
        {round.map(({ day_number, state, rewards, remaining }) => (
          <li
            key={day_number}
            className={classNames(
              'flex flex-col items-center gap-1 rounded-12 px-1 py-2 text-center',
              looks[state],
              lastSpan[(4 - (round.length % 4)) % 4],
            )}
          >
            <span className="text-12 font-semibold">{t('day', { number: day_number })}</span>
            {state === 'done' ? <Check size={20} aria-hidden /> : <RewardIcon rewards={rewards} />}
            <span className="text-11">{rewardText(rewards, t, currency) || t('nothing')}</span>
            {remaining !== null && <span className="text-11">{remainingText(remaining)}</span>}
            {state === 'done' && <span className="sr-only">{t('signed')}</span>}
          </li>
        ))}
      </ol>
      {streak_rewards.length > 0 && (
        <ul className="mt-3">
          {streak_rewards.map(({ day_number, rewards, remaining }) => (
            <li key={day_number} className="hairline-t flex items-center gap-3 py-2 text-14">
              <span className="text-brand-ink">
                <RewardIcon rewards={rewards} />
              </span>
              <span className="min-w-0 flex-1 text-body">
                {t('streak_days', { count: day_number })}: {rewardText(rewards, t, currency)}
              </span>
              {remaining !== null && <span className="shrink-0 text-12 text-quiet">{remainingText(remaining)}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
