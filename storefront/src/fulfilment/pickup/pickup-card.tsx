import { Card } from '@longmall/ui/display/card.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { Store } from 'lucide-react'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { renderSVG } from 'uqr'
import { useMoment } from '../../shell/time/use-moment.ts'
import { groupCode, typedCode } from '@longmall/web/format/group-code.ts'
import { useTranslations } from '../../shell/translations.tsx'
import type { StoredPickup } from './stored-pickup.ts'
import { pickupCode, pickupText, secondsLeft } from './pickup-code.ts'
import type { PickupProgress } from './pickup-progress.ts'
import { usePickup } from './use-pickup.ts'

/** The code that opens a paid order at the desk, and where that is; it changes every 30 s and needs no network (ORD-11, R-28). */
export function PickupCard({ orderId, progress }: { orderId: number; progress: PickupProgress }) {
  const t = useTranslations('fulfilment')
  const stored = usePickup(orderId)
  if (stored.isPending) return <Skeleton className="h-80 w-full rounded-12" />
  if (stored.data) return <PickupCode stored={stored.data} progress={progress} />
  return <ErrorState title={t('pickup_gone')} onRetry={() => void stored.refetch()} busy={stored.isFetching} />
}

/** The code that is right now, as this device makes it; `progress` is not known without a network. */
export function PickupCode({ stored: { pickup, ahead }, progress }: { stored: StoredPickup; progress?: PickupProgress }) {
  const t = useTranslations('fulfilment')
  const at = useNow() + ahead
  const code = pickupCode(pickup.secret, at)
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(pickupText(pickup.order_no, code), { border: 2 }))}`
  return (
    <Card className="text-center">
      <h2 className="text-16 font-semibold text-strong">{t('pickup_title')}</h2>
      {progress && <Progress progress={progress} />}
      <img src={picture} alt={t('pickup_qr')} width={176} height={176} className="mx-auto mt-3 rounded-8" />
      <p className="figures mt-3 text-28 font-bold tracking-wider text-strong" aria-live="polite" data-pickup-code={code}>
        {groupCode(typedCode(pickup.order_no, code))}
      </p>
      <p className="figures text-12 text-quiet">{t('pickup_next', { seconds: secondsLeft(at) })}</p>
      <p className="mt-2 text-14 text-body">{t('pickup_hint')}</p>
      {progress && <PickupUntil orderId={pickup.order_id} />}
      {pickup.store && <PickupPlace place={pickup.store} />}
    </Card>
  )
}

/** Until when a shop that refunds what is not fetched waits. */
function PickupUntil({ orderId }: { orderId: number }) {
  const t = useTranslations('fulfilment')
  const moment = useMoment()
  const { data } = useQuery(query('redemption/pickup', { order_id: orderId }))
  return data?.expires_at ? (
    <p className="mt-2 text-14 font-semibold text-strong">{t('pickup_until', { at: moment(data.expires_at) })}</p>
  ) : null
}

const tones = { preparing: 'warning', ready: 'success', partly: 'brand' } as const

function Progress({ progress }: { progress: PickupProgress }) {
  const t = useTranslations('fulfilment')
  const moment = useMoment()
  return (
    <p className="mt-1">
      <Tag tone={tones[progress.state]}>
        {progress.state === 'preparing'
          ? t('pickup_preparing')
          : progress.state === 'ready'
            ? t('pickup_ready', { at: moment(progress.at) })
            : t('pickup_left', { count: progress.left })}
      </Tag>
    </p>
  )
}

function PickupPlace({ place }: { place: NonNullable<StoredPickup['pickup']['store']> }) {
  const t = useTranslations('fulfilment')
  return (
    <div className="hairline-t mt-4 flex gap-3 pt-4 text-left">
      <Store size={20} aria-hidden className="mt-0.5 shrink-0 text-brand-ink" />
      <dl className="min-w-0 space-y-1 text-14 text-body">
        <dt className="sr-only">{t('pickup_store')}</dt>
        <dd className="font-semibold text-strong">{place.name}</dd>
        <dd>{place.address}</dd>
        {place.hours && (
          <dd>
            <span className="text-quiet">{t('pickup_hours')}</span> {place.hours}
          </dd>
        )}
        {place.mobile && (
          <dd>
            <span className="text-quiet">{t('pickup_phone')}</span>{' '}
            <a href={`tel:${place.mobile.replaceAll(' ', '')}`} className="figures relative text-brand-ink before:absolute before:-inset-3">
              {place.mobile}
            </a>
          </dd>
        )}
      </dl>
    </div>
  )
}

/** This device's clock, updated each second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
