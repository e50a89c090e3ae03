import type { ProfitDay, ProfitUnit } from '@longmall/contract/award-profit.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { useEffect, useRef } from 'react'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { barHeights } from './bar-heights.ts'
import { signedAmount } from './signed-amount.ts'

const height = 112

/** A bar a day, below the line where more was taken than paid; a day with entries is a button that opens them. */
export function DayChart({ unit, days, onOpen }: { unit: ProfitUnit; days: readonly ProfitDay[]; onOpen: (day: string) => void }) {
  const t = useTranslations('award')
  const language = useLanguage()
  const row = useRef<HTMLDivElement>(null)
  const [long, short] = [dayFormat(language, { dateStyle: 'medium' }), dayFormat(language, { day: 'numeric' })]
  const inOrder = days.toReversed()
  const { above, bars } = barHeights(
    inOrder.map(({ amount }) => amount),
    unit,
    height - 2,
  )
  // The last day is at the right end, which is shown first.
  useEffect(() => {
    if (row.current) row.current.scrollLeft = row.current.scrollWidth
  }, [])
  return (
    <div ref={row} role="group" aria-label={t('chart_30', { unit })} className="no-scrollbar flex overflow-x-auto">
      {inOrder.map(({ day, amount, sources }, at) => {
        const bar = bars[at]!
        return (
          <button
            key={day}
            type="button"
            disabled={sources.length === 0}
            onClick={() => onOpen(day)}
            className="relative flex min-h-11 min-w-7 flex-1 flex-col items-center rounded-8 pt-1 pb-1 -outline-offset-2 enabled:active:bg-sunken"
          >
            <svg width="16" height={height} aria-hidden>
              {bar !== 0 && (
                <rect
                  x="1"
                  y={bar > 0 ? above - bar : above + 1}
                  width="14"
                  height={Math.abs(bar)}
                  rx="3"
                  className={bar > 0 ? 'fill-success' : 'fill-danger'}
                />
              )}
              <rect x="0" y={above} width="16" height="1" className="fill-hairline" />
            </svg>
            <span aria-hidden className="figures text-11 text-quiet">
              {short(day)}
            </span>
            <span className="sr-only">{t('chart_day', { day: long(day), amount: signedAmount(amount, unit) })}</span>
          </button>
        )
      })}
    </div>
  )
}
