import { Button } from '@longmall/ui/action/button.tsx'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { LocateFixed } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage, useTranslations } from '../../../translations.tsx'
import { type CountryCode, homeCountry } from '../../city/city.ts'
import type { Point } from '../../city/nearest-city.ts'
import { MapView } from '../map-view.tsx'
import { PlaceCard } from '../place-card.tsx'
import { PlaceSearch } from './place-search.tsx'
import { isPositionAllowed } from '../position.ts'
import { defaultCentre } from '../default-centre.ts'
import { type PlaceName, usePlaceName } from '../use-place-name.ts'
import { usePosition } from '../use-position.ts'
import { useTiles } from '../use-tiles.ts'

/** The zoom at a place that was searched or located; outlines have no detail beyond it. */
const nearZooms = { tiles: 13, outlines: 7 }

export interface PlacePickerProps {
  /** The initial location of the pin. */
  initialPoint: Point | null
  /** The initial view of the map without a pin; by the language by default. */
  country?: CountryCode
  onConfirm: (point: Point, named: PlaceName) => void
}

/** Picks a point on the map: by search, by the browser's position, by tap, drag or arrow keys. */
export function PlacePicker({ initialPoint, country, onConfirm }: PlacePickerProps) {
  const t = useTranslations('location')
  const language = useLanguage()
  const nearZoom = useTiles() ? nearZooms.tiles : nearZooms.outlines
  const [pin, setPin] = useState<Point | null>(initialPoint)
  const [goal, setGoal] = useState<{ point: Point; zoom?: number } | null>(null)
  const named = usePlaceName(pin)
  const pick = (point: Point, zoom?: number) => {
    setPin(point)
    if (zoom) setGoal({ point, zoom })
  }
  const position = usePosition((point) => pick(point, nearZoom))
  const begin = useEffectEvent(async () => {
    if (!initialPoint && (await isPositionAllowed())) void position.find()
  })
  useEffect(() => void begin(), [])
  return (
    <>
      <div className="relative flex flex-1">
        <MapView
          label={t('map_label')}
          start={initialPoint ?? defaultCentre(country ?? homeCountry[language])}
          zoom={initialPoint ? nearZoom : 5}
          pin={pin}
          currentPosition={position.found}
          goal={goal}
          onPick={pick}
          buttons={
            <IconButton
              label={t('my_position')}
              aria-busy={position.isFinding || undefined}
              icon={<LocateFixed size={20} aria-hidden className={position.isFinding ? 'animate-pulse' : ''} />}
              onClick={() => void position.find()}
            />
          }
        />
        <PlaceSearch onPick={(city) => pick(city, nearZoom)} />
      </div>
      <PlaceCard pin={pin} named={named} failure={position.failure}>
        <Button size="large" block disabled={!pin} onClick={() => pin && onConfirm(pin, named)}>
          {t('confirm_location')}
        </Button>
      </PlaceCard>
    </>
  )
}
