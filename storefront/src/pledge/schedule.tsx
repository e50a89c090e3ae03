import type { PledgeDetail } from '@longmall/contract/pledge.ts'
import { Fold } from '@longmall/ui/form/fold.tsx'
import { CircleCheck } from 'lucide-react'
import { useTranslations } from '../shell/translations.tsx'
import { usePledgeFormat } from './use-pledge-format.ts'

/** The months of a pledge: its income in each, and the part of the principal at its end; those that were returned are marked. */
export function Schedule({ pledge: { schedule, state } }: { pledge: PledgeDetail }) {
  const t = useTranslations('pledge')
  const { acc, day } = usePledgeFormat()
  if (state === 'refunded') return null
  const returned = schedule.filter(({ is_returned }) => is_returned).length
  return (
    <Fold title={t('schedule')} note={t('schedule_text', { returned, count: schedule.length })}>
      <ol className="divide-y divide-hairline">
        {schedule.map(({ month, due_on, principal, income, is_returned }) => (
          <li key={month} className="flex items-center justify-between gap-3 py-2.5">
            <span className="min-w-0">
              <span className="flex items-center gap-1.5 text-14 text-strong">
                {day(due_on)}
                {is_returned && <CircleCheck size={16} role="img" aria-label={t('is_returned')} className="shrink-0 text-success" />}
              </span>
              <span className="block text-12 text-quiet">{t('month', { month })}</span>
            </span>
            <span className="min-w-0 text-right">
              <span className="figures block text-14 text-strong">{acc(principal)}</span>
              <span className="figures block text-12 text-quiet">{t('month_income', { amount: acc(income) })}</span>
            </span>
          </li>
        ))}
      </ol>
    </Fold>
  )
}
