import type { Order } from '@longmall/contract/order.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { MapPin, Store } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../../shell/layout/page-header.tsx'
import { Link, useGo } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { OfflinePickup } from '../../fulfilment/pickup/offline-pickup.tsx'
import { PickupDone } from '../../fulfilment/pickup/pickup-done.tsx'
import { pickupProgress } from '../../fulfilment/pickup/pickup-progress.ts'
import { PurchaseSourceCard } from '../purchase-source.tsx'
import { GoodsRow } from '../goods-row.tsx'
import { OrderActions } from '../list/order-actions.tsx'
import { readOrderId } from '../../addresses/order-address.ts'
import { PriceBreakdown } from '../price-breakdown.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import { StateHead } from './state-head.tsx'
import { TypeParts } from './type-parts.tsx'

const Receipt = lazy(() => import('../../receipt/receipt.tsx').then((module) => ({ default: module.Receipt })))
const PickupCard = lazy(() => import('../../fulfilment/pickup/pickup-card.tsx').then((module) => ({ default: module.PickupCard })))

/** Detail of an order (ORD-05, ORD-17): state, parts of its type, destination, goods, price, facts and history. */
export function OrderDetail({ title }: { title: string }) {
  const t = useTranslations('order')
  const { order_id } = useScreenSearch(readOrderId)
  const order = useQuery({
    ...query('order/view', { order_id }),
    enabled: order_id > 0,
    // While its code is shown at a desk, the screen notices what a clerk hands over.
    refetchInterval: ({ state }) => state.data?.actions.includes('pickup_code') === true && 10_000,
  })
  return (
    <>
      <PageHeader title={title} fallback="/v1/order/list/list" />
      {order_id === 0 && <EmptyState drawing="order" title={t('not_found')} />}
      {order.isError &&
        !order.data &&
        (order.error.kind === 'refused' ? (
          <EmptyState drawing="order" title={order.error.message} />
        ) : (
          <OfflinePickup orderId={order_id}>
            <ErrorState onRetry={() => void order.refetch()} />
          </OfflinePickup>
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
  const t = useTranslations('order')
  const go = useGo()
  // Its code is shown on this screen.
  const actions = order.actions.filter((action) => action !== 'pickup_code')
  return (
    <>
      <StateHead order={order} onDue={onDue} />
      <div className="-mt-8 flex-1 space-y-3 px-3 pb-4">
        {order.actions.includes('pickup_code') && (
          <Suspense fallback={<Skeleton className="h-80 w-full rounded-12" />}>
            <PickupCard orderId={order.order_id} progress={pickupProgress(order)} />
          </Suspense>
        )}
        {isHandedOver(order) && <PickupDone />}
        <PurchaseSourceCard order={order} />
        <TypeParts order={order} />
        <WhereTo order={order} />
        <Card>
          <h2 className="pb-3 text-14 font-semibold text-strong">{t(order.warehouse)}</h2>
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
        <PriceExplanation order={order} />
        <OrderFacts order={order} />
        <OrderHistory events={order.events} />
      </div>
      {actions.length > 0 && (
        <div className="hairline-t sticky bottom-0 z-20 bg-card px-4 py-2">
          <OrderActions
            order={{ ...order, actions }}
            togetherCount={order.paid_together.length}
            onDeleted={() => void go('/v1/order/list/list', {}, { replace: true })}
          />
          <div className="safe-bottom" />
        </div>
      )}
    </>
  )
}

/** Is nothing left to be fetched, though the hand-over can still be undone? */
const isHandedOver = ({ state, delivery_plan, actions, lines }: Order) =>
  state === 'paid' &&
  delivery_plan === 'pickup' &&
  !actions.includes('pickup_code') &&
  lines.every((line) => line.shipped_quantity + line.refunded_quantity >= line.quantity)

/** The address, the store, or nothing at all. */
function WhereTo({ order: { address, pickup_store, contact, actions } }: { order: Order }) {
  const t = useTranslations('order')
  const person = address ?? contact
  if (!address && !pickup_store) return null
  const Icon = address ? MapPin : Store
  return (
    <Card className="flex items-start gap-3">
      <Icon size={20} aria-hidden className="mt-0.5 shrink-0 text-brand-ink" />
      <div className="min-w-0">
        <h2 className="sr-only">{t('address')}</h2>
        {person && (
          <p className="text-16 font-semibold text-strong">
            {person.consignee} <span className="figures text-14 font-normal text-body">{person.mobile}</span>
          </p>
        )}
        <p className="text-14 text-body">
          {address
            ? [address.region_name, address.detailed_address].filter(Boolean).join(' ')
            : [pickup_store!.name, pickup_store!.address].join(' · ')}
        </p>
        {/* The card of the code above shows them. */}
        {pickup_store?.hours && !actions.includes('pickup_code') && (
          <p className="text-12 text-quiet">{`${t('place_hours')} ${pickup_store.hours}`}</p>
        )}
      </div>
    </Card>
  )
}

/** The price breakdown; expandable to every rule by line and the refund of a return. */
function PriceExplanation({ order: { order_id, totals, trace } }: { order: Order }) {
  const t = useTranslations('order')
  const [open, setOpen] = useState(false)
  if (open) {
    return (
      <Suspense fallback={<Skeleton className="h-48 w-full rounded-12" />}>
        <Receipt orderId={order_id} />
      </Suspense>
    )
  }
  return (
    <>
      <PriceBreakdown totals={totals} trace={trace} />
      <Card className="flex items-center justify-between gap-3">
        <h2 className="text-14 text-strong">{t('receipt_title')}</h2>
        <Button look="soft" size="small" onClick={() => setOpen(true)}>
          {t('receipt_show')}
        </Button>
      </Card>
    </>
  )
}
