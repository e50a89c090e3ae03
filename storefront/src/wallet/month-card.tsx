import type { UnitCode } from '@longmall/contract/units.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCurrency } from '../shell/money/currency.ts'
import { query } from '@longmall/web/call/query.ts'
import { useLanguage, useTranslations } from '../shell/translations.tsx'
import { shownAmount } from './amounts.ts'
import { MonthChart } from './month-chart.tsx'
import { longMonth } from './month-names.ts'

interface MonthCardProps {
  unit: UnitCode
  month: string | undefined
  onSelect: (month: string | undefined) => void
}

/** Credits and debits of a month (the newest by default), above the bars of a year. */
export function MonthCard({ unit, month, onSelect }: MonthCardProps) {
  const t = useTranslations('wallet')
  const language = useLanguage()
  const currency = useCurrency()
  const months = useQuery(query('wallet/months', { unit }))
  if (months.isError && !months.data) return <ErrorState busy={months.isFetching} onRetry={() => void months.refetch()} />
  const shown = months.data?.list.find((one) => one.month === month) ?? months.data?.list[0]
  if (!months.data || !shown) return <Skeleton className="h-56 w-full rounded-12" />
  return (
    <Card>
      <h2 className="text-14 font-semibold text-strong">{longMonth(shown.month, language)}</h2>
      <dl className="mt-2 mb-3 grid grid-cols-2 gap-3">
        <Sum label={t('came')} dot="bg-success" amount={shownAmount(shown.in, unit, currency)} />
        <Sum label={t('went')} dot="bg-brand" amount={shownAmount(shown.out, unit, currency)} />
      </dl>
      <MonthChart unit={unit} months={months.data.list} selected={month} onSelect={onSelect} />
    </Card>
  )
}

function Sum({ label, dot, amount }: { label: string; dot: string; amount: string }) {
  return (
    <div>
      <dt className="flex items-center gap-1.5 text-12 text-quiet">
        <span aria-hidden className={`size-2 rounded-full ${dot}`} />
        {label}
      </dt>
      <dd className="figures text-18 font-bold text-strong">{amount}</dd>
    </div>
  )
}
