import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../shell/translations.tsx'
import { DistributorPage } from './gate/distributor-page.tsx'
import { LevelRow } from './level/level-row.tsx'
import { OwnLevel } from './level/own-level.tsx'

/** The distributor's level and the progress to the next; all levels with rates and conditions (DST-01, DST-04). */
export function DistributorLevelScreen() {
  const t = useTranslations('distribution')
  return (
    <DistributorPage title={t('level')} skeleton={<LevelSkeleton />}>
      <Levels />
    </DistributorPage>
  )
}

function Levels() {
  const t = useTranslations('distribution')
  const own = useQuery({ ...query('distribution/levels', {}), staleTime: 0 })
  if (!own.data) return own.isError ? <ErrorState busy={own.isFetching} onRetry={() => void own.refetch()} /> : <LevelSkeleton />
  const { level_id, levels } = own.data
  const at = levels.findIndex((level) => level.level_id === level_id)
  return (
    <div className="space-y-3 p-3 pb-8">
      <OwnLevel own={own.data} />
      <h2 className="px-1 pt-2 text-16 font-semibold text-strong">{t('levels')}</h2>
      <ol className="space-y-3">
        {levels.map((level, index) => (
          <LevelRow key={level.level_id} level={level} state={index === at ? 'current' : index < at ? 'reached' : 'later'} />
        ))}
      </ol>
      <p className="px-1 text-12 text-quiet">{t('level_note')}</p>
    </div>
  )
}

const LevelSkeleton = () => (
  <div aria-busy className="space-y-3 p-3">
    <Skeleton className="h-56 w-full rounded-16" />
    <Skeleton className="h-40 w-full rounded-12" />
    <Skeleton className="h-40 w-full rounded-12" />
  </div>
)
