import { MapPin, MapPinOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '../../translations.tsx'
import type { Point } from '../city/nearest-city.ts'
import { coordinates } from './place-label.ts'
import type { PositionFailure } from './position.ts'
import type { PlaceName } from './use-place-name.ts'

export interface PlaceCardProps {
  pin: Point | null
  named: PlaceName
  failure?: PositionFailure | null
  /** The one action. */
  children: ReactNode
}

/** Below the map: the location of the pin, or how to set it. */
export function PlaceCard({ pin, named, failure = null, children }: PlaceCardProps) {
  const t = useTranslations('location')
  return (
    <section className="hairline-t z-20 space-y-3 bg-card px-4 pt-4 pb-3">
      {failure && (
        <p role="alert" className="flex gap-2.5 rounded-12 bg-warning-soft p-3 text-14 text-warning">
          <MapPinOff size={18} aria-hidden className="mt-px shrink-0" />
          {t(`position_${failure}`)}
        </p>
      )}
      <div className="flex min-h-12 items-center gap-3" aria-live="polite">
        <MapPin size={24} aria-hidden className="shrink-0 text-brand-ink" />
        {pin ? (
          <p className="min-w-0">
            <span translate="no" className="figures block truncate text-16 font-semibold text-strong">
              {named.label}
            </span>
            {named.label !== coordinates(pin) && <span className="figures block text-12 text-quiet">{coordinates(pin)}</span>}
          </p>
        ) : (
          <p className="text-14 text-quiet">{t('pin_hint')}</p>
        )}
      </div>
      {children}
      <div className="safe-bottom" />
    </section>
  )
}
