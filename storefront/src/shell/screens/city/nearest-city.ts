import type { City } from './city.ts'

export interface Point {
  latitude: number
  longitude: number
}

const earthKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres between two points, along the ground. */
export function distanceKm(a: Point, b: Point): number {
  const [latitude, longitude] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const half = Math.sin(latitude / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** The nearest city of the list to a point, and its distance. */
export function nearestCity(cities: Iterable<City>, point: Point): { city: City; km: number } | null {
  let nearest: { city: City; km: number } | null = null
  for (const city of cities) {
    const km = distanceKm(city, point)
    if (!nearest || km < nearest.km) nearest = { city, km }
  }
  return nearest
}
