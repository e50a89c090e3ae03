import type { City } from './city.ts'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|[\s'’-]/gu, '')
    .toLowerCase()

/** How well a city fits what was typed, 0 best; null when it does not. Names in every language count, and Pinyin by its first letters. */
function fitOf(city: City, wanted: string): number | null {
  const names = [city.zh, city.en, city.ko, city.ja].map(plain).filter(Boolean)
  if (names.includes(wanted)) return 0
  if (names.some((name) => name.startsWith(wanted))) return 1
  if (city.initials.toLowerCase() === wanted) return 1
  return names.some((name) => name.includes(wanted)) ? 2 : null
}

/** Cities whose name is, begins with or holds what was typed, the large ones first among equals. */
export function findCities(cities: Iterable<City>, typed: string, most = Infinity): City[] {
  const wanted = plain(typed)
  if (wanted === '') return []
  return Array.from(cities, (city) => ({ city, fit: fitOf(city, wanted) }))
    .filter((one): one is { city: City; fit: number } => one.fit !== null)
    .toSorted((a, b) => a.fit - b.fit || a.city.rank - b.city.rank)
    .slice(0, most)
    .map(({ city }) => city)
}
