import type { DayFactor } from '@longmall/contract/award-profit.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { formatCount, formatOdds } from '@longmall/web/format/number-text.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useLazyTranslations, useTranslations } from '../../shell/translations.tsx'

const whole = 1_000_000

/** By which factor the cap scaled the awards of the last days with sales, and what that means (AST-05). */
export function FactorCard() {
  const isReady = useLazyTranslations('award')
  const result = useQuery(query('award/factors', {}))
  if (result.isError && !result.data) return <ErrorState busy={result.isFetching} onRetry={() => void result.refetch()} />
  return isReady && result.data ? <Factors list={result.data.list} /> : <Skeleton className="h-64 rounded-12" />
}

function Factors({ list }: { list: readonly DayFactor[] }) {
  const t = useTranslations('award')
  return (
    <Card aria-labelledby="award-factors">
      <h2 id="award-factors" className="text-16 font-semibold text-strong">
        {t('factors_title')}
      </h2>
      <p className="mt-1 text-14 text-body">{t('factors_lead')}</p>
      {list.length === 0 ? (
        <p className="mt-2 text-14 text-quiet">{t('factors_empty')}</p>
      ) : (
        <ul className="mt-2">
          {list.map((day) => (
            <Day key={day.day} factor={day} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Day({ factor: { day, cap_ppm, factor_ppm, sale_count, scaled_count, lowest_ppm } }: { factor: DayFactor }) {
  const t = useTranslations('award')
  const language = useLanguage()
  const percent = (ppm: number) => formatOdds(ppm, language)
  const isWhole = factor_ppm === whole && scaled_count === 0
  const text = isWhole
    ? t('factor_none')
    : t('factor_some', { scaled: formatCount(scaled_count, language), all: formatCount(sale_count, language), lowest: percent(lowest_ppm) })
  return (
    <li className="py-2.5 not-first:hairline-t">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-14 text-strong">{dayFormat(language, { dateStyle: 'medium' })(day)}</span>
        <span className={`figures text-16 font-semibold ${isWhole ? 'text-strong' : 'text-warning'}`}>
          {percent(floorTo(factor_ppm, 100))}
        </span>
      </p>
      <span aria-hidden className="mt-1 block h-1.5 overflow-hidden rounded-full bg-sunken">
        <span
          className={`block h-full rounded-full ${isWhole ? 'bg-success' : 'bg-warning'}`}
          style={{ width: `${factor_ppm / 10_000}%` }}
        />
      </span>
      <p className="mt-1 flex justify-between gap-3 text-12 text-quiet">
        <span>{text}</span>
        <span className="shrink-0">{t('cap_of', { cap: percent(cap_ppm) })}</span>
      </p>
    </li>
  )
}

/** Down to hundredths of a percent, so that 99.999% is never shown as 100%. */
const floorTo = (ppm: number, step: number) => Math.floor(ppm / step) * step
