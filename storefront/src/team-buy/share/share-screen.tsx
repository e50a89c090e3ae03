import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { PromotionOff } from '../../promotion/promotion-unavailable.tsx'
import { PromotionHeader } from '../../promotion/promotion-header.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { zonePath } from '../team-buy-address.ts'
import { SharedTeam } from './shared-team.tsx'
import { useTeam } from './use-team.ts'

/** A shared team (PRM-05): members, free places and remaining time; a visitor who joins logs in first and returns. */
export function ShareScreen() {
  const t = useTranslations('teambuy')
  const { group, isMissing, failed } = useTeam()
  const { data } = group
  return (
    <>
      <PromotionHeader title={t('share_title')} share={data?.goods_name} fallback={zonePath} />
      {isMissing ? (
        <div className="my-auto">
          <EmptyState
            drawing="lost"
            title={t('not_found')}
            text={t('not_found_text')}
            action={
              <Link to={zonePath} className={buttonClass({})}>
                {t('to_zone')}
              </Link>
            }
          />
        </div>
      ) : data ? (
        <SharedTeam key={data.group_id} group={data} />
      ) : failed?.error?.reason === 'call.feature_off' ? (
        <PromotionOff />
      ) : failed ? (
        <ErrorState busy={failed.isFetching} onRetry={() => void failed.refetch()} />
      ) : (
        <TeamSkeleton />
      )}
    </>
  )
}

const TeamSkeleton = () => (
  <div aria-hidden className="space-y-3 p-3">
    <div className="flex gap-3 rounded-12 bg-card p-3">
      <Skeleton className="size-24 shrink-0" />
      <div className="flex-1 space-y-2 py-1">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="mt-4 h-6 w-1/3" />
      </div>
    </div>
    <Skeleton className="h-48 rounded-12" />
  </div>
)
