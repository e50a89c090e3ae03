import { Card } from '@longmall/ui/display/card.tsx'
import { useDateTime, useStoreTime } from '../../shell/date-time.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { useMoney } from '../parts/use-figures.ts'
import type { CommissionOrderDetail } from './order-facts.tsx'

const dots = { done: 'bg-brand', back: 'bg-danger-fill', later: 'bg-hairline' }

/** What happened to the commission of an order, and what is next. */
export function OrderTimeline({ order: { events, state, available_at } }: { order: CommissionOrderDetail }) {
  const t = useTranslations('distribution')
  const money = useMoney()
  const dateTime = useDateTime()
  const day = useStoreTime({ dateStyle: 'medium' })
  const isComing = state === 'pending' || state === 'frozen'
  const steps = [
    ...events.map(({ event, at, amount }) => ({
      label: t(`event_${event}`),
      note: dateTime(at),
      amount: amount === null ? null : money(amount),
      tone: event === 'clawed_back' || event === 'void' ? ('back' as const) : ('done' as const),
    })),
    ...(isComing
      ? [
          {
            label: t('event_available'),
            note: available_at && t('event_expected', { date: day(available_at) }),
            amount: null,
            tone: 'later' as const,
          },
        ]
      : []),
  ]
  return (
    <Card aria-labelledby="commission-timeline">
      <h2 id="commission-timeline" className="pb-3 text-16 font-semibold text-strong">
        {t('timeline')}
      </h2>
      <ol>
        {steps.map(({ label, note, amount, tone }, at) => (
          <li key={at} className="relative flex gap-3 pb-4 last:pb-0">
            {at < steps.length - 1 && <span aria-hidden className="absolute top-4 bottom-0 left-1 w-px -translate-x-1/2 bg-hairline" />}
            <span aria-hidden className={`relative mt-1.5 size-2 shrink-0 rounded-full ${dots[tone]}`} />
            <span className="min-w-0 flex-1">
              <span className={`block text-14 ${tone === 'later' ? 'text-quiet' : 'text-strong'}`}>{label}</span>
              {note && <span className="block text-12 text-quiet">{note}</span>}
            </span>
            {amount && (
              <span className={`figures shrink-0 text-14 ${tone === 'back' ? 'text-danger' : 'text-strong'}`}>
                {tone === 'back' && '-'}
                {amount}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
