import type { Parcel } from '@longmall/contract/fulfilment.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Package } from 'lucide-react'
import { useTranslations } from '../shell/translations.tsx'
import { CopyButton } from './copy-button.tsx'
import { ParcelTrack } from './parcel-track.tsx'
import { ShippedGoods } from './shipped-goods.tsx'

/** One parcel: its state, carrier and number, contents, and track. */
export function ParcelView({ parcel }: { parcel: Parcel }) {
  const t = useTranslations('fulfilment')
  return (
    <>
      <Card className="space-y-3" data-state={parcel.state}>
        <div className="flex items-center gap-3">
          <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
            <Package size={22} aria-hidden />
          </span>
          <div className="min-w-0 flex-1" role="status">
            <p className="text-18 font-semibold text-strong">{t(`state_${parcel.state}`)}</p>
            {parcel.destination && (
              <p className="truncate text-12 text-quiet">
                {parcel.origin} → {parcel.destination}
              </p>
            )}
          </div>
        </div>
        <dl className="hairline-t space-y-1 pt-3 text-14">
          <div className="flex items-center justify-between gap-4">
            <dt className="shrink-0 text-quiet">{t('carrier')}</dt>
            <dd className="text-right text-body">{parcel.carrier_name}</dd>
          </div>
          <div className="flex min-h-8 items-center justify-between gap-4">
            <dt className="shrink-0 text-quiet">{t('tracking_no')}</dt>
            <dd className="flex min-w-0 items-center gap-2 text-body">
              <span className="figures truncate">{parcel.tracking_no}</span>
              <CopyButton text={parcel.tracking_no} />
            </dd>
          </div>
        </dl>
        {parcel.tracking_url && (
          <a href={parcel.tracking_url} target="_blank" rel="noreferrer" className={buttonClass({ look: 'soft', block: true })}>
            {t('track_at_carrier')}
          </a>
        )}
      </Card>
      <ParcelTrack track={parcel.track} />
      <Card>
        <h2 className="pb-3 text-14 font-semibold text-strong">{t('in_parcel')}</h2>
        <ShippedGoods lines={parcel.lines} />
      </Card>
    </>
  )
}
