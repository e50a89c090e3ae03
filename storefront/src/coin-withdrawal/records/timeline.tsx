import type { CoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import { useDateTime } from '../../shell/date-time.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { useReviewText } from '../use-review-text.ts'
import { stepsOf } from './steps-of.ts'

const dots = { done: 'bg-brand', now: 'bg-brand ring-4 ring-brand-soft', danger: 'bg-danger-fill', later: 'bg-hairline' }

/** The steps of a coin withdrawal, past and to come, each with its time. */
export function Timeline({ withdrawal }: { withdrawal: CoinWithdrawal }) {
  const t = useTranslations('coinwithdrawal')
  const dateTime = useDateTime()
  const reviewText = useReviewText()
  const steps = stepsOf(withdrawal)
  const isCode = withdrawal.way === 'scan_code'
  return (
    <ol>
      {steps.map(({ state, at, tone }, index) => (
        <li key={state} className="relative flex gap-3 pb-4 last:pb-0">
          {index < steps.length - 1 && <span aria-hidden className="absolute top-4 bottom-0 left-1 w-px -translate-x-1/2 bg-hairline" />}
          <span aria-hidden className={`relative mt-1.5 size-2 shrink-0 rounded-full ${dots[tone]}`} />
          <span className="min-w-0 flex-1">
            <span className={`block text-14 ${tone === 'later' ? 'text-quiet' : 'text-strong'}`}>
              {t(state === 'done' && isCode ? 'step_handed_over' : `step_${state}`)}
            </span>
            {at && (
              <span className="block text-12 text-quiet">
                {tone !== 'later' && dateTime(at)}
                {tone === 'later' &&
                  (state === 'sending' ? t('not_before', { at: dateTime(at) }) : t('expected', { at: reviewText(withdrawal) }))}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
