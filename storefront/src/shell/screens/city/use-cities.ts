import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchCode } from '../../load-code.ts'
import { type City, loadCities } from './city.ts'

/** The list of cities, cached while the shop is open. */
export const citiesQuery = queryOptions({
  queryKey: ['place', 'cities'],
  queryFn: () => fetchCode(loadCities),
  staleTime: Infinity,
  gcTime: Infinity,
})

export const useCities = () => useQuery(citiesQuery)

export const allCities = (byCountry: ReadonlyMap<unknown, City[]> | undefined): City[] => [...(byCountry?.values() ?? [])].flat()
