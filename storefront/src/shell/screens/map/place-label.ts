import type { Language } from '@longmall/contract/fields.ts'
import { type City, cityName } from '../city/city.ts'
import { nearestCity, type Point } from '../city/nearest-city.ts'

/** As far as this a point counts as being in the city. */
const withinKm = 25
/** Beyond this distance the nearest city is not shown. */
const nearKm = 300

export interface NamedPlace {
  kind: 'in' | 'near' | 'nowhere'
  /** Empty when no city is near. */
  name: string
  km: number
  /** Of the city that the point is in. */
  region: string | undefined
  city: City | undefined
}

/** What a point is called: a city of the list, or how far it is from the nearest one. */
export function namePlace(cities: readonly City[], point: Point, language: Language): NamedPlace {
  const nearest = nearestCity(cities, point)
  if (!nearest || nearest.km > nearKm) return { kind: 'nowhere', name: '', km: 0, region: undefined, city: undefined }
  const { city, km } = nearest
  const isIn = km <= withinKm
  const own = isIn ? { region: city.region, city } : { region: undefined, city: undefined }
  return { kind: isIn ? 'in' : 'near', name: cityName(city, language), km: Math.round(km), ...own }
}

/** `22.54286, 114.05956`: the format accepted by map applications. */
export const coordinates = ({ latitude, longitude }: Point) => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
