import type { Order } from '@longmall/contract/order.ts'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Countdown } from '@longmall/ui/display/countdown.tsx'
import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { query } from '../shell/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { useClockOffset } from '../shell/server-clock.ts'
import { GoodsRow } from './goods-row.tsx'
import { OrderActions } from './order-actions.tsx'
import { readOrderId } from './order-address.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'

/** One order whole: state, address, goods, price, facts and history (ORD-05, ORD-17). */
export function OrderDetailScreen() {
  const say = usePhrases('order')
  const { order_id } = useScreenSearch(readOrderId)
  const order = useQuery({ ...query('order/view', { order_id }), enabled: order_id > 0 })
  return (
    <>
      <PageHeader title={say('detail_title')} fallback="/v1/order/list/list" />
      {order_id === 0 && <EmptyState drawing="order" title={say('not_found')} />}
      {order.isError &&
        !order.data &&
        (order.error.kind === 'refused' ? (
          <EmptyState drawing="order" title={order.error.message} />
        ) : (
          <ErrorState onRetry={() => void order.refetch()} />
        ))}
      {order.isPending && order_id > 0 && (
        <div className="space-y-3 p-3">
          <Skeleton className="h-24 w-full rounded-12" />
          <Skeleton className="h-20 w-full rounded-12" />
          <Skeleton className="h-64 w-full rounded-12" />
        </div>
      )}
      {order.data && <Detail order={order.data} onDue={() => void order.refetch()} />}
    </>
  )
}

function Detail({ order, onDue }: { order: Order; onDue: () => void }) {
  const say = usePhrases('order')
  return (
    <>
      <StateHead order={order} onDue={onDue} />
      <div className="-mt-8 flex-1 space-y-3 px-3 pb-4">
        <Card className="flex items-start gap-3">
          <MapPin size={20} aria-hidden className="mt-0.5 shrink-0 text-brand-ink" />
          <div className="min-w-0">
            <h2 className="sr-only">{say('address')}</h2>
            <p className="text-16 font-semibold text-strong">
              {order.address.consignee} <span className="figures text-14 font-normal text-body">{order.address.mobile}</span>
            </p>
            <p className="text-14 text-body">{[order.address.region_name, order.address.detailed_address].filter(Boolean).join(' ')}</p>
          </div>
        </Card>
        <Card>
          <h2 className="pb-3 text-14 font-semibold text-strong">{say(order.warehouse)}</h2>
          <ul className="space-y-3">
            {order.lines.map((line) => (
              <li key={line.order_goods_id}>
                <Link to="/v2/goods/detail/detail" search={{ sku_id: line.sku_id }} className="block">
                  <ul>
                    <GoodsRow line={line} />
                  </ul>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
        <PriceBreakdown totals={order.totals} trace={order.trace} />
        <OrderFacts order={order} />
        <OrderHistory events={order.events} />
      </div>
      {order.actions.length > 0 && (
        <div className="hairline-t sticky bottom-0 z-20 flex justify-end bg-card px-4 py-2">
          <OrderActions
            orderId={order.order_id}
            actions={order.actions}
            isFailed={order.state === 'payment_failed'}
            togetherCount={order.paid_together.length}
          />
          <div className="safe-bottom" />
        </div>
      )}
    </>
  )
}

const cancelWords: Record<
  string,
  | 'reason_changed_mind'
  | 'reason_wrong_address'
  | 'reason_wrong_goods'
  | 'reason_too_expensive'
  | 'reason_another'
  | 'reason_timeout'
  | undefined
> = {
  changed_mind: 'reason_changed_mind',
  wrong_address: 'reason_wrong_address',
  wrong_goods: 'reason_wrong_goods',
  too_expensive: 'reason_too_expensive',
  other: 'reason_another',
  timeout: 'reason_timeout',
}

function StateHead({ order, onDue }: { order: Order; onDue: () => void }) {
  const say = usePhrases('order')
  const offset = useClockOffset()
  const reason = order.cancel_reason ? cancelWords[order.cancel_reason] : undefined
  return (
    <div className="brand-gradient px-4 pt-5 pb-14 text-on-brand" role="status" data-state={order.state}>
      <p className="text-22 font-bold">{say(`state_${order.state}`)}</p>
      <p className="min-h-5 text-14">
        {order.valid_until && order.actions.includes('pay') && offset !== null && (
          <>
            {say('pay_within')} <Countdown until={order.valid_until} offset={offset} onEnd={onDue} />
          </>
        )}
        {order.state === 'cancelled' && reason && say(reason)}
        {order.paid_together.length > 1 && order.state !== 'cancelled' && ` ${say('together', { count: order.paid_together.length - 1 })}`}
      </p>
    </div>
  )
}
