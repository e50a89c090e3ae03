import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'

/** The quote for an amount, requested again when it expires or `refresh` is called; none while `amount` is null. */
export function useQuote(unit_from: PricedUnit, amount: string | null) {
  const quote = useQuery({
    ...query('conversion/quote', { unit_from, amount: amount ?? '1' }),
    enabled: amount !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const { data, error, isFetching, refetch } = quote
  return { data: amount === null ? undefined : data, error: amount === null ? null : error, isFetching, refresh: () => refetch() }
}
