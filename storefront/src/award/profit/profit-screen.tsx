import type { ProfitUnit, UnitProfit } from '@longmall/contract/award-profit.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { awardProfit } from '@longmall/contract/award-profit.ts'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { RowSkeletons, Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link, useGo } from '../../shell/link.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { useCurrency } from '../../shell/site.ts'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { ExplanationSheet } from '../explanation-sheet.tsx'
import { DayChart } from './day-chart.tsx'
import { EntriesSheet } from './entries-sheet.tsx'
import { profitViews, readProfit } from './profit-address.ts'
import { DayList, SourceList } from './profit-lists.tsx'
import { signedWorth } from './signed-amount.ts'
import { UnitCard } from './unit-card.tsx'

type Profit = OutputOf<(typeof awardProfit)['profit']>

/** Profit centre (AST-13): income of yesterday and of 30 days in each unit, by day and by type, down to the entries of the ledger. */
export function ProfitScreen() {
  const t = useTranslations('award')
  const profit = useQuery(query('award/profit', {}))
  return (
    <>
      <PageHeader title={t('profit_title')} fallback="/v2/member/index/index" />
      {profit.isError && !profit.data ? (
        <ErrorState busy={profit.isFetching} onRetry={() => void profit.refetch()} />
      ) : profit.data ? (
        <Loaded profit={profit.data} />
      ) : (
        <div aria-busy className="space-y-3 p-3">
          <Skeleton className="h-32 w-full rounded-16" />
          <Skeleton className="h-11 w-full rounded-12" />
          <Skeleton className="h-36 w-full rounded-12" />
          <Skeleton className="h-44 w-full rounded-12" />
        </div>
      )}
      <BackToTop />
    </>
  )
}

function Loaded({ profit }: { profit: Profit }) {
  const t = useTranslations('award')
  const go = useGo()
  const { unit, view } = useScreenSearch(readProfit)
  const shown = profit.list.find((one) => one.unit === unit) ?? profit.list[0]
  return (
    <div className="space-y-3 p-3 pb-8">
      <Head profit={profit} />
      {shown ? (
        <Tabs
          label={t('units')}
          className="rounded-12"
          tabs={profit.list.map(({ unit: key }) => ({ key, label: <span translate="no">{key}</span> }))}
          selected={shown.unit}
          onSelect={(key) => void go('/v2/assets/profit', { unit: key, view }, { replace: true })}
        >
          <Unit key={shown.unit} profit={shown} view={view} />
        </Tabs>
      ) : (
        <EmptyState
          drawing="wallet"
          title={t('profit_empty')}
          text={t('profit_empty_text')}
          action={
            <Link to="/v2/assets/rights" className={buttonClass({ look: 'soft' })}>
              {t('to_plan')}
            </Link>
          }
        />
      )}
    </div>
  )
}

function Head({ profit: { day, is_pending, yesterday_worth, worth } }: { profit: Profit }) {
  const t = useTranslations('award')
  const language = useLanguage()
  const currency = useCurrency()
  return (
    <section className="brand-gradient rounded-16 p-5 text-on-brand">
      <p className="text-14">{t('of_yesterday', { day: dayFormat(language, { month: 'short', day: 'numeric' })(day) })}</p>
      <p className="figures mt-1 text-28 font-bold">{signedWorth(yesterday_worth, currency)}</p>
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 text-14">
        <span>{t('last_30')}</span>
        <span className="figures font-semibold">{signedWorth(worth, currency)}</span>
      </p>
      <p className="mt-1 text-12">{t('at_day_prices')}</p>
      {is_pending && (
        <p role="status" className="mt-2 text-14 font-semibold">
          {t('pending')}
        </p>
      )}
    </section>
  )
}

function Unit({ profit, view }: { profit: UnitProfit; view: (typeof profitViews)[number] }) {
  const t = useTranslations('award')
  const go = useGo()
  const { unit } = profit
  const result = useQuery(query('award/profit_days', { unit }))
  const [day, openDay] = useState<string | null>(null)
  const [payout_id, explain] = useState<number | null>(null)
  return (
    <div className="space-y-3">
      <UnitCard profit={profit} />
      {result.isError && !result.data ? (
        <ErrorState busy={result.isFetching} onRetry={() => void result.refetch()} />
      ) : !result.data ? (
        <>
          <Skeleton className="h-44 w-full rounded-12" />
          <RowSkeletons />
        </>
      ) : result.data.sources.length === 0 ? (
        <EmptyState title={t('unit_empty', { unit })} />
      ) : (
        <>
          <Card>
            <h2 className="pb-2 text-14 font-semibold text-strong">{t('chart_30', { unit })}</h2>
            <DayChart unit={unit} days={result.data.days} onOpen={openDay} />
          </Card>
          <Tabs
            label={t('view_by')}
            className="rounded-12"
            tabs={profitViews.map((key) => ({ key, label: t(key === 'days' ? 'by_day' : 'by_type') }))}
            selected={view}
            onSelect={(key) => void go('/v2/assets/profit', { unit, view: key }, { replace: true })}
          >
            <div>
              {view === 'days' ? (
                <DayList unit={unit} days={result.data.days} onOpen={openDay} />
              ) : (
                <SourceList unit={unit} sources={result.data.sources} />
              )}
            </div>
          </Tabs>
          <Details unit={unit} />
        </>
      )}
      <EntriesSheet unit={unit} day={payout_id === null ? day : null} onClose={() => openDay(null)} onExplain={explain} />
      <ExplanationSheet payout_id={payout_id} onClose={() => explain(null)} />
    </div>
  )
}

function Details({ unit }: { unit: ProfitUnit }) {
  const t = useTranslations('award')
  return (
    <Link to="/v2/assets/income" search={{ unit }} className={buttonClass({ look: 'soft', block: true })}>
      {t('income_title')}
    </Link>
  )
}
