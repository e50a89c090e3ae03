import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { AreaGate } from '../asset-area/area-gate.tsx'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { DepositForm } from './form/deposit-form.tsx'
import { MyDeposits } from './my-deposits.tsx'

/** Term deposits: opens one, and lists the member's own (AST-07). */
export function DepositScreen() {
  const t = useTranslations('deposit')
  return (
    <AreaGate title={t('title')}>
      <PageHeader title={t('title')} fallback="/v2/assets/index" />
      <NewDeposit />
      <MyDeposits />
      <BackToTop />
    </AreaGate>
  )
}

function NewDeposit() {
  const t = useTranslations('deposit')
  const offers = useQuery({ ...query('deposit/plans', {}), staleTime: 0 })
  if (offers.isPending)
    return (
      <div className="space-y-3 p-3" aria-busy>
        <Skeleton className="h-96 w-full rounded-12" />
        <Skeleton className="h-40 w-full rounded-12" />
      </div>
    )
  if (!offers.data) return <ErrorState busy={offers.isFetching} onRetry={() => void offers.refetch()} />
  if (offers.data.refusal) return <EmptyState drawing="wallet" title={offers.data.refusal.text} text={t('no_plans_text')} />
  if (offers.data.plans.length === 0) return <EmptyState drawing="wallet" title={t('no_plans')} text={t('no_plans_text')} />
  return <DepositForm offers={offers.data} />
}
