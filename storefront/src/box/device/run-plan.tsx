import type { Box } from '@longmall/contract/box.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { useStoreTime } from '../../shell/date-time.ts'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { TermBar } from '../term-bar.tsx'
import { dayOf } from '../term-progress.ts'

/** What the device mined and mines, and from when to when. */
export function RunPlan({ box }: { box: Box }) {
  const t = useTranslations('box')
  const language = useLanguage()
  const lastDay = dayFormat(language, { dateStyle: 'medium' })
  const firstDay = useStoreTime({ dateStyle: 'medium' })
  const { activated_at, last_day, state, term_days } = box
  const over = state === 'expired' || state === 'returned'
  return (
    <Card>
      <dl className="grid grid-cols-2 gap-3">
        <div className="min-w-0">
          <dt className="text-12 text-quiet">{t('mined')}</dt>
          <dd className="figures text-22 font-bold break-words text-strong">{formatAmount(box.mined, 'ACC', null)}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-12 text-quiet">{t('rate_day')}</dt>
          <dd className="figures text-22 font-bold break-words text-strong">{formatAmount(box.daily_rate, 'ACC', null)}</dd>
        </div>
      </dl>
      <div className="hairline-t mt-4 space-y-2 pt-4">
        <p className="flex items-baseline justify-between gap-3 text-14">
          <span className="min-w-0 truncate font-semibold text-strong">{box.plan_name}</span>
          <span className="figures shrink-0 text-quiet">
            {state === 'expired'
              ? t('days_over', { count: term_days })
              : activated_at === null || state === 'returned'
                ? t('days', { count: term_days })
                : t('days_done', { done: dayOf(box), all: term_days })}
          </span>
        </p>
        {state !== 'returned' && <TermBar term={box} />}
        <p className="figures flex justify-between gap-3 text-12 text-quiet">
          {activated_at !== null && last_day !== null ? (
            <>
              <span>{firstDay(activated_at)}</span>
              <span>{lastDay(last_day)}</span>
            </>
          ) : (
            state === 'not_activated' && <span>{t('not_started')}</span>
          )}
        </p>
        {over && <p className="pt-1 text-14 text-body">{t(`${state}_text`)}</p>}
      </div>
    </Card>
  )
}
