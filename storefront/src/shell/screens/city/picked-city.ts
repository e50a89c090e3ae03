import type { City, CountryCode } from './city.ts'

/** A city as adopted by a form. */
export interface PickedCity {
  /** In the language it was chosen in. */
  name: string
  country: CountryCode
  region: string
  latitude: number
  longitude: number
}

const key = 'lm_picked_city'

/** Stores the choice for the calling screen, in this tab alone. */
export function storePickedCity({ country, region, latitude, longitude }: City, name: string) {
  const picked: PickedCity = { name, country, region, latitude, longitude }
  sessionStorage.setItem(key, JSON.stringify(picked))
}

/** The city that was picked, once: taking it removes it. */
export function consumePickedCity(): PickedCity | null {
  const stored = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return stored ? (JSON.parse(stored) as PickedCity) : null
}
