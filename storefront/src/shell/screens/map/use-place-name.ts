import { useLanguage, usePhrases } from '../../phrases.tsx'
import type { Point } from '../city/nearest-city.ts'
import { allCities, useCities } from '../city/use-cities.ts'
import { coordinates, namePlace } from './place-label.ts'

export interface PlaceName {
  label: string
  region: string | undefined
}

/** What a point is called, in words; its coordinates where no city is near. */
export function usePlaceName(point: Point | null): PlaceName {
  const say = usePhrases('place')
  const language = useLanguage()
  const { data } = useCities()
  if (!point) return { label: '', region: undefined }
  const { kind, name, km, region } = namePlace(allCities(data), point, language)
  const label = kind === 'in' ? name : kind === 'near' ? say('near', { km, name }) : coordinates(point)
  return { label, region }
}
