import { buttonClass } from '@longmall/ui/action/button.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../shell/link.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useTranslations } from '../shell/translations.tsx'
import { readOrderId } from './distribution-address.ts'
import { DistributorPage } from './gate/distributor-page.tsx'
import { OrderFacts } from './orders/order-facts.tsx'
import { OrderLines } from './orders/order-lines.tsx'
import { OrderTimeline } from './orders/order-timeline.tsx'

/** One order that pays commission: line by line, with what was taken back and when (DST-03, DST-04). */
export function DistributorOrderDetailScreen() {
  const t = useTranslations('distribution')
  return (
    <DistributorPage title={t('order_title')} fallback="/v2/distribution/order" skeleton={<OrderSkeleton />}>
      <Order />
    </DistributorPage>
  )
}

function Order() {
  const { id } = useScreenSearch(readOrderId)
  const order = useQuery({ ...query('distribution/order', { commission_order_id: id }), enabled: id > 0, staleTime: 0 })
  if (id === 0 || order.error?.kind === 'refused') return <NoOrder />
  if (!order.data) return order.isError ? <ErrorState busy={order.isFetching} onRetry={() => void order.refetch()} /> : <OrderSkeleton />
  return (
    <div className="space-y-3 p-3 pb-8">
      <OrderFacts order={order.data} />
      <OrderLines lines={order.data.lines} />
      <OrderTimeline order={order.data} />
    </div>
  )
}

function NoOrder() {
  const t = useTranslations('distribution')
  return (
    <div className="my-auto">
      <EmptyState
        drawing="lost"
        title={t('order_missing')}
        action={
          <Link to="/v2/distribution/order" replace className={buttonClass({})}>
            {t('to_orders')}
          </Link>
        }
      />
    </div>
  )
}

const OrderSkeleton = () => (
  <div aria-busy className="space-y-3 p-3">
    <Skeleton className="h-64 w-full rounded-12" />
    <Skeleton className="h-40 w-full rounded-12" />
    <Skeleton className="h-40 w-full rounded-12" />
  </div>
)
