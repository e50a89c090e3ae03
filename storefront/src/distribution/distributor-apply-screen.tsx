import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { ApplicationHero } from '../application/application-hero.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { ApplicationResult } from './apply/application-result.tsx'
import { ApplyCard } from './apply/apply-card.tsx'
import { DistributionPage } from './gate/distribution-page.tsx'
import { useDistributorStatus } from './gate/use-distributor-status.ts'

/** A member applies to become a distributor (DST-01), or sees how far the application is. */
export function DistributorApplyScreen() {
  const t = useTranslations('distribution')
  return (
    <DistributionPage title={t('apply_title')} fallback="/v2/member/index/index">
      <ApplicationHero title={t('apply_heading')} text={t('apply_text')} steps={[t('step_apply'), t('step_share'), t('step_earn')]} />
      <div className="-mt-8">
        <Application />
      </div>
    </DistributionPage>
  )
}

function Application() {
  const { data, isError, isFetching, refetch } = useDistributorStatus()
  if (data) return data.state === 'none' || data.state === 'refused' ? <ApplyCard status={data} /> : <ApplicationResult status={data} />
  if (isError)
    return (
      <div className="m-3 rounded-12 bg-card">
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      </div>
    )
  return (
    <div aria-busy className="space-y-3 p-3">
      <Skeleton className="h-28 w-full rounded-12" />
      <Skeleton className="h-96 w-full rounded-12" />
    </div>
  )
}
