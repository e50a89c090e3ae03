import { Card } from '@longmall/ui/display/card.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { Store } from 'lucide-react'
import { useEffect, useState } from 'react'
import { renderSVG } from 'uqr'
import { usePhrases } from '../../shell/phrases.tsx'
import type { KeptPickup } from './kept-pickup.ts'
import { pickupCode, pickupText, secondsLeft } from './pickup-code.ts'
import { usePickup } from './use-pickup.ts'

/** The code that opens a paid order at the desk, and where that is; it changes every 30 s and needs no network (ORD-11, R-28). */
export function PickupCard({ orderId }: { orderId: number }) {
  const say = usePhrases('shipping')
  const kept = usePickup(orderId)
  if (kept.isPending) return <Skeleton className="h-80 w-full rounded-12" />
  if (kept.data) return <PickupCode kept={kept.data} />
  return <ErrorState title={say('pickup_gone')} onRetry={() => void kept.refetch()} busy={kept.isFetching} />
}

/** The code that is right now, as this device makes it. */
export function PickupCode({ kept: { pickup, ahead } }: { kept: KeptPickup }) {
  const say = usePhrases('shipping')
  const at = useNow() + ahead
  const code = pickupCode(pickup.secret, at)
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(pickupText(pickup.order_no, code), { border: 2 }))}`
  return (
    <Card className="text-center">
      <h2 className="text-16 font-semibold text-strong">{say('pickup_title')}</h2>
      <img src={picture} alt={say('pickup_qr')} width={176} height={176} className="mx-auto mt-3 rounded-8" />
      <p className="figures mt-3 text-28 font-bold tracking-wider text-strong" aria-live="polite" data-pickup-code={code}>
        {code.slice(0, 4)} {code.slice(4)}
      </p>
      <p className="figures text-12 text-quiet">{say('pickup_next', { seconds: secondsLeft(at) })}</p>
      <p className="mt-2 text-14 text-body">{say('pickup_hint')}</p>
      {pickup.place && <Place place={pickup.place} />}
    </Card>
  )
}

function Place({ place }: { place: NonNullable<KeptPickup['pickup']['place']> }) {
  const say = usePhrases('shipping')
  return (
    <div className="hairline-t mt-4 flex gap-3 pt-4 text-left">
      <Store size={20} aria-hidden className="mt-0.5 shrink-0 text-brand-ink" />
      <dl className="min-w-0 space-y-1 text-14 text-body">
        <dt className="sr-only">{say('pickup_place')}</dt>
        <dd className="font-semibold text-strong">{place.name}</dd>
        <dd>{place.address}</dd>
        {place.hours && (
          <dd>
            <span className="text-quiet">{say('pickup_hours')}</span> {place.hours}
          </dd>
        )}
        {place.mobile && (
          <dd>
            <span className="text-quiet">{say('pickup_phone')}</span>{' '}
            <a href={`tel:${place.mobile.replaceAll(' ', '')}`} className="figures relative text-brand-ink before:absolute before:-inset-3">
              {place.mobile}
            </a>
          </dd>
        )}
      </dl>
    </div>
  )
}

/** This device's clock, anew each second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
