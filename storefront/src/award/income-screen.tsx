import { buttonClass } from '@longmall/ui/action/button.tsx'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { pages, query } from '@longmall/web/call/query.ts'
import { formatAmount } from '@longmall/web/format/amount-text.ts'
import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link, useGo } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useTranslations } from '../shell/translations.tsx'
import { AwardRow } from './award-row.tsx'
import { ExplanationSheet } from './explanation-sheet.tsx'
import { awardKinds, readIncome } from './income-address.ts'
import { IncomeFilters } from './income-filters.tsx'
import { OwnIncome } from './own-income.tsx'
import { UnpaidCard } from './unpaid-card.tsx'

/** Income details: the member's awards by day, kind and unit; each opens to its explanation (AST-05). */
export function IncomeScreen() {
  const t = useTranslations('award')
  const go = useGo()
  const search = useScreenSearch(readIncome)
  const { kind: chosen, unit, day, coin, code } = search
  const kind = chosen === 'coins' ? undefined : chosen
  const show = (changed: Partial<typeof search>) => void go('/v2/assets/income', { ...search, ...changed }, { replace: true })
  const isFiltered = kind !== undefined || unit !== undefined || day !== undefined
  const [opened, open] = useState<number | null>(null)
  return (
    <>
      <PageHeader
        title={t('income_title')}
        fallback="/v2/member/index/index"
        action={
          <Link
            to="/v2/assets/profit"
            aria-label={t('profit_title')}
            className="pressable inline-flex size-11 items-center justify-center rounded-full"
          >
            <ChartColumn size={22} aria-hidden />
          </Link>
        }
      />
      <Tabs
        label={t('kinds')}
        className="sticky top-12 z-20"
        tabs={[
          { key: 'all' as const, label: t('all_kinds') },
          { key: 'coins' as const, label: t('coins_tab') },
          ...awardKinds.map((key) => ({ key, label: t(`kind_${key}`) })),
        ]}
        selected={chosen ?? 'all'}
        onSelect={(key) => show({ kind: key === 'all' ? undefined : key })}
      >
        <div className="space-y-3 p-3">
          {chosen === 'coins' ? (
            <OwnIncome
              unit={coin ?? 'ACC'}
              code={code}
              onShow={({ unit: shown, ...changed }) => show({ ...changed, ...(shown && { coin: shown }) })}
            />
          ) : (
            <>
              <Debts />
              <UnpaidCard />
              <IncomeFilters unit={unit} day={day} onShow={show} />
              <EndlessList
                query={pages('award/mine', { ...(kind && { kind }), ...(unit && { unit }), ...(day && { day }) })}
                keyOf={({ payout_id }) => payout_id}
                gap={10}
                pull
                empty={
                  isFiltered ? (
                    <EmptyState
                      title={t('filtered_empty')}
                      action={
                        <Link to="/v2/assets/income" replace className={buttonClass({ look: 'soft' })}>
                          {t('show_all')}
                        </Link>
                      }
                    />
                  ) : (
                    <EmptyState
                      title={t('income_empty')}
                      text={t('income_empty_text')}
                      action={
                        <Link to="/v2/assets/rights" className={buttonClass({ look: 'soft' })}>
                          {t('to_plan')}
                        </Link>
                      }
                    />
                  )
                }
              >
                {(award) => <AwardRow award={award} onOpen={() => open(award.payout_id)} />}
              </EndlessList>
            </>
          )}
        </div>
      </Tabs>
      <ExplanationSheet payout_id={opened} onClose={() => open(null)} />
      <BackToTop />
    </>
  )
}

/** What is owed of awards whose sales were refunded; later awards settle it. */
function Debts() {
  const t = useTranslations('award')
  const debts = useQuery(query('award/mine', { page_size: 1 })).data?.debts ?? []
  if (debts.length === 0) return null
  return (
    <section role="status" className="rounded-12 bg-warning-soft px-4 py-3 text-14 text-warning">
      <h2 className="font-semibold">
        {t('debt_title', { amount: debts.map(({ unit, amount }) => formatAmount(amount, unit, null)).join(' · ') })}
      </h2>
      <p>{t('debt_text')}</p>
    </section>
  )
}
