import { Button } from '@longmall/ui/action/button.tsx'
import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { LocateFixed } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage, usePhrases } from '../../../phrases.tsx'
import { type CountryCode, homeCountry } from '../../city/city.ts'
import type { Point } from '../../city/nearest-city.ts'
import { MapView } from '../map-view.tsx'
import { PlaceCard } from '../place-card.tsx'
import { PlaceSearch } from './place-search.tsx'
import { isPositionAllowed } from '../position.ts'
import { startOf } from '../start-of.ts'
import { type PlaceName, usePlaceName } from '../use-place-name.ts'
import { usePosition } from '../use-position.ts'
import { useTiles } from '../use-tiles.ts'

/** How near the map comes to a place that was searched or located; outlines say nothing from nearer. */
const nearZooms = { tiles: 13, outlines: 7 }

export interface PlaceChooserProps {
  /** Where the pin stands at first. */
  given: Point | null
  /** Where the map begins without a pin; by the language when nothing is said. */
  country?: CountryCode
  onConfirm: (point: Point, named: PlaceName) => void
}

/** Picks a point on the map: by search, by the browser's position, by tap, drag or arrow keys. */
export function PlaceChooser({ given, country, onConfirm }: PlaceChooserProps) {
  const say = usePhrases('place')
  const language = useLanguage()
  const nearZoom = useTiles() ? nearZooms.tiles : nearZooms.outlines
  const [pin, setPin] = useState<Point | null>(given)
  const [goal, setGoal] = useState<{ point: Point; zoom?: number } | null>(null)
  const named = usePlaceName(pin)
  const pick = (point: Point, zoom?: number) => {
    setPin(point)
    if (zoom) setGoal({ point, zoom })
  }
  const position = usePosition((point) => pick(point, nearZoom))
  const begin = useEffectEvent(async () => {
    if (!given && (await isPositionAllowed())) void position.find()
  })
  useEffect(() => void begin(), [])
  return (
    <>
      <div className="relative flex flex-1">
        <MapView
          label={say('map_label')}
          start={given ?? startOf(country ?? homeCountry[language])}
          zoom={given ? nearZoom : 5}
          pin={pin}
          here={position.found}
          goal={goal}
          onPick={pick}
          buttons={
            <IconButton
              label={say('my_position')}
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
          {say('confirm_place')}
        </Button>
      </PlaceCard>
    </>
  )
}
