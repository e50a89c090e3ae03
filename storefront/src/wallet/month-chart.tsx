import type { UnitCode } from '@longmall/contract/units.ts'
import type { MonthTotal } from '@longmall/contract/wallet.ts'
import { useEffect, useRef } from 'react'
import { useCurrency } from '../shell/site.ts'
import { useLanguage, useTranslations } from '../shell/translations.tsx'
import { permilleOf, shownAmount, tallestOf } from './amounts.ts'
import { longMonth, shortMonth } from './month-names.ts'

export interface MonthChartProps {
  unit: UnitCode
  /** The newest first, as the server returns them. */
  months: readonly MonthTotal[]
  selected: string | undefined
  /** The selected month again chooses none. */
  onSelect: (month: string | undefined) => void
}

const height = 96

/** Two bars a month, credits and debits; each month is a button that selects it. */
export function MonthChart({ unit, months, selected, onSelect }: MonthChartProps) {
  const t = useTranslations('wallet')
  const language = useLanguage()
  const currency = useCurrency()
  const row = useRef<HTMLDivElement>(null)
  const tallest = tallestOf(
    months.flatMap((one) => [one.in, one.out]),
    unit,
  )
  // The newest month is at the right end, which is shown first.
  useEffect(() => {
    if (row.current) row.current.scrollLeft = row.current.scrollWidth
  }, [])
  return (
    <div ref={row} role="group" aria-label={t('chart')} className="no-scrollbar flex overflow-x-auto">
      {months.toReversed().map((one) => {
        const isSelected = one.month === selected
        const label = t('chart_month', {
          month: longMonth(one.month, language),
          in: shownAmount(one.in, unit, currency),
          out: shownAmount(one.out, unit, currency),
        })
        return (
          <button
            key={one.month}
            type="button"
            aria-pressed={isSelected}
            onClick={() => onSelect(isSelected ? undefined : one.month)}
            className={`relative flex min-w-11 flex-1 flex-col items-center gap-1 rounded-8 pt-2 pb-1 -outline-offset-2 ${isSelected ? 'bg-brand-soft' : ''}`}
          >
            <svg width="26" height={height} aria-hidden>
              <Bar x={3} permille={permilleOf(one.in, tallest, unit)} className="fill-success" />
              <Bar x={14} permille={permilleOf(one.out, tallest, unit)} className="fill-brand" />
              <rect x="0" y={height - 1} width="26" height="1" className="fill-hairline" />
            </svg>
            <span aria-hidden className={`text-12 ${isSelected ? 'font-semibold text-brand-ink' : 'text-quiet'}`}>
              {shortMonth(one.month, language)}
            </span>
            <span className="sr-only">{label}</span>
          </button>
        )
      })}
    </div>
  )
}

function Bar({ x, permille, className }: { x: number; permille: number; className: string }) {
  const tall = (permille * (height - 2)) / 1000
  return tall > 0 && <rect x={x} y={height - 1 - tall} width="9" height={tall} rx="3" className={className} />
}
