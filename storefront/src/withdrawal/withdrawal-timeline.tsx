import type { Withdrawal } from '@longmall/contract/withdrawal.ts'
import { useDateTime } from '../shell/date-time.ts'
import { useTranslations } from '../shell/translations.tsx'
import { stepsOf } from './timeline.ts'

const dots = { done: 'bg-brand', now: 'bg-brand ring-4 ring-brand-soft', danger: 'bg-danger-fill', later: 'bg-hairline' }

/** The past and future steps of a withdrawal, with its processing day. */
export function WithdrawalTimeline({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useTranslations('withdrawal')
  const dateTime = useDateTime()
  const steps = stepsOf(withdrawal)
  const next = steps.findIndex(({ tone }) => tone === 'later')
  return (
    <ol>
      {steps.map(({ key, at, tone }, index) => (
        <li key={key} className="relative flex gap-3 pb-4 last:pb-0">
          {index < steps.length - 1 && <span aria-hidden className="absolute top-4 bottom-0 left-1 w-px -translate-x-1/2 bg-hairline" />}
          <span aria-hidden className={`relative mt-1.5 size-2 shrink-0 rounded-full ${dots[tone]}`} />
          <span className="min-w-0 flex-1">
            <span className={`block text-14 ${tone === 'later' ? 'text-quiet' : 'text-strong'}`}>{t(key)}</span>
            <span className="block text-12 text-quiet">
              {at ? dateTime(at) : index === next && t('expected', { at: dateTime(withdrawal.due_from) })}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
