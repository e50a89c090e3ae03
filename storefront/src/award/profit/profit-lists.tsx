import type { ProfitDay, ProfitSum, ProfitUnit } from '@longmall/contract/award-profit.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCurrency } from '../../shell/site.ts'
import { Link } from '../../shell/link.tsx'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { amountTone, signedAmount, signedWorth } from './signed-amount.ts'
import { addressOf, useSourceName } from './source-name.ts'

const row = 'flex min-h-14 w-full items-center gap-3 px-4 py-3 text-left -outline-offset-2'

/** The days with entries, the last first; each opens them. */
export function DayList({ unit, days, onOpen }: { unit: ProfitUnit; days: readonly ProfitDay[]; onOpen: (day: string) => void }) {
  const language = useLanguage()
  const nameOf = useSourceName()
  const long = dayFormat(language, { dateStyle: 'medium' })
  return (
    <ul className="overflow-hidden rounded-12 bg-card">
      {days
        .filter(({ sources }) => sources.length > 0)
        .map(({ day, amount, worth, sources }) => (
          <li key={day} className="not-first:hairline-t">
            <button type="button" className={`${row} active:bg-sunken`} onClick={() => onOpen(day)}>
              <Content
                title={long(day)}
                text={sources.map(({ source }) => nameOf(source)).join(' · ')}
                sum={{ amount, worth }}
                unit={unit}
              />
            </button>
          </li>
        ))}
    </ul>
  )
}

/** Income by source and code; an award's leads to the income details of its kind and unit. */
export function SourceList({ unit, sources }: { unit: ProfitUnit; sources: readonly ProfitSum[] }) {
  const t = useTranslations('award')
  const nameOf = useSourceName()
  return (
    <ul className="overflow-hidden rounded-12 bg-card">
      {sources.map(({ source, code, amount, worth }) => {
        const search = addressOf(source, code, unit)
        const text = code === null ? undefined : t('code', { code })
        const content = <Content title={nameOf(source)} text={text} sum={{ amount, worth }} unit={unit} isPlain={search === null} />
        return (
          <li key={`${source} ${code}`} className="not-first:hairline-t">
            {search === null ? (
              <div className={row}>{content}</div>
            ) : (
              <Link to="/v2/assets/income" search={search} className={`${row} active:bg-sunken`}>
                {content}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Content({
  title,
  text,
  sum: { amount, worth },
  unit,
  isPlain = false,
}: {
  title: ReactNode
  text: string | undefined
  sum: Pick<ProfitSum, 'amount' | 'worth'>
  unit: ProfitUnit
  isPlain?: boolean
}) {
  const currency = useCurrency()
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-semibold text-strong">{title}</span>
        {text !== undefined && <span className="block truncate text-12 text-quiet">{text}</span>}
      </span>
      <span className="figures shrink-0 text-right">
        <span className={`block text-16 font-semibold ${amountTone(amount)}`}>{signedAmount(amount, unit)}</span>
        <span className="block text-12 text-quiet">{signedWorth(worth, currency)}</span>
      </span>
      {isPlain ? <span className="-mr-1 w-4.5 shrink-0" /> : <ChevronRight size={18} aria-hidden className="-mr-1 shrink-0 text-quiet" />}
    </>
  )
}
