import { commissionStates } from '@longmall/contract/distribution-shapes.ts'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { useGo } from '../shell/link.tsx'
import { EndlessList } from '../shell/list/endless-list.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useTranslations } from '../shell/translations.tsx'
import { generations, readOrders } from './distribution-address.ts'
import { DistributorPage } from './gate/distributor-page.tsx'
import { NoOrders } from './orders/no-orders.tsx'
import { OrderRow } from './orders/order-row.tsx'

const tabs = ['all', ...commissionStates] as const

/** Orders that pay commission, by state and generation (DST-04). */
export function DistributorOrdersScreen() {
  const t = useTranslations('distribution')
  return (
    <DistributorPage title={t('orders')}>
      <Orders />
      <BackToTop />
    </DistributorPage>
  )
}

function Orders() {
  const t = useTranslations('distribution')
  const go = useGo()
  const search = useScreenSearch(readOrders)
  const { state, generation } = search
  const show = (changed: Partial<typeof search>) => void go('/v2/distribution/order', { ...search, ...changed }, { replace: true })
  return (
    <Tabs
      label={t('orders')}
      className="sticky top-12 z-20"
      tabs={tabs.map((key) => ({ key, label: t(`state_${key}`) }))}
      selected={state ?? 'all'}
      onSelect={(key) => show({ state: key === 'all' ? undefined : key })}
    >
      <div className="space-y-3 p-3">
        <div className="rounded-12 bg-card p-4">
          <ChoiceGroup
            label={t('generation')}
            choices={[
              { value: 'all' as const, label: t('all_generations') },
              ...generations.map((value) => ({ value, label: t(`short_generation_${value}`) })),
            ]}
            selected={generation ?? 'all'}
            onSelect={(value) => show({ generation: value === 'all' ? undefined : value })}
          />
        </div>
        <EndlessList
          query={pages('distribution/orders', { ...(state && { state }), ...(generation && { generation }) })}
          keyOf={({ order_id, generation: of }) => `${order_id}-${of}`}
          gap={10}
          pull
          skeleton={<OrderSkeletons />}
          empty={<NoOrders isFiltered={state !== undefined || generation !== undefined} />}
        >
          {(order) => <OrderRow order={order} />}
        </EndlessList>
      </div>
    </Tabs>
  )
}

const OrderSkeletons = () => (
  <div aria-hidden className="space-y-2.5">
    {[0, 1, 2].map((n) => (
      <Skeleton key={n} className="h-40 w-full rounded-12" />
    ))}
  </div>
)
