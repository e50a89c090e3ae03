import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { LoadingScreen } from '@longmall/ui/state/loading-screen.tsx'
import { Minus, Plus } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createStore, useStore } from 'zustand'
import { fetchCode } from '../../load-code.ts'
import { useLanguage, useTranslations } from '../../translations.tsx'
import { cityName } from '../city/city.ts'
import type { Point } from '../city/nearest-city.ts'
import { allCities, useCities } from '../city/use-cities.ts'
import type { makeMap as MakeMap, ShopMap } from './drawing/make-map.ts'
import { useTiles } from './use-tiles.ts'

export interface MapViewProps {
  /** Names the map to screen readers, with how it is used. */
  label: string
  start: Point
  zoom: number
  pin: Point | null
  currentPosition?: Point | null
  /** Without it the map only shows. */
  onPick?: (point: Point) => void
  /** Where the map is to move; a new object moves it again. */
  goal?: { point: Point; zoom?: number } | null
  /** More buttons above those that zoom. */
  buttons?: ReactNode
}

/** Pixels that one press of an arrow key moves by; one with Shift. */
const stride = 16
const directions: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** A map with its pin, moved by tap, drag and arrow keys. Its code is loaded at the first render. */
export function MapView({ label, start, zoom, pin, currentPosition = null, onPick, goal = null, buttons }: MapViewProps) {
  const t = useTranslations('location')
  const { map, element, failed, retry, attribution } = useMap({ start, zoom, onPick })
  useEffect(() => map?.showPin(pin), [map, pin])
  useEffect(() => void (currentPosition && map?.showHere(currentPosition)), [map, currentPosition])
  useEffect(() => void (goal && map?.goTo(goal.point, goal.zoom)), [map, goal])
  const press = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') map?.zoomBy(1)
    else if (event.key === '-') map?.zoomBy(-1)
    else if (directions[event.key] && map) {
      const [x, y] = directions[event.key]!
      const step = event.shiftKey ? 1 : stride
      const next = map.shift(pin && onPick ? pin : map.center(), x * step, y * step)
      if (onPick) onPick(next)
      map.goTo(next)
    } else return
    event.preventDefault()
  }
  return (
    <div className="relative isolate flex-1">
      <div
        ref={element}
        role="application"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the pin
        tabIndex={0}
        onKeyDown={press}
        className="lm-map absolute inset-0 z-0 bg-brand-soft"
      />
      {failed && (
        <div className="absolute inset-0 bg-page">
          <ErrorState title={t('map_failed')} text={t('map_failed_text')} onRetry={retry} />
        </div>
      )}
      {!map && !failed && (
        <div className="absolute inset-0 overflow-hidden">
          <LoadingScreen />
        </div>
      )}
      <div className="absolute right-3 bottom-6 z-10 flex flex-col gap-2 *:bg-card *:shadow-lifted">
        {buttons}
        <IconButton label={t('zoom_in')} icon={<Plus size={20} aria-hidden />} onClick={() => map?.zoomBy(1)} />
        <IconButton label={t('zoom_out')} icon={<Minus size={20} aria-hidden />} onClick={() => map?.zoomBy(-1)} />
      </div>
      <p className="pointer-events-none absolute bottom-0 left-0 z-10 max-w-4/5 bg-card px-2 text-11 text-quiet">
        {attribution ?? t('outline_map')}
      </p>
    </div>
  )
}

/** Creates the map once its code, the cities and the operator's tiles are loaded, and destroys it on unmount. */
function useMap({ start, zoom, onPick }: Pick<MapViewProps, 'start' | 'zoom' | 'onPick'>) {
  const language = useLanguage()
  const element = useRef<HTMLDivElement>(null)
  const [drawn] = useState(() => createStore<{ map: ShopMap | null }>(() => ({ map: null })))
  const map = useStore(drawn, (state) => state.map)
  const cities = useCities()
  const tiles = useTiles()
  const code = useQuery({
    queryKey: ['place', 'map_code'],
    queryFn: () => fetchCode(() => import('./drawing/make-map.ts')),
    staleTime: Infinity,
  })
  const make = code.data?.makeMap
  const pick = useEffectEvent((point: Point) => onPick?.(point))
  const draw = useEffectEvent((makeMap: typeof MakeMap) =>
    makeMap(element.current!, {
      tiles: tiles ?? null,
      cities: allCities(cities.data).map((city) => ({ ...city, name: cityName(city, language) })),
      center: start,
      zoom,
      ...(onPick && { onPick: (point: Point) => pick(point) }),
    }),
  )
  const isReady = tiles !== undefined && !cities.isPending
  useEffect(() => {
    if (!make || !isReady) return undefined
    const made = draw(make)
    drawn.setState({ map: made })
    return () => {
      made.remove()
      drawn.setState({ map: null })
    }
  }, [make, isReady, drawn])
  return { element, map, failed: code.isError, retry: () => void code.refetch(), attribution: tiles?.attribution }
}
