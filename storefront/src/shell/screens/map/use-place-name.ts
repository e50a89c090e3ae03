import { useLanguage, useTranslations } from '../../translations.tsx'
import type { City } from '../city/city.ts'
import type { Point } from '../city/nearest-city.ts'
import { allCities, useCities } from '../city/use-cities.ts'
import { coordinates, namePlace } from './place-label.ts'

export interface PlaceName {
  label: string
  region: string | undefined
  /** The one that the point is in. */
  city: City | undefined
}

/** The label of a point; its coordinates where no city is near. */
export function usePlaceName(point: Point | null): PlaceName {
  const t = useTranslations('location')
  const language = useLanguage()
  const { data } = useCities()
  if (!point) return { label: '', region: undefined, city: undefined }
  const { kind, name, km, region, city } = namePlace(allCities(data), point, language)
  const label = kind === 'in' ? name : kind === 'near' ? t('distance_from', { km, name }) : coordinates(point)
  return { label, region, city }
}
