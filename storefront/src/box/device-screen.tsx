import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
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
import { readDevice } from './box-address.ts'
import { BoxLogIn } from './device/box-log-in.tsx'
import { DeviceFacts } from './device/device-facts.tsx'
import { DeviceHead } from './device/device-head.tsx'
import { HowToActivate } from './device/how-to-activate.tsx'
import { IncomeDays } from './device/income-days.tsx'
import { LastReport } from './device/last-report.tsx'
import { RunPlan } from './device/run-plan.tsx'

/** Manages one device: its name, run plan, income by day, its box (AST-11). */
export function DeviceScreen() {
  const t = useTranslations('box')
  return (
    <AreaGate title={t('manage_title')}>
      <Device />
    </AreaGate>
  )
}

function Device() {
  const t = useTranslations('box')
  const { id } = useScreenSearch(readDevice)
  const box = useQuery({ ...query('box/view', { box_id: id }), enabled: id > 0, staleTime: 0 })
  const isGone = id === 0 || box.error?.kind === 'refused'
  return (
    <>
      <PageHeader title={t('manage_title')} fallback="/v2/assets/devices" />
      {isGone ? (
        <EmptyState
          title={t('not_found')}
          action={
            <Link to="/v2/assets/devices" replace className={buttonClass({})}>
              {t('title')}
            </Link>
          }
        />
      ) : box.data ? (
        <div className="space-y-3 p-3 pb-8">
          <DeviceHead box={box.data} />
          {box.data.state === 'not_activated' && <HowToActivate box={box.data} />}
          <RunPlan box={box.data} />
          {box.data.state === 'activated' && box.data.delivery === 'home' && <BoxLogIn box={box.data} />}
          <DeviceFacts box={box.data} />
          {box.data.report && <LastReport report={box.data.report} />}
          {box.data.activated_at !== null && <IncomeDays box={box.data} />}
        </div>
      ) : box.isError ? (
        <ErrorState busy={box.isFetching} onRetry={() => void box.refetch()} />
      ) : (
        <div className="space-y-3 p-3" aria-busy>
          <Skeleton className="h-24 w-full rounded-12" />
          <Skeleton className="h-40 w-full rounded-12" />
          <Skeleton className="h-56 w-full rounded-12" />
        </div>
      )}
      <BackToTop />
    </>
  )
}
