import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { Calendar } from './signin/calendar.tsx'
import { PointsShopLinks } from './signin/points-shop-links.tsx'
import { readMonth } from './signin/months.ts'
import { Round } from './signin/round.tsx'
import { SignInHead } from './signin/sign-in-head.tsx'

/** Sign-in (WAL-07, PRM-15): today, the streak, rewards by day, the month, and what coins can buy. */
export function SignInScreen() {
  const t = useTranslations('reward')
  const { month } = useScreenSearch(readMonth)
  const view = useQuery({ ...query('reward/sign_in_view', { month }), placeholderData: keepPreviousData })
  return (
    <>
      <PageHeader title={t('sign_in_title')} fallback="/v2/member/index/index" />
      {view.data ? (
        <div className="space-y-3 p-3">
          <SignInHead view={view.data} />
          <Round view={view.data} />
          <Calendar view={view.data} />
          <PointsShopLinks />
        </div>
      ) : view.error?.reason === 'call.feature_off' ? (
        <EmptyState
          title={t('sign_in_off')}
          action={
            <Link to="/v2/index/index/index" className={buttonClass({})}>
              {t('go_home')}
            </Link>
          }
        />
      ) : view.isError ? (
        <ErrorState busy={view.isFetching} onRetry={() => void view.refetch()} />
      ) : (
        <div aria-busy className="space-y-3 p-3">
          <Skeleton className="h-48 w-full rounded-16" />
          <Skeleton className="h-40 w-full rounded-12" />
          <Skeleton className="h-80 w-full rounded-12" />
        </div>
      )}
    </>
  )
}
