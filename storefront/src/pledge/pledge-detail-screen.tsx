import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { AreaGate } from '../asset-area/area-gate.tsx'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useTranslations } from '../shell/translations.tsx'
import { IncomeDays } from './income-days.tsx'
import { readPledgeId } from './pledge-address.ts'
import { PledgeFacts } from './pledge-facts.tsx'
import { RefundCard } from './refund-card.tsx'
import { Schedule } from './schedule.tsx'

/** One pledge (AST-08): terms, what remains, what it earned day by day, its months, and the refund while it is possible. */
export function PledgeDetailScreen() {
  const t = useTranslations('pledge')
  return (
    <AreaGate title={t('detail_title')}>
      <Detail />
    </AreaGate>
  )
}

function Detail() {
  const t = useTranslations('pledge')
  const { id } = useScreenSearch(readPledgeId)
  const pledge = useQuery({ ...query('pledge/view', { pledge_id: id }), enabled: id > 0, staleTime: 0 })
  const isGone = id === 0 || pledge.error?.kind === 'refused'
  return (
    <>
      <PageHeader title={t('detail_title')} fallback="/v2/assets/pledge" />
      {isGone && (
        <EmptyState
          drawing="wallet"
          title={t('not_there')}
          action={
            <Link to="/v2/assets/pledge" replace className={buttonClass({})}>
              {t('mine')}
            </Link>
          }
        />
      )}
      {!isGone && pledge.isError && !pledge.data && <ErrorState busy={pledge.isFetching} onRetry={() => void pledge.refetch()} />}
      {!isGone && pledge.isPending && (
        <div className="space-y-3 p-3" aria-busy>
          <Skeleton className="h-40 w-full rounded-12" />
          <Skeleton className="h-56 w-full rounded-12" />
        </div>
      )}
      {pledge.data && (
        <div className="space-y-3 p-3 pb-8">
          <PledgeFacts pledge={pledge.data} />
          <RefundCard pledge={pledge.data} />
          <IncomeDays pledge={pledge.data} />
          <Schedule pledge={pledge.data} />
        </div>
      )}
    </>
  )
}
