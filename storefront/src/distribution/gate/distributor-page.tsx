import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import type { ReactNode } from 'react'
import { Link } from '../../shell/link.tsx'
import { useAddon } from '../../shell/shared.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { DistributionPage, type DistributionPageProps } from './distribution-page.tsx'
import { useDistributorStatus } from './use-distributor-status.ts'

export interface DistributorPageProps extends DistributionPageProps {
  /** The shape of the screen while it is not known whose it is. */
  skeleton?: ReactNode
}

/** What only distributors see, with a header of its own: who is none, or not yet, is led to the application (DST-01). */
export function DistributorGate({ skeleton, children, ...page }: Omit<DistributorPageProps, 'action'>) {
  const { data, isError, isFetching, refetch } = useDistributorStatus()
  const isOn = useAddon('fenxiao')
  if (isOn && (data?.state === 'active' || data?.state === 'stopped')) return children
  return (
    <DistributionPage {...page}>
      {data ? (
        <NoDistributor hasApplied={data.state === 'applied'} />
      ) : isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy>{skeleton ?? <ListSkeleton />}</div>
      )}
    </DistributionPage>
  )
}

/** A screen for distributors below its title bar (DST-04); whoever was stopped still sees it. */
export function DistributorPage({ skeleton, children, ...page }: DistributorPageProps) {
  return (
    <DistributorGate skeleton={skeleton} {...page}>
      <DistributionPage {...page}>{children}</DistributionPage>
    </DistributorGate>
  )
}

function NoDistributor({ hasApplied }: { hasApplied: boolean }) {
  const t = useTranslations('distribution')
  return (
    <div className="my-auto">
      <EmptyState
        drawing={hasApplied ? 'soon' : 'wallet'}
        title={t(hasApplied ? 'gate_applied' : 'gate_title')}
        text={t(hasApplied ? 'gate_applied_text' : 'gate_text')}
        action={
          <Link to="/v2/distribution/apply" className={buttonClass({})}>
            {t(hasApplied ? 'see_application' : 'to_apply')}
          </Link>
        }
      />
    </div>
  )
}

const ListSkeleton = () => (
  <div className="space-y-3 p-3">
    {[0, 1, 2, 3].map((n) => (
      <Skeleton key={n} className="h-24 w-full rounded-12" />
    ))}
  </div>
)
