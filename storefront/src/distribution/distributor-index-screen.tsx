import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../shell/translations.tsx'
import { CentreEntries } from './centre/centre-entries.tsx'
import { CentreHead } from './centre/centre-head.tsx'
import { DebtNote, StoppedNote } from './centre/centre-notes.tsx'
import { TeamRow } from './centre/team-row.tsx'
import { DistributorPage } from './gate/distributor-page.tsx'

/** The distribution centre (DST-04): figures, team, and the way to all the other screens. */
export function DistributorIndexScreen() {
  const t = useTranslations('distribution')
  return (
    <DistributorPage title={t('title')} fallback="/v2/member/index/index" skeleton={<CentreSkeleton />}>
      <Centre />
    </DistributorPage>
  )
}

function Centre() {
  const centre = useQuery({ ...query('distribution/index', {}), staleTime: 0 })
  if (!centre.data)
    return centre.isError ? <ErrorState busy={centre.isFetching} onRetry={() => void centre.refetch()} /> : <CentreSkeleton />
  return (
    <div className="space-y-3 p-3 pb-8">
      {centre.data.state === 'stopped' && <StoppedNote />}
      <CentreHead centre={centre.data} />
      <DebtNote debt={centre.data.debt} />
      <TeamRow members={centre.data.members} />
      <CentreEntries centre={centre.data} />
    </div>
  )
}

const CentreSkeleton = () => (
  <div aria-busy className="space-y-3 p-3">
    <Skeleton className="h-68 w-full rounded-16" />
    <Skeleton className="h-28 w-full rounded-12" />
    <Skeleton className="h-96 w-full rounded-12" />
  </div>
)
