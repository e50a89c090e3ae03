import { Tabs } from '@longmall/ui/action/tabs.tsx'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { type Output, query } from '@longmall/web/call/query.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { Link } from '../shell/link.tsx'
import { useTranslations } from '../shell/translations.tsx'
import { useScreenSearch } from '../shell/search.ts'
import { ParcelView } from './parcel-view.tsx'
import { readLogistics } from './read-logistics.ts'
import { ShippedGoods } from './shipped-goods.tsx'

type Tracked = Output<'fulfilment/track'>

/** The parcels of an order: each with its carrier, number, goods and where it was seen; and what waits to be sent (ORD-10). */
export function LogisticsScreen() {
  const t = useTranslations('fulfilment')
  const { order_id } = useScreenSearch(readLogistics)
  const tracked = useQuery({ ...query('fulfilment/track', { order_id }), enabled: order_id > 0, refetchInterval: 60_000 })
  return (
    <>
      <PageHeader title={t('title')} fallback="/v1/order/list/list" />
      {order_id === 0 && <NoOrder />}
      {tracked.isPending && order_id > 0 && (
        <div className="space-y-3 p-3">
          <Skeleton className="h-28 w-full rounded-12" />
          <Skeleton className="h-72 w-full rounded-12" />
        </div>
      )}
      {tracked.isError &&
        !tracked.data &&
        (tracked.error.kind === 'refused' ? <NoOrder /> : <ErrorState onRetry={() => void tracked.refetch()} busy={tracked.isFetching} />)}
      {tracked.data && <Parcels tracked={tracked.data} />}
    </>
  )
}

function Parcels({ tracked }: { tracked: Tracked }) {
  const t = useTranslations('fulfilment')
  const { parcels, unshipped, order_id } = tracked
  const [chosen, setChosen] = useState<string>()
  if (parcels.length === 0) return <NothingSent orderId={order_id} />
  const tabs = parcels.map(({ shipment_id }, at) => ({ key: String(shipment_id), label: t('parcel', { number: at + 1 }) }))
  if (unshipped.length > 0) tabs.push({ key: 'waiting', label: t('waiting') })
  const selected = tabs.some(({ key }) => key === chosen) ? chosen! : tabs[0]!.key
  const parcel = parcels.find(({ shipment_id }) => String(shipment_id) === selected)
  const shown = (
    <div className="space-y-3 p-3">
      {parcel ? (
        <ParcelView key={parcel.shipment_id} parcel={parcel} />
      ) : (
        <Card>
          <p className="pb-3 text-14 text-body">{t('waiting_text')}</p>
          <ShippedGoods lines={unshipped.map((line) => ({ ...line, quantity: line.remaining }))} />
        </Card>
      )}
      <Destination tracked={tracked} />
    </div>
  )
  if (tabs.length === 1) return shown
  return (
    <Tabs label={t('parcels')} className="sticky top-12 z-20" tabs={tabs} selected={selected} onSelect={setChosen}>
      {shown}
    </Tabs>
  )
}

function Destination({ tracked: { address, contact } }: { tracked: Tracked }) {
  const t = useTranslations('fulfilment')
  if (!address) return null
  return (
    <Card className="flex items-start gap-3">
      <MapPin size={20} aria-hidden className="mt-0.5 shrink-0 text-brand-ink" />
      <div className="min-w-0">
        <h2 className="text-12 text-quiet">{t('address')}</h2>
        <p className="text-14 text-strong">
          {contact?.consignee} <span className="figures text-body">{contact?.mobile}</span>
        </p>
        <p className="text-14 text-body">{[address.region_name, address.detailed_address].filter(Boolean).join(' ')}</p>
      </div>
    </Card>
  )
}

function NothingSent({ orderId }: { orderId: number }) {
  const t = useTranslations('fulfilment')
  return (
    <EmptyState
      drawing="order"
      title={t('none')}
      text={t('none_text')}
      action={
        <Link to="/v1/order/detail/detail" search={{ order_id: orderId }} className={buttonClass({ look: 'soft' })}>
          {t('to_order')}
        </Link>
      }
    />
  )
}

function NoOrder() {
  const t = useTranslations('fulfilment')
  return (
    <EmptyState
      drawing="order"
      title={t('not_found')}
      action={
        <Link to="/v1/order/list/list" className={buttonClass({ look: 'soft' })}>
          {t('to_orders')}
        </Link>
      }
    />
  )
}
