import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { RowSkeletons, Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { areaQuery } from '../../asset-area/use-area-terms.ts'
import { AwardPlanCard } from '../../award/award-plan-card.tsx'
import { FactorCard } from '../../award/cap/factor-card.tsx'
import { useSite } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { LevelCard, LevelCardSkeleton } from '../level-card.tsx'
import { Ladder } from './ladder.tsx'
import { LevelHistory } from './level-history.tsx'
import { Referrals } from './referrals.tsx'
import { WindowNotice } from './window-notice.tsx'

/** The member's level and rights (AST-02): progress, the AM window, referrals, all levels with conditions and benefits, the history. */
export function LevelScreen() {
  const t = useTranslations('member')
  const { addons } = useSite()
  const area = useQuery({ ...areaQuery, enabled: addons.asset })
  const centre = useQuery(query('member/centre', {}))
  const progress = useQuery(query('member/level_progress', {}))
  const levels = useQuery(query('member/levels', {}))
  const packages = useQuery(query('gift/level_packages', {}))
  const all = [centre, progress, levels, packages]
  const failed = all.find(({ isError, data }) => isError && !data)
  const reload = () => all.forEach((one) => void one.refetch())
  return (
    <>
      <PageHeader title={t('level_title')} fallback="/v2/member/index/index" />
      {failed ? (
        <ErrorState busy={failed.isFetching} onRetry={reload} />
      ) : (
        <div className="space-y-3 p-3 pb-8">
          {centre.data ? <LevelCard centre={centre.data} highest={progress.data?.highest ?? null} /> : <LevelCardSkeleton />}
          {centre.data && progress.data ? (
            <>
              <WindowNotice window={progress.data.window} grade={centre.data.member.grade} onDue={reload} />
              <Referrals progress={progress.data} />
            </>
          ) : (
            <Skeleton className="h-28 w-full rounded-12" />
          )}
          <section>
            <h2 className="px-1 pt-1 pb-2 text-16 font-semibold text-strong">{t('all_levels')}</h2>
            {levels.data && packages.data && centre.data ? (
              <Ladder levels={levels.data.list} packages={packages.data.list} own={centre.data.member.grade} />
            ) : (
              <RowSkeletons />
            )}
          </section>
          {area.data?.closure === null && <AwardPlanCard />}
          {area.data?.closure === null && <FactorCard />}
          {progress.data && <LevelHistory history={progress.data.history} />}
        </div>
      )}
    </>
  )
}
