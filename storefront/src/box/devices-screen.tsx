import { boxStates } from '@longmall/contract/box.ts'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { pages, query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { AreaGate } from '../asset-area/area-gate.tsx'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link, useGo } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useTranslations } from '../shell/translations.tsx'
import { readDevices } from './box-address.ts'
import { DeviceCard } from './list/device-card.tsx'
import { DevicesSummary } from './list/devices-summary.tsx'

/** The member's devices: what they mined, and each with its state (AST-11). */
export function DevicesScreen() {
  const t = useTranslations('box')
  return (
    <AreaGate title={t('title')}>
      <Devices />
    </AreaGate>
  )
}

function Devices() {
  const t = useTranslations('box')
  const go = useGo()
  const { state } = useScreenSearch(readDevices)
  // Asked again whenever the screen opens: totals of another moment would not be those of the list below them.
  const { data } = useQuery({ ...query('box/list', { page_size: 1 }), refetchOnMount: 'always' })
  const counts = data?.counts
  const shown = boxStates.filter((one) => one === state || one !== 'returned' || (counts?.returned ?? 0) > 0)
  const hasNone = counts !== undefined && boxStates.every((one) => counts[one] === 0)
  const list = (
    <EndlessList
      query={pages('box/list', state ? { state } : {})}
      keyOf={({ box_id }) => box_id}
      gap={12}
      pull
      skeleton={<DeviceSkeletons />}
      empty={
        state === undefined ? (
          <EmptyState
            title={t('empty')}
            text={t('empty_text')}
            action={
              <Link to="/v2/assets/device_shop" className={buttonClass({})}>
                {t('buy')}
              </Link>
            }
          />
        ) : (
          <EmptyState
            title={t('filtered_empty')}
            action={
              <Link to="/v2/assets/devices" replace className={buttonClass({ look: 'soft' })}>
                {t('show_all')}
              </Link>
            }
          />
        )
      }
    >
      {(box) => <DeviceCard box={box} />}
    </EndlessList>
  )
  return (
    <>
      <PageHeader title={t('title')} fallback="/v2/member/index/index" />
      {hasNone ? (
        <div className="p-3">{list}</div>
      ) : (
        <>
          <div className="p-3">{data ? <DevicesSummary totals={data} /> : <Skeleton className="h-48 w-full rounded-12" />}</div>
          <Tabs
            label={t('states')}
            className="sticky top-12 z-20"
            tabs={[{ key: 'all' as const, label: t('all') }, ...shown.map((key) => ({ key, label: t(`state_${key}`) }))]}
            selected={state ?? 'all'}
            onSelect={(key) =>
              void go('/v2/assets/devices', { state: key === 'all' ? undefined : key }, { replace: true, resetScroll: false })
            }
          >
            <div className="p-3">{list}</div>
          </Tabs>
        </>
      )}
      <BackToTop />
    </>
  )
}

const DeviceSkeletons = () => (
  <div className="space-y-3">
    {[0, 1, 2].map((one) => (
      <Skeleton key={one} className="h-40 w-full rounded-12" />
    ))}
  </div>
)
