import type { ShopStorage } from '../../session/storage.ts'
import type { City, CountryCode } from './city.ts'

const maxCities = 6

/** A city is remembered by its country and English name, so that a change of language shows it in the new one. */
const keyOf = ({ country, en }: City) => `${country} ${en}`

function readKeys(storage: ShopStorage): string[] {
  try {
    const stored: unknown = JSON.parse(storage.read('lm_recent_cities') ?? '[]')
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}

/** Cities chosen on this device lately, the last one first. */
export function recentCities(storage: ShopStorage, byCountry: ReadonlyMap<CountryCode, City[]>): City[] {
  const byKey = new Map([...byCountry.values()].flat().map((city) => [keyOf(city), city]))
  return readKeys(storage).flatMap((key) => byKey.get(key) ?? [])
}

export function rememberCity(storage: ShopStorage, city: City) {
  const key = keyOf(city)
  const keys = [key, ...readKeys(storage).filter((stored) => stored !== key)].slice(0, maxCities)
  storage.write('lm_recent_cities', JSON.stringify(keys))
}
