import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { AreaGate } from '../asset-area/area-gate.tsx'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { AccountsRow } from './accounts/accounts-row.tsx'
import { EmptyTeam } from './team/empty-team.tsx'
import { LegRow } from './team/leg-row.tsx'
import { TeamCounts } from './team/team-counts.tsx'
import { TeamList } from './team/team-list.tsx'
import { TeamSummary } from './team/team-summary.tsx'
import { TreeEntries } from './team/tree-entries.tsx'
import { useNetwork } from './use-network.ts'

/** The caller's team: referrer, size, both trees, and members by generation and grade (AST-04). */
export function TeamScreen() {
  const t = useTranslations('network')
  return (
    <AreaGate title={t('team_title')}>
      <Team />
    </AreaGate>
  )
}

function Team() {
  const t = useTranslations('network')
  const own = useNetwork()
  const team = useQuery(query('network/team', {}))
  const failed = [own, team].find(({ isError, data }) => isError && !data)
  return (
    <>
      <PageHeader title={t('team_title')} fallback="/v2/member/index/index" />
      {failed ? (
        <ErrorState busy={failed.isFetching} onRetry={() => void failed.refetch()} />
      ) : own.data && team.data ? (
        <div className="space-y-3 p-3 pb-8">
          <TeamSummary network={own.data} />
          <TreeEntries network={own.data} />
          <AccountsRow />
          <LegRow leg={own.data.leg} />
          {team.data.counts.length > 0 ? (
            <>
              <TeamCounts counts={team.data.counts} />
              <TeamList counts={team.data.counts} />
            </>
          ) : (
            <EmptyTeam />
          )}
        </div>
      ) : (
        <TeamSkeleton />
      )}
      <BackToTop />
    </>
  )
}

const TeamSkeleton = () => (
  <div aria-busy className="space-y-3 p-3">
    <Skeleton className="h-32 rounded-12" />
    <div className="grid grid-cols-2 gap-3">
      <Skeleton className="h-28 rounded-12" />
      <Skeleton className="h-28 rounded-12" />
    </div>
    <Skeleton className="h-13 rounded-12" />
    <Skeleton className="h-64 rounded-12" />
  </div>
)
