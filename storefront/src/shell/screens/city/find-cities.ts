import type { City } from './city.ts'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|[\s'’-]/gu, '')
    .toLowerCase()

/** Rank of a city for a search text, 0 best; null if it does not match. Matches names in every language, and Pinyin initials. */
function matchScore(city: City, query: string): number | null {
  const names = [city.zh, city.en, city.ko, city.ja].map(plain).filter(Boolean)
  if (names.includes(query)) return 0
  if (names.some((name) => name.startsWith(query))) return 1
  if (city.initials.toLowerCase() === query) return 1
  return names.some((name) => name.includes(query)) ? 2 : null
}

/** Cities whose name equals, starts with or contains the search text, larger ones first within a rank. */
export function findCities(cities: Iterable<City>, typed: string, limit = Infinity): City[] {
  const query = plain(typed)
  if (query === '') return []
  return Array.from(cities, (city) => ({ city, score: matchScore(city, query) }))
    .filter((one): one is { city: City; score: number } => one.score !== null)
    .toSorted((a, b) => a.score - b.score || a.city.rank - b.city.rank)
    .slice(0, limit)
    .map(({ city }) => city)
}
