import type { SignInView } from '@longmall/contract/reward.ts'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { classNames } from '@longmall/ui/class-names.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useGo } from '../../shell/link.tsx'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { addMonths, weeksOf } from '@longmall/web/time/month.ts'
import { monthName, weekdayNames } from './months.ts'

/** The days of a month on which one signed in; as far back as one likes, and not ahead of today. */
export function Calendar({ view: { month, days, today } }: { view: SignInView }) {
  const t = useTranslations('reward')
  const language = useLanguage()
  const go = useGo()
  const signed = new Set(days)
  const show = (by: number) => void go('/v2/member/signin/signin', { month: addMonths(month, by) }, { replace: true })
  return (
    <Card>
      <div className="flex items-center justify-between">
        <IconButton label={t('month_before')} icon={<ChevronLeft size={20} aria-hidden />} onClick={() => show(-1)} />
        <h2 className="text-16 font-semibold text-strong" aria-live="polite">
          {monthName(month, language)}
        </h2>
        <IconButton
          label={t('month_after')}
          icon={<ChevronRight size={20} aria-hidden />}
          disabled={month >= today.slice(0, 7)}
          onClick={() => show(1)}
        />
      </div>
      <table className="mt-2 w-full table-fixed text-center text-14">
        <thead>
          <tr>
            {weekdayNames(language).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className="pb-1 text-12 font-normal text-quiet">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, n) => (
            <tr key={n}>
              {week.map((day, index) => (
                <td key={day ?? index} className="py-0.5">
                  {day !== null && (
                    <span
                      className={classNames(
                        'figures mx-auto flex size-9 items-center justify-center rounded-full',
                        signed.has(day)
                          ? 'bg-brand font-semibold text-on-brand'
                          : day === today
                            ? 'text-brand-ink ring-1 ring-(--brand)'
                            : 'text-body',
                      )}
                    >
                      {Number(day.slice(8))}
                      {signed.has(day) && <span className="sr-only"> {t('signed_day')}</span>}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
