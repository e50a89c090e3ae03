import type { City } from './city.ts'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|[\s'’-]/gu, '')
    .toLowerCase()

/** How well a city fits what was typed, 0 best; null when it does not. Names in every language count, and Pinyin by its first letters. */
function matchScore(city: City, query: string): number | null {
  const names = [city.zh, city.en, city.ko, city.ja].map(plain).filter(Boolean)
  if (names.includes(query)) return 0
  if (names.some((name) => name.startsWith(query))) return 1
  if (city.initials.toLowerCase() === query) return 1
  return names.some((name) => name.includes(query)) ? 2 : null
}

/** Cities whose name is, begins with or holds what was typed, the large ones first among equals. */
export function findCities(cities: Iterable<City>, typed: string, limit = Infinity): City[] {
  const query = plain(typed)
  if (query === '') return []
  return Array.from(cities, (city) => ({ city, score: matchScore(city, query) }))
    .filter((one): one is { city: City; score: number } => one.score !== null)
    .toSorted((a, b) => a.score - b.score || a.city.rank - b.city.rank)
    .slice(0, limit)
    .map(({ city }) => city)
}
