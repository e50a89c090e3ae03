import type { QueryClient } from '@tanstack/react-query'
import type { QueryPath } from '@longmall/web/call/query.ts'

/** Queries whose data are the same for everyone: they may be stored on the device and remain after log-out. */
export const publicQueries = [
  'site/state',
  'content/home',
  'catalogue/categories',
  'catalogue/list',
  'catalogue/detail',
  'catalogue/brands',
  'catalogue/top_list',
  'coupon/offers',
  'campaign/full_reduction',
  'campaign/full_reductions',
  'campaign/of_goods',
  'campaign/topics',
  'campaign/view',
  'campaign/zone',
  'flash_sale/items',
  'flash_sale/sessions',
] as const satisfies readonly QueryPath[]

export const isPublicQuery = (queryKey: readonly unknown[]) => publicQueries.some((path) => path === queryKey.slice(0, -1).join('/'))

/** Removes all query data that are, or may be, a member's. */
export function removeMemberQueries(queryClient: QueryClient) {
  queryClient.getMutationCache().clear()
  queryClient.removeQueries({ predicate: ({ queryKey }) => !isPublicQuery(queryKey) })
}
